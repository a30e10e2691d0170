import { findBodyType } from '../model/body-type.ts'
import type { Car } from '../model/car.ts'
import type { CarStatus, CarType } from '../model/car-parts.ts'
import { isNoFact, isZero, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

/** The first rule whose pattern is found in the text decides. */
type Rules<T> = readonly (readonly [pattern: RegExp, value: T])[]

function firstMatch<T>(text: string, rules: Rules<T>, reason: string): Parsed<T> {
  if (isNoFact(text)) return nothing
  const found = rules.find(([pattern]) => pattern.test(text))
  if (found) return parsed(found[1])
  return isZero(text) ? nothing : unreadable(reason)
}

/** "Other" is an answer where every answer is known, and none of them. */
const strictMatch: typeof firstMatch = (text, rules, reason) =>
  /^other$/i.test(text.trim()) ? unreadable(reason) : firstMatch(text, rules, reason)

/** Value of `simple_fuel`. */
export type SimpleFuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Electric' | 'LPG'

const fuelRules: Rules<SimpleFuel> = [
  [/hybrid|p?hev\b|petrol\s*[/+&-]\s*electric|diesel\s*[/+&-]\s*electric/i, 'Hybrid'],
  [/diesel|turbo ?d\b/i, 'Diesel'],
  [/electric|\bb?ev\b/i, 'Electric'],
  [/\blpg\b|dual[ -]?fuel|^(?:liquid petroleum )?gas$/i, 'LPG'],
  [/petrol|unleaded|premium|leaded|gasoline|\bp?ulp\b|\be(?:10|85)\b|\b9[158]\b/i, 'Petrol'],
]

/** The fuel for filters: "Unleaded", "Premium", "Leaded" are petrol, "PHEV" is hybrid. */
export function parseFuelText(text: string): Parsed<SimpleFuel> {
  return firstMatch(text, fuelRules, 'is not a known fuel')
}

/** Value of `simple_drive`. */
export type SimpleDrive = 'FWD' | 'RWD' | 'AWD' | '4WD'

const driveRules: Rules<SimpleDrive | null> = [
  [/\b(?:4wd|4x4|4 ?x ?4|four[ -]?wheel|part[ -]?time 4)/i, '4WD'],
  [/\b(?:awd|all[ -]?wheel|quattro|4matic|xdrive)/i, 'AWD'],
  [/\b(?:fwd|front)/i, 'FWD'],
  [/\b(?:rwd|rear|4x2|[68]x[24])/i, 'RWD'],
  // Two wheels are driven; which of them a feed does not say.
  [/\b2wd|two[ -]?wheel/i, null],
  [/^other$/i, null],
]

/** The drive for filters; "2WD", "Other" and "-" are none. */
export function parseDriveText(text: string): Parsed<SimpleDrive | null> {
  return firstMatch(text, driveRules, 'is not a known drive')
}

/** Feed words for bodies whose name the platform spells differently. */
const bodyRules: Rules<string> = [
  [/prime ?mover/i, 'Prime Mover'],
  [/camper ?trailer|camping trailer/i, 'Camper Trailer'],
  [/pop[ -]?top/i, 'Pop Top'],
  [/\bcaravan\b/i, 'Caravan'],
  [/adventure|dual[ -]?sport/i, 'Adventure Bike'],
  [/^cruiser$/i, 'Cruiser'],
  [/naked|streetfighter/i, 'Naked Bike'],
  [/supersport|sports? bike/i, 'Sports Bike'],
  [/touring (?:bike|motorcycle)/i, 'Touring Bike'],
  [/scooter|moped/i, 'Scooter'],
  [/motocross|enduro|(?:dirt|trail|farm|off-?road) bike/i, 'Dirt Bike'],
  [/cab ?chassis/i, 'Cab Chassis'],
  [/motorhome|campervan/i, 'Motorhome'],
  [/people ?mover|mpv|minivan/i, 'People Mover'],
  [/\bbus\b|coach/i, 'Bus'],
  [/(?:heavy|medium)[ -]?(?:duty )?truck|\brigid\b/i, 'Heavy Truck'],
  [/light ?truck|\btruck\b|tipper|pantech/i, 'Light Truck'],
  [
    /\but(?:e|ility)\b|tray|pick[ -]?up|(?:dual|double|crew|extra|space|king|freestyle) cab/i,
    'Ute',
  ],
  [/suv|crossover|four wheel drive|4x4/i, 'SUV'],
  [/hatch|liftback/i, 'Hatch'],
  [/wagon|estate|tourer|sportback/i, 'Wagon'],
  [/convertible|cabrio|roadster|softtop|spider|spyder/i, 'Convertible'],
  [/coup[eé]/i, 'Coupe'],
  [/sedan|saloon/i, 'Sedan'],
  [/\bvan\b|commercial|panel/i, 'Van'],
]

/** The body for filters: "Ute / Tray" is a ute, "Hatchback" a hatch, "Commercial" a van. */
export function parseBodyText(text: string): Parsed<string> {
  const byRule = firstMatch(text, bodyRules, 'is not a known body')
  const known = byRule.ok ? null : findBodyType(text)
  return known ? parsed(known.label) : byRule
}

const transmissionRules: Rules<'Automatic' | 'Manual'> = [
  [
    /auto|\bauto?\b|cvt|dct|dsg|dual[ -]?clutch|variable|reduction|direct drive|single[ -]speed|sequential|tiptronic/i,
    'Automatic',
  ],
  [/^a$/i, 'Automatic'],
  [/manual|\bman\b|^m$/i, 'Manual'],
]

/** The transmission for filters. */
export function parseTransmissionText(text: string): Parsed<'Automatic' | 'Manual'> {
  return firstMatch(text, transmissionRules, 'is not a known transmission')
}

const carTypeRules: Rules<CarType> = [
  [/demo/i, 'demo'],
  [/used|pre-?owned|second ?hand|(?:near|as|like)[ -]?new|^u$|certified/i, 'used'],
  [/new|showroom|available to order|^n$/i, 'new'],
  [/^d$/i, 'demo'],
]

/** Condition of a car. */
export function parseCarTypeText(text: string): Parsed<CarType> {
  return strictMatch(text, carTypeRules, 'is not new, used or demo')
}

/** Meaning of a feed's status for the website. */
export type FeedStatus = { kind: 'listed'; status: CarStatus; reserved: boolean } | { kind: 'gone' }

const listed = (status: CarStatus, reserved = false): FeedStatus => ({
  kind: 'listed',
  status,
  reserved,
})

const statusRules: Rules<FeedStatus> = [
  [/^(?:in[ _-]?stock|for[ _-]?sale|available|active|live)$/i, listed('in_stock')],
  [
    /^(?:coming[ _-]?soon|in[ _-]?transit|on[ _-]?order|available[ _-]to[ _-]order)$/i,
    listed('coming_soon'),
  ],
  [/^(?:deal[ _-]?pending|reserved|on[ _-]?hold|under[ _-]?offer)$/i, listed('in_stock', true)],
  [/^sold$/i, listed('sold')],
  [/^(?:withdrawn|incomplete|loaner|delivered|deleted|inactive)$/i, { kind: 'gone' }],
]

/** Status of a car; a deal that is pending shows as reserved, "withdrawn" or "loaner" not at all. */
export function parseStatusText(text: string): Parsed<FeedStatus> {
  return strictMatch(text, statusRules, 'is not a known status')
}

const yesNoRules: Rules<boolean> = [
  [/^(?:y|yes|true|t|1|on|certified)$/i, true],
  [/^(?:n|no|false|f|0|off)$/i, false],
]

/** A yes or no. */
export function parseYesNoText(text: string): Parsed<boolean> {
  return firstMatch(text, yesNoRules, 'is not yes or no')
}

/** The one of two Australian prices that is advertised. */
export type AdvertisedPrice = 'DAP' | 'EGC'

const advertisedRules: Rules<AdvertisedPrice> = [
  [/^(?:dap|drive ?-?away)/i, 'DAP'],
  [/^(?:egc|ex)|\b(?:before|plus)\b|^\+/i, 'EGC'],
]

/** The switch of the advertised price. */
export function parseAdvertisedText(text: string): Parsed<AdvertisedPrice> {
  return firstMatch(text, advertisedRules, 'is not DAP or EGC')
}

/** `Car.price_type` of each price. */
export const PRICE_TYPES: Readonly<Record<AdvertisedPrice, NonNullable<Car['price_type']>>> = {
  DAP: 'Drive Away',
  EGC: 'Excl. Government Charges',
}
