import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhoneText, formatTypedPhone } from './phone-text.ts'

describe('formatPhoneText', () => {
  it.each([
    ['0412345678', '0412 345 678'],
    ['04-1234-5678', '0412 345 678'],
    ['0731234567', '(07) 3123 4567'],
    ['02 9123 4567', '(02) 9123 4567'],
    ['+61412345678', '+61 412 345 678'],
    ['+61731234567', '+61 7 3123 4567'],
    ['1300123456', '1300 123 456'],
    ['1800 123 456', '1800 123 456'],
    ['131234', '13 12 34'],
  ])('writes %s as %s', (typed, written) => {
    expect(formatPhoneText(typed)).toBe(written)
  })

  it.each([
    ['0', '0'],
    ['04', '04'],
    ['04123', '0412 3'],
    ['07', '07'],
    ['073', '(07) 3'],
    ['130', '130'],
    ['13001', '1300 1'],
    ['131', '13 1'],
    ['+61', '+61'],
    ['+614', '+61 4'],
  ])('writes the beginning %s as %s', (typed, written) => {
    expect(formatPhoneText(typed)).toBe(written)
  })

  it.each([
    '04123456789',
    '+64 21 123 456',
    '+61 0412 345 678',
    '0011 61 412',
    '3123 4567',
    '07 3123 4567 ext 12',
    'ask for Priya',
    '',
  ])('leaves "%s" as it was typed', (typed) => {
    expect(formatPhoneText(typed)).toBe(typed)
  })

  it('changes no digit, and nothing when it is asked again', () => {
    const characters = fc.constantFrom(...'0123456789+ ()-.')
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 16 }), (all) => {
        const typed = all.join('')
        const written = formatPhoneText(typed)
        expect(written.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''))
        expect(formatPhoneText(written)).toBe(written)
      }),
    )
  })
})

describe('formatTypedPhone', () => {
  it('puts the caret behind the digit that was typed', () => {
    expect(formatTypedPhone('04123', 5)).toEqual({ text: '0412 3', caret: 6 })
    expect(formatTypedPhone('04912 345 67', 3)).toEqual({ text: '0491 234 567', caret: 3 })
  })

  it('lets a space be deleted backward and forward', () => {
    expect(formatTypedPhone('0412345', 4)).toEqual({ text: '0412 345', caret: 4 })
    expect(formatTypedPhone('0412345', 4, true)).toEqual({ text: '0412 345', caret: 5 })
  })

  it('leaves the caret alone where nothing changes', () => {
    expect(formatTypedPhone('+64 21', 2)).toEqual({ text: '+64 21', caret: 2 })
  })
})
