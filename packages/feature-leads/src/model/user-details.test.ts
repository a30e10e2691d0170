import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../testing/leads.ts'
import { pickUserDetails, prefill } from './user-details.ts'

describe('prefill', () => {
  it('fills empty fields from the five stored details and keeps what is typed [LEAD-033]', () => {
    const details = pickUserDetails(anEnquiry({ postcode: '4000' }))
    expect(Object.keys(details)).toEqual(['name', 'last_name', 'email', 'phone', 'postcode'])
    const empty = { name: '', last_name: '', email: '', phone: '', postcode: '' }
    expect(prefill(anEnquiry(empty), details)).toMatchObject(details)
    expect(prefill(anEnquiry({ ...empty, name: 'Bob' }), details).name).toBe('Bob')
    expect(prefill(anEnquiry(empty), null)).toMatchObject(empty)
  })
})
