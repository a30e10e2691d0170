export type { DateFieldProps } from './date-field.tsx'
export { DateField } from './date-field.tsx'
export type { IsoDate } from './iso-date.ts'
export { addDays, findWeekday, formatDay } from './iso-date.ts'
