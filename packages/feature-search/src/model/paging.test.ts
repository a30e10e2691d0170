import { describe, expect, it } from 'vitest'
import { PAGE_SIZE, pageCount, pageOffset, pageWithin } from './paging.ts'

describe('PAGE_SIZE', () => {
  it('is 21 [SRCH-097]', () => {
    expect(PAGE_SIZE).toBe(21)
  })
})

describe('pageCount and pageOffset', () => {
  it.each([
    [0, 0],
    [1, 1],
    [21, 1],
    [22, 2],
    [42, 2],
    [43, 3],
  ])('%d cars fill %d pages [D-23]', (count, pages) => {
    expect(pageCount(count)).toBe(pages)
  })

  it('starts page 3 after 42 cars [D-23]', () => {
    expect(pageOffset(1)).toBe(0)
    expect(pageOffset(3)).toBe(42)
  })
})

describe('pageWithin', () => {
  it.each([
    [3, 5, 3],
    [9, 5, 5],
    [1, 0, 1],
  ])('page %d of %d is page %d [D-21]', (page, pages, expected) => {
    expect(pageWithin(page, pages)).toBe(expected)
  })
})
