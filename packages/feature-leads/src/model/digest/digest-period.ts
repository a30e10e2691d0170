import { addDays, findInstant, readWallClock } from '@forecourt/feature-locations/model'

/** Time a digest is about: the day it is made on, and the one before. */
export interface DigestPeriod {
  /** Day it is made on, YYYY-MM-DD at the site. */
  day: string
  /** Beginning of the day before. */
  from: Date
  /** Beginning of the day itself. */
  today: Date
  /** End of the day itself. */
  end: Date
}

/** Period of the digest of a day, by the clock of a time zone; a day may have 23 or 25 hours. */
export function createDigestPeriod(day: string, timeZone: string): DigestPeriod {
  const beginOf = (date: string) => findInstant({ date, minutes: 0 }, timeZone)
  return {
    day,
    from: beginOf(addDays(day, -1)),
    today: beginOf(day),
    end: beginOf(addDays(day, 1)),
  }
}

/**
 * Period of the digest that is due: that of today once its hour has come.
 * @param hour 0 to 23, by the clock of the time zone
 */
export function findDueDigest(now: Date, timeZone: string, hour: number): DigestPeriod | null {
  const { date, minutes } = readWallClock(now, timeZone)
  return minutes >= hour * 60 ? createDigestPeriod(date, timeZone) : null
}
