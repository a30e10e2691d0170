import { caravanMakes } from './catalogue/caravans/index.ts'
import { motorcycleMakes } from './catalogue/motorcycles/index.ts'
import { truckMakes } from './catalogue/trucks/index.ts'
import type { UnitEngine, UnitKind } from './catalogue/units.ts'
import { type FeedCar, rowName } from './feed-car.ts'
import type { UnitEntry } from './stock/build-unit.ts'
import { TODAY } from './stock/calendar.ts'
import { retainedShare } from './stock/price.ts'
import { isUnitSoldIn, unitEntries } from './stock/unit-entries.ts'
import { yearCode } from './stock/vin.ts'

const kinds: readonly string[] = ['caravan', 'motorhome', 'truck', 'bus', 'motorcycle']
const entries = unitEntries([...caravanMakes, ...truckMakes, ...motorcycleMakes])

/** Something no vehicle of a kind may be; null when it is sound. */
type UnitCheck = (row: FeedCar, entry: UnitEntry, state: string) => string | null

const wrongWhen = (isWrong: boolean, problem: string) => (isWrong ? problem : null)

const everyCheck: readonly UnitCheck[] = [
  checkVin,
  checkPlate,
  checkDates,
  checkPrice,
  checkColour,
  checkFeatures,
  checkComments,
]
const kindChecks: Readonly<Record<UnitKind, readonly UnitCheck[]>> = {
  caravan: [checkTowed, checkMasses, checkBeds],
  motorhome: [checkDriven, checkBeds, checkGrossMass],
  truck: [checkDriven, checkGrossMass, checkAxles],
  bus: [checkDriven, checkGrossMass],
  motorcycle: [checkDriven, checkMotorcycle],
}

/** True for a row about something that is not a car, a van or a ute. */
export function isUnitRow({ itemType }: FeedCar): boolean {
  return kinds.includes(itemType)
}

/** Faults of one caravan, truck or motorcycle. */
export function findUnitProblems(
  row: FeedCar,
  places: ReadonlyMap<string, { address: { state: string } }>,
): string[] {
  const name = rowName(row)
  const found = findUnits(row)
  const [entry] = found
  const state = places.get(row.locationCode)?.address.state
  if (!entry || found.length > 1) return [`${name}: ${found.length} catalogue entries`]
  if (state === undefined) return [`${name}: no location ${row.locationCode}`]
  return [...everyCheck, ...kindChecks[entry.unit.kind]].flatMap((check) => {
    const problem = check(row, entry, state)
    return problem === null ? [] : [`${name}: ${problem}`]
  })
}

/** The lines of the catalogue a row can have come from: every word and number of it must agree. */
export function findUnits(row: FeedCar): UnitEntry[] {
  return entries.filter(
    ({ make, unit }) =>
      make.name === row.make &&
      unit.kind === row.itemType &&
      unit.model === row.model &&
      unit.badge === row.badge &&
      unit.series === row.series &&
      unit.body === row.body &&
      unit.seats === row.seats &&
      unit.doors === row.doors &&
      unit.drive === row.drive &&
      unit.gvmKg === row.gvmKg &&
      isUnitSoldIn({ make, unit }, row.year) &&
      saysEngine(unit.engine, unit.kind, row),
  )
}

function saysEngine(engine: UnitEngine | null, kind: UnitKind, row: FeedCar): boolean {
  if (engine === null) return row.engine === '' && row.transmission === ''
  const size = kind === 'motorcycle' ? `${engine.cc} cc` : `${(engine.cc / 1000).toFixed(1)} L`
  return (
    row.engine === size &&
    row.cylinders === engine.cylinders &&
    row.fuel === engine.fuel &&
    row.transmission === engine.transmission
  )
}

function checkVin({ vin, year }: FeedCar, { make, unit }: UnitEntry): string | null {
  const shape = make.vin[unit.kind]
  if (shape === undefined) return `${make.name} has no chassis pattern for a ${unit.kind}`
  const pattern = shape.replaceAll('*', yearCode(year)).replaceAll('#', '[0-9]')
  return wrongWhen(!new RegExp(`^${pattern}$`).test(vin), `VIN ${vin} is not ${shape}`)
}

const plateShapes: Readonly<Record<string, RegExp>> = {
  'caravan sa': /^SY\d{2}[A-Z]{2}$/,
  'caravan nsw': /^T[A-Z]\d{2}[A-Z]{2}$/,
  'motorcycle qld': /^\d[A-Z]{2}\d{2}$/,
  qld: /^\d{3}[A-Z]{2}[A-Z0-9]$/,
  nsw: /^(?:[A-Z]{2}\d{2}[A-Z]{2}|[A-Z]{3}\d{2}[A-Z])$/,
  sa: /^S\d{3}[A-Z]{3}$/,
  wa: /^1[A-Z]{3}\d{3}$/,
}

function checkPlate(row: FeedCar, { unit }: UnitEntry, state: string): string | null {
  if (row.carType === 'new') return wrongWhen(row.plate !== '', `new with plate ${row.plate}`)
  const shape = plateShapes[`${unit.kind} ${state}`] ?? plateShapes[state]
  return wrongWhen(!shape?.test(row.plate), `plate ${row.plate} in ${state}`)
}

function checkDates({ builtIn, compliedIn, stockedOn, soldOn, year }: FeedCar): string | null {
  if (!builtIn.startsWith(String(year))) return `built ${builtIn}`
  if (compliedIn < builtIn || compliedIn > TODAY.slice(0, 7)) return `complied ${compliedIn}`
  if (stockedOn < `${compliedIn}-01` || stockedOn > TODAY) return `in stock ${stockedOn}`
  return wrongWhen(soldOn !== '' && (soldOn < stockedOn || soldOn > TODAY), `sold ${soldOn}`)
}

/** Trucks and buses are advertised before government charges, the rest with them. */
function checkPrice(row: FeedCar, { make, unit }: UnitEntry): string | null {
  const isWork = unit.kind === 'truck' || unit.kind === 'bus'
  const asked = Number(isWork ? row.egc : row.driveAway)
  if (isWork && row.driveAway !== '') return `a drive-away price of ${row.driveAway}`
  const age = Math.max(0.4, Number(TODAY.slice(0, 4)) + 0.6 - row.year)
  const usual = row.carType === 'used' ? retainedShare(make.resale, age) : 0.97
  const share = asked / unit.priceDollars
  const isOdd = share < usual * 0.66 || share > usual * 1.36
  return wrongWhen(isOdd, `asks ${(share * 100).toFixed(0)} % of its new price`)
}

function checkColour({ colour }: FeedCar, { make }: UnitEntry): string | null {
  return wrongWhen(!make.colours.includes(colour), `colour ${colour}`)
}

function checkFeatures({ features }: FeedCar, { unit }: UnitEntry): string | null {
  if (features.length < 5 || features.length > 25) return `${features.length} features`
  if (new Set(features).size < features.length) return 'a feature twice'
  const missing = unit.features.find((name) => !features.includes(name))
  return wrongWhen(missing !== undefined, `without ${missing}`)
}

function checkComments({ comments }: FeedCar): string | null {
  if (comments.length < 80 || comments.length > 900)
    return `comments of ${comments.length} characters`
  return wrongWhen(
    /undefined|null|NaN|\$\{| {2}|\.\.|\ba 18\b|\ba 8/.test(comments),
    `comments with a hole: ${comments}`,
  )
}

/** Trailers have no odometer, no engine and no seats. */
function checkTowed(row: FeedCar): string | null {
  const isDriven = row.odometer !== '' || row.fuel !== '' || row.seats > 0 || row.cylinders > 0
  return wrongWhen(isDriven, 'a caravan that drives')
}

function checkMasses(row: FeedCar, { unit: { sizes } }: UnitEntry): string | null {
  if (sizes === null) return 'no sizes'
  const payload = row.atmKg - row.tareKg
  if (row.tareKg !== sizes.tareKg || row.atmKg !== sizes.atmKg) return `${row.tareKg} kg empty`
  if (payload < 300 || payload > 800) return `a payload of ${payload} kg`
  if (row.axles !== sizes.axles) return `axles ${row.axles}`
  return wrongWhen(row.atmKg > 2_600 && row.axles === 'Single', `${row.atmKg} kg on one axle`)
}

function checkBeds(row: FeedCar, { unit: { sizes } }: UnitEntry): string | null {
  const isSame = row.lengthFeet === sizes?.lengthFeet && row.widthFeet === sizes.widthFeet
  if (!isSame) return `${row.lengthFeet} by ${row.widthFeet} feet`
  if (row.lengthFeet < 10 || row.lengthFeet > 32 || row.widthFeet < 6 || row.widthFeet > 8.4)
    return `${row.lengthFeet} by ${row.widthFeet} feet`
  return wrongWhen(row.sleeps < 2 || row.sleeps > 7, `sleeps ${row.sleeps}`)
}

/** Kilometres that its kind and age can have run. */
function checkDriven(row: FeedCar, { unit }: UnitEntry): string | null {
  const km = Number(row.odometer)
  if (row.odometer === '') return 'no odometer'
  if (row.carType === 'new') return wrongWhen(km > 100, `new with ${km} km`)
  const age = Number(TODAY.slice(0, 4)) - row.year + 1
  const most = unit.yearlyKm * age * 1.9 + 900
  return wrongWhen(km < 50 || km > most, `${km} km at ${age} years`)
}

/** A car licence drives 4.5 t; what two or three axles may carry by law ends at 27 t. */
function checkGrossMass({ gvmKg, body }: FeedCar): string | null {
  const isHeavy = body.startsWith('Heavy') || body === 'Prime Mover'
  if (gvmKg < 2_800 || gvmKg > 27_000) return `${gvmKg} kg GVM`
  return wrongWhen(isHeavy && gvmKg < 14_000, `a ${body} of ${gvmKg} kg`)
}

function checkAxles({ axles, drive, gvmKg, body }: FeedCar, { unit }: UnitEntry): string | null {
  if (axles !== unit.drive || drive !== axles) return `axles ${axles} beside ${drive}`
  if (!['4x2', '4x4', '6x4', '8x4'].includes(axles)) return `axles ${axles}`
  if (body === 'Prime Mover' && axles === '4x2') return `a prime mover ${axles}`
  return wrongWhen(axles === '4x2' && gvmKg > 18_000, `${gvmKg} kg on two axles`)
}

/** No doors, an engine in cubic centimetres, and no more than two people. */
function checkMotorcycle(row: FeedCar, { unit }: UnitEntry): string | null {
  if (row.doors > 0 || row.gvmKg > 0 || row.sleeps > 0) return 'a motorcycle with doors'
  if (!/^\d{2,4} cc$/.test(row.engine)) return `engine ${row.engine}`
  if (row.seats < 1 || row.seats > 2) return `${row.seats} seats`
  const isLearner = row.features.includes('LAMS approved')
  return wrongWhen(isLearner && (unit.engine?.cc ?? 0) > 660, `LAMS with ${row.engine}`)
}
