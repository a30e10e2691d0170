import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findPhoneProblem,
  formatContactPhone,
  formatMobile,
  isContactPhone,
  isMobilePhone,
  normalisePhone,
} from './phone.ts'

describe('normalisePhone', () => {
  it.each([
    ['0412 345 678', '0412345678'],
    ['(04) 1234-5678', '0412345678'],
    ['04.12.34.56.78 ', '0412345678'],
  ])('strips all but digits from %s [LEAD-057]', (text, phone) => {
    expect(normalisePhone(text)).toBe(phone)
  })

  it.each([
    ['+61 412 345 678', '0412345678'],
    ['61412345678', '0412345678'],
    ['+61 7 3000 4000', '0730004000'],
    ['+61 (0)412 345 678', '0412345678'],
    ['+61 (0)7 3000 4000', '0730004000'],
    ['0061 412 345 678', '0412345678'],
  ])('turns the leading 61 of %s into 0 [LEAD-058]', (text, phone) => {
    expect(normalisePhone(text)).toBe(phone)
  })

  it('leaves a 61 that does not lead alone [LEAD-058]', () => {
    expect(normalisePhone('0461 612 361')).toBe('0461612361')
  })

  it('gives digits only and does not change a normal number again [D-57]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (rest) => {
        const phone = `04${String(rest).padStart(8, '0')}`
        expect(normalisePhone(normalisePhone(`+61 ${phone.slice(1)}`))).toBe(phone)
      }),
    )
  })
})

describe('isMobilePhone', () => {
  it.each([
    ['0412345678', true],
    ['+61412345678', true],
    ['041234567', false],
    ['04123456789', false],
    ['0730004000', false],
    ['', false],
  ])('answers %s with %s [D-57]', (text, isMobile) => {
    expect(isMobilePhone(text)).toBe(isMobile)
  })
})

describe('isContactPhone', () => {
  it.each(['0212345678', '0312345678', '0412345678', '0712345678', '0812345678'])(
    'takes %s [D-57]',
    (text) => {
      expect(isContactPhone(text)).toBe(true)
      expect(findPhoneProblem(text)).toBeNull()
    },
  )

  it.each(['0112345678', '0512345678', '0612345678', '0912345678', '1300123456', '071234567'])(
    'refuses %s [D-57]',
    (text) => {
      expect(isContactPhone(text)).toBe(false)
      expect(findPhoneProblem(text)).toBe('Please enter a valid phone number.')
    },
  )
})

describe('formatContactPhone', () => {
  it.each([
    ['0412345678', '0412 345 678'],
    ['0255504600', '02 5550 4600'],
    ['+61 7 7010 4100', '07 7010 4100'],
    ['', ''],
    ['5550', '5550'],
  ])('writes %s as %s [D-57]', (phone, text) => {
    expect(formatContactPhone(phone)).toBe(text)
  })
})

describe('formatMobile', () => {
  it.each([
    ['0412345678', '0412 345 678'],
    ['+61412345678', '0412 345 678'],
    ['041234567', '041234567'],
  ])('writes %s as %s', (phone, text) => {
    expect(formatMobile(phone)).toBe(text)
  })
})
