export type { DividerLineProps } from './divider.tsx'
export { DividerLine } from './divider.tsx'
