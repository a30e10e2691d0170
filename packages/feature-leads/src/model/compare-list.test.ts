import { describe, expect, it } from 'vitest'
import { compareFullText, parseCarIds, readCompareList, toggleCompared } from './compare-list.ts'

describe('toggleCompared', () => {
  it('adds up to 4 cars and refuses the fifth [D-64]', () => {
    let ids: readonly number[] = []
    for (const id of [7, 8, 9, 10]) ids = toggleCompared(ids, id).ids
    expect(ids).toEqual([7, 8, 9, 10])
    expect(toggleCompared(ids, 11)).toEqual({ kind: 'full', ids })
    expect(compareFullText).toBe('You can compare up to 4 vehicles.')
  })

  it('takes a car out again, also from a full list [D-64]', () => {
    expect(toggleCompared([7, 8, 9, 10], 8)).toEqual({ kind: 'removed', ids: [7, 9, 10] })
  })
})

describe('parseCarIds', () => {
  it('skips what is no id, repeats and a fifth car [D-64]', () => {
    expect(parseCarIds('5,x,-1,0,5,1.5,6,,7,8,9')).toEqual([5, 1, 6, 7])
    expect(parseCarIds(null)).toEqual([])
    expect(parseCarIds('9'.repeat(40))).toEqual([])
  })

  it('reads as many as a longer list may have', () => {
    expect(parseCarIds('1.2.3.4.5.6', 100)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('readCompareList', () => {
  it('takes anything but a list of ids for empty [DATA-063]', () => {
    expect(readCompareList({ ids: [1] })).toBeNull()
    expect(readCompareList([3, '4', null, 3, 5, 6, 7, 8])).toEqual([3, 5, 6, 7])
  })
})
