export type { MoneyFieldProps } from './money-field.tsx'
export { MoneyField } from './money-field.tsx'
