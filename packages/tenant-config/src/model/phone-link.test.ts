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
})
