import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carModelCatalogue } from './car-model-search.ts'
import {
  type CatalogueSearch,
  createCatalogueRequests,
  createEmptyCatalogueSearch,
  formatCatalogueUrl,
  listCatalogueChips,
  parseCatalogueUrl,
  readCatalogueResults,
  toggleCatalogueFacet,
} from './catalogue-search.ts'
import { productCatalogue } from './product-search.ts'

/** Any code point; `unit: 'binary'` of fast-check is the same and takes seconds to prepare. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const all = createEmptyCatalogueSearch(productCatalogue)

const words = fc.string({ unit, maxLength: 30 })
const searches: fc.Arbitrary<CatalogueSearch> = fc
  .record({
    query: words,
    page: fc.integer({ min: 1, max: 9999 }),
    sortBy: fc.constantFrom(...productCatalogue.sorts.map(({ value }) => value)),
    categories: fc.array(words),
    brand: fc.array(words),
    min: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
    max: fc.option(fc.integer({ min: 500, max: 9_999_999 }), { nil: undefined }),
  })
  .map(({ query, page, sortBy, categories, brand, min, max }) => {
    const url = new URLSearchParams({ query, page: String(page), sortBy })
    for (const value of categories) url.append('categories', value)
    for (const value of brand) url.append('brand', value)
    url.set('price', `${min ?? ''}:${max ?? ''}`)
    return parseCatalogueUrl(productCatalogue, `/parts?${url}`)
  })

describe('parseCatalogueUrl', () => {
  it('is the inverse of formatCatalogueUrl', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const address = formatCatalogueUrl(productCatalogue, search, '/parts/search')
        expect(parseCatalogueUrl(productCatalogue, address)).toEqual(search)
        expect(new URL(address, 'https://x.test').pathname).toBe('/parts/search')
      }),
    )
  })

  it('never throws and never yields what cannot be meant', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (text) => {
        const search = parseCatalogueUrl(productCatalogue, text)
        expect(search.page).toBeGreaterThanOrEqual(1)
        expect(productCatalogue.sorts.map(({ value }) => value)).toContain(search.sortBy)
      }),
    )
  })

  it.each([
    ['/parts?page=0', { page: 1 }],
    ['/parts?page=-2', { page: 1 }],
    ['/parts?page=2.5', { page: 1 }],
    ['/parts?sortBy=dearest', { sortBy: 'relevance' }],
    ['/parts?price=500:50', { price: {} }],
    ['/parts?price=50', { price: {} }],
    ['/parts?price_min=1,500&price_max=%242,000', { price: { min: 1500, max: 2000 } }],
    ['/parts?price_min=&price_max=90', { price: { max: 90 } }],
    ['/parts?price_min=19.95&price_max=cheap', { price: { min: 19 } }],
    ['/parts?price_min=1.5k&price_max=', { price: { min: 1500 } }],
    ['/parts?price_min=200&price_max=50', { price: { min: 50, max: 200 } }],
    ['/parts?page=99999', { page: 10_000 }],
    ['/parts?query=%20tow%09bar%20', { query: 'tow bar' }],
    ['https://a.test/parts?brand=B&brand=A&brand=B#x', { facets: { brand: ['A', 'B'] } }],
  ])('reads %s', (address, expected) => {
    expect(parseCatalogueUrl(productCatalogue, address)).toMatchObject(expected)
  })

  it('knows no price on a list without one', () => {
    expect(parseCatalogueUrl(carModelCatalogue, '/range?price=1:2').price).toEqual({})
  })
})

describe('createCatalogueRequests', () => {
  it('asks for 21 car models from the offset of the page, by make, model and body [API-010] [API-011]', () => {
    const search = parseCatalogueUrl(
      carModelCatalogue,
      '/range?query=hybrid&make=Toyota&make=Mazda&model=CX-5&body=SUV&page=3',
    )
    const [main, ...side] = createCatalogueRequests(carModelCatalogue, search)
    expect(main).toMatchObject({
      indexName: 'car_models',
      params: {
        query: 'hybrid',
        offset: 42,
        length: 21,
        facetFilters: [
          ['manufacturer.name:Mazda', 'manufacturer.name:Toyota'],
          ['model.name:CX-5'],
          ['model.body:SUV'],
        ],
        facets: ['manufacturer.name', 'model.name', 'model.body'],
      },
    })
    expect(side.map(({ params }) => [params.facets, params.facetFilters])).toEqual([
      [['manufacturer.name'], [['model.name:CX-5'], ['model.body:SUV']]],
      [
        ['model.name'],
        [['manufacturer.name:Mazda', 'manufacturer.name:Toyota'], ['model.body:SUV']],
      ],
      [
        ['model.body'],
        [['manufacturer.name:Mazda', 'manufacturer.name:Toyota'], ['model.name:CX-5']],
      ],
    ])
  })

  it('takes an order from its own index', () => {
    const [main] = createCatalogueRequests(carModelCatalogue, {
      ...createEmptyCatalogueSearch(carModelCatalogue),
      sortBy: 'price',
    })
    expect(main?.indexName).toBe('car_models_price_from_asc')
  })

  it('does not let a leading minus negate', () => {
    const [main] = createCatalogueRequests(productCatalogue, {
      ...all,
      facets: { brand: ['-Brand'] },
    })
    expect(main?.params.facetFilters).toEqual([['brand:\\-Brand']])
  })
})

describe('readCatalogueResults', () => {
  const answer = (facets: Record<string, Record<string, number>>, nbHits = 22) => ({
    hits: ['a'],
    nbHits,
    facets,
    facets_stats: { price: { min: 5, max: 900 } },
  })

  it('counts pages of 21', () => {
    expect(readCatalogueResults(productCatalogue, all, [answer({}, 21)]).pages).toBe(1)
    expect(readCatalogueResults(productCatalogue, all, [answer({}, 22)]).pages).toBe(2)
  })

  it('takes a refined facet from its own answer and keeps a chosen value without results', () => {
    const search = { ...all, facets: { brand: ['Gone'] } }
    const { groups } = readCatalogueResults(productCatalogue, search, [
      answer({ brand: { Acme: 1 }, categories: { Towing: 3, Tyres: 7 } }),
      answer({ brand: { Acme: 9 } }),
    ])
    const values = groups.map(({ key, values: list }) => [
      key,
      list.map(({ value, count, isRefined }) => `${value} ${count} ${isRefined}`),
    ])
    expect(values).toEqual([
      ['categories', ['Tyres 7 false', 'Towing 3 false']],
      ['brand', ['Acme 9 false', 'Gone 0 true']],
    ])
  })

  it.each(['constructor', '__proto__'])('counts none of %s', (brand) => {
    const search = { ...all, facets: { brand: [brand] } }
    const { groups } = readCatalogueResults(productCatalogue, search, [
      answer({ brand: { Acme: 1 } }),
      answer({ brand: { Acme: 9 } }),
    ])
    const [brands] = groups.filter(({ key }) => key === 'brand')
    expect(brands?.values.map(({ value, count }) => [value, count])).toEqual([
      ['Acme', 9],
      [brand, 0],
    ])
  })

  it('offers models once a make is chosen', () => {
    const counts = { 'manufacturer.name': { Kia: 2 }, 'model.name': { Rio: 1 } }
    const keys = (query: string) => {
      const search = parseCatalogueUrl(carModelCatalogue, `/range?${query}`)
      const answers = [answer(counts), answer(counts), answer(counts)]
      return readCatalogueResults(carModelCatalogue, search, answers).groups.map(({ key }) => key)
    }
    expect(keys('')).toEqual(['make'])
    expect(keys('make=Kia')).toEqual(['make', 'model'])
    expect(keys('model=Rio')).toEqual(['make', 'model'])
  })
})

describe('toggleCatalogueFacet', () => {
  it('adds, takes away and goes back to the first page', () => {
    const once = toggleCatalogueFacet({ ...all, page: 4 }, 'brand', 'B')
    const twice = toggleCatalogueFacet(once, 'brand', 'A')
    expect(twice).toMatchObject({ page: 1, facets: { brand: ['A', 'B'] } })
    expect(toggleCatalogueFacet(once, 'brand', 'B').facets).toEqual({})
  })
})

describe('listCatalogueChips', () => {
  it('names each choice, and each leads to the search without it', () => {
    const search = parseCatalogueUrl(
      productCatalogue,
      '/parts?query=bar&brand=Acme&price=50:1500&page=2',
    )
    const chips = listCatalogueChips(productCatalogue, search)
    expect(chips.map(({ label }) => label)).toEqual(['“bar”', 'Acme', '$50 to $1,500'])
    expect(
      chips.map(({ without }) => formatCatalogueUrl(productCatalogue, without, '/parts')),
    ).toEqual([
      '/parts?brand=Acme&price=50:1500',
      '/parts?query=bar&price=50:1500',
      '/parts?query=bar&brand=Acme',
    ])
  })

  it.each([
    [{ min: 50 }, 'From $50'],
    [{ max: 1500 }, 'Up to $1,500'],
  ])('names the open price %o', (price, label) => {
    expect(listCatalogueChips(productCatalogue, { ...all, price })[0]?.label).toBe(label)
  })
})
