import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createEmbeddedSearchClient } from '../adapters/embedded-search-client.ts'
import type { Product } from '../model/product.ts'
import { aProduct, aStockSearchClient } from '../testing/index.ts'
import { createCatalogue, createCatalogueScope } from './catalogue.ts'
import { createSearchEndpoint } from './search-endpoint.handler.ts'

const nowMs = Date.UTC(2026, 10, 15)
const north = aSite({ id: 'north' })
const south = aSite({ id: 'south' })

function open() {
  const world = {
    models: ['Corolla'],
    products: [aProduct()] as Product[],
    version: 1,
    loads: 0,
    failures: [] as unknown[],
    isDown: false,
    hasLostProducts: false,
    /** A renewal is not done before. */
    mayLoad: Promise.resolve(),
  }
  const catalogue = createCatalogue<typeof north>({
    searchClientFor: (site) => {
      world.loads++
      const stock = aStockSearchClient(
        world.models.map((model, id) =>
          aCar({ id, model: `${site.id} ${model}`, dealership_slug: 'example-motors' }),
        ),
        site,
        nowMs,
      )
      stock.isDown = world.isDown
      return stock
    },
    stockVersion: () => String(world.version),
    products: {
      version: async () => {
        if (world.hasLostProducts) throw new Error('no such folder')
        return world.products.length === 0 ? '' : String(world.products.length)
      },
      load: async () => {
        await world.mayLoad
        return world.products
      },
    },
    onFailure: (error) => world.failures.push(error),
  })
  const names = async (site: typeof north, indexName: string) => {
    const engine = await catalogue.engineFor(site)
    const client = createEmbeddedSearchClient({ engine, scope: createCatalogueScope(site) })
    const { results } = await client.search<{ name: string }>({ requests: [{ indexName }] })
    return (results[0] as { hits: { name: string }[] }).hits.map(({ name }) => name)
  }
  return { world, catalogue, names }
}

describe('createCatalogue', () => {
  it('keeps the models and products of two sites apart [PLUS-013]', async () => {
    const { names } = open()
    expect(await names(north, 'car_models')).toEqual(['Toyota north Corolla Hatch'])
    expect(await names(south, 'car_models')).toEqual(['Toyota south Corolla Hatch'])
    expect(await names(south, 'products')).toEqual(['Tow Bar Kit'])
  })

  it('is made once for any number of first visitors', async () => {
    const { world, catalogue } = open()
    await Promise.all([1, 2, 3].map(() => catalogue.engineFor(north)))
    await catalogue.engineFor(north)
    expect(world.loads).toBe(1)
  })

  it('answers as before while it is renewed after a change, then with the change', async () => {
    const { world, names } = open()
    await names(north, 'car_models')
    world.models = ['Camry']
    expect(await names(north, 'car_models')).toEqual(['Toyota north Corolla Hatch'])
    let letLoad = () => {}
    world.mayLoad = new Promise((resolve) => {
      letLoad = resolve
    })
    world.version++
    expect(await names(north, 'car_models')).toEqual(['Toyota north Corolla Hatch'])
    expect(await names(north, 'car_models')).toEqual(['Toyota north Corolla Hatch'])
    letLoad()
    await expect.poll(() => names(north, 'car_models')).toEqual(['Toyota north Camry Hatch'])
    world.products = [aProduct(), aProduct({ sku: 'X', name: 'Snorkel' })]
    await expect.poll(() => names(north, 'products')).toEqual(['Snorkel', 'Tow Bar Kit'])
  })

  it('keeps answering when a renewal fails, and tries again', async () => {
    const { world, names } = open()
    await names(north, 'car_models')
    Object.assign(world, { isDown: true, version: 2, models: ['Camry'] })
    await names(north, 'car_models')
    await expect.poll(() => world.failures).toHaveLength(1)
    let letLoad = () => {}
    world.mayLoad = new Promise((resolve) => {
      letLoad = resolve
    })
    world.isDown = false
    expect(await names(north, 'car_models')).toEqual(['Toyota north Corolla Hatch'])
    letLoad()
    await expect.poll(() => names(north, 'car_models')).toEqual(['Toyota north Camry Hatch'])
  })

  it('rejects when the first one cannot be made, and is made by the next', async () => {
    const { world, catalogue } = open()
    world.isDown = true
    await expect(catalogue.engineFor(north)).rejects.toThrow('down')
    world.isDown = false
    await expect(catalogue.engineFor(north)).resolves.toMatchObject({ generation: 2 })
  })

  it('says whether a site has parts to lead to, and no when that is not to be had', async () => {
    const { world, catalogue } = open()
    expect(await catalogue.hasProducts(north)).toBe(true)
    expect(world.loads).toBe(0)
    world.hasLostProducts = true
    expect(await catalogue.hasProducts(north)).toBe(false)
    expect(world.failures).toHaveLength(1)
    Object.assign(world, { hasLostProducts: false, products: [] })
    expect(await catalogue.hasProducts(north)).toBe(false)
  })

  it('answers through the search endpoint', async () => {
    const { catalogue } = open()
    const engine = await catalogue.engineFor(north)
    const endpoint = createSearchEndpoint({
      engineFor: () => engine,
      scopeFor: createCatalogueScope,
      path: '/api/catalogue',
    })
    const response = await endpoint(
      new Request('https://north.test/api/catalogue/1/indexes/*/queries', {
        method: 'POST',
        headers: { 'x-algolia-application-id': 'north', 'x-algolia-api-key': 'public' },
        body: JSON.stringify({ requests: [{ indexName: 'products', query: 'towbar' }] }),
      }),
      north,
    )
    expect(await response.json()).toMatchObject({ results: [{ hits: [{ sku: 'TB-2400' }] }] })
  })
})
