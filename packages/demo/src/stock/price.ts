import type { Fuel, Resale } from '../catalogue/build.ts'
import type { State } from './plates.ts'
import type { Random } from './random.ts'

/** Share of the new price left after a number of years with ordinary kilometres. */
const retention: Readonly<Record<Resale, readonly (readonly [years: number, share: number])[]>> = {
  exceptional: [
    [0, 1.01],
    [1, 0.99],
    [3, 0.93],
    [5, 0.86],
    [8, 0.75],
    [10, 0.66],
    [12, 0.56],
    [15, 0.43],
    [20, 0.28],
  ],
  strong: [
    [0, 0.97],
    [1, 0.93],
    [2, 0.89],
    [3, 0.85],
    [5, 0.76],
    [8, 0.63],
    [10, 0.54],
    [12, 0.46],
    [15, 0.35],
    [20, 0.22],
  ],
  good: [
    [0, 0.95],
    [1, 0.89],
    [2, 0.84],
    [3, 0.79],
    [5, 0.67],
    [8, 0.51],
    [10, 0.42],
    [12, 0.34],
    [15, 0.25],
    [20, 0.15],
  ],
  average: [
    [0, 0.93],
    [1, 0.85],
    [2, 0.78],
    [3, 0.72],
    [5, 0.59],
    [8, 0.43],
    [10, 0.345],
    [12, 0.28],
    [15, 0.205],
    [20, 0.13],
  ],
  weak: [
    [0, 0.91],
    [1, 0.8],
    [2, 0.71],
    [3, 0.63],
    [5, 0.49],
    [8, 0.34],
    [10, 0.26],
    [12, 0.205],
    [15, 0.15],
    [20, 0.1],
  ],
  steep: [
    [0, 0.88],
    [1, 0.74],
    [2, 0.63],
    [3, 0.55],
    [5, 0.42],
    [8, 0.28],
    [10, 0.215],
    [12, 0.17],
    [15, 0.125],
    [20, 0.09],
  ],
}

/** Share of the new price a car of this age is advertised for, between 0 and 1. */
export function retainedShare(resale: Resale, ageYears: number): number {
  const curve = retention[resale]
  const after = curve.findIndex(([years]) => years > ageYears)
  const [lowYears, lowShare] = curve[after === -1 ? curve.length - 1 : Math.max(0, after - 1)] ?? [
    0, 1,
  ]
  const [highYears, highShare] = curve[after === -1 ? curve.length - 1 : after] ?? [
    lowYears,
    lowShare,
  ]
  if (highYears === lowYears) return lowShare
  return lowShare + ((ageYears - lowYears) / (highYears - lowYears)) * (highShare - lowShare)
}

/** Facts a used car's price follows from. */
export interface UsedPriceFacts {
  newPriceDollars: number
  resale: Resale
  ageYears: number
  odometerKm: number
  /** Kilometres a car of this kind and age has usually run. */
  usualKm: number
}

/** Dollars that any car that drives is worth on top of its share of the new price. */
const floorDollars = 700

/** A drive-away asking price before rounding: age, kilometres, and the luck of the market. */
export function usedPrice(facts: UsedPriceFacts, random: Random): number {
  const excess = (facts.odometerKm - facts.usualKm) / 10_000
  const kilometres = Math.min(1.14, Math.max(0.76, 1 - excess * 0.02))
  const luck = random.around(1, 0.035)
  const share = retainedShare(facts.resale, facts.ageYears)
  return (facts.newPriceDollars * share + floorDollars) * kilometres * luck
}

/** The nearest price a dealer would write on a windscreen: $24,990, $24,880, $24,490. */
export function windscreenPrice(
  dollars: number,
  endings: readonly number[],
  random: Random,
): number {
  const ending = random.pick(endings)
  return Math.max(0, Math.round((dollars - ending) / 1000)) * 1000 + ending
}

/** Registration, compulsory insurance and transfer of a car that is sold without any left. */
const registrationDollars: Readonly<Record<State, number>> = {
  qld: 820,
  nsw: 990,
  vic: 930,
  sa: 880,
  wa: 910,
}
const transferDollars: Readonly<Record<State, number>> = {
  qld: 33,
  nsw: 39,
  vic: 46,
  sa: 34,
  wa: 21,
}

/**
 * The price excluding government charges that belongs to a drive-away price: duty of the state,
 * and registration for a new car or its transfer for a used one.
 */
export function priceWithoutCharges(
  driveAwayDollars: number,
  { state, fuel, isRegistered }: { state: State; fuel: Fuel; isRegistered: boolean },
): number {
  const fixed = isRegistered ? transferDollars[state] : registrationDollars[state]
  return Math.round((driveAwayDollars - fixed) / (1 + dutyShare(state, fuel, driveAwayDollars)))
}

/** Duty as a share of the price, averaged over the price where the state charges in steps. */
function dutyShare(state: State, fuel: Fuel, dollars: number): number {
  const isElectrified = fuel === 'electric' || fuel === 'hybrid' || fuel === 'plug-in'
  if (state === 'qld') return (isElectrified ? 0.02 : 0.03) + (dollars > 100_000 ? 0.02 : 0)
  if (state === 'nsw') {
    return dollars <= 45_000 ? 0.03 : (1_350 + (dollars - 45_000) * 0.05) / dollars
  }
  if (state === 'wa') return Math.min(0.065, 0.0275 + Math.max(0, dollars - 25_000) / 666_666)
  return 0.042
}
