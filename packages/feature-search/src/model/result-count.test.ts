import { describe, expect, it } from 'vitest'
import { countResults, countShown, formatFoundLabel, showMeLabel } from './result-count.ts'
import { createEmptySearchState, withFacet } from './search-state.ts'

const types = { new: 900, used: 1500, demo: 100 }

describe('countShown', () => {
  it('shows 1999 as it is [SRCH-090]', () => {
    expect(countShown(1999, types, 3000)).toBe(1999)
  })

  it('sums the conditions above 1999 [SRCH-090]', () => {
    expect(countShown(2000, types, null)).toBe(2500)
  })

  it('takes the configured stock count above 1999 [SRCH-090]', () => {
    expect(countShown(2000, types, 3000)).toBe(3000)
  })
})

describe('countResults', () => {
  const start = createEmptySearchState('relevance')
  const count = (total: number, chosen: string[]) =>
    countResults(
      { count: total, counts: { car_type: { new: 2000, used: 1999, demo: 100 } } },
      withFacet(start, 'car_type', chosen),
      null,
    )

  it('sums the chosen conditions alone, or all when none is chosen [SRCH-090] [D-25]', () => {
    expect(count(2000, ['new'])).toBe(2000)
    expect(count(2100, ['new', 'demo'])).toBe(2100)
    expect(count(4099, [])).toBe(4099)
    expect(count(1999, ['used'])).toBe(1999)
  })
})

describe('showMeLabel', () => {
  it.each([
    [1284, 'Show Me 1,284 cars'],
    [2, 'Show Me 2 cars'],
    [1, 'Show Me 1 car'],
    [0, 'Show Me 0 cars'],
  ])('says for %d %s [D-29]', (count, label) => {
    expect(showMeLabel(count)).toBe(label)
  })
})

describe('formatFoundLabel', () => {
  it('counts cars in words', () => {
    expect([0, 1, 1284].map((count) => formatFoundLabel(count))).toEqual([
      'No cars found',
      '1 car found',
      '1,284 cars found',
    ])
  })
})
