export type { SelectProps } from './select.tsx'
export { Select } from './select.tsx'
