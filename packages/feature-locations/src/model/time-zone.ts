/** A moment as the clock on a wall shows it. */
export interface WallClock {
  /** Calendar date, YYYY-MM-DD. */
  date: string
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  /** Minutes since midnight, 0 to 1439. */
  minutes: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/* Cached, because making one costs ten times what reading it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  // oxlint-disable-next-line forecourt/formatter-at-module-scope -- one for each time zone
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Content calendar and clock show in a time zone at a moment; summer time included. */
export function readWallClock(now: Date, timeZone: string): WallClock {
  const parts = clockOf(timeZone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return {
    date,
    weekday: findWeekday(date),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/**
 * The moment at which the clock on a wall shows a date and a time. Of an hour that comes twice it is one of the
 * two; in an hour that summer time leaves out, a moment beside it.
 */
export function findInstant(
  { date, minutes }: Pick<WallClock, 'date' | 'minutes'>,
  timeZone: string,
): Date {
  const wanted = clockMs({ date, minutes })
  // The second look corrects a first that fell on the other side of a change of the clock.
  const near = wanted - offsetMs(new Date(wanted), timeZone)
  return new Date(wanted - offsetMs(new Date(near), timeZone))
}

/** A moment as ISO 8601 with the offset of a time zone, `2026-11-24T09:00:00+10:00`. */
export function formatInstant(at: Date, timeZone: string): string {
  const offset = Math.round(offsetMs(at, timeZone) / 60_000)
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

const clockMs = ({ date, minutes }: Pick<WallClock, 'date' | 'minutes'>) =>
  Date.parse(`${date}T00:00:00Z`) + minutes * 60_000

function offsetMs(at: Date, timeZone: string): number {
  const wholeMinutes = Math.floor(at.getTime() / 60_000) * 60_000
  return clockMs(readWallClock(at, timeZone)) - wholeMinutes
}

/** Weekday of a calendar date, 0 Sunday to 6 Saturday. */
export function findWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The calendar date a number of days later; negative counts back. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}
