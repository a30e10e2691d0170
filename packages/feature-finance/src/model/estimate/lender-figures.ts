import type { LenderFigures } from '../lender-payment.ts'

/** Lender data as it comes with a vehicle, by the names of the stock platform. */
export type LenderInfo = Readonly<Record<string, string | number | null | undefined>>

/** A number, also one in text; other text, and a missing one, is `null`. */
function readNumber(value: LenderInfo[string]): number | null {
  const isNumeric = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)
  const number = isNumeric ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const readText = (value: LenderInfo[string]) => (typeof value === 'string' && value.trim()) || null

function findTermYears(info: LenderInfo): number | null {
  const [years, months, weeks] = [info.termYears, info.termMonths, info.termWeeks].map(readNumber)
  if (years) return years
  if (months) return months / 12
  return weeks ? weeks / 52 : null
}

/**
 * Reads lender data: numeric text as numbers, other text as `null`, the term from years, else months, else
 * weeks.
 * Source: `DATA-019`, `D-95`
 */
export function readLenderFigures(info: LenderInfo): LenderFigures {
  const terms = Object.entries(info).flatMap(([name, value]) => {
    const [, months] = /^term(\d+)$/.exec(name) ?? []
    const week = readNumber(value)
    return months && week !== null ? [[Number(months), week] as const] : []
  })
  return {
    weekDollars: readNumber(info.paymentWeek),
    monthDollars: readNumber(info.paymentMonth),
    totalDollars: readNumber(info.totalPayable),
    ratePercent: readNumber(info.interestRate),
    comparisonRatePercent: readNumber(info.comparisonRate),
    termYears: findTermYears(info),
    depositDollars: readNumber(info.deposit),
    balloonDollars: readNumber(info.balloon),
    establishmentFeesDollars: readNumber(info.establishmentFees),
    weekDollarsByMonths: Object.fromEntries(terms),
    disclaimer: readText(info.disclaimer),
    providerName: readText(info.financeProvider),
  }
}
