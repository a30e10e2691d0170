import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { makes } from './catalogue/index.ts'
import { type FeedCar, readFeedCars, rowName } from './feed-car.ts'
import { fuelName, transmissionName } from './formats/feed-words.ts'
import { TODAY } from './stock/calendar.ts'
import type { CatalogueEntry } from './stock/demo-car.ts'
import { badgeFacts, isSoldIn, listPaints } from './stock/entries.ts'
import { checkCharacter, yearCode } from './stock/vin.ts'
import { findUnitProblems, isUnitRow } from './validate-units.ts'

/** A place of a tenant file. */
export interface Place {
  id: number
  dealership_slug: string
  manufacturers: readonly string[]
  address: { state: string }
}

interface Found extends CatalogueEntry {
  place: Place
}

/** Something no car may be; null when the car is sound. */
type Check = (car: FeedCar, found: Found) => string | null

const ageYears = ({ year }: FeedCar) => Number(TODAY.slice(0, 4)) - year + 1
const isToOrder = ({ odometer }: FeedCar) => odometer === 'Available to order'
const wrongWhen = (isWrong: boolean, problem: string) => (isWrong ? problem : null)

const checks: readonly Check[] = [
  checkFilledCells,
  checkVin,
  checkPlate,
  checkDates,
  checkOdometer,
  checkPrice,
  checkYard,
  checkElectric,
  checkFeatures,
  checkComments,
]

/**
 * Reads the committed feeds and says what is wrong with them, one line a problem; an empty list is a
 * sound set of feeds. Each car is looked up in the catalogue by the words of its row alone.
 */
export async function validateFeeds(): Promise<string[]> {
  const cars = await readFeedCars()
  const places = await readPlaces()
  return [
    ...cars.flatMap((car) => findProblems(car, places)),
    ...repeats(cars, 'stock number', ({ feed, stocknum }) => `${feed} ${stocknum}`),
    ...repeats(cars, 'VIN', ({ vin }) => vin),
    ...repeats(cars, 'plate', ({ plate }) => plate),
    ...repeats(cars, 'comments', ({ comments }) => comments),
  ]
}

/** Faults of one car, measured by the first line of the catalogue it can have come from. */
export function findProblems(car: FeedCar, places: ReadonlyMap<string, Place>): string[] {
  if (isUnitRow(car)) return findUnitProblems(car, places)
  const name = rowName(car)
  const entries = findEntries(car)
  const place = places.get(car.locationCode)
  const [entry] = entries
  if (!entry || entries.length > 1) return [`${name}: ${entries.length} catalogue entries`]
  if (!place) return [`${name}: no location ${car.locationCode}`]
  return checks.flatMap((check) => {
    const problem = check(car, { ...entry, place })
    return problem === null ? [] : [`${name}: ${problem}`]
  })
}

/** The lines of the catalogue a row can have come from: every word and number of it must agree. */
export function findEntries(car: FeedCar): CatalogueEntry[] {
  return makes
    .filter(({ name }) => name === car.make)
    .flatMap((make) =>
      make.generations
        .filter(({ model }) => model === car.model)
        .flatMap((generation) =>
          generation.badges.flatMap((badge) =>
            badge.runs.map((run) => ({ make, generation, badge, run })),
          ),
        ),
    )
    .filter((entry) => isOf(entry, car))
}

function isOf({ make, generation, badge, run }: CatalogueEntry, car: FeedCar): boolean {
  const facts = badgeFacts(generation, badge)
  const engine = run.engine.litres > 0 ? `${run.engine.litres.toFixed(1)} L` : ''
  return (
    badge.name === car.badge &&
    isSoldIn(generation, badge, car.year) &&
    facts.series === car.series &&
    facts.body === car.body &&
    facts.doors === car.doors &&
    facts.seats === car.seats &&
    facts.towKg === car.towKg &&
    run.drive === car.drive &&
    engine === car.engine &&
    run.engine.cylinders === car.cylinders &&
    run.engine.litresPer100Km === car.litresPer100Km &&
    fuelName(run.engine.fuel) === car.fuel &&
    transmissionName(run.gearbox) === car.transmission &&
    listPaints(make, generation, car.year).some(([name]) => name === car.colour)
  )
}

function checkFilledCells(car: FeedCar): string | null {
  const cells = [
    'stocknum',
    'make',
    'model',
    'body',
    'fuel',
    'transmission',
    'drive',
    'colour',
    'interior',
  ] as const
  const empty = cells.find((cell) => car[cell] === '')
  return empty === undefined ? null : `empty ${empty}`
}

function checkVin(car: FeedCar, { generation }: Found): string | null {
  if (isToOrder(car)) return wrongWhen(car.vin !== '', 'a VIN before it was built')
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(car.vin)) return `VIN ${car.vin}`
  const pattern = generation.vin
    .replaceAll('*', yearCode(car.year))
    .replaceAll('#', '[0-9]')
    .replace('?', '[0-9X]')
  if (!new RegExp(`^${pattern}$`).test(car.vin)) return `VIN ${car.vin} is not ${generation.vin}`
  const hasCheck = generation.vin.includes('?')
  return wrongWhen(
    hasCheck && car.vin[8] !== checkCharacter(car.vin),
    `check character of ${car.vin}`,
  )
}

const plateShapes: Readonly<Record<string, RegExp>> = {
  qld: /^\d{3}[A-Z]{2}[A-Z0-9]$/,
  nsw: /^(?:[A-Z]{2}\d{2}[A-Z]{2}|[A-Z]{3}\d{2}[A-Z])$/,
  vic: /^(?:1[A-Z]{2}\d[A-Z]{2}|[A-Z]{3}\d{3})$/,
  sa: /^S\d{3}[A-Z]{3}$/,
  wa: /^1[A-Z]{3}\d{3}$/,
}

function checkPlate(car: FeedCar, { place }: Found): string | null {
  if (car.carType === 'new') return wrongWhen(car.plate !== '', `a new car with plate ${car.plate}`)
  const shape = plateShapes[place.address.state]
  return wrongWhen(!shape?.test(car.plate), `plate ${car.plate} in ${place.address.state}`)
}

function checkDates(car: FeedCar): string | null {
  if (isToOrder(car)) return wrongWhen(car.builtIn !== '', 'a build date before it was built')
  const { builtIn, compliedIn, stockedOn, soldOn } = car
  if (!builtIn.startsWith(String(car.year))) return `built ${builtIn}`
  if (compliedIn < builtIn || compliedIn > TODAY.slice(0, 7)) return `complied ${compliedIn}`
  if (stockedOn < `${compliedIn}-01` || stockedOn > TODAY) return `in stock ${stockedOn}`
  return wrongWhen(soldOn !== '' && (soldOn < stockedOn || soldOn > TODAY), `sold ${soldOn}`)
}

function checkOdometer(car: FeedCar): string | null {
  const km = Number(car.odometer)
  if (car.carType === 'new') return wrongWhen(km > 100, `a new car with ${km} km`)
  if (car.carType === 'demo')
    return wrongWhen(km < 100 || km > 10_000, `a demonstrator with ${km} km`)
  const [least, most] = [Math.max(1_000, (ageYears(car) - 2) * 1_500), ageYears(car) * 42_000]
  return wrongWhen(!(km >= least && km <= most), `${km} km at ${ageYears(car)} years`)
}

/** Share of the new price that asking prices lie between, by age. */
function priceBounds(age: number): [least: number, most: number] {
  return [Math.max(0.1, 0.62 - age * 0.065), Math.max(0.48, 1.12 - age * 0.033)]
}

function checkPrice(car: FeedCar, { badge, run }: Found): string | null {
  if (car.driveAway === 'POA') return wrongWhen(car.egc !== '', 'a price beside POA')
  const [driveAway, egc] = [Number(car.driveAway), Number(car.egc)]
  const hasOnePrice = car.feed === 'caravans' && driveAway > 0
  if ((egc === 0 && !hasOnePrice) || (driveAway > 0 && egc >= driveAway))
    return `EGC ${egc} beside DAP ${driveAway}`
  const share = (driveAway || egc * 1.035) / (badge.priceDollars + run.extraDollars)
  const [least, most] = car.carType === 'used' ? priceBounds(ageYears(car)) : [0.8, 1.06]
  return wrongWhen(
    share < least || share > most,
    `asks ${(share * 100).toFixed(0)} % of its new price`,
  )
}

function checkYard(car: FeedCar, { place, make }: Found): string | null {
  const isForeign = car.carType !== 'used' && !place.manufacturers.includes(make.name)
  return wrongWhen(isForeign, `a ${car.carType} ${make.name} at location ${place.id}`)
}

function checkElectric(car: FeedCar): string | null {
  const isElectric = car.fuel === 'Electric'
  const hasEngine = car.engine !== '' || car.cylinders > 0 || car.litresPer100Km > 0
  return wrongWhen(isElectric === hasEngine, `${car.fuel} with engine ${car.engine}`)
}

function checkFeatures(car: FeedCar, { generation, make }: Found): string | null {
  const { length } = car.features
  if (length < 8 || length > 25) return `${length} features`
  if (new Set(car.features).size < length) return 'a feature twice'
  const has = (name: string) => car.features.includes(name)
  const carPlay = has('Apple CarPlay and Android Auto')
  if (carPlay && (generation.carPlay === false || car.year < generation.carPlay))
    return 'CarPlay too early'
  const towed = has('Tow bar and wiring') && car.towKg === 0
  if (towed) return 'a tow bar without a towing capacity'
  return wrongWhen(has('DC fast charging') !== (car.fuel === 'Electric'), `${make.name} charging`)
}

/** Things a comment may only speak of when the list of features has them. */
const claims: readonly (readonly [words: RegExp, feature: string])[] = [
  [/tow bar (?:is on|fitted|and wiring are)|bar and plug/i, 'Tow bar and wiring'],
  [/CarPlay/, 'Apple CarPlay and Android Auto'],
  [/bull bar/i, 'Bull bar'],
  [/lockable canopy|the canopy locks/i, 'Canopy with central locking'],
  [/UHF/, 'UHF radio'],
  [/heated front seats/i, 'Heated front seats'],
  [/panoramic sunroof/i, 'Panoramic sunroof'],
  [/low range/i, 'Low-range transfer case'],
  [/adaptive cruise/i, 'Adaptive cruise control'],
]

function checkComments(car: FeedCar): string | null {
  const { comments, features } = car
  if (comments.length < 80 || comments.length > 900)
    return `comments of ${comments.length} characters`
  if (/undefined|null|NaN|\$\{| {2}|\.\./.test(comments)) return `comments with a hole: ${comments}`
  const unfounded = claims.find(
    ([words, feature]) => words.test(comments) && !features.includes(feature),
  )
  return wrongWhen(unfounded !== undefined, `comments claim ${unfounded?.[1]}`)
}

function repeats(
  cars: readonly FeedCar[],
  noun: string,
  keyOf: (car: FeedCar) => string,
): string[] {
  const keys = cars.map(keyOf).filter((key) => key !== '')
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index))
  return [...repeated].map((key) => `${noun} twice: ${key}`)
}

/** The places of the tenant files, by the code that feeds use. */
export async function readPlaces(): Promise<Map<string, Place>> {
  const sites = ['aurelia', 'caravans', 'harbour', 'ironbark', 'ridgeline']
  const files = sites.map((name) => new URL(`../tenants/${name}.json`, import.meta.url))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const places = texts.flatMap((text) => (JSON.parse(text) as { locations: Place[] }).locations)
  return new Map(places.map((place) => [String(place.id), place]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = await validateFeeds()
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Every feed is sound.' : `${problems.length} problems.`)
  if (problems.length > 0) process.exitCode = 1
}
