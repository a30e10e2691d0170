import {
  type CalculatorSettings,
  type CalculatorSetup,
  type CalculatorSubject,
  createCalculatorSetup,
} from '../model/calculation/index.ts'
import { type LenderInfo, readLenderFigures } from '../model/estimate/index.ts'
import {
  createRepaymentClaim,
  defaultCalculatorRules,
  type FinanceVehicle,
  type LenderFigures,
  type Loan,
  type RepaymentClaim,
} from '../model/index.ts'

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

/** A claim of $138 a week for $30,000 at 6.29 %, comparison 8.19 %, as of 1 October 2026. */
export function aRepaymentClaim(
  overrides: Partial<Parameters<typeof createRepaymentClaim>[0]> = {},
): RepaymentClaim {
  const facts = {
    paymentDollars: 138,
    frequency: 'week',
    amountDollars: 30_000,
    ratePercent: 6.29,
    comparisonRatePercent: 8.19,
    asOf: '2026-10-01',
    expires: '2027-01-31',
    ...overrides,
  } as const
  const claim = createRepaymentClaim(facts, facts.asOf)
  if (!claim) throw new Error('[feature-finance] expected facts of a claim')
  return claim
}

/** Published rates: 6.29 %, comparison 8.19 %, from 1 October 2026 to 31 January 2027. */
export const somePublishedRates = {
  ratePercent: 6.29,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2027-01-31',
}

/** Finance settings of a site with published rates. */
export function someCalculatorSettings(
  overrides: Partial<CalculatorSettings> = {},
): CalculatorSettings {
  return {
    provider: 'youx',
    providers: [
      {
        key: 'youx',
        rounding: { payment: 'round', total: 'round' },
        comparison: somePublishedRates,
      },
    ],
    calculator: { ...defaultCalculatorRules, establishmentFeeDollars: 0 },
    ...overrides,
  }
}

/** Setup of a calculator on 23 November 2026; without a vehicle unless one is given. */
export function aCalculatorSetup(
  subject: Partial<CalculatorSubject> = {},
  settings: Partial<CalculatorSettings> = {},
  today = '2026-11-23',
): CalculatorSetup {
  return createCalculatorSetup(
    someCalculatorSettings(settings),
    { priceDollars: null, ...subject },
    today,
  )
}
