import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../testing/index.ts'
import { findEnquiryErrors } from '../enquiry-errors.ts'
import { createEnquiryForm } from '../enquiry-form.ts'
import { findEnquiryKind } from '../lead-category.ts'

describe('serviceEnquiry', () => {
  const services = [{ value: 'tyres', label: 'Tyres' }]
  const site = aSite({ forms: { additionalServices: services, categories: ['General Enquiry'] } })
  const form = createEnquiryForm(site, { kind: 'service' })

  it('asks for the registration and the services of the dealer [DATA-057]', () => {
    expect(form.fields.map(({ name }) => name)).toEqual([
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'Rego',
      'additional_services',
      'message',
    ])
    expect(form.defaults.category).toBe('Service Enquiry')
    expect(form.steps).toHaveLength(1)
  })

  it('has a heading of its own', () => {
    expect(findEnquiryKind('service').form.heading(null).title).toBe('Service Enquiry')
  })

  it('is taken whether or not the enquiry form of the site offers it [D-05]', () => {
    const enquiry = anEnquiry({ category: 'Service Enquiry', Rego: '482KLM' })
    expect(findEnquiryErrors(site, enquiry)).toEqual({})
    expect(findEnquiryErrors(site, { ...enquiry, phone: '1' })).toHaveProperty('phone')
  })
})
