import { describe, expect, it } from 'vitest'
import { aCatalogueClient, aProduct } from '../testing/index.ts'
import { loadProductPage } from './load-product-page.ts'

const site = {
  id: 'north',
  dealerships: [
    { id: 1, name: 'North' },
    { id: 2, name: 'South' },
  ],
}
const products = [
  ...Array.from({ length: 43 }, (_, index) =>
    aProduct({
      sku: `M${index}`,
      name: `Mat ${index}`,
      categories: ['Interior'],
      price: index + 1,
    }),
  ),
  aProduct({ sku: 'BAR', name: 'Bull Bar', price: 2500, categories: ['Protection'], stock: 0 }),
  aProduct({
    sku: 'BAR',
    name: 'Bull Bar',
    price: 2600,
    categories: ['Protection'],
    dealership_id: 2,
  }),
  aProduct({ sku: 'ASK', name: 'Canopy', price: null, categories: ['Protection'] }),
]

const load = async (address: string, dealershipIds = [1]) => {
  const searchClient = aCatalogueClient(site, { products })
  const loaded = await loadProductPage({ searchClient }, dealershipIds, address)
  if (loaded.kind !== 'page') throw new Error(`expected a page, got ${loaded.kind}`)
  const names = loaded.results.items.map(({ name, price }) => `${name} ${price}`)
  return { ...loaded, names, searchClient }
}

describe('loadProductPage', () => {
  it('shows products of the dealership, 21 to a page [API-012]', async () => {
    const { results } = await load('/parts/search')
    expect(results.items).toHaveLength(21)
    expect(results).toMatchObject({ count: 45, pages: 3 })
    expect(results.items.map(({ dealership_id }) => dealership_id)).not.toContain(2)
    const both = await load('/parts/search', [1, 2])
    expect(both.results.count).toBe(46)
    const none = await load('/parts/search', [])
    expect(none.results.count).toBe(0)
  })

  it('is narrowed by category and price, both ends included [API-012]', async () => {
    const { names } = await load('/parts/search?categories=Interior&price=40:42&sortBy=price:asc')
    expect(names).toEqual(['Mat 39 40', 'Mat 40 41', 'Mat 41 42'])
    const { names: dear } = await load('/parts/search?categories=Protection&price=2500:')
    expect(dear).toEqual(['Bull Bar 2500'])
  })

  it('keeps the other choices of a refined list, and the ends of the price', async () => {
    const { results } = await load('/parts/search?categories=Interior&price=10:20')
    const [categories] = results.groups
    expect(categories?.values.map(({ value, count }) => [value, count])).toEqual([['Interior', 11]])
    expect(results.priceBounds).toMatchObject({ min: 1, max: 43 })
    const { results: wider } = await load('/parts/search?categories=Interior')
    expect(wider.groups[0]?.values.map(({ value, count }) => [value, count])).toEqual([
      ['Interior', 43],
      ['Protection', 2],
    ])
  })

  it('puts what is on the shelf first, and what has no price last by price', async () => {
    const { names } = await load('/parts/search?categories=Protection')
    expect(names).toEqual(['Canopy null', 'Bull Bar 2500'])
    const { names: byPrice } = await load('/parts/search?categories=Protection&sortBy=price:asc')
    expect(byPrice).toEqual(['Bull Bar 2500', 'Canopy null'])
  })

  it('finds part numbers and vehicles by text', async () => {
    expect((await load('/parts/search?query=bar')).names).toContain('Bull Bar 2500')
    expect((await load('/parts/search?query=hilux%20canopy')).names).toEqual(['Canopy null'])
  })

  it('shows the last page for one past the end', async () => {
    const { search, results, searchClient } = await load('/parts/search?page=99')
    expect(search.page).toBe(3)
    expect(results.items).toHaveLength(3)
    expect(searchClient.calls).toHaveLength(2)
  })

  it('says that it failed, with the address to try again', async () => {
    const searchClient = aCatalogueClient(site, { products })
    searchClient.isDown = true
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    const ports = { searchClient, onFailure }
    expect(await loadProductPage(ports, [1], '/parts/search?brand=A&page=2')).toMatchObject({
      kind: 'failed',
      retryHref: '/parts/search?brand=A&page=2',
      search: { page: 2, facets: { brand: ['A'] } },
    })
    expect(failures).toHaveLength(1)
  })
})
