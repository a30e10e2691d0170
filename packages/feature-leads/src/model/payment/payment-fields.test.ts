import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { findPaymentErrors, parseAmountCents, readPaymentFields } from './payment-fields.ts'

describe('parseAmountCents', () => {
  it.each([
    ['250', 25_000],
    ['250.5', 25_050],
    [' $1,250.05 ', 125_005],
    ['0.01', 1],
    ['1234567.89', 123_456_789],
  ])('reads %j as %d cents [D-65]', (text, cents) => {
    expect(parseAmountCents(text)).toBe(cents)
  })

  it.each(['', 'a lot', '1.005', '-5', '1,25', '12345678', '1e3', '5 000', '.5', '1.'])(
    'refuses %j',
    (text) => {
      expect(parseAmountCents(text)).toBeNull()
    },
  )
})

const places = [
  { id: 1, slug: 'hamilton', name: 'Hamilton' },
  { id: 2, slug: 'newcastle', name: 'Newcastle' },
]
const hosted = { choices: [] }
const demo = { choices: [{ token: 'ok', title: 'Card', description: '' }] }
const typed = {
  reference: 'INV-1',
  amount: '20',
  dealership_slug: 'hamilton',
  payment_token: 'ok',
}

describe('findPaymentErrors', () => {
  const site = aSite({
    dealerships: places,
    locations: [],
    onlinePayment: { minimum: 20, maximum: 500 },
  })

  it('takes the least and the most amount, and nothing beside them [D-65]', () => {
    const of = (amount: string) => findPaymentErrors(site, { ...typed, amount }, demo)['amount']
    expect([of('20'), of('500.00')]).toEqual([undefined, undefined])
    const range = 'Please enter an amount from $20 to $500.'
    expect([of('19.99'), of('500.01')]).toEqual([range, range])
    expect(of('a lot')).toBe('Please enter the amount in dollars, such as 250 or 250.50.')
    expect(of(' ')).toBe('This is a required field.')
  })

  it('asks for a reference of 1 to 60 characters', () => {
    const of = (reference: string) =>
      findPaymentErrors(site, { ...typed, reference }, demo)['reference']
    expect(of('\u0000 ')).toBe('This is a required field.')
    expect(of('x'.repeat(60))).toBeUndefined()
    expect(of('x'.repeat(61))).toBe('This text is too long.')
  })

  it('asks which dealership where there are several, and for a card where it is chosen here', () => {
    const nothing = { ...typed, dealership_slug: '', payment_token: '' }
    expect(findPaymentErrors(site, nothing, demo)).toEqual({
      dealership_slug: 'This is a required field.',
      payment_token: 'Please choose how to pay.',
    })
    const one = aSite({ dealerships: places.slice(0, 1), locations: [] })
    expect(findPaymentErrors(one, nothing, hosted)).toEqual({})
    const forged = { ...typed, dealership_slug: 'elsewhere', payment_token: 'mine' }
    expect(Object.values(findPaymentErrors(site, forged, demo))).toEqual([
      'Please choose one of the options.',
      'Please choose one of the options.',
    ])
  })
})

describe('readPaymentFields', () => {
  it('shows one dollar sign of an amount that was typed with its own', () => {
    expect(readPaymentFields({ amount: ' $ 1,250.50' }).amount).toBe('1,250.50')
    expect(readPaymentFields({ amount: '12$' }).amount).toBe('12$')
  })

  it('reads texts alone, and no more of one than can be right', () => {
    const read = readPaymentFields({ reference: 'x'.repeat(999), amount: ['1'], payment_token: 7 })
    expect(read.reference).toHaveLength(200)
    expect(read).toMatchObject({ amount: '', dealership_slug: '', payment_token: '' })
  })
})
