import { describe, expect, it } from 'vitest'
import {
  createCustomerRequest,
  findApplicationErrors,
  formatCustomerFailure,
  readCustomerFields,
} from './index.ts'

const form = {
  name: 'Kim',
  last_name: 'Lee',
  email: 'kim@example.com',
  phone: '0412 345 678',
  postcode: '2000',
  opt_in: true,
  purchasePrice: '$30,000.50',
  loanTerm: '5',
  selfAssessedCreditScore: 'DECENT',
  vin: '6t1be42k59x012345',
  nvic: 'ABC12D',
  year: '2023',
}
const lead = {
  category: 'Finance Enquiry',
  dealership_slug: 'harbour-city',
  car_id: 7,
  vin: '6T1BE42K59X012345',
  message: '',
  lead_attributes: { visited_pages: ['/sign-in'] },
  user_agent: 'Mozilla/5.0',
}

describe('createCustomerRequest', () => {
  it('holds vehicle, loan and person, and the fields of the lead but not the way of the visitor [API-031] [API-032] [API-033]', () => {
    expect(createCustomerRequest(form, lead)).toEqual({
      data: {
        nvic: 'ABC12D',
        vin: '6T1BE42K59X012345',
        selfAssessedCreditScore: 'DECENT',
        purchasePrice: 30_000.5,
        year: 2023,
        loanTerm: 5,
        phoneNumber: '0412 345 678',
        firstName: 'Kim',
        lastName: 'Lee',
        email: 'kim@example.com',
        subscribe: true,
        postCode: '2000',
      },
      additionalData: {
        category: 'Finance Enquiry',
        dealership_slug: 'harbour-city',
        car_id: 7,
        vin: '6T1BE42K59X012345',
      },
    })
  })

  it.each([undefined, null, ''])('leaves out a field of the lead that is %s', (message) => {
    const { additionalData } = createCustomerRequest(form, { ...lead, message })
    expect(additionalData).not.toHaveProperty('message')
  })

  it('leaves out of the vehicle what a lender would refuse', () => {
    const caravan = { ...form, vin: '6C9-0417', nvic: '', year: '' }
    expect(createCustomerRequest(caravan, lead).data).toMatchObject({
      vin: null,
      nvic: null,
      year: null,
    })
  })
})

describe('findApplicationErrors', () => {
  const outside = { purchasePrice: 'Cannot be less than $10,000 or more than $200,000' }
  it.each([
    ['9999.99', outside],
    ['10000', {}],
    ['$200,000', {}],
    ['200000.01', outside],
    ['', {}],
    ['lots', {}],
  ])('of an amount of %j are %j [FIN-054]', (purchasePrice, errors) => {
    expect(findApplicationErrors({ purchasePrice })).toEqual(errors)
  })
})

describe('readCustomerFields', () => {
  it('gives mistakes the names of the form', () => {
    const sent = { phoneNumber: 'a', firstName: 'b', lastName: 'c', postCode: 'd', loanTerm: 'e' }
    expect(readCustomerFields(sent)).toEqual({
      phone: 'a',
      name: 'b',
      last_name: 'c',
      postcode: 'd',
      loanTerm: 'e',
    })
  })
})

describe('formatCustomerFailure', () => {
  it('names the provider [FIN-092]', () => {
    expect(formatCustomerFailure('YouX')).toBe('Failed to create customer with YouX')
    expect(formatCustomerFailure('$& Bank')).toBe('Failed to create customer with $& Bank')
  })
})
