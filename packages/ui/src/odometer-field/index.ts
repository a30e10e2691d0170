export type { OdometerFieldProps } from './odometer-field.tsx'
export { OdometerField } from './odometer-field.tsx'
