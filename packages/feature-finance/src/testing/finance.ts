import { type LenderInfo, readLenderFigures } from '../model/estimate/index.ts'
import type { FinanceVehicle, LenderFigures, Loan } from '../model/index.ts'

/** A loan of $30,000 over 5 years at 7.5 %, paid monthly. */
export function aLoan(overrides: Partial<Loan> = {}): Loan {
  return {
    priceDollars: 30_000,
    ratePercent: 7.5,
    termYears: 5,
    frequency: 'month',
    ...overrides,
  }
}

/** A vehicle of 2024 for $30,000 that can be had. */
export function aFinanceVehicle(overrides: Partial<FinanceVehicle> = {}): FinanceVehicle {
  return {
    priceDollars: 30_000,
    year: 2024,
    make: 'Toyota',
    dealershipSlug: 'harbour-city',
    status: 'in_stock',
    isAvailable: true,
    isReserved: false,
    ...overrides,
  }
}

/** Figures a lender supplies: $138.46 a week and $600 a month at 7.5 %, comparison 8.19 %, over 5 years. */
export function someLenderFigures(info: LenderInfo = {}): LenderFigures {
  return readLenderFigures({
    paymentWeek: 138.46,
    paymentMonth: 600,
    totalPayable: 36_000,
    interestRate: 7.5,
    comparisonRate: 8.19,
    termYears: 5,
    ...info,
  })
}
