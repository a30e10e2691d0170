const longDay = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day in words, "15 November 2026". @param day midnight in UTC */
export function formatLongDay(day: Date): string {
  return longDay.format(day)
}
