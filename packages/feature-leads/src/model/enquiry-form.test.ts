import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry, anEnquiryCar } from '../testing/leads.ts'
import { findEnquiryErrors } from './enquiry-errors.ts'
import { createEnquiryDefaults, createEnquiryForm } from './enquiry-form.ts'

const dealerships = [
  { id: 1, slug: 'harbour-toyota', name: 'Harbour Toyota' },
  { id: 2, slug: 'harbour-mazda', name: 'Harbour Mazda' },
]
const group = (forms: object = {}) => aSite({ id: 'harbour', dealerships, locations: [], forms })
const siteWith = (forms: object = {}) =>
  aSite({ id: 'ridgeline', dealerships: dealerships.slice(0, 1), locations: [], forms })
const fieldOf = (form: ReturnType<typeof createEnquiryForm>, name: string) =>
  form.fields.find((field) => field.name === name)

describe('createEnquiryDefaults', () => {
  const defaults = createEnquiryDefaults(group(), {
    car: anEnquiryCar(),
    subcategory: 'Quick Enquiry',
  })

  it('holds the dealership, the manufacturer and the stock number of the car [DATA-051]', () => {
    expect(defaults).toMatchObject({
      dealership_slug: 'harbour-toyota',
      manufacturer_slug: 'toyota',
      stock_number: 'U10482',
    })
  })

  it('holds the manufacturer as addresses of the make have it [D-19]', () => {
    const manufacturerOf = (make: string) =>
      createEnquiryDefaults(group(), { car: anEnquiryCar({ make }) }).manufacturer_slug
    expect(['Citroën', 'Škoda', 'Land Rover'].map(manufacturerOf)).toEqual([
      'citroen',
      'skoda',
      'land-rover',
    ])
  })

  it('holds make, model, type, id and status of the car [DATA-052]', () => {
    expect(defaults).toMatchObject({
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Corolla',
      car_type: 'used',
      car_id: 40817,
      vehicle_status: 'in_stock',
    })
  })

  it('holds opt_in true, a message and the subcategory [DATA-053]', () => {
    expect(defaults).toMatchObject({ opt_in: true, message: '', subcategory: 'Quick Enquiry' })
  })

  it('starts a search for something similar with a message about the car', () => {
    const similar = { car: anEnquiryCar(), subcategory: 'Find Me Something Similar' }
    expect(createEnquiryDefaults(group(), similar).message).toBe(
      'I am looking for something similar to the 2021 Toyota Corolla Ascent Sport.',
    )
  })

  it('takes the only dealership of a site', () => {
    expect(createEnquiryDefaults(siteWith()).dealership_slug).toBe('harbour-toyota')
    expect(createEnquiryDefaults(group()).dealership_slug).toBe('')
  })

  it('takes the location of the page, else of the car, into a hidden field [LEAD-027]', () => {
    expect(createEnquiryDefaults(group(), { locationId: 12 }).location_id).toBe(12)
    expect(createEnquiryDefaults(group(), { car: anEnquiryCar() }).location_id).toBe(11)
    expect(
      createEnquiryForm(group(), { locationId: 12 }).fields.map(({ name }) => name),
    ).not.toContain('location_id')
  })

  it('starts with the opt-in ticked unless the site says otherwise [LEAD-020]', () => {
    expect(createEnquiryDefaults(group()).opt_in).toBe(true)
    expect(createEnquiryDefaults(group({ optInDefault: false })).opt_in).toBe(false)
    expect(findEnquiryErrors(siteWith(), anEnquiry({ opt_in: false }))).toEqual({})
  })
})

describe('createEnquiryForm', () => {
  it('labels the name "First Name" [LEAD-028]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'name')?.label).toBe('First Name')
  })
  it('has a last name [LEAD-029]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'last_name')).toBeDefined()
  })
  it('has a postcode of at most 4 characters [LEAD-030] [LEAD-042]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'postcode')?.maxLength).toBe(4)
  })
  it('labels the phone "Mobile Number" [LEAD-031]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'phone')?.label).toBe('Mobile Number')
  })
  it('labels the email "Email Address" [LEAD-032]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'email')?.label).toBe('Email Address')
  })

  it('offers the categories of the site as a required select [LEAD-016]', () => {
    const field = fieldOf(createEnquiryForm(group()), 'category')
    expect(field).toMatchObject({ kind: 'select', isRequired: true })
    expect(field?.options?.map(({ value }) => value)).toEqual([
      'General Enquiry',
      'Vehicle Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
      'Careers Enquiry',
    ])
  })

  it('presets and hides the category on a vehicle [D-67]', () => {
    const form = createEnquiryForm(group(), { car: anEnquiryCar(), category: 'Parts Enquiry' })
    expect(fieldOf(form, 'category')).toBeUndefined()
    expect(form.defaults.category).toBe('Vehicle Enquiry')
  })

  it('asks a site of several dealerships for one unless it is hidden [LEAD-017]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'dealership_slug')).toMatchObject({
      isRequired: true,
      options: [
        { value: 'harbour-toyota', label: 'Harbour Toyota' },
        { value: 'harbour-mazda', label: 'Harbour Mazda' },
      ],
    })
    const hidden = createEnquiryForm(group({ dealershipSelectHidden: true }))
    expect(fieldOf(hidden, 'dealership_slug')).toBeUndefined()
  })

  it('asks a site of one dealership for none [LEAD-018]', () => {
    expect(fieldOf(createEnquiryForm(siteWith()), 'dealership_slug')).toBeUndefined()
  })

  it('asks for no dealership where the car belongs to another group', () => {
    const car = anEnquiryCar({ dealership_slug: 'elsewhere' })
    const form = createEnquiryForm(group(), { car })
    expect(fieldOf(form, 'dealership_slug')).toBeUndefined()
    expect(form.defaults.dealership_slug).toBe('elsewhere')
  })

  it('asks for a location where the field is on [LEAD-019]', () => {
    expect(fieldOf(createEnquiryForm(group()), 'location')).toBeUndefined()
    expect(fieldOf(createEnquiryForm(group({ locationField: true })), 'location')).toMatchObject({
      kind: 'select',
      isRequired: true,
    })
  })

  it('offers the additional services of the site', () => {
    const options = [{ value: 'trade-in', label: 'I have a car to trade in' }]
    expect(fieldOf(createEnquiryForm(group()), 'additional_services')).toBeUndefined()
    const form = createEnquiryForm(group({ additionalServices: options }))
    expect(fieldOf(form, 'additional_services')).toMatchObject({ isRequired: false, options })
  })
})
