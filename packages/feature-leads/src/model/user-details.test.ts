import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../testing/leads.ts'
import { pickUserDetails, prefill, readUserDetails } from './user-details.ts'

describe('prefill', () => {
  it('fills empty fields from the five stored details and keeps what is typed [LEAD-033]', () => {
    const details = pickUserDetails(anEnquiry({ postcode: '4000' }))
    expect(Object.keys(details)).toEqual(['name', 'last_name', 'email', 'phone', 'postcode'])
    const empty = { name: '', last_name: '', email: '', phone: '', postcode: '' }
    expect(prefill(anEnquiry(empty), details, null)).toMatchObject(details)
    expect(prefill(anEnquiry({ ...empty, name: 'Bob' }), details, null).name).toBe('Bob')
    expect(prefill(anEnquiry(empty), null, null)).toMatchObject(empty)
    expect(prefill(anEnquiry(empty), details, 'email')).toMatchObject({ ...details, email: '' })
  })
})

describe('readUserDetails', () => {
  const stored = {
    name: 'Alice',
    last_name: 'Nguyen',
    email: 'alice@example.com',
    phone: '0412345678',
    postcode: '4000',
  }

  it('reads the five stored details and nothing else [LEAD-033]', () => {
    expect(readUserDetails({ ...stored, message: 'Hello' })).toEqual(stored)
  })

  it.each(Object.keys(stored))('reads a %s that is no text as empty', (name) => {
    expect(readUserDetails({ ...stored, [name]: 7 })).toEqual({ ...stored, [name]: '' })
  })

  it.each([null, undefined, 'Alice', 7])('reads no details from %s', (data) => {
    expect(readUserDetails(data)).toBeNull()
  })
})
