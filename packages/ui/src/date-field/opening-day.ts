import { addDays, clampDate, type DateLimits, dateProblem, type IsoDate } from './iso-date.ts'

/** Day a calendar opens on: the chosen one, else the first one that can be chosen from `today` on. */
export function openingDay(
  { value, today, min, max }: DateLimits & { value: IsoDate; today: IsoDate },
  reasonFor?: (date: IsoDate) => string | null,
): IsoDate {
  if (value !== '') return value
  const first = clampDate(today, { min, max })
  const days = Array.from({ length: 60 }, (_, index) => addDays(first, index))
  return days.find((day) => dateProblem(day, { min, max }, reasonFor) === null) ?? first
}
