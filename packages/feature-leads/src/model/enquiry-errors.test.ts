import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../testing/leads.ts'
import { findEnquiryErrors } from './enquiry-errors.ts'

const dealerships = [
  { id: 1, slug: 'harbour-toyota', name: 'Harbour Toyota' },
  { id: 2, slug: 'harbour-mazda', name: 'Harbour Mazda' },
]
const group = (forms: object = {}) => aSite({ id: 'harbour', dealerships, locations: [], forms })
const siteWith = (forms: object = {}) =>
  aSite({ id: 'ridgeline', dealerships: dealerships.slice(0, 1), locations: [], forms })
const required = 'This is a required field.'

describe('findEnquiryErrors', () => {
  it('finds nothing wrong with a whole enquiry', () => {
    expect(findEnquiryErrors(siteWith(), anEnquiry())).toEqual({})
  })

  it.each(['name', 'last_name', 'email', 'phone'] as const)(
    'requires %s [D-67] [LEAD-054]',
    (name) => {
      expect(findEnquiryErrors(siteWith(), anEnquiry({ [name]: '' }))).toEqual({ [name]: required })
      expect(findEnquiryErrors(siteWith(), anEnquiry({ [name]: '  ' }))).toHaveProperty(name)
    },
  )

  const aboutCar = (changes: Parameters<typeof anEnquiry>[0]) =>
    findEnquiryErrors(
      siteWith(),
      anEnquiry({ category: 'Vehicle Enquiry', car_id: 40817, ...changes }),
    )

  it('asks of an enquiry about a car a name, and a phone or an email [PLUS-085]', () => {
    expect(aboutCar({ last_name: '', email: '' })).toEqual({})
    expect(aboutCar({ last_name: '', phone: '' })).toEqual({})
    expect(aboutCar({ name: '' })).toEqual({ name: required })
    expect(aboutCar({ email: ' ', phone: '' })).toEqual({
      phone: 'Please enter a mobile number or an email address.',
    })
    expect(aboutCar({ email: 'ann@', phone: '12' })).toEqual({
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
    })
  })

  it('asks of an enquiry about no car, and of a test drive, for all of them [D-67]', () => {
    const all = { last_name: required, email: required, phone: required }
    const empty = { last_name: '', email: '', phone: '' }
    expect(aboutCar({ ...empty, car_id: null })).toEqual(all)
    expect(aboutCar({ ...empty, category: 'Test Drive' })).toEqual(all)
  })

  it('requires the message unless configured off [LEAD-015]', () => {
    const silent = anEnquiry({ message: '' })
    expect(findEnquiryErrors(siteWith(), silent)).toEqual({ message: required })
    expect(findEnquiryErrors(siteWith({ messageRequired: false }), silent)).toEqual({})
  })

  it('requires a category, one of those offered [LEAD-016]', () => {
    expect(findEnquiryErrors(siteWith(), anEnquiry({ category: '' }))).toEqual({
      category: required,
    })
    expect(findEnquiryErrors(siteWith(), anEnquiry({ category: 'Lottery' }))).toEqual({
      category: 'Please choose one of the options.',
    })
  })

  it('requires one of several dealerships [LEAD-017]', () => {
    expect(findEnquiryErrors(group(), anEnquiry())).toEqual({ dealership_slug: required })
    expect(findEnquiryErrors(group({ dealershipSelectHidden: true }), anEnquiry())).toEqual({})
    expect(findEnquiryErrors(group(), anEnquiry({ dealership_slug: 'harbour-mazda' }))).toEqual({})
    expect(findEnquiryErrors(group(), anEnquiry({ dealership_slug: 'nowhere' }))).toEqual({
      dealership_slug: 'Please choose one of the options.',
    })
  })

  it('requires a location where the field is on [LEAD-019]', () => {
    expect(findEnquiryErrors(siteWith({ locationField: true }), anEnquiry())).toEqual({
      location: required,
    })
  })

  it('requires the postcode on a site that says so [LEAD-021]', () => {
    expect(findEnquiryErrors(siteWith({ postcodeRequired: true }), anEnquiry())).toEqual({
      postcode: required,
    })
    expect(findEnquiryErrors(siteWith(), anEnquiry())).toEqual({})
  })

  it('refuses a postcode that is not four digits, also an optional one [LEAD-041] [LEAD-043]', () => {
    expect(findEnquiryErrors(siteWith(), anEnquiry({ postcode: '400' }))).toEqual({
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
    })
    expect(findEnquiryErrors(siteWith(), anEnquiry({ postcode: '4000' }))).toEqual({})
  })

  it('refuses services that are not offered', () => {
    expect(findEnquiryErrors(siteWith(), anEnquiry({ additional_services: ['x'] }))).toHaveProperty(
      'additional_services',
    )
  })

  it.each(['Test Drive', 'Photo Request', 'Trade In', 'Reservation'])(
    'takes a %s with its contact fields alone [D-05]',
    (category) => {
      expect(findEnquiryErrors(group(), anEnquiry({ category, message: '' }))).toEqual({})
      expect(findEnquiryErrors(group(), anEnquiry({ category, email: 'x' }))).toHaveProperty(
        'email',
      )
    },
  )
})
