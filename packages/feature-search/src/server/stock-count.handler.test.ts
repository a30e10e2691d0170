import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { createStockCountHandler } from './stock-count.handler.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const cars = [
  aCar({ id: 1, make: 'Toyota', price: 20_000, dealership_slug: 'example-motors' }),
  aCar({ id: 2, make: 'Toyota', price: 20_001, dealership_slug: 'example-motors' }),
  aCar({ id: 3, make: 'Mazda', price: 15_000, dealership_slug: 'example-motors' }),
]

function open() {
  const client = aStockSearchClient(cars, site, nowMs)
  const world = { client, isAllowed: true, failures: 0, refused: [] as string[] }
  const handle = createStockCountHandler<typeof site>({
    searchClientFor: () => client,
    admit: () => (world.isAllowed ? { ok: true } : { ok: false, retryAfterSeconds: 3 }),
    onRefused: (reason) => world.refused.push(reason),
    onFailure: () => world.failures++,
  })
  const ask = (query: string) =>
    handle(new Request(`https://north.test/api/stock-count${query}`), site)
  return { world, ask }
}

describe('createStockCountHandler', () => {
  it.each([
    ['', 3, 'Show Me 3 cars'],
    ['?make=&body=&price=', 3, 'Show Me 3 cars'],
    ['?make=Toyota', 2, 'Show Me 2 cars'],
    ['?make=Toyota&price=:20000', 1, 'Show Me 1 car'],
    ['?make=Toyota&price=:19999', 0, 'Show Me 0 cars'],
    ['?make=Lotus', 0, 'Show Me 0 cars'],
  ])('counts what the search of "%s" finds: %d [PLUS-083]', async (query, count, label) => {
    const { ask } = open()
    expect(await (await ask(query)).json()).toEqual({ count, label })
  })

  it('refuses over the rate of searches', async () => {
    const { world, ask } = open()
    world.isAllowed = false
    const response = await ask('')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3'])
    expect(world.refused).toEqual(['rate'])
  })

  it('answers 502 when the search fails', async () => {
    const { world, ask } = open()
    world.client.isDown = true
    expect((await ask('')).status).toBe(502)
    expect(world.failures).toBe(1)
  })
})
