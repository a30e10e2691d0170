import { describe, expect, it } from 'vitest'
import { createLeadEvent } from './lead-event.ts'

const car = (carType: string, tag: string | null = null) => ({ carType, tag })

describe('createLeadEvent', () => {
  it.each([
    ['a new vehicle', 'new', 14],
    ['a demonstrator, which counts as new', 'demo', 14],
  ])('is 14 for an enquiry about %s [EVT-005]', (_, carType, number) => {
    expect(createLeadEvent({ category: 'Vehicle Enquiry', car: car(carType) })).toBe(number)
  })

  it('is 15 for an enquiry about a used vehicle [EVT-006]', () => {
    expect(createLeadEvent({ category: 'Vehicle Enquiry', car: car('used') })).toBe(15)
    const subcategory = 'Find Me Something Similar'
    expect(createLeadEvent({ category: 'Vehicle Enquiry', subcategory, car: car('used') })).toBe(15)
  })

  it('is 17 for a test drive of a new vehicle or a demonstrator [EVT-007]', () => {
    expect(createLeadEvent({ category: 'Test Drive', car: car('new') })).toBe(17)
    expect(createLeadEvent({ category: 'Test Drive', car: car('demo') })).toBe(17)
  })

  it('is 17 for an enquiry about a car tagged Test Drive Only, new or used [EVT-008]', () => {
    for (const carType of ['new', 'demo', 'used']) {
      const facts = { category: 'Vehicle Enquiry', car: car(carType, 'Test Drive Only') }
      expect(createLeadEvent(facts)).toBe(17)
    }
    const spelt = car('used', ' test drive only ')
    expect(createLeadEvent({ category: 'Vehicle Enquiry', car: spelt })).toBe(17)
    expect(createLeadEvent({ category: 'Vehicle Enquiry', car: car('used', 'One Owner') })).toBe(15)
  })

  it('is 48 for a test drive of a used vehicle, whatever its tag [EVT-009]', () => {
    expect(createLeadEvent({ category: 'Test Drive', car: car('used') })).toBe(48)
    expect(createLeadEvent({ category: 'Test Drive', car: car('used', 'Test Drive Only') })).toBe(
      48,
    )
  })

  it('is 18 for a trade-in whose offer was accepted, and 22 before [EVT-010]', () => {
    const facts = { category: 'Trade In', car: null }
    expect(createLeadEvent({ ...facts, subcategory: '3. Offer Accepted' })).toBe(18)
    expect(createLeadEvent({ ...facts, subcategory: '2. Offer Made' })).toBe(22)
  })

  it.each([
    ['an enquiry about no car', { category: 'General Enquiry', car: null }],
    ['a vehicle enquiry whose car is unknown', { category: 'Vehicle Enquiry', car: null }],
    ['a test drive whose car is unknown', { category: 'Test Drive', car: null }],
    ['a request for photos', { category: 'Photo Request', car: car('used') }],
    ['a service enquiry', { category: 'Service Enquiry', car: null }],
    ['a finance enquiry about a car', { category: 'Finance Enquiry', car: car('new') }],
  ])('is 22 for %s [EVT-011]', (_, facts) => {
    expect(createLeadEvent(facts)).toBe(22)
  })

  it('is 51 in place of 22 for a careers enquiry, before and after it is renamed [EVT-015]', () => {
    expect(createLeadEvent({ category: 'Careers Enquiry', car: null })).toBe(51)
    const sent = { category: 'General Enquiry', subcategory: 'Career Enquiry', car: null }
    expect(createLeadEvent(sent)).toBe(51)
    expect(createLeadEvent({ ...sent, subcategory: '' })).toBe(22)
  })
})
