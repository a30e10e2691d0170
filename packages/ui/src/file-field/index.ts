export type { FileFieldProps } from './file-field.tsx'
export { FileField } from './file-field.tsx'
