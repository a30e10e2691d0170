import type { Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { loadSimilarCars, type SimilarCarsPorts } from './load-similar-cars.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()

const here = (differences: Partial<Car>) =>
  aCar({ dealership_slug: 'example-motors', make: 'Ford', model: 'Focus', ...differences })
const subject = aCar({ id: 1, dealership_slug: 'example-motors', price: 30_000 })
const corollas = [2, 3].map((id) => here({ id, make: 'Toyota', model: 'Corolla', price: 90_000 }))
const hatchInWindow = here({ id: 4, price: 40_000 })
const suvInWindow = here({ id: 5, price: 20_000, simple_body: 'SUV' })
const outside = here({ id: 6, price: 40_001 })

async function load(cars: readonly Car[], more: Partial<SimilarCarsPorts> = {}, car = subject) {
  const searchClient = aStockSearchClient(cars, site, nowMs)
  const loaded = await loadSimilarCars({ searchClient, ...more }, site, car)
  return loaded.kind === 'cars' ? loaded.cars.map(({ id }) => id) : loaded.kind
}

describe('loadSimilarCars', () => {
  it('goes from the same model over the same body to the same price, ends included [D-34]', async () => {
    const cars = [outside, suvInWindow, hatchInWindow, ...corollas, subject]
    expect(await load(cars)).toEqual([2, 3, 4, 5])
  })

  it('puts the ids of another service first [D-33]', async () => {
    const loadSimilarIds = async () => [6]
    expect((await load([...corollas, outside], { loadSimilarIds }))[0]).toBe(6)
  })

  it('takes failing ids as none and says so', async () => {
    const failures: unknown[] = []
    const loadSimilarIds = () => Promise.reject(new Error('down'))
    expect(
      await load(corollas, { loadSimilarIds, onFailure: (error) => failures.push(error) }),
    ).toEqual([2, 3])
    expect(failures).toHaveLength(1)
  })

  it('shows at most 6 and never the car itself [SRCH-101] [SRCH-109]', async () => {
    const cars = Array.from({ length: 12 }, (_, index) =>
      here({ id: 100 + index, make: 'Toyota', model: 'Corolla' }),
    )
    const ids = await load([subject, ...cars])
    expect(ids).toHaveLength(6)
    expect(ids).not.toContain(1)
  })

  it('shows only cars in stock [SRCH-104]', async () => {
    const cars = [
      here({ id: 7, status: 'coming_soon' }),
      here({ id: 8, tag: 'SOLD', sold_date_timestamp: nowMs / 1000 }),
      here({ id: 9, price: 30_000 }),
    ]
    expect(await load(cars)).toEqual([9])
  })

  it('shows the latest when nothing is similar, and the way to search when there is nothing [SRCH-106]', async () => {
    expect(await load([outside])).toEqual([6])
    expect(await load([subject])).toBe('none')
  })

  it('only tells of a failing search [SRCH-108]', async () => {
    const failures: unknown[] = []
    const searchClient = aStockSearchClient([], site, nowMs)
    searchClient.isDown = true
    const onFailure = (error: unknown) => failures.push(error)
    expect(await loadSimilarCars({ searchClient, onFailure }, site, subject)).toEqual({
      kind: 'none',
    })
    expect(failures).toHaveLength(1)
  })
})
