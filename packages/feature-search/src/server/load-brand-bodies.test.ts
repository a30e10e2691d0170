import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aCatalogueClient, aRange } from '../testing/index.ts'
import { loadBrandBodies } from './load-brand-bodies.ts'
import { loadCarModelPage } from './load-car-model-page.ts'

const site = aSite()
const searchClient = aCatalogueClient(site, { models: aRange(site.id) })

describe('loadBrandBodies', () => {
  it('tells which bodies each make has in stock', async () => {
    const bodies = await loadBrandBodies({ searchClient })
    expect(bodies['ford']?.toSorted()).toEqual(['Coupe', 'Ute'])
    expect(bodies['land-rover']).toEqual(['SUV'])
  })

  it('goes without them while the search fails, and tells what failed', async () => {
    const failures: unknown[] = []
    const failing = { search: () => Promise.reject(new Error('down')) }
    const ports = { searchClient: failing, onFailure: (error: unknown) => failures.push(error) }
    expect(await loadBrandBodies(ports)).toEqual({})
    expect(failures).toHaveLength(1)
  })
})

describe('loadCarModelPage', () => {
  const load = async (address: string, make?: string) => {
    const loaded = await loadCarModelPage({ searchClient }, address, make)
    return loaded.kind === 'page' ? loaded.results : null
  }

  it('of one make lists its models with counts and lowest prices, whatever else is asked [SITE-044]', async () => {
    const results = await load('/toyota/overview?make=Mazda', 'Toyota')
    expect(results?.count).toBe(5)
    expect(new Set(results?.items.map(({ manufacturer }) => manufacturer.name))).toEqual(
      new Set(['Toyota']),
    )
    expect(results?.groups.map(({ key }) => key)).toEqual(['model', 'body'])
    expect(results?.items[0]).toMatchObject({ stock_count: 29, price_from: 54_990 })
  })

  it('of every make lists them all', async () => {
    expect((await load('/range'))?.count).toBe(25)
  })
})
