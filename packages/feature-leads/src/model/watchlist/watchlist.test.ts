import { describe, expect, it } from 'vitest'
import { readWatchlist } from './watchlist.ts'

describe('readWatchlist', () => {
  it('reads entries that have an id, and nothing else of them [DATA-041]', () => {
    const answer = [
      { id: 7, name: 'Corolla' },
      { id: '8' },
      null,
      { car: 9 },
      { id: 1.5 },
      { id: 2 },
    ]
    expect(readWatchlist(answer)).toEqual([{ id: 7 }, { id: 2 }])
    expect(readWatchlist({ id: 7 })).toEqual([])
  })
})
