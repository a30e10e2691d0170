export type { NumberFieldProps } from './number-field.tsx'
export { NumberField } from './number-field.tsx'
export type { NumberLimits } from './number-text.ts'
export { clampNumber, formatNumberText, parseNumberText } from './number-text.ts'
