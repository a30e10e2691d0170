import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { toStockRecord } from '@forecourt/feature-search/model'
import { importFeedFolder } from '@forecourt/site-server'
import { findFeedFormat } from '@forecourt/stock/feed'
import { type Car, findBodyShape, GENERIC_SHAPE, type StockStore } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { createTenantStore } from '@forecourt/tenant-config/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const logged: { site: string; ok: boolean; rows: number; rejected: number }[] = []
const logger = {
  info: (_: string, fields?: object) => void logged.push(fields as (typeof logged)[number]),
  warn: () => {},
  error: () => {},
}
const quiet = { ...logger, info: () => {} }
const sites = await createTenantStore({
  directory: folder('tenants'),
  logger: quiet,
  watch: false,
})

let database: TestDatabase
const stock = new Map<string, Car[]>()
const carsOf = (site: string) => stock.get(site) ?? []
const values = (site: string, key: 'item_type' | 'simple_body') =>
  [...new Set(carsOf(site).map((car) => car[key]))].toSorted((one, other) =>
    String(one).localeCompare(String(other)),
  )

async function loadStock(store: StockStore, site: string): Promise<Car[]> {
  const cars: Car[] = []
  await store.loadStock(site, (batch) => void cars.push(...batch))
  return cars.toSorted((one, other) => one.id - other.id)
}

const untimed = (car: Car) => ({ ...car, updated_at: '' })

beforeAll(async () => {
  database = await createTestDatabase()
  const store = createPostgresStockStore(database)
  const options = { store, sites: sites.sites(), folder: folder('feeds'), logger }
  await importFeedFolder(options)
  await importFeedFolder(options)
  for (const { id } of sites.sites()) stock.set(id, await loadStock(store, id))
}, 60_000)
afterAll(async () => {
  await database.close()
})

describe('importFeedFolder', () => {
  it('takes every row of the five feeds, once', () => {
    expect(logged.toSorted((a, b) => a.site.localeCompare(b.site))).toEqual([
      { site: 'aurelia', ok: true, rows: 60, rejected: 0 },
      { site: 'caravans', ok: true, rows: 90, rejected: 0 },
      { site: 'harbour', ok: true, rows: 1200, rejected: 0 },
      { site: 'ironbark', ok: true, rows: 120, rejected: 0 },
      { site: 'ridgeline', ok: true, rows: 300, rejected: 0 },
    ])
  })

  it('takes every vehicle back unchanged in the JSON of its own [D-103]', async () => {
    const store = createPostgresStockStore(database)
    const format = findFeedFormat('forecourt-json')
    if (!format) throw new Error('expected the own format')
    for (const site of sites.sites()) {
      const lines = carsOf(site.id).map((car) => JSON.stringify(car))
      const bytes = Readable.from([Buffer.from(lines.join('\n'))])
      await importStock({ store, site, format, bytes, now: new Date() })
      const again = await loadStock(store, site.id)
      expect(again.map(untimed)).toEqual(carsOf(site.id).map(untimed))
    }
  })

  it('gives every vehicle a body that is known and drawn', () => {
    const odd = [...stock.values()]
      .flat()
      .filter(({ simple_body }) => findBodyShape(simple_body) === GENERIC_SHAPE)
    expect(odd.map(({ slug, bodyconfiguration }) => [slug, bodyconfiguration])).toEqual([])
  })

  it('gives no electric car a tank', () => {
    const tanks = [...stock.values()]
      .flat()
      .filter(({ simple_fuel, variant }) => simple_fuel === 'Electric' && variant?.fuelcapacity)
    expect(tanks.map(({ slug }) => slug)).toEqual([])
  })

  it('knows the caravans by their kinds and sizes [DATA-016]', () => {
    expect(values('caravans', 'item_type')).toEqual(['Car', 'Caravan', 'Motorhome'])
    const caravans = carsOf('caravans').filter(({ item_type }) => item_type === 'Caravan')
    expect(caravans.length).toBeGreaterThan(60)
    for (const { specifications, km, simple_fuel, name } of caravans) {
      expect([name, km, simple_fuel]).toEqual([name, null, null])
      expect(Object.values(specifications ?? { none: null })).not.toContain(null)
    }
    const beds = new Set(
      carsOf('caravans').map(
        (car) => toStockRecord(car, { id: 'caravans', dealerships: [] }).sleeps,
      ),
    )
    expect(beds.size).toBeGreaterThan(3)
  })

  it('knows trucks, buses, vans and motorcycles', () => {
    expect(values('ironbark', 'item_type')).toEqual(['Bus', 'Motorcycle', 'Truck', 'Ute', 'Van'])
    expect(values('ironbark', 'simple_body')).toEqual(
      expect.arrayContaining([
        'Bus',
        'Heavy Truck',
        'Light Truck',
        'Naked Bike',
        'Prime Mover',
        'Van',
      ]),
    )
    const motorcycles = carsOf('ironbark').filter(({ item_type }) => item_type === 'Motorcycle')
    for (const { doors, variant, simple_transmission, name } of motorcycles) {
      expect([name, doors]).toEqual([name, null])
      expect(variant?.enginesize).toBeGreaterThan(100)
      expect(simple_transmission).toMatch(/^(?:Manual|Automatic)$/)
    }
    const movers = carsOf('ironbark').filter(({ simple_body }) => simple_body === 'Prime Mover')
    for (const { specifications, variant } of movers) {
      expect(specifications?.axle_type).toBe('6x4')
      expect(variant?.grossvehiclemass).toBeGreaterThanOrEqual(25_000)
    }
  })

  it('knows one marque only at its own dealer', () => {
    expect(new Set(carsOf('aurelia').map(({ make }) => make))).toEqual(new Set(['Aurelia']))
    expect(values('aurelia', 'item_type')).toEqual([null])
    const others = ['caravans', 'harbour', 'ironbark', 'ridgeline'].flatMap(carsOf)
    expect(others.filter(({ make }) => make === 'Aurelia')).toEqual([])
  })
})
