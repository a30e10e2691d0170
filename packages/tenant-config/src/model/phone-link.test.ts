import { describe, expect, it } from 'vitest'
import { createPhoneLink } from './phone-link.ts'

describe('createPhoneLink', () => {
  it('dials the digits, without the 0 that is for those who dial without the country', () => {
    const dialled = ['(02) 5550 3001', '+61 2 5550 3001', '+61 (0)2 5550 3001', '1300 555 030']
    expect(dialled.map((text) => createPhoneLink(text).href)).toEqual([
      'tel:0255503001',
      'tel:+61255503001',
      'tel:+61255503001',
      'tel:1300555030',
    ])
  })
  it('dials the words of a number by the letters on the keys', () => {
    const dialled = ['13 CARS', '1300 Wheels', '1300 CAR SALES', '1800-555-030']
    expect(dialled.map((text) => createPhoneLink(text).href)).toEqual([
      'tel:132277',
      'tel:1300943357',
      'tel:1300227725',
      'tel:1800555030',
    ])
  })
})
