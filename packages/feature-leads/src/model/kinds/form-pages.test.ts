import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry, anEnquiryCar } from '../../testing/index.ts'
import { findEnquiryErrors } from '../enquiry-errors.ts'
import { createEnquiryForm, type EnquirySubject } from '../enquiry-form.ts'
import { createLeadPayload } from '../lead.ts'
import { FORM_PAGE_KINDS, findEnquiryKind } from '../lead-category.ts'

const site = aSite()
const names = (subject: EnquirySubject, from = site) =>
  createEnquiryForm(from, subject).fields.map(({ name }) => name)
const sent = { url: 'https://a.example/careers', userAgent: '', attributes: {} as never }

describe('FORM_PAGE_KINDS', () => {
  it('have a page each, two of them with a switch', () => {
    const pages = FORM_PAGE_KINDS.map(({ key, page: { path, feature } }) => [key, path, feature])
    expect(pages).toEqual([
      ['careers', '/careers', 'careers'],
      ['parts', '/vehicle-parts-and-accessories', undefined],
      ['service', '/service', undefined],
      ['test-drive', '/book-test-drive', 'testDrive'],
    ])
  })

  it('say what they are for in the title of the browser, and name the dealer', () => {
    for (const { page } of FORM_PAGE_KINDS) {
      const { title, description } = page.head('Harbour')
      expect(title).toMatch(/.{6,} \| Harbour$/)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })
})

describe('partsEnquiry', () => {
  it('asks for the part, the vehicle it is for and the visitor', () => {
    expect(names({ kind: 'parts' })).toEqual([
      'message',
      'Vehicle Make',
      'Vehicle Model',
      'Rego',
      'vin',
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
    ])
    expect(findEnquiryKind('parts').form.heading(null).title).toBe('Parts and Accessories')
  })

  it('needs the part named, unless the site asks for no message [LEAD-015]', () => {
    const silent = anEnquiry({ category: 'Parts Enquiry', message: '' })
    expect(Object.keys(findEnquiryErrors(site, silent))).toEqual(['message'])
    expect(findEnquiryErrors(aSite({ forms: { messageRequired: false } }), silent)).toEqual({})
  })

  it('carries the VIN, which other leads without one leave out', () => {
    const enquiry = anEnquiry({ category: 'Parts Enquiry', vin: '6T1BF3FK50X123456' })
    expect(createLeadPayload(enquiry, sent)).toHaveProperty('vin', '6T1BF3FK50X123456')
    expect(createLeadPayload({ ...enquiry, vin: '' }, sent)).not.toHaveProperty('vin')
  })
})

describe('careersEnquiry', () => {
  it('asks for the visitor and goes out as a general enquiry [LEAD-014]', () => {
    expect(names({ kind: 'careers' })).toEqual([
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'message',
    ])
    const { category } = createEnquiryForm(site, { kind: 'careers' }).defaults
    expect(createLeadPayload(anEnquiry({ category }), sent)).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    })
  })
})

describe('testDrive without a vehicle of the stock', () => {
  const days = [{ date: '2026-11-25', times: ['09:00'] }]

  it('asks for the vehicle first, of the makes in stock, and has a place', () => {
    const subject = { kind: 'test-drive', days, makes: ['Kia', 'Mazda'], locationId: 7 } as const
    const form = createEnquiryForm(site, subject)
    expect(form.fields.slice(0, 3)).toMatchObject([
      { name: 'Vehicle Make', kind: 'select', emptyLabel: 'Not sure yet' },
      { name: 'Vehicle Model', kind: 'text' },
      { name: 'appointment_date' },
    ])
    expect(form.fields[0]?.options?.map(({ value }) => value)).toEqual(['Kia', 'Mazda'])
    expect(form.defaults.location_id).toBe(7)
    expect(form.steps[0]?.title).toBe('When and where')
  })

  it('asks at its first step for the vehicle alone where nobody has days', () => {
    const [step] = createEnquiryForm(site, { kind: 'test-drive' }).steps
    expect(step?.title).toBe('Your vehicle')
  })

  it('lets the make be typed where the stock is not known', () => {
    const [make] = createEnquiryForm(site, { kind: 'test-drive', days }).fields
    expect(make).toMatchObject({ name: 'Vehicle Make', kind: 'text', isRequired: false })
  })

  it('asks for no vehicle where there is one', () => {
    expect(names({ kind: 'test-drive', car: anEnquiryCar(), days })).not.toContain('Vehicle Make')
  })
})

describe('forms of the page of a location', () => {
  const [dealership] = site.dealerships
  const [location] = site.locations
  const group = {
    ...aSite({ forms: { locationField: true } }),
    dealerships: [dealership!, { ...dealership!, slug: 'other' }],
  }

  it('ask for dealership and location where the page is of none', () => {
    expect(names({}, group)).toEqual(expect.arrayContaining(['dealership_slug', 'location']))
  })

  it('know both where it is, and are taken', () => {
    const start = { dealership_slug: dealership!.slug }
    const form = createEnquiryForm(group, { locationId: location!.id, start })
    expect(form.fields.map(({ name }) => name)).not.toContain('dealership_slug')
    expect(form.fields.map(({ name }) => name)).not.toContain('location')
    expect(form.defaults).toMatchObject({
      ...start,
      location: location!.slug,
      location_id: location!.id,
    })
    const { dealership_slug, location: slug } = form.defaults
    expect(findEnquiryErrors(group, anEnquiry({ dealership_slug, location: slug }))).toEqual({})
  })
})
