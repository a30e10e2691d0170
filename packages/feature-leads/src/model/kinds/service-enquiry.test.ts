import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../testing/index.ts'
import { findEnquiryErrors } from '../enquiry-errors.ts'
import { createEnquiryForm } from '../enquiry-form.ts'
import { findEnquiryKind } from '../lead-category.ts'

describe('serviceEnquiry', () => {
  const workshopJobs = [{ value: 'tyres', label: 'Tyres' }]
  const site = aSite({ forms: { workshopJobs, categories: ['General Enquiry'] } })
  const form = createEnquiryForm(site, { kind: 'service' })

  it('asks for the jobs of the dealer’s workshop and the vehicle [DATA-057]', () => {
    expect(form.fields.map(({ name }) => name)).toEqual([
      'additional_services',
      'Vehicle Make',
      'Vehicle Model',
      'Rego',
      'message',
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
    ])
    expect(form.fields[0]?.options).toEqual(workshopJobs)
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
    expect(findEnquiryErrors(site, { ...enquiry, additional_services: ['tyres'] })).toEqual({})
    const other = { ...enquiry, additional_services: ['Recall work'] }
    expect(findEnquiryErrors(site, other)).toHaveProperty('additional_services')
  })
})
