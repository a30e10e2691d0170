import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../testing/index.ts'
import { findEnquiryErrors } from '../enquiry-errors.ts'
import { createEnquiryForm } from '../enquiry-form.ts'
import { createLeadPayload } from '../lead.ts'
import { findEnquiryKind } from '../lead-category.ts'

const site = aSite({ forms: { categories: ['General Enquiry'] } })
const loan = { purchasePrice: '30000', loanTerm: '5', selfAssessedCreditScore: 'GREAT' }
const asked = anEnquiry({ ...loan, category: 'Finance Enquiry', postcode: '4000' })
const sent = { url: 'https://a.example/finance', userAgent: '', attributes: {} as never }

describe('financeEnquiry', () => {
  it('asks for the loan before the visitor, in one step', () => {
    const form = createEnquiryForm(site, { kind: 'finance', start: loan })
    expect(form.fields.slice(0, 4).map(({ name }) => name)).toEqual([
      'purchasePrice',
      'loanTerm',
      'selfAssessedCreditScore',
      'name',
    ])
    expect(form.steps).toHaveLength(1)
    expect(form.defaults).toMatchObject({ ...loan, category: 'Finance Enquiry', whoIsHelping: '' })
  })

  it('offers 1 to 7 years and Great, Decent and Poor [FIN-042] [FIN-044]', () => {
    const { fields } = createEnquiryForm(site, { kind: 'finance' })
    const labels = (name: string) =>
      fields.find((field) => field.name === name)?.options?.map(({ label }) => label)
    expect(labels('loanTerm')).toEqual([
      '1 year',
      ...[2, 3, 4, 5, 6, 7].map((years) => `${years} years`),
    ])
    expect(labels('selfAssessedCreditScore')).toEqual(['Great', 'Decent', 'Poor'])
  })

  it('is taken with an amount, a term and a credit history', () => {
    expect(findEnquiryErrors(site, asked)).toEqual({})
    expect(findEnquiryErrors(site, { ...asked, purchasePrice: '$30,000.50' })).toEqual({})
    const wrong = { purchasePrice: 'much', loanTerm: '8', selfAssessedCreditScore: 'GOOD' }
    expect(Object.keys(findEnquiryErrors(site, { ...asked, ...wrong }))).toEqual([
      'purchasePrice',
      'loanTerm',
      'selfAssessedCreditScore',
    ])
    for (const purchasePrice of ['much', '30k', '-1', '0', '$0.00'])
      expect(findEnquiryErrors(site, { ...asked, purchasePrice })).toEqual({
        purchasePrice: 'Please enter the amount in dollars, such as 30,000.',
      })
    expect(findEnquiryErrors(site, { ...asked, purchasePrice: '' })).toEqual({
      purchasePrice: 'This is a required field.',
    })
  })

  it('is taken without a loan from a form that does not ask for one, such as the contact page', () => {
    const silent = { purchasePrice: '', loanTerm: '', selfAssessedCreditScore: '' }
    expect(findEnquiryErrors(site, { ...asked, ...silent })).toEqual({})
  })

  it('asks for no message, and for the dealership where there are several [LEAD-017]', () => {
    const demanding = { messageRequired: true, postcodeRequired: true }
    expect(findEnquiryErrors(aSite({ forms: demanding }), { ...asked, message: '' })).toEqual({})
    const [one] = site.dealerships
    const several = { ...site, dealerships: [one!, { ...one!, slug: 'other' }] }
    const errors = findEnquiryErrors(several, { ...asked, dealership_slug: '' })
    expect(errors).toEqual({ dealership_slug: 'This is a required field.' })
  })

  it('carries the loan, and no other lead does [FIN-095] [FIN-096]', () => {
    expect(createLeadPayload({ ...asked, whoIsHelping: 'Kim' }, sent)).toMatchObject({
      ...loan,
      whoIsHelping: 'Kim',
      category: 'Finance Enquiry',
      postcode: '4000',
    })
    expect(createLeadPayload(anEnquiry(), sent)).not.toHaveProperty('purchasePrice')
  })
})

describe('financePreApproval', () => {
  const form = createEnquiryForm(site, { kind: 'finance-pre-approval', start: loan })

  it('has four steps by their names [FIN-020] [FIN-021]', () => {
    expect(form.steps.map(({ title }) => title)).toEqual([
      'Quick Estimate',
      'Your Details',
      'Instant pre-approval',
      'Apply to lender',
    ])
  })

  it('promises no impact on the credit score [FIN-022]', () => {
    expect(findEnquiryKind('finance-pre-approval').form.heading(null).title).toBe(
      'Instant Finance pre-approval with no impact on your credit score',
    )
  })

  it('goes out as a finance enquiry [FIN-095]', () => {
    const { category } = form.defaults
    const enquiry = { ...asked, category }
    expect(findEnquiryErrors(site, enquiry)).toEqual({})
    expect(createLeadPayload(enquiry, sent)).toMatchObject({
      category: 'Finance Enquiry',
      subcategory: 'Instant pre-approval',
    })
    expect(findEnquiryErrors(site, { ...enquiry, postcode: '' })).toHaveProperty('postcode')
  })
})
