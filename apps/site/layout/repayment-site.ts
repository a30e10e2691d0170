import type { RateDays } from '@forecourt/feature-finance/model'
import { describeRepayments, findRateDays } from '@forecourt/feature-finance/model/stock'
import { readWallClock } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'

const findToday = ({ timeZone }: Pick<Site, 'timeZone'>, now: Date): string =>
  readWallClock(now, timeZone).date

/** Days of the rates a site shows repayments with; null where it shows none. */
export const rateDaysOf = (site: Site, now: Date): RateDays | null =>
  findRateDays(site, findToday(site, now))

/** Words about the repayments of a page; null where the site shows none. */
export const repaymentWordsOf = (site: Site, now: Date) =>
  describeRepayments(site, findToday(site, now))
