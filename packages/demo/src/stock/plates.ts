import type { UnitKind } from '../catalogue/units.ts'
import type { Random } from './random.ts'

/** States of the demo's locations. */
export type State = 'qld' | 'nsw' | 'vic' | 'sa' | 'wa'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/** A general-issue plate as the state issued them in the year of first registration. */
export function drawPlate(state: State, year: number, random: Random): string {
  return fillShape(plateShape(state, year, random), random)
}

/** Plates that states issue for trailers and motorcycles, in the shapes of `plateShape`. */
const ownShapes: Partial<Record<UnitKind, Readonly<Record<State, string>>>> = {
  caravan: { qld: '999uXX', nsw: 'tX99XX', vic: 'X9999X', sa: 'sy99XX', wa: '1tXX999' },
  motorcycle: { qld: '9XX99', nsw: 'XXX99', vic: '1X9XX', sa: 's99XXX', wa: '1XX999' },
}

/** A plate of a caravan, truck or motorcycle. */
export function drawUnitPlate(kind: UnitKind, state: State, year: number, random: Random): string {
  return fillShape(ownShapes[kind]?.[state] ?? plateShape(state, year, random), random)
}

function fillShape(shape: string, random: Random): string {
  const digit = () => String(random.whole(0, 9))
  const letter = () => random.pick([...letters])
  return [...shape]
    .map((mark) => ({ '9': digit(), X: letter() })[mark] ?? mark.toUpperCase())
    .join('')
}

/** `9` is any digit, `X` any letter, small letters and other digits stand for themselves. */
function plateShape(state: State, year: number, random: Random): string {
  if (state === 'qld') return queenslandShape(year, random)
  if (state === 'nsw') return newSouthWalesShape(year, random)
  if (state === 'sa') return `s999${random.pick([...firstLetters('abcd', year, 2008, 2026)])}XX`
  if (state === 'wa') return `1${random.pick([...firstLetters('defghi', year, 2008, 2026)])}XX999`
  return victorianShape(year, random)
}

/** 123 ABC until 2019, then 123 AB4. */
function queenslandShape(year: number, random: Random): string {
  if (year >= 2020)
    return `999${random.pick([...firstLetters('abcdefgh', year, 2020, 2026)])}X${random.pick(['2', '3', '4', '5', '6', '7', '8'])}`
  return `999${random.pick([...firstLetters('hjklmrstuvwxyz', year, 2004, 2019)])}XX`
}

/** AB 12 CD until 2021, then ABC 12D. */
function newSouthWalesShape(year: number, random: Random): string {
  if (year >= 2022) return `${random.pick([...'ef'])}XX99X`
  return `${random.pick([...firstLetters('abcde', year, 2004, 2021)])}X99XX`
}

/** ABC 123 until 2013, then 1AB 2CD. */
function victorianShape(year: number, random: Random): string {
  if (year >= 2014)
    return `1${random.pick([...firstLetters('abcdefghjklmnprstuvwxyz', year, 2014, 2026)])}X9XX`
  return `${random.pick([...firstLetters('stuvwxyz', year, 2004, 2013)])}XX999`
}

/** The two letters of a series that were being issued in a year. */
function firstLetters(series: string, year: number, first: number, last: number): string {
  const share = Math.min(1, Math.max(0, (year - first) / (last - first)))
  const start = Math.round(share * (series.length - 2))
  return series.slice(start, start + 2)
}
