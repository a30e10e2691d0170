export type { DateRange, DateRangeFieldProps } from './date-range-field.tsx'
export { DateRangeField } from './date-range-field.tsx'
