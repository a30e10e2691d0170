import { aSite } from '@forecourt/tenant-config/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createSearchHistoryEntry,
  formatSearchHistory,
  formatSearchHistoryKey,
  listRecentSearches,
  parseSearchHistory,
  rememberSearch,
  type SearchHistoryEntry,
  withSearch,
} from './search-history.ts'
import { createEmptySearchState, withFacet, withQuery, withRange } from './search-state.ts'

const entry = (path: string) => ({ path, refinements: {} })

describe('createSearchHistoryEntry', () => {
  it('holds the non-empty refinements and the path [SRCH-110]', () => {
    const state = withRange(
      withFacet(createEmptySearchState('relevance'), 'make', ['Kia']),
      'price',
      {
        min: 5000,
      },
    )
    expect(createSearchHistoryEntry(state, '/search/kia')).toEqual({
      path: '/search/kia',
      refinements: { make: ['Kia'], price: ['5000:'] },
    })
    expect(createSearchHistoryEntry(withQuery(state, 'x'), '/search').refinements).toHaveProperty(
      'query',
      ['x'],
    )
  })
})

describe('withSearch', () => {
  it('keeps 5 entries, the newest first, and drops the oldest [SRCH-111]', () => {
    const history = ['/1', '/2', '/3', '/4', '/5', '/6'].reduce(
      (entries, path) => withSearch(entries, entry(path)),
      [] as ReturnType<typeof withSearch>,
    )
    expect(history.map(({ path }) => path)).toEqual(['/6', '/5', '/4', '/3', '/2'])
  })

  it('drops an exact repeat of the newest entry [D-79]', () => {
    const history = [entry('/1')]
    expect(withSearch(history, entry('/1'))).toBe(history)
  })
})

describe('rememberSearch', () => {
  const chosen = (refinements: SearchHistoryEntry['refinements']) => ({
    path: '/search',
    refinements,
  })
  const steps = (...entries: SearchHistoryEntry['refinements'][]) =>
    entries
      .map(chosen)
      .reduce(rememberSearch, [] as readonly SearchHistoryEntry[])
      .map(({ refinements }) => refinements)

  it('remembers a search of several steps once, as it ended [SRCH-110]', () => {
    expect(
      steps(
        { make: ['Kia'] },
        { make: ['Kia'], body: ['SUV'] },
        { make: ['Kia'], body: ['SUV'], price: [':40000'] },
        { make: ['Kia'], body: ['SUV'], price: [':30000'] },
      ),
    ).toEqual([{ make: ['Kia'], body: ['SUV'], price: [':30000'] }])
    expect(steps({ query: ['hil'] }, { query: ['hilux'] })).toEqual([{ query: ['hilux'] }])
  })

  it('keeps the fuller search on the way back', () => {
    expect(steps({ make: ['Kia'], body: ['SUV'] }, { make: ['Kia'] })).toEqual([
      { make: ['Kia'], body: ['SUV'] },
    ])
  })

  it('remembers another search beside it, 5 at most [SRCH-111]', () => {
    expect(
      steps({ make: ['Kia'] }, { make: ['Ford'] }, { query: ['hilux'] }, { query: ['x'] }),
    ).toEqual([{ query: ['x'] }, { query: ['hilux'] }, { make: ['Ford'] }, { make: ['Kia'] }])
    const makes = ['a', 'b', 'c', 'd', 'e', 'f'].map((make) => ({ make: [make] }))
    expect(steps(...makes)).toEqual(makes.slice(1).reverse())
  })

  it('remembers nothing of a search without a choice', () => {
    expect(steps({})).toEqual([])
    expect(steps({ make: ['Kia'] }, {})).toEqual([{ make: ['Kia'] }])
  })
})

describe('listRecentSearches', () => {
  const history: SearchHistoryEntry[] = [
    { path: '/search', refinements: { make: ['Toyota'], price: [':40000'] } },
    { path: '/search/suv', refinements: { body: ['SUV'] } },
    { path: '/search', refinements: { make: ['Toyota'], price: [':40000'] } },
    { path: '/search', refinements: { query: ['tow bar'] } },
  ]

  it('are named by their filters and lead to their short address, each once', () => {
    expect(listRecentSearches(history, aSite(), '/search')).toEqual([
      { href: '/search/toyota?price=:40000', label: 'Toyota, Up to $40,000' },
      { href: '/search/suv', label: 'SUV' },
      { href: '/search?query=tow+bar', label: '“tow bar”' },
    ])
  })

  it('leave the present search out', () => {
    const labels = listRecentSearches(history, aSite(), '/search/suv').map(({ label }) => label)
    expect(labels).not.toContain('SUV')
  })

  it('lead to the addresses of a used-only site', () => {
    const usedOnly = aSite({ routing: { stockBasePath: '/used-car' } })
    expect(listRecentSearches(history, usedOnly, '')[1]?.href).toBe('/used-car/suv')
  })
})

describe('parseSearchHistory', () => {
  it('reads back what was stored under the key of the site [DATA-060] [D-79]', () => {
    const history = [entry('/search/kia'), { path: '/search', refinements: { make: ['Kia'] } }]
    expect(formatSearchHistoryKey('harbour')).toBe('harbour:search-history')
    expect(formatSearchHistory([])).toBe('{"v":1,"data":[]}')
    expect(parseSearchHistory(formatSearchHistory(history))).toEqual(history)
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"v":2,"data":[{"path":"/","refinements":{}}]}',
    '{"v":1,"data":7}',
    '{"v":1,"data":[null,{"path":1},{"path":"/","refinements":{"make":"Kia"}}]}',
  ])('is empty for %s [D-79]', (text) => {
    expect(parseSearchHistory(text)).toEqual([])
  })

  it('survives any text [D-79]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const history = parseSearchHistory(text)
        expect(Array.isArray(listRecentSearches(history, aSite(), ''))).toBe(true)
      }),
    )
  })
})
