import { describe, expect, it } from 'vitest'
import { searchHistoryEntry, withSearch } from './search-history.ts'
import { emptySearchState, withFacet, withQuery, withRange } from './search-state.ts'

const entry = (path: string) => ({ path, refinements: {} })

describe('searchHistoryEntry', () => {
  it('holds the non-empty refinements and the path [SRCH-110]', () => {
    const state = withRange(withFacet(emptySearchState('relevance'), 'make', ['Kia']), 'price', {
      min: 5000,
    })
    expect(searchHistoryEntry(state, '/search/kia')).toEqual({
      path: '/search/kia',
      refinements: { make: ['Kia'], price: ['5000:'] },
    })
    expect(searchHistoryEntry(withQuery(state, 'x'), '/search').refinements).toHaveProperty(
      'query',
      ['x'],
    )
  })
})

describe('withSearch', () => {
  it('keeps 5 entries, the newest first, and drops the oldest [SRCH-111]', () => {
    const history = ['/1', '/2', '/3', '/4', '/5', '/6'].reduce(
      (kept, path) => withSearch(kept, entry(path)),
      [] as ReturnType<typeof withSearch>,
    )
    expect(history.map(({ path }) => path)).toEqual(['/6', '/5', '/4', '/3', '/2'])
  })

  it('drops an exact repeat of the newest entry [D-79]', () => {
    const history = [entry('/1')]
    expect(withSearch(history, entry('/1'))).toBe(history)
  })
})
