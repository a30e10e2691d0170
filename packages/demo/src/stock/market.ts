import { seededRandom } from './random.ts'

/** Average price that others ask for a vehicle of the kind, in dollars. */
export interface MarketAverages {
  country: number
  state: number
}

/** Share of used vehicles whose feed knows what others ask. */
const compared = 0.4

/**
 * Averages of a used vehicle round its own price, most of them above it: a dealer that asks more than
 * others does not keep its stock for long. Null for the others.
 * @param dollars what the dealer asks; 0 for a price on application
 */
export function drawMarket(
  { stocknum, carType }: { stocknum: string; carType: string },
  dollars: number,
): MarketAverages | null {
  const random = seededRandom(`market|${stocknum}`)
  if (carType !== 'used' || dollars <= 0 || !random.chance(compared)) return null
  const around = (share: number) => Math.round((dollars * share) / 50) * 50
  const share = 0.97 + 0.12 * random.next()
  return { country: around(share), state: around(share - 0.02 + 0.04 * random.next()) }
}

/** Where the history report of a used vehicle that was filmed is; null for any other. */
export function findReport(
  { stocknum, carType, status }: { stocknum: string; carType: string; status: string },
  walkaround: string | null,
): string | null {
  const isShown = carType === 'used' && status === 'in_stock' && walkaround !== null
  return isShown ? `/media/reports/${stocknum.toLowerCase()}.pdf` : null
}
