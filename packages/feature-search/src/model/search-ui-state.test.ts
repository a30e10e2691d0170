import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { pickSearchUrlSettings } from './search-canonical.ts'
import { readSearchUiState, toSearchUiState } from './search-ui-state.ts'
import { parseSearchUrl } from './search-url.ts'

const site = aSite()
const root = { path: '/search', rootPath: '/search', facets: {} }
const stateOf = (query: string) =>
  parseSearchUrl(`/search?${query}`, root, pickSearchUrlSettings(site))

describe('toSearchUiState', () => {
  it('uses attributes, names of indices and text of ranges, as InstantSearch does', () => {
    const state = stateOf('query=hilux&page=2&sortBy=price:asc&body=SUV&price=5000:&colour=-odd')
    expect(toSearchUiState(state, site)).toEqual({
      query: 'hilux',
      page: 2,
      sortBy: 'cars_price_asc',
      refinementList: { simple_body: ['SUV'], colour: ['\\-odd'] },
      range: { compared_price: '5000:' },
      near: null,
      besideNearest: 'price:asc',
      typed: undefined,
      otherParameters: [],
    })
  })

  it('takes the place of a state before it, whatever that asked for', () => {
    const before = stateOf(
      'query=hilux&page=2&sortBy=price:asc&body=SUV&price=5000:&utm_source=post',
    )
    const open = stateOf('')
    const uiState = { ...toSearchUiState(before, site), ...toSearchUiState(open, site) }
    expect(readSearchUiState(uiState, site)).toEqual(open)
  })
})

describe('readSearchUiState', () => {
  it.each([
    '',
    'query=hilux&page=3',
    'make=Kia&typed=kia~make:Kia',
    'make=Toyota&make=Mazda&make_model=Toyota+Corolla&body=SUV&price=5000:20000&km=:50000&year=2019:',
    'sortBy=created_at_timestamp:desc&colour=-odd&colour=White&utm_source=post',
    'near=-32.93,151.78&within=50&sortBy=nearest',
    'near=-32.93,151.78&sortBy=price:asc',
  ])('is the inverse for "%s"', (query) => {
    expect(readSearchUiState(toSearchUiState(stateOf(query), site), site)).toEqual(stateOf(query))
  })

  it('passes over what is no facet of ours, and reads nothing as an open search', () => {
    const foreign = { refinementList: { doors: ['5'], make: [] }, range: { doors: '2:4' } }
    expect(readSearchUiState(foreign, site)).toEqual(stateOf(''))
  })
})
