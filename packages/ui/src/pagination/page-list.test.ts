import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageList } from './page-list.ts'

const B = 'gap-before'
const A = 'gap-after'

describe('pageList', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, A, 8]],
    [4, 17, [1, 2, 3, 4, 5, A, 17]],
    [5, 17, [1, B, 4, 5, 6, A, 17]],
    [13, 17, [1, B, 12, 13, 14, A, 17]],
    [14, 17, [1, B, 13, 14, 15, 16, 17]],
    [17, 17, [1, B, 13, 14, 15, 16, 17]],
  ])('offers for page %i of %i %j', (page, pageCount, expected) => {
    expect(pageList(page, pageCount)).toEqual(expected)
  })

  it('rises from the first to the last page, has the current one and leaves out two pages or more at a gap', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(pages, ([page, pageCount]) => {
        const list = pageList(page, pageCount)
        const numbers = list.filter((entry) => typeof entry === 'number')
        expect(numbers).toContain(page)
        expect([numbers.at(0), numbers.at(-1)]).toEqual([1, pageCount])
        const faults = list.filter((entry, index) => {
          const step = Number(list[index + 1]) - Number(list[index - 1])
          const isGap = typeof entry !== 'number'
          return isGap
            ? step <= 2
            : typeof list[index + 1] === 'number' && list[index + 1] !== entry + 1
        })
        expect(faults).toEqual([])
      }),
    )
  })
})
