import { describe, expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(parseByteRange(header, 100)).toEqual(range)
  })

  it.each([null, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=0-1'])(
    'sends the whole file for %j',
    (header) => {
      expect(parseByteRange(header, 100)).toBeNull()
    },
  )
})
