import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import { findCarEstimate } from '@forecourt/feature-finance/model/stock'
import { readWallClock } from '@forecourt/feature-locations/model'
import {
  createStockFilter,
  matchesStockFilter,
  type StockRecord,
  toStockRecord,
  type WeeklyPayment,
} from '@forecourt/feature-search/model'
import { type Car, findCurrentPrice, isDisplayablePrice } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { parseSite, type Site } from '@forecourt/tenant-config/model'
import { readDealer } from './dealer-file.ts'
import { dataFolder } from './journey.ts'

/** Every vehicle of a dealer of the site under test, straight from its database. */
export async function loadImportedCars(siteId: string): Promise<Car[]> {
  const database = await openDatabase({ directory: join(dataFolder, 'postgres') })
  try {
    const stock: Car[] = []
    await createPostgresStockStore(database).loadStock(siteId, (cars) => {
      stock.push(...cars)
    })
    return stock
  } finally {
    await database.close()
  }
}

/** The configuration of a dealer of the site under test. */
export function siteOf(id: string): Site {
  const parsed = parseSite(readDealer(id))
  if (!parsed.ok) throw new Error(`${id} cannot be read`)
  return parsed.site
}

function weeklyPaymentOf(car: Car, site: Site, today: string): WeeklyPayment | null {
  const estimate = findCarEstimate(car, site, today)
  if (!estimate) return null
  const { weekDollars: payment, amountDollars: amount, ratePercent: rate } = estimate
  return { payment, amount, rate, comparison_rate: estimate.comparisonRatePercent }
}

/** Content the search of a dealer may show now. */
export async function loadSearchedRecords(siteId: string): Promise<StockRecord[]> {
  const site = siteOf(siteId)
  const cars = await loadImportedCars(siteId)
  const { date: today } = readWallClock(new Date(), site.timeZone)
  const { governmentCharges } = site.search
  const weekly = { shape: '', of: (car: Car) => weeklyPaymentOf(car, site, today) }
  return cars
    .map((car) => toStockRecord(car, { ...site, governmentCharges, weekly }))
    .filter((record) => matchesStockFilter({ ...record }, createStockFilter(site, Date.now())))
}

const has = (media: string | readonly unknown[] | null) => Number(Boolean(media?.length))

/** Kind of a vehicle by everything its page treats apart. */
const kindOf = (car: Car) => ({
  carType: car.car_type,
  itemType: car.item_type,
  price: isDisplayablePrice(findCurrentPrice(car)) ? car.price_type : 'none',
  status: `${car.status}${car.reserved ? ' reserved' : ''}`,
  media: [car.images, car.spin_images, car.walkaround_videos, car.spin_interior_image].map(has),
})

/** Aspects of a vehicle that a sample is spread over. */
export type CarAspect = keyof ReturnType<typeof kindOf>

/** The first vehicle, by slug, of each kind that differs in one of the aspects. */
export function sampleEachKind(
  cars: readonly Car[],
  aspects: readonly CarAspect[] = ['carType', 'itemType', 'price', 'status', 'media'],
): Car[] {
  const sample = new Map<string, Car>()
  for (const car of cars.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const kind = kindOf(car)
    const key = JSON.stringify(aspects.map((aspect) => kind[aspect]))
    if (!sample.has(key)) sample.set(key, car)
  }
  return [...sample.values()]
}
