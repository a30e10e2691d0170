import { describe, expect, it } from 'vitest'
import {
  createSignInMetadata,
  emptySignInDetails,
  findMobileProblem,
  findSignInErrors,
  normaliseSignInDetails,
} from './sign-in-form.ts'

const details = {
  name: ' Ann ',
  last_name: 'Lee',
  email: 'ann.lee@example.com ',
  phone: '+61 412 345 678',
}

describe('findMobileProblem', () => {
  it('asks for the mobile [LEAD-056]', () => {
    expect(findMobileProblem(' ')).toBe('This is a required field.')
  })

  it.each(['0412 345 67', '0412 345 6789', '0298765432', 'mobile', '+64 21 345 678'])(
    'refuses %j before a code is sent [LEAD-055]',
    (phone) => {
      expect(findMobileProblem(phone)).toBe('Please enter a valid phone number.')
    },
  )

  it.each(['0412345678', '+61 412 345 678', '(04) 1234-5678'])('takes %j [LEAD-057]', (phone) => {
    expect(findMobileProblem(phone)).toBeNull()
  })
})

describe('findSignInErrors', () => {
  it('is empty for details that can be sent', () => {
    expect(findSignInErrors(details)).toEqual({})
  })

  it('names every missing field [LEAD-054] [D-59]', () => {
    const required = 'This is a required field.'
    expect(findSignInErrors(emptySignInDetails)).toEqual({
      name: required,
      last_name: required,
      email: required,
      phone: required,
    })
  })

  it('names what is wrong', () => {
    expect(findSignInErrors({ ...details, email: 'ann@', name: 'a'.repeat(500) })).toEqual({
      email: 'Please enter a valid email address.',
      name: 'This text is too long.',
    })
  })
})

describe('createSignInMetadata', () => {
  it('carries first_name, last_name, email, website and dealership_slug [API-037]', () => {
    const site = { id: 'harbour', dealerships: [{ slug: 'harbour-toyota' }, { slug: 'other' }] }
    const sent = normaliseSignInDetails(details)
    expect(sent.phone).toBe('0412345678')
    expect(createSignInMetadata(sent, site)).toEqual({
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann.lee@example.com',
      website: 'harbour',
      dealership_slug: 'harbour-toyota',
    })
  })
})
