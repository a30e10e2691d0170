export type { CodeFieldProps } from './code-field.tsx'
export { CodeField } from './code-field.tsx'
