import { describe, expect, it } from 'vitest'
import { maskPhone } from './masked-phone.ts'

describe('maskPhone', () => {
  it.each([
    ['0412 345 678', '0412 ••• •••'],
    ['07 7010 4200', '07 70•• ••••'],
    ['1300 975 707', '1300 ••• •••'],
    ['(07) 7010 4200', '(07) 70•• ••••'],
    ['0412345678', '0412••••••'],
    [' 13 10 50 ', '13 10 ••'],
    ['000', '000'],
  ])('of %j is %j [VDP-092]', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })
})
