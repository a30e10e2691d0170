export type { FieldProps } from './field.tsx'
export { Field } from './field.tsx'
export type { ControlWiring } from './field-ids.ts'
export { controlWiring } from './field-ids.ts'
