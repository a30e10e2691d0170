import { describe, expect, it } from 'vitest'
import { createSuccessContent, readSuccessMarker } from './success-marker.ts'

describe('createSuccessContent', () => {
  it('follows the category [D-07]', () => {
    expect(createSuccessContent('Service Enquiry').text).toContain('service department')
    expect(createSuccessContent('Vehicle Enquiry').steps).toHaveLength(3)
  })

  it('takes the steps of the dealer after an enquiry about a vehicle, and after no other [D-07]', () => {
    const own = ['We ring the yard.', 'We ring you.']
    expect(createSuccessContent('Vehicle Enquiry', { ownSteps: own }).steps).toEqual(own)
    for (const category of ['Service Enquiry', 'Test Drive', null])
      expect(createSuccessContent(category, { ownSteps: own })).toEqual(
        createSuccessContent(category),
      )
    const subcategory = 'Find Me Something Similar'
    expect(
      createSuccessContent('Vehicle Enquiry', { subcategory, ownSteps: own }).steps,
    ).not.toEqual(own)
  })

  it('names what is traded in as its pages do [LEAD-006]', () => {
    const words = (options = {}) => JSON.stringify(createSuccessContent('Trade In', options))
    expect(words()).toContain('Thank you, we have your car')
    expect(words({ tradeInNoun: 'vehicle' })).toContain('Thank you, we have your vehicle')
    expect(words({ tradeInNoun: 'vehicle' })).not.toMatch(/\bcars?\b/)
  })

  it('is the general text without a category or for an unknown one [D-07]', () => {
    const general = createSuccessContent(null)
    expect(general.text).toBe('Your enquiry has reached our team.')
    expect(createSuccessContent('Lottery')).toEqual(general)
    expect(createSuccessContent('constructor')).toEqual(general)
  })
})

describe('readSuccessMarker', () => {
  const car = { id: 7, name: 'Corolla', path: '/cars/corolla-7' }

  it('reads category and car', () => {
    expect(readSuccessMarker({ category: 'Test Drive', car })).toEqual({
      category: 'Test Drive',
      car,
    })
  })

  it.each([null, 'x', {}, { category: 7 }])('reads %j as no marker', (data) => {
    expect(readSuccessMarker(data)).toBeNull()
  })

  it('leaves a car out whose path leads elsewhere', () => {
    const stray = { category: 'x', car: { ...car, path: '//elsewhere.example' } }
    expect(readSuccessMarker(stray)).toEqual({ category: 'x', car: null })
  })
})
