import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLeadCursor, readLeadCursor, readLeadFeedLimit } from './lead-feed.ts'

describe('readLeadFeedLimit', () => {
  it.each([
    [null, 50],
    ['1', 1],
    ['200', 200],
    ['201', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e2', null],
    ['', null],
    ['many', null],
  ])('reads %j as %j', (text, limit) => {
    expect(readLeadFeedLimit(text)).toBe(limit)
  })
})

describe('readLeadCursor', () => {
  it('is the inverse of formatLeadCursor, in characters of an address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 - 1 }), (position) => {
        const cursor = formatLeadCursor('harbour-2', position)
        expect(cursor).toMatch(/^[\w-]+$/)
        expect(readLeadCursor('harbour-2', cursor)).toBe(position)
      }),
    )
  })

  it('begins at 0 without a cursor', () => {
    expect(readLeadCursor('harbour', null)).toBe(0)
    expect(readLeadCursor('harbour', '')).toBe(0)
  })

  it.each(['7', 'ä', btoa('1.x.harbour'), btoa('2.7.harbour'), btoa('1.7'), btoa('1.-7.harbour')])(
    'takes %j for none',
    (text) => {
      expect(readLeadCursor('harbour', text)).toBeNull()
    },
  )

  it('takes no cursor of another site', () => {
    expect(readLeadCursor('ridgeline', formatLeadCursor('harbour', 7))).toBeNull()
  })
})
