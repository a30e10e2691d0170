import { describe, expect, it } from 'vitest'
import { createDigestPeriod, findDueDigest } from './digest-period.ts'

const brisbane = 'Australia/Brisbane'

describe('createDigestPeriod', () => {
  it('goes from midnight to midnight at the site', () => {
    expect(createDigestPeriod('2026-11-20', brisbane)).toEqual({
      day: '2026-11-20',
      from: new Date('2026-11-18T14:00:00Z'),
      today: new Date('2026-11-19T14:00:00Z'),
      end: new Date('2026-11-20T14:00:00Z'),
    })
  })

  it('has 23 and 25 hours where clocks change', () => {
    const hours = (day: string) => {
      const { today, end } = createDigestPeriod(day, 'Australia/Sydney')
      return (end.getTime() - today.getTime()) / 3_600_000
    }
    expect(['2026-10-04', '2026-10-05', '2027-04-04'].map(hours)).toEqual([23, 24, 25])
  })
})

describe('findDueDigest', () => {
  it('is due from its hour on, to the end of the day', () => {
    const due = (time: string) => findDueDigest(new Date(time), brisbane, 7)?.day ?? null
    expect(due('2026-11-19T20:59:59Z')).toBeNull()
    expect(due('2026-11-19T21:00:00Z')).toBe('2026-11-20')
    expect(due('2026-11-20T13:59:59Z')).toBe('2026-11-20')
    expect(due('2026-11-20T14:00:00Z')).toBeNull()
  })

  it('may be due at midnight, and late in the evening', () => {
    expect(findDueDigest(new Date('2026-11-19T14:00:00Z'), brisbane, 0)?.day).toBe('2026-11-20')
    expect(findDueDigest(new Date('2026-11-20T12:59:59Z'), brisbane, 23)).toBeNull()
  })
})
