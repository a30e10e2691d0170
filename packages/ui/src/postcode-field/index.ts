export type { PostcodeFieldProps } from './postcode-field.tsx'
export { PostcodeField } from './postcode-field.tsx'
export type { PostcodePlace } from './postcode-places.ts'
