import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PrefillVehicle, readFinanceQuery } from './index.ts'

const read = (query: string, vehicle?: PrefillVehicle) =>
  readFinanceQuery(new URLSearchParams(query), vehicle)

const vehicle: PrefillVehicle = {
  priceDollars: 24_990,
  vin: '6T1BF3EK40X123456',
  nvic: 'ABC12D',
  year: 2024,
  dealershipSlug: 'harbour-city',
  carType: 'used',
}

describe('readFinanceQuery', () => {
  it('reads the amount from vehiclePriceBudget or price [FIN-007]', () => {
    expect(read('vehiclePriceBudget=45000').amountDollars).toBe(45_000)
    expect(read('price=45000').amountDollars).toBe(45_000)
    expect(read('').amountDollars).toBe(30_000)
  })

  it('reads loanTerm [FIN-008]', () => {
    expect(read('loanTerm=3').termYears).toBe(3)
    expect(read('').termYears).toBe(5)
  })

  it('reads the credit history from selfAssessedCreditScore or credit_score [FIN-009]', () => {
    expect(read('selfAssessedCreditScore=POOR').creditHistory).toBe('POOR')
    expect(read('credit_score=decent').creditHistory).toBe('DECENT')
    expect(read('').creditHistory).toBe('GREAT')
  })

  it('reads whoIsHelping [FIN-010]', () => {
    expect(read('whoIsHelping=+Kim+Lee+').whoIsHelping).toBe('Kim Lee')
    expect(read(`whoIsHelping=${'x'.repeat(100)}`).whoIsHelping).toBe('x'.repeat(100))
    expect(read(`whoIsHelping=${'x'.repeat(101)}`).whoIsHelping).toBeNull()
    expect(read('whoIsHelping=').whoIsHelping).toBeNull()
  })

  it('reads vin, nvic and year [FIN-011]', () => {
    expect(read('vin=6t1bf3ek40x123456&nvic=abc12d&year=2021')).toMatchObject({
      vin: '6T1BF3EK40X123456',
      nvic: 'ABC12D',
      year: 2021,
    })
  })

  it('reads preferredDealership and car_type [FIN-012]', () => {
    expect(read('preferredDealership=harbour-city&car_type=demo')).toMatchObject({
      preferredDealership: 'harbour-city',
      carType: 'demo',
    })
  })

  it('puts vehiclePriceBudget before price and selfAssessedCreditScore before credit_score [FIN-013]', () => {
    expect(read('price=20000&vehiclePriceBudget=45000').amountDollars).toBe(45_000)
    expect(read('credit_score=POOR&selfAssessedCreditScore=decent').creditHistory).toBe('DECENT')
  })

  it.each([
    ['price=9999', 10_000],
    ['price=10000', 10_000],
    ['price=200000', 200_000],
    ['price=200001', 200_000],
  ])('clamps the amount of %s to %d [FIN-013]', (query, amount) => {
    expect(read(query).amountDollars).toBe(amount)
  })

  it.each([
    ['0', 1],
    ['1', 1],
    ['3.4', 3],
    ['3.5', 4],
    ['7', 7],
    ['7.6', 7],
    ['99', 7],
  ])('rounds and clamps a loanTerm of %s to %d [FIN-013]', (term, years) => {
    expect(read(`loanTerm=${term}`).termYears).toBe(years)
  })

  it('ignores what is malformed without an error, and takes the next name [FIN-013]', () => {
    const query =
      'price=abc&loanTerm=five&credit_score=superb&vin=short&nvic=%3Cb%3E&year=20x1&car_type=boat&preferredDealership=A%20B'
    expect(read(query)).toEqual(read(''))
    expect(read('vehiclePriceBudget=-1&price=45000').amountDollars).toBe(45_000)
    expect(read('selfAssessedCreditScore=superb&credit_score=POOR').creditHistory).toBe('POOR')
  })

  it('fills from a fetched car only what the address leaves open [FIN-013]', () => {
    expect(read('', vehicle)).toEqual({
      amountDollars: 24_990,
      termYears: 5,
      creditHistory: 'GREAT',
      whoIsHelping: null,
      vin: '6T1BF3EK40X123456',
      nvic: 'ABC12D',
      year: 2024,
      preferredDealership: 'harbour-city',
      carType: 'used',
    })
    expect(read('price=45000&year=2021&car_type=new', vehicle)).toMatchObject({
      amountDollars: 45_000,
      year: 2021,
      carType: 'new',
      vin: '6T1BF3EK40X123456',
    })
  })

  it('never throws, and is always inside the ranges [FIN-013]', () => {
    const names = ['vehiclePriceBudget', 'price', 'loanTerm', 'credit_score', 'vin', 'year']
    const queries = fc.dictionary(fc.constantFrom(...names), fc.string())
    fc.assert(
      fc.property(queries, (query) => {
        const { amountDollars, termYears } = readFinanceQuery(new URLSearchParams(query))
        expect(amountDollars).toBeGreaterThanOrEqual(10_000)
        expect(amountDollars).toBeLessThanOrEqual(200_000)
        expect([1, 2, 3, 4, 5, 6, 7]).toContain(termYears)
      }),
    )
  })
})
