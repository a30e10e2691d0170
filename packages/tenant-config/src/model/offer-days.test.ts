import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { formatOfferEnd, listRunningOffers } from './offer-days.ts'
import { contradictions } from './setting.contract.ts'

const offer = { slug: 'an-offer', title: 'An offer', text: 'A thing for less.' }
const whole = {
  ...offer,
  terms: 'Once a person.',
  href: '/search?body=SUV',
  linkLabel: 'See the SUVs',
  from: '2026-11-01',
  until: '2026-11-30',
  picture: { url: '/images/a.jpg', alt: '' },
}

describe('offers', () => {
  it('say what a buyer gets, on which terms and from when to when [SITE-040]', () => {
    expect(
      contradictions('offers', {
        fallback: [],
        accepts: [
          [whole],
          [{ ...whole, until: '2026-11-01' }],
          [{ ...whole, until: '2026-11-30T17:00:00+10:00' }],
        ],
        refuses: [
          [{ ...whole, slug: 'An offer' }],
          [{ ...whole, title: ' ' }],
          [{ ...whole, from: '1 November' }],
          [{ ...whole, until: 'soon' }],
          [{ ...whole, until: '2026-10-31' }],
          [{ ...whole, href: 'javascript:alert(1)' }],
          [whole, whole],
        ],
      }),
    ).toEqual([])
  })
})

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
