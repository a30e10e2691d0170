import type { DateLimits, IsoDate } from './iso-date.ts'

/** Days a visitor may choose at once, by a button under the calendar. */
export interface DatePreset {
  /** Words on the button, such as "Tomorrow" or "Next 7 days". */
  label: string
  /** The day; of a range the first and the last one. */
  dates: readonly IsoDate[]
}

export interface CalendarProps extends DateLimits {
  /** Chosen day, or the first and last day of a range; none is an empty list. */
  value: readonly IsoDate[]
  /** Chooses a first and a last day instead of one. */
  isRange?: boolean
  /** Marked as today. Default: the visitor's own. */
  today: IsoDate | undefined
  /** Why a day cannot be chosen, or null when it can. */
  reasonFor: ((date: IsoDate) => string | null) | undefined
  /** Choices of a whole day or range, made from today. */
  presets: ((today: IsoDate) => readonly DatePreset[]) | undefined
  /** Called with a day, or with both days of a range. */
  onChoose: (dates: readonly IsoDate[]) => void
}
