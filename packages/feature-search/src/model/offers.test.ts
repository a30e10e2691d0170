import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatOfferEnd, listRunningOffers } from './offers.ts'

const offer = { slug: 'an-offer', title: 'An offer', text: 'A thing for less.' }

describe('listRunningOffers', () => {
  const running = (more: object, now: string, timeZone = 'Australia/Brisbane' as const) => {
    const { offers } = aSite({ offers: [{ ...offer, ...more }] })
    return listRunningOffers({ offers, timeZone }, new Date(now)).length === 1
  }

  it('has an offer to the end of its last day where the dealer is [D-75]', () => {
    const until = '2026-11-30'
    expect(running({ until }, '2026-11-30T13:59:59Z')).toBe(true)
    expect(running({ until }, '2026-11-30T14:00:00Z')).toBe(false)
    const { offers } = aSite({ offers: [{ ...offer, until }] })
    const inPerth = { offers, timeZone: 'Australia/Perth' }
    expect(listRunningOffers(inPerth, new Date('2026-11-30T15:59:59Z'))).toHaveLength(1)
    expect(listRunningOffers(inPerth, new Date('2026-11-30T16:00:00Z'))).toHaveLength(0)
  })

  it('has it to an instant that is given', () => {
    const until = '2026-11-30T17:00:00+10:00'
    expect(running({ until }, '2026-11-30T07:00:00Z')).toBe(true)
    expect(running({ until }, '2026-11-30T07:00:01Z')).toBe(false)
  })

  it('has it from the first moment of its first day', () => {
    const from = '2026-11-01'
    expect(running({ from }, '2026-10-31T13:59:59Z')).toBe(false)
    expect(running({ from }, '2026-10-31T14:00:00Z')).toBe(true)
  })

  it('has one without days always', () => {
    expect(running({}, '2099-01-01T00:00:00Z')).toBe(true)
  })
})

describe('formatOfferEnd', () => {
  it('names the last day where the dealer is', () => {
    const zone = 'Australia/Brisbane'
    expect(formatOfferEnd({ until: '2027-01-31' }, zone)).toBe('Ends 31 January 2027')
    const instant = { until: '2026-11-30T23:00:00Z' }
    expect(formatOfferEnd(instant, zone)).toBe('Ends 1 December 2026')
    expect(formatOfferEnd({ until: null }, zone)).toBeNull()
  })
})
