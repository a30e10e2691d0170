export type { DividerProps } from './divider.tsx'
export { Divider } from './divider.tsx'
