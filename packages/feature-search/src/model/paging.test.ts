import { describe, expect, it } from 'vitest'
import { clampPage, countPages, findPageOffset, PAGE_SIZE } from './paging.ts'

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
    expect(countPages(count)).toBe(pages)
  })

  it('starts page 3 after 42 cars [D-23]', () => {
    expect(findPageOffset(1)).toBe(0)
    expect(findPageOffset(3)).toBe(42)
  })
})

describe('clampPage', () => {
  it.each([
    [3, 5, 3],
    [9, 5, 5],
    [1, 0, 1],
  ])('page %d of %d is page %d [D-21]', (page, pages, expected) => {
    expect(clampPage(page, pages)).toBe(expected)
  })
})
