import { describe, expect, it } from 'vitest'
import {
  cleanQuotePrice,
  createVehicleQuoteRequest,
  creditHistories,
  DEFAULT_CREDIT_HISTORY,
  isQuotePrice,
  QUOTE_DEBOUNCE_MS,
  quotePrice,
  quoteTerm,
  readQuotePrice,
} from './index.ts'

describe('cleanQuotePrice', () => {
  it.each([
    ['$30,000', '30000'],
    ['3 0e4', '304'],
    ['-12.5', '125'],
    ['abc', ''],
  ])('leaves of %j the digits %j [FIN-039]', (text, digits) => {
    expect(cleanQuotePrice(text)).toBe(digits)
  })

  it('caps at 200000 while typing, and leaves the least alone [FIN-040]', () => {
    expect(cleanQuotePrice('200000')).toBe('200000')
    expect(cleanQuotePrice('200001')).toBe('200000')
    expect(cleanQuotePrice('3')).toBe('3')
    expect(cleanQuotePrice('9999')).toBe('9999')
  })
})

describe('readQuotePrice', () => {
  it.each([
    ['9999', 10_000],
    ['10000', 10_000],
    ['10001', 10_001],
    ['200001', 200_000],
    ['', 10_000],
  ])('of %j on leaving the field is %d [FIN-040]', (text, dollars) => {
    expect(readQuotePrice(text)).toBe(dollars)
  })
})

describe('quick quote', () => {
  it('starts at a purchase price of 30000 [FIN-041]', () => {
    expect(quotePrice).toEqual({ min: 10_000, max: 200_000, initial: 30_000 })
  })

  it('has a loan term from 1 to 7 [FIN-042]', () => {
    expect(quoteTerm).toMatchObject({ min: 1, max: 7, step: 1 })
  })

  it('starts at a loan term of 5 [FIN-043]', () => {
    expect(quoteTerm.initial).toBe(5)
  })

  it('offers Great, Decent and Poor [FIN-044]', () => {
    expect(creditHistories.map(({ label }) => label)).toEqual(['Great', 'Decent', 'Poor'])
  })

  it('starts at a great credit history [FIN-045]', () => {
    expect(DEFAULT_CREDIT_HISTORY).toBe('GREAT')
  })

  it('sends credit histories as GREAT, DECENT and POOR [FIN-046]', () => {
    expect(creditHistories.map(({ value }) => value)).toEqual(['GREAT', 'DECENT', 'POOR'])
  })

  it('waits 500 ms before it asks [FIN-047] [FIN-048]', () => {
    expect(QUOTE_DEBOUNCE_MS).toBe(500)
  })
})

describe('isQuotePrice', () => {
  it('asks from 10000 to 200000 and not outside [D-54]', () => {
    expect([9999.99, 10_000, 200_000, 200_000.01, null].map(isQuotePrice)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('createVehicleQuoteRequest', () => {
  const vehicle = { year: 2024, vin: '6T1BF3EK40X123456', nvic: 'ABC12D' }

  it('sends GREAT, the price, 5 years and the vehicle [FIN-046]', () => {
    expect(createVehicleQuoteRequest(vehicle, 24_990)).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 24_990,
      loanTerm: 5,
      year: 2024,
      vin: '6T1BF3EK40X123456',
      nvic: 'ABC12D',
      whoIsHelping: '',
    })
  })

  it.each([9999, 200_001, null])('sends none for a price of %j [D-54]', (price) => {
    expect(createVehicleQuoteRequest(vehicle, price)).toBeNull()
  })
})
