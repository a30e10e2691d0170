export type { DateTimeFieldProps } from './date-time-field.tsx'
export { DateTimeField } from './date-time-field.tsx'
export type { DateTime, TimeSlot } from './time-slots.ts'
