import { describe, expect, it } from 'vitest'
import { aJourneyAnswers, aLead } from '../../testing/index.ts'
import { createLeadJourney } from '../journey/lead-journey.ts'
import { createSuccessContent, readSuccessMarker } from '../success-marker.ts'
import { findHoldEnd, formatReservationReference, isLive, toCents } from './reservation.ts'
import { createReservationMail } from './reservation-mail.ts'
import { createReservationMarker } from './reservation-marker.ts'

const now = new Date('2026-11-23T01:00:00.000Z')
const after = (ms: number) => new Date(now.getTime() + ms)

describe('isLive', () => {
  const expiresAt = findHoldEnd({ holdMinutes: 15 }, now)

  it('counts a hold until the very moment of its end [PLUS-105]', () => {
    const held = { status: 'held', expiresAt } as const
    expect([isLive(held, after(900_000 - 1)), isLive(held, after(900_000))]).toEqual([true, false])
  })

  it.each([
    ['paying', true],
    ['reserved', true],
    ['failed', false],
    ['expired', false],
    ['refunded', false],
  ] as const)('of one that is %s is %s, whenever it ends', (status, live) => {
    expect(isLive({ status, expiresAt }, after(9e9))).toBe(live)
  })
})

describe('toCents', () => {
  it.each([
    [200, 20_000],
    [99.5, 9950],
    [19.99, 1999],
    [0.1 + 0.2, 30],
  ])('of %d dollars is %d', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents)
  })
})

describe('createReservationMarker', () => {
  const id = '7a6b5c4d-1111-4222-8333-444455556666'
  const car = { id: 1, name: '2021 Mazda CX-5', path: '/cars/2021-mazda-cx-5-u1' }

  it('carries the receipt to the page after it', () => {
    const marker = createReservationMarker(car, { id, amountCents: 9950, lead: aLead() })
    expect(marker.receipt).toEqual({ reference: 'R-7A6B5C4D', amount: '$99.50' })
    expect(formatReservationReference(id)).toBe('R-7A6B5C4D')
    expect(readSuccessMarker(JSON.parse(JSON.stringify(marker)))).toEqual(marker)
  })

  it('says after a purchase that is brought to its buyer what happens then [D-14]', () => {
    const journey = createLeadJourney(aJourneyAnswers({ delivery: 'delivery' }))
    const lead = aLead({ payload: { journey } })
    const { category, subcategory } = createReservationMarker(car, { id, amountCents: 1, lead })
    const steps = createSuccessContent(category, { subcategory }).steps.join(' ')
    expect(steps).toContain('the day of the delivery')
    expect(steps).not.toContain('At the dealership')
    const mail = createReservationMail({ id, amountCents: 1, lead }, null)
    expect(mail.steps.join(' ')).toBe(steps)
  })
})
