import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { createSimilarIdsHandler } from './similar-ids.handler.ts'

const site = aSite()
const nowMs = Date.UTC(2026, 10, 15)
const here = (id: number, model: string) =>
  aCar({ id, slug: `car-${id}`, model, dealership_slug: 'example-motors' })
const cars = [here(1, 'Corolla'), here(2, 'Yaris'), here(3, 'Corolla')]

async function ask(path: string, isDown = false) {
  const failures: unknown[] = []
  const searchClient = aStockSearchClient(cars, site, nowMs)
  searchClient.isDown = isDown
  const handle = createSimilarIdsHandler({
    loadCarBySlug: async (_, slug) => {
      const car = cars.find((candidate) => candidate.slug === slug)
      return car ? { kind: 'car', car } : { kind: 'unknown' }
    },
    searchClientFor: () => searchClient,
    onFailure: (error) => failures.push(error),
  })
  const response = await handle(new Request(`https://cars.example${path}`), site)
  return { status: response.status, body: await response.json(), failures }
}

describe('createSimilarIdsHandler', () => {
  it('answers with the ids of similar cars, most similar first, without the car [API-014] [D-33]', async () => {
    expect(await ask('/api/cars/car-1/similar.json')).toMatchObject({
      status: 200,
      body: { ids: [3, 2] },
    })
  })

  it.each(['/api/cars/car-9/similar.json', '/api/cars/%E0%A4%A/similar.json'])(
    'answers 404 without ids for %s [D-33]',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: { ids: [] } })
    },
  )

  it('has no ids while the search is down, and says so [SRCH-108]', async () => {
    const { status, body, failures } = await ask('/api/cars/car-1/similar.json', true)
    expect([status, body]).toEqual([200, { ids: [] }])
    expect(failures).toHaveLength(1)
  })
})
