import { readWallClock } from '@forecourt/feature-locations/model'
import { type Car, findCurrentPrice, formatDealerText, isSold } from '@forecourt/stock/model'
import { type Site, type TrustLine, type TrustLineIcon } from '@forecourt/tenant-config/model'

/** Part of a car that decides which promises are true of it. */
export type TrustedCar = Pick<
  Car,
  | 'car_type'
  | 'item_type'
  | 'certified'
  | 'price'
  | 'offer_price'
  | 'price_type'
  | 'build_date'
  | 'year'
  | 'km'
  | 'state'
  | 'dealership_slug'
  | 'status'
  | 'sold'
  | 'tag'
>

/** Part of a site that its promises are read from. */
export type TrustLineSite = Pick<Site, 'timeZone' | 'warranty'> & {
  vehiclePage: Pick<Site['vehiclePage'], 'trustLines'>
}

/** A promise as it stands beside a price. */
export interface ShownTrustLine {
  text: string
  icon: TrustLineIcon
}

/** Facts of a car as conditions ask for them; null for what is not known. */
interface Facts {
  price: number | null
  priceType: string | null
  /** Full months since it was built: the least and the most it can be. */
  ageMonths: readonly [youngest: number, oldest: number] | null
}

/**
 * The promises of a dealer that are true of this very car, in order: one whose conditions do not hold,
 * or ask for a fact that is not known, is left out. A sold car has none.
 * @param now decides how old the car is, in the time zone of the site
 * Source: D-115, PLUS-078
 */
export function listTrustLines(car: TrustedCar, site: TrustLineSite, now: Date): ShownTrustLine[] {
  if (isSold(car)) return []
  const facts = factsOf(car, site, now)
  return site.vehiclePage.trustLines.flatMap(({ text, icon, when }) => {
    const words = wordsOf(text, car, site)
    return words !== null && isTrueOf(car, facts, when) ? [{ text: words, icon }] : []
  })
}

function factsOf(car: TrustedCar, site: TrustLineSite, now: Date): Facts {
  const price = findCurrentPrice(car)
  return {
    price,
    priceType: price === null ? null : normal(car.price_type),
    ageMonths: ageMonths(car, site.timeZone, now),
  }
}

function isTrueOf(car: TrustedCar, facts: Facts, when: TrustLine['when']): boolean {
  const [youngest, oldest] = facts.ageMonths ?? [null, null]
  return (
    isOneOf(car.car_type, when.carTypes) &&
    isOneOf(normal(car.item_type), when.itemTypes.map(normal)) &&
    (car.certified || !when.certified) &&
    isOneOf(facts.priceType, when.priceTypes.map(normal)) &&
    isWithin(facts.price, facts.price, when.minPrice, when.maxPrice) &&
    isWithin(youngest, oldest, when.minAgeMonths, when.maxAgeMonths) &&
    isWithin(car.km, car.km, when.minKm, when.maxKm) &&
    isOneOf(normal(car.state), when.states) &&
    isOneOf(car.dealership_slug, when.dealerships)
  )
}

const normal = (text: string | null) => text?.trim().toLowerCase() || null

/** True when a fact is among those wanted; any is, known or not, where none is named. */
const isOneOf = (fact: string | null, wanted: readonly (string | null)[]) =>
  wanted.length === 0 || (fact !== null && wanted.includes(fact))

/** True when a fact known to lie from `low` to `high` is certainly inside the limits, ends included. */
function isWithin(
  low: number | null,
  high: number | null,
  min: number | null,
  max: number | null,
): boolean {
  if (min !== null && (low === null || low < min)) return false
  return max === null || (high !== null && high <= max)
}

/** `{warranty}` and `{protectionPlan}` in words; null where the dealer has no warranty for cars of this type. */
function wordsOf(line: string, { car_type }: TrustedCar, { warranty }: TrustLineSite) {
  const text = formatDealerText(line, warranty)
  if (!text.includes('{warranty}')) return text
  const words = car_type === 'used' ? warranty.used : warranty.new
  return words === null ? null : text.replaceAll('{warranty}', words)
}

/**
 * Full months since the first day of the build month; of a car whose build year alone is known, from
 * those of its December to those of its January.
 */
function ageMonths(
  { build_date, year }: Pick<Car, 'build_date' | 'year'>,
  timeZone: string,
  now: Date,
): readonly [number, number] | null {
  const [thisYear = 0, thisMonth = 0] = readWallClock(now, timeZone).date.split('-').map(Number)
  const since = (builtYear: number, builtMonth: number) =>
    Math.max((thisYear - builtYear) * 12 + thisMonth - builtMonth, 0)
  const [, builtYear, builtMonth] = /^(\d{4})-(\d{2})$/.exec(build_date ?? '') ?? []
  if (builtYear && builtMonth) {
    const months = since(Number(builtYear), Number(builtMonth))
    return [months, months]
  }
  return year === null ? null : [since(year, 12), since(year, 1)]
}
