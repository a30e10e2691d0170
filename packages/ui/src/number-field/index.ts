export type { NumberFieldProps, OdometerFieldProps } from './number-field.tsx'
export { NumberField, OdometerField } from './number-field.tsx'
export type { NumberLimits } from './number-text.ts'
export { clampNumber, formatNumberText, parseNumberText } from './number-text.ts'
