import { createCalculatorInputs } from '../calculator.ts'
import {
  type CalculatorFields,
  type CalculatorRules,
  createCalculatorFields,
} from '../calculator-fields.ts'
import type { LenderFigures } from '../lender-payment.ts'
import type { DollarRounding } from '../repayment.ts'
import type { DatedRates } from '../repayment-claim.ts'
import type { CalculatorSetup } from './calculation.ts'

/** A provider as a tenant file has it. */
export interface CalculatorProvider {
  key: string
  rounding: { payment: DollarRounding; total: DollarRounding }
  comparison: DatedRates | null
}

/** Finance settings a calculator reads; the names are those of a tenant file. */
export interface CalculatorSettings {
  provider: string
  providers: readonly CalculatorProvider[]
  calculator: CalculatorRules & { establishmentFeeDollars: number }
  /** Amounts offered as quick choices. Default none. */
  moneyPresetsDollars?: readonly number[]
}

/** Things a calculator is set up for. */
export interface CalculatorSubject {
  /** Asked for the vehicle; `null` without one. */
  priceDollars: number | null
  /** Figures of the site's provider for the vehicle. Default none. */
  lender?: LenderFigures | null
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max

/** The lender's own loan where its term and rate are in the ranges, so that its payment stands first. */
function startLikeLender(fields: CalculatorFields, lender: LenderFigures | null) {
  const inputs = createCalculatorInputs(fields)
  const { termYears, ratePercent } = lender ?? {}
  if (!termYears || !isWithin(termYears, fields.term)) return inputs
  if (typeof ratePercent !== 'number' || !isWithin(ratePercent, fields.interest)) return inputs
  return {
    ...inputs,
    termYears,
    interestPercent: ratePercent,
    tradeInDollars: lender?.depositDollars ?? 0,
    residualDollars: lender?.balloonDollars ?? 0,
  }
}

/** Published rates, a lender's own for the vehicle before those of the provider; only with their days. */
function findRates(comparison: DatedRates | null, lender: LenderFigures | null): DatedRates | null {
  if (!comparison) return null
  const { asOf, expires } = comparison
  const { ratePercent, comparisonRatePercent } = lender ?? {}
  const isLenders = typeof ratePercent === 'number' && typeof comparisonRatePercent === 'number'
  return isLenders
    ? { ratePercent, comparisonRatePercent, asOf, expires }
    : {
        ratePercent: comparison.ratePercent,
        comparisonRatePercent: comparison.comparisonRatePercent,
        asOf,
        expires,
      }
}

/**
 * Setup of the calculator of a site, for a vehicle or for none. With figures of the lender it starts with
 * the lender's term, rate, deposit and balloon, so that it agrees with the vehicle's estimate, and the fee is
 * the lender's. Of the quick
 * choices it has those within the range of the amount.
 * @param today `YYYY-MM-DD` in the time zone of the site
 * Source: `FIN-063` to `FIN-066`, `FIN-075`, `DATA-023`, `CFG-061` to `CFG-068`, `CFG-071`, `D-51`, `D-97`
 */
export function createCalculatorSetup(
  settings: CalculatorSettings,
  { priceDollars, lender = null }: CalculatorSubject,
  today: string,
): CalculatorSetup {
  const fields = createCalculatorFields(priceDollars, settings.calculator)
  const provider = settings.providers.find(({ key }) => key === settings.provider)
  const ownFee = settings.calculator.establishmentFeeDollars
  const establishmentFeeDollars = lender?.establishmentFeesDollars ?? ownFee
  return {
    fields,
    presetsDollars: (settings.moneyPresetsDollars ?? []).filter((each) =>
      isWithin(each, fields.amount),
    ),
    initial: startLikeLender(fields, lender),
    context: {
      establishmentFeeDollars,
      ...(provider && { rounding: provider.rounding }),
      lender:
        lender && priceDollars !== null
          ? { figures: { ...lender, disclaimer: null }, priceDollars }
          : null,
    },
    rates: findRates(provider?.comparison ?? null, lender),
    today,
  }
}
