import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIST_FACETS, RANGE_FACETS } from './facets.ts'
import { createEmptySearchState, type SearchState, sortedUnique } from './search-state.ts'
import {
  chooseHistoryMethod,
  createSearchForm,
  formatSearchUrl,
  parsePhrase,
  parseSearchUrl,
  type SearchBase,
} from './search-url.ts'
import { SORT_OPTIONS } from './sort.ts'

/** Any code point; `unit: 'binary'` of fast-check is the same and takes seconds to prepare. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const settings = { sortValues: SORT_OPTIONS.map(({ value }) => value) }
const all: SearchBase = { path: '/search', rootPath: '/search', facets: {} }
const toyota: SearchBase = {
  path: '/search/toyota',
  rootPath: '/search',
  facets: { make: ['Toyota'] },
}

const parse = (address: string, base = all) => parseSearchUrl(address, base, settings)
const format = (state: SearchState, base = all) => formatSearchUrl(state, base, settings)
const empty = createEmptySearchState('relevance')

describe('parseSearchUrl', () => {
  it('reads the text from query [SRCH-011]', () => {
    expect(parse('/search?query=red+hilux').query).toBe('red hilux')
  })

  it.each([
    ['3', 3],
    ['1', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['two', 1],
    ['', 1],
    ['1e3', 1],
    ['99999999', 10_000],
  ])('reads page %s as %d [SRCH-012]', (text, page) => {
    expect(parse(`/search?page=${text}`).page).toBe(page)
  })

  it.each([
    ['price:asc', 'price:asc'],
    ['created_at_timestamp:desc', 'created_at_timestamp:desc'],
    ['price:sideways', 'relevance'],
    ['', 'relevance'],
  ])('reads sortBy %s as %s [SRCH-013]', (text, sortBy) => {
    expect(parse(`/search?sortBy=${text}`).sortBy).toBe(sortBy)
  })

  it('reads every part of an address at once [SRCH-015]', () => {
    const address =
      '/search?query=turbo&make=Toyota&make=Mazda&body=SUV&price=5000:20000&year=2019:&km=:50000&near=2291&within=50&sortBy=price:desc&page=2&utm_source=mail'
    expect(parse(address)).toEqual({
      query: 'turbo',
      page: 2,
      sortBy: 'price:desc',
      facets: { make: ['Mazda', 'Toyota'], body: ['SUV'] },
      ranges: { price: { min: 5000, max: 20000 }, km: { max: 50000 }, year: { min: 2019 } },
      near: { key: '2291', within: 50, isNearestFirst: false, point: null },
      otherParameters: [['utm_source', 'mail']],
    })
  })

  it.each([
    'price=abc',
    'price=5000',
    'price=:',
    'price=9:3',
    'price=-1:5',
    'car_type=boat',
    'certified=maybe',
    'make=',
  ])('ignores the impossible value of %s [D-21]', (query) => {
    expect(parse(`/search?${query}`)).toEqual(empty)
  })

  it('reads known values in any case, as a link written by hand has them [D-21]', () => {
    expect(parse('/search?state=QLD&car_type=Used&certified=True&make=Kia').facets).toEqual({
      state: ['qld'],
      car_type: ['used'],
      certified: ['true'],
      make: ['Kia'],
    })
  })

  it('reads the fields of a form without script, with separators [D-101]', () => {
    expect(
      parse('/search?price_min=5,000&price_max=20,000&year_min=2019&year_max=').ranges,
    ).toEqual({
      price: { min: 5000, max: 20000 },
      year: { min: 2019 },
    })
  })

  it('reads numbers of a form as people write them, one end without the other [PLUS-020]', () => {
    const ranges = (query: string) => parse(`/search?${query}`).ranges
    expect(ranges('price_min=$20,000.00&price_max=30k')).toEqual({
      price: { min: 20_000, max: 30_000 },
    })
    expect(ranges('km_min=&km_max=50,000 km')).toEqual({ km: { max: 50_000 } })
    expect(ranges('price_min=cheap&price_max=15.5K')).toEqual({ price: { max: 15_500 } })
    expect(ranges('price_min=cheap&price_max=')).toEqual({})
    expect(ranges('price_min=99999999999&price_max=15k')).toEqual({ price: { max: 15_000 } })
  })

  it('takes two ends of a form the wrong way round as they were meant [PLUS-020] [SRCH-075]', () => {
    const ranges = (query: string) => parse(`/search?${query}`).ranges
    expect(ranges('price_min=50,000&price_max=20,000')).toEqual({
      price: { min: 20_000, max: 50_000 },
    })
    expect(ranges('price_min=150,000&price_max=120,000&price_span=5000:120000')).toEqual({
      price: { min: 150_000 },
    })
  })

  it('takes a field that still holds its end of the offered range for untouched [PLUS-020]', () => {
    const ranges = (query: string) => parse(`/search?${query}`).ranges
    const offered = 'price_span=5000:120000'
    expect(ranges(`price_min=5,000&price_max=40,000&${offered}`)).toEqual({ price: { max: 40000 } })
    expect(ranges(`price_min=5,001&price_max=120,000&${offered}`)).toEqual({ price: { min: 5001 } })
    expect(ranges(`price_min=5,000&price_max=120,000&${offered}`)).toEqual({})
    expect(ranges(`price_min=5,000&price_max=119,999&${offered}`)).toEqual({
      price: { max: 119999 },
    })
    expect(parse(`/search?${offered}`).otherParameters).toEqual([])
  })

  it('adds what the path stands for, which the query can only narrow [D-18]', () => {
    const newAndDemo = {
      ...all,
      path: '/search/new-and-demo-cars',
      facets: { car_type: ['demo', 'new'] },
    }
    expect(parse('/search/toyota', toyota).facets).toEqual({ make: ['Toyota'] })
    expect(parse('/search/toyota?make=Mazda', toyota).facets).toEqual({ make: ['Toyota'] })
    expect(parse('/search/new-and-demo-cars?car_type=new', newAndDemo).facets).toEqual({
      car_type: ['new'],
    })
    expect(parse('/search?make=Mazda', toyota).facets).toEqual({ make: ['Mazda'] })
  })

  it('reads a whole URL, a trailing slash and a fragment', () => {
    expect(parse('https://cars.example/search/toyota/?query=a#top', toyota)).toMatchObject({
      query: 'a',
      facets: { make: ['Toyota'] },
    })
  })

  it('survives any text, and what it writes back reads the same [D-21]', () => {
    const hostile = fc.oneof(
      fc.string({ unit }),
      fc
        .array(fc.tuple(fc.string({ unit }), fc.string({ unit })))
        .map((pairs) => `${new URLSearchParams(pairs)}`),
      fc
        .tuple(
          fc.constantFrom('query', 'make', 'price', 'page', 'sortBy', '__proto__', 'constructor'),
          fc.string(),
        )
        .map(([name, value]) => `${name}=${value}`),
    )
    fc.assert(
      fc.property(hostile, (query) => {
        const state = parse(`/search?${query}`)
        const address = format(state)
        const again = parse(address)
        expect(again).toEqual(state)
        expect(format(again)).toBe(address)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps addresses within reason [D-21]', () => {
    const many = Array.from({ length: 500 }, (_, index) => `make=m${index}&x${index}=1`).join('&')
    const state = parse(`/search?${many}&query=${'a'.repeat(5000)}`)
    expect(state.facets.make).toHaveLength(50)
    expect(state.otherParameters).toHaveLength(20)
    expect(state.query).toHaveLength(200)
  })
})

const word = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.replace(/\p{C}/gu, 'x').trim().slice(0, 90).replace(/\p{C}/gu, '') || 'x')
const facets = fc.record(
  Object.fromEntries(
    LIST_FACETS.map(({ key, values }) => [
      key,
      fc
        .array(values ? fc.constantFrom(...Object.keys(values)) : word, {
          minLength: 1,
          maxLength: 4,
        })
        .map(sortedUnique),
    ]),
  ),
  { requiredKeys: [] },
)
const end = fc.nat({ max: 2_000_000 })
const range = fc.oneof(
  end.map((min) => ({ min })),
  end.map((max) => ({ max })),
  fc.tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
)
const states: fc.Arbitrary<SearchState> = fc.record({
  query: fc.oneof(fc.constant(''), word),
  page: fc.integer({ min: 1, max: 10_000 }),
  sortBy: fc.constantFrom(...settings.sortValues),
  facets,
  ranges: fc.record(Object.fromEntries(RANGE_FACETS.map(({ key }) => [key, range])), {
    requiredKeys: [],
  }),
  near: fc.oneof(
    fc.constant(null),
    fc.record({
      key: fc.constantFrom('2291', 'Merewether', '0800'),
      within: fc.constantFrom(null, 10, 500),
      isNearestFirst: fc.constant(false),
      point: fc.constant(null),
    }),
  ),
  otherParameters: fc.array(fc.tuple(fc.constantFrom('utm_source', 'gclid', 'ref'), word), {
    maxLength: 3,
  }),
})

describe('formatSearchUrl', () => {
  it('is undone by parseSearchUrl, at the root and at a path [SRCH-015] [SRCH-020]', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parse(format(state))).toEqual(state)
        expect(parse(format(state, toyota), toyota)).toEqual(state)
      }),
    )
  })

  it('writes in a fixed order and leaves defaults out [D-21]', () => {
    expect(format(parse('/search?page=1&sortBy=relevance'))).toBe('/search')
    expect(format(parse('/search?page=2&price=5000:&make=Toyota&make=Mazda&query=x'))).toBe(
      '/search?query=x&make=Mazda&make=Toyota&price=5000:&page=2',
    )
  })

  it('gives equal states equal addresses, whatever the order of the parameters [D-21]', () => {
    const pairs = [
      'make=Kia',
      'make=Ford',
      'price=1:2',
      'query=x',
      'sortBy=price:asc',
      'page=3',
      'body=SUV',
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(pairs, { minLength: pairs.length }), (shuffled) => {
        expect(format(parse(`/search?${shuffled.join('&')}`))).toBe(
          '/search?query=x&make=Ford&make=Kia&body=SUV&price=1:2&sortBy=price:asc&page=3',
        )
      }),
    )
  })

  it('keeps the path while the state holds what it stands for, and leaves it otherwise', () => {
    const state = parse('/search/toyota?body=SUV', toyota)
    expect(format(state, toyota)).toBe('/search/toyota?body=SUV')
    expect(format({ ...state, facets: { make: ['Mazda', 'Toyota'] } }, toyota)).toBe(
      '/search?make=Mazda&make=Toyota',
    )
    expect(format({ ...state, facets: {} }, toyota)).toBe('/search')
  })
})

describe('formatSearchUrl of a page with a map', () => {
  const map: SearchBase = { ...toyota, view: 'map' }

  it('asks for the map in every address, and is read as the same state [PLUS-081]', () => {
    const state = { ...empty, page: 2, facets: { make: ['Toyota'], body: ['Ute'] } }
    expect(format(state, map)).toBe('/search/toyota?body=Ute&page=2&view=map')
    expect(parse(format(state, map), map)).toEqual(state)
    expect(createSearchForm(state, map, settings).fields).toContainEqual(['view', 'map'])
    expect(format(parse('/search?view=map&utm_source=x'))).toBe('/search?utm_source=x')
  })
})

describe('createSearchForm', () => {
  it('sends the other choices along [D-101]', () => {
    const state = parse('/search/toyota?body=SUV&price=5000:', toyota)
    expect(createSearchForm(state, toyota, settings)).toEqual({
      action: '/search/toyota',
      fields: [
        ['body', 'SUV'],
        ['price', '5000:'],
      ],
    })
  })
})

describe('words that became filters', () => {
  it('are read and written while one of their filters is chosen [PLUS-072]', () => {
    const address = '/search?make=Kia&price=:30000&typed=kia~make:Kia&typed=under+30k,+please~price'
    const state = parse(address)
    expect(state.typed).toEqual([
      { words: 'kia', chips: ['make:Kia'] },
      { words: 'under 30k, please', chips: ['price'] },
    ])
    expect(format(state)).toBe(address)
    expect(format({ ...state, ranges: {} })).toBe('/search?make=Kia&typed=kia~make:Kia')
  })

  it('are ignored where they name no filter, and few [PLUS-072]', () => {
    expect(parse('/search?typed=').typed).toBeUndefined()
    expect(parse('/search?typed=white').typed).toBeUndefined()
    expect(parse(`/search?${'typed=a~make:b&'.repeat(99)}`).typed).toHaveLength(20)
    expect(format(parse('/search?typed=white~colour_family:white~constructor:x'))).toBe('/search')
  })
})

describe('parsePhrase', () => {
  it('reads what a person typed, and over which text [PLUS-072]', () => {
    expect(parsePhrase('/search?query=+white++hilux&over=')).toEqual({
      phrase: 'white  hilux',
      over: '',
    })
    expect(parsePhrase('/search?query=white+suv&over=white')?.over).toBe('white')
    expect(parsePhrase('/search?over=white')).toEqual({ phrase: '', over: 'white' })
    expect(parsePhrase('/search?query=hilux')).toBeNull()
    expect(format(parse('/search?query=hilux&over=x'))).toBe('/search?query=hilux')
  })
})

describe('chooseHistoryMethod', () => {
  it.each([
    ['a facet', '?make=Kia', 'push'],
    ['the order', '?sortBy=price:asc', 'push'],
    ['the page', '?page=2', 'push'],
    ['text', '?query=x', 'replace'],
    ['a range', '?price=5000:', 'replace'],
    ['a facet with text', '?query=x&make=Kia', 'push'],
  ])('for %s is right [D-21]', (_, query, method) => {
    expect(chooseHistoryMethod(empty, parse(`/search${query}`))).toBe(method)
  })

  it('replaces when typed words become filters, and adds an entry for each filter after them [PLUS-072]', () => {
    const typed = parse('/search?make=Kia&colour_family=white&typed=white~colour_family:white')
    expect(chooseHistoryMethod(parse('/search?query=white+kia'), typed)).toBe('replace')
    expect(chooseHistoryMethod(typed, { ...typed, facets: { make: ['Kia'] } })).toBe('push')
  })

  it('replaces when typing leads back to page 1 [D-21]', () => {
    expect(chooseHistoryMethod(parse('/search?page=3'), parse('/search?query=x'))).toBe('replace')
  })
})
