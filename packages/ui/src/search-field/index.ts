export type { SearchFieldProps } from './search-field.tsx'
export { SearchField } from './search-field.tsx'
