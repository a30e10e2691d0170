import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aCatalogueClient, aStockSearchClient } from '../testing/index.ts'
import { loadCarModelPage } from './load-car-model-page.ts'
import { loadCarModels } from './load-car-models.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
let lastId = 0
const here = (differences: Partial<Car>) =>
  aCar({ id: ++lastId, dealership_slug: 'example-motors', ...differences })

const corolla = (differences: Partial<Car>) =>
  here({ make: 'Toyota', model: 'Corolla', simple_body: 'Hatch', ...differences })
const cars = [
  corolla({ price: 31_990, car_type: 'new' }),
  corolla({ price: 24_990, car_type: 'used', price_type: 'Drive Away', colour: 'Red' }),
  corolla({ price: 5, car_type: 'demo', status: 'coming_soon' }),
  corolla({ price: 1000, status: 'sold', sold_date_timestamp: nowMs / 1000 }),
  corolla({ price: 2000, show_on_dealer_website: false }),
  corolla({ price: 3000, dealership_slug: 'another-group' }),
  corolla({ simple_body: 'Sedan', price: 27_000 }),
  corolla({ simple_body: null, price: 1200 }),
  here({ make: 'Mazda', model: 'BT-50', simple_body: null, price: null }),
]

const models = async (stock: readonly Car[] = cars) =>
  loadCarModels({ searchClient: aStockSearchClient(stock, site, nowMs) }, site)

describe('loadCarModels', () => {
  it('makes one model of each body for sale, with count and lowest displayable price', async () => {
    const found = new Map((await models()).map((model) => [model.objectID, model]))
    expect([...found.keys()].sort()).toEqual([
      'mazda/bt-50',
      'toyota/corolla/hatch',
      'toyota/corolla/sedan',
    ])
    expect(found.get('toyota/corolla/hatch')).toMatchObject({
      site_ids: ['example'],
      name: 'Toyota Corolla Hatch',
      manufacturer: { name: 'Toyota', slug: 'toyota' },
      model: { name: 'Corolla', slug: 'corolla', body: 'Hatch' },
      price_from: 24_990,
      price_type: 'Drive Away',
      picture_colour: 'Red',
      stock_count: 3,
      new_count: 1,
      used_count: 1,
      demo_count: 1,
    })
    expect(found.get('mazda/bt-50')).toMatchObject({
      name: 'Mazda BT-50',
      model: { body: null },
      price_from: null,
      price_type: null,
      stock_count: 1,
    })
  })

  it('of an empty stock has none', async () => {
    expect(await models([])).toEqual([])
  })

  it('finds every model of a large range, with calls of at most 50 requests', async () => {
    const range = Array.from({ length: 120 }, (_, index) =>
      here({ make: 'Kia', model: `K${index}`, simple_body: index % 2 ? 'SUV' : 'Ute' }),
    )
    const searchClient = aStockSearchClient(range, site, nowMs)
    const found = await loadCarModels({ searchClient, pause: async () => {} }, site)
    expect(found).toHaveLength(120)
    expect(searchClient.calls.map((requests) => requests.length)).toEqual([1, 50, 50, 20])
  })
})

describe('loadCarModelPage', () => {
  it('is narrowed by manufacturer, model and body, and found by text [API-010] [API-011]', async () => {
    const searchClient = aCatalogueClient(site, { models: await models() })
    const names = async (query: string) => {
      const loaded = await loadCarModelPage({ searchClient }, `/range?${query}`)
      return loaded.kind === 'page' ? loaded.results.items.map(({ name }) => name) : []
    }
    expect(await names('')).toEqual(['Toyota Corolla Hatch', 'Mazda BT-50', 'Toyota Corolla Sedan'])
    expect(await names('make=Toyota')).toEqual(['Toyota Corolla Hatch', 'Toyota Corolla Sedan'])
    expect(await names('make=Toyota&model=Corolla&body=Sedan')).toEqual(['Toyota Corolla Sedan'])
    expect(await names('make=Mazda&body=Sedan')).toEqual([])
    expect(await names('query=bt50')).toEqual(['Mazda BT-50'])
    expect(await names('sortBy=name')).toEqual([
      'Mazda BT-50',
      'Toyota Corolla Hatch',
      'Toyota Corolla Sedan',
    ])
    expect(await names('sortBy=price')).toEqual([
      'Toyota Corolla Hatch',
      'Toyota Corolla Sedan',
      'Mazda BT-50',
    ])
  })

  it('shows 21 to a page from the offset of the page [API-011]', async () => {
    const range = Array.from({ length: 50 }, (_, index) =>
      here({ make: 'Kia', model: `K${100 + index}` }),
    )
    const searchClient = aCatalogueClient(site, { models: await models(range) })
    const load = async (page: number) => {
      const loaded = await loadCarModelPage({ searchClient }, `/range?sortBy=name&page=${page}`)
      if (loaded.kind !== 'page') throw new Error('expected a page')
      return loaded.results
    }
    expect((await load(1)).items.map(({ model }) => model.name)).toEqual(
      Array.from({ length: 21 }, (_, index) => `K${100 + index}`),
    )
    expect((await load(3)).items.map(({ model }) => model.name)[0]).toBe('K142')
    expect(await load(3)).toMatchObject({ count: 50, pages: 3 })
  })
})
