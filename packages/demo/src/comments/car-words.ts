import type { Body, Gearbox } from '../catalogue/build.ts'
import { addMonths, monthInWords, TODAY } from '../stock/calendar.ts'
import type { DemoCar } from '../stock/demo-car.ts'
import type { Line } from './deck.ts'

type Undescribed = Omit<DemoCar, 'stocknum' | 'comments'>

/** A car in words: what a salesperson can truthfully say about it. */
export interface CarWords {
  car: Undescribed
  /** "RAV4 GXL Hybrid" */
  name: string
  /** "2021 RAV4 GXL Hybrid" */
  yearName: string
  make: string
  model: string
  /** "GXL Hybrid"; the model again where the badge has no name. */
  badge: string
  /** Equipment level of a badge with a name of its own, 0 of any other. */
  grade: number
  /** "SUV", "dual-cab ute", "seven-seat SUV" */
  kind: string
  /** "ute", "SUV", "hatch" */
  body: string
  /** "2.8-litre turbo-diesel", "electric motor" */
  engine: string
  /** "six-speed automatic" */
  gearbox: string
  /** "four-wheel drive" */
  drive: string
  /** "54,210 km" */
  km: string
  /** Odometer in thousands, "54,000". */
  roundKm: string
  ageYears: number
  paint: string
  interior: string
  /** "3,500 kg", or null where the car has no tow bar or should not tow much. */
  tow: string | null
  /** "March 2027", or null when it has lapsed or the car is new. */
  regoUntil: string | null
  /** "March 2027", or null when the factory warranty has run out. */
  warrantyUntil: string | null
  /** "4.7 litres per 100 km" */
  consumption: string | null
  /** "484 km" on a charge. */
  range: string | null
  has(feature: string): boolean
  /** Up to `count` of the features worth a sentence, as they are said: "heated front seats". */
  highlights: readonly string[]
}

const bodyNouns: Readonly<Record<Body, string>> = {
  Hatchback: 'hatch',
  Sedan: 'sedan',
  Wagon: 'wagon',
  SUV: 'SUV',
  Ute: 'ute',
  'Cab Chassis': 'cab chassis',
  Van: 'van',
  'People Mover': 'people mover',
  Coupe: 'coupe',
  Convertible: 'convertible',
}

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

/** A number in words up to nineteen, in digits above. */
export function numberWord(number: number): string {
  return numberWords[number] ?? String(number)
}

/** Letters whose names begin with a vowel, where a name is spelt out: FH, N Series, X-Trail. */
const speltOut = /^(?!RAV|RAM|MAN|MINI)[FHLMNRSX](?![a-z])/

/** "a hatch", "an SUV", "an eight-speed automatic". */
export function withArticle(words: string): string {
  return (/^(?:[aeio]|eight|8|11|18|unleaded)/i.test(words) || speltOut.test(words)) &&
    !/^(?:one|eu)/i.test(words)
    ? `an ${words}`
    : `a ${words}`
}

/** "a, b and c" */
export function inSeries(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** The first letter in upper case. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const formatKm = (km: number) => km.toLocaleString('en-AU')

/** Lines about equipment, which hold only for a car with a few things worth saying. */
export function whenWellEquipped(lines: readonly Line<CarWords>[]): readonly Line<CarWords>[] {
  return lines.map((line) => (words) => (words.highlights.length >= 4 ? line(words) : null))
}

/** Puts the facts of a car into words. */
export function describeCar(car: Undescribed): CarWords {
  const { make, generation, badge, run, year } = car
  const model = spokenModel(make.name, generation.model)
  const name = [model, badge.name].filter(Boolean).join(' ')
  const body = bodyNouns[car.body]
  const has = (feature: string) => car.features.some((one) => one.name === feature)
  const km = car.odometerKm ?? 0
  return {
    car,
    name,
    yearName: `${year} ${name}`,
    make: make.name,
    model,
    badge: badge.name || model,
    grade: badge.name === '' ? 0 : badge.level,
    kind: kindOf(car, body),
    body,
    engine: engineWords(car),
    gearbox: gearboxWords(run.gearbox),
    drive: driveWords(run.drive),
    km: `${formatKm(km)} km`,
    roundKm: formatKm(Math.round(km / 1000) * 1000),
    ageYears: Number(TODAY.slice(0, 4)) - year,
    paint: car.paint[0],
    interior: car.interior,
    tow: car.towKg >= 1000 && has('Tow bar and wiring') ? `${formatKm(car.towKg)} kg` : null,
    regoUntil:
      car.plateExpiry !== null && car.plateExpiry > TODAY ? monthInWords(car.plateExpiry) : null,
    warrantyUntil: warrantyUntil(car),
    consumption:
      run.engine.litresPer100Km > 0
        ? `${run.engine.litresPer100Km.toFixed(1)} litres per 100 km`
        : null,
    range: run.engine.rangeKm ? `${run.engine.rangeKm} km` : null,
    has,
    highlights: Object.entries(spoken).flatMap(([feature, words]) => (has(feature) ? [words] : [])),
  }
}

/** A Mazda 2 is a "Mazda2" in a sentence. */
function spokenModel(make: string, model: string): string {
  return /^\d$/.test(model) ? `${make}${model}` : model
}

function kindOf({ seats, body, generation }: Undescribed, noun: string): string {
  if (body === 'Ute' && seats >= 5) return 'dual-cab ute'
  if (body === 'Cab Chassis') return seats >= 5 ? 'double-cab tray' : 'single-cab tray'
  if (seats >= 7 && body !== 'People Mover') return `${numberWords[seats]}-seat ${noun}`
  if (body === 'People Mover') return `${numberWords[seats]}-seat people mover`
  if (generation.role === 'offroad') return 'four-wheel drive'
  return noun
}

function engineWords({ run: { engine } }: Undescribed): string {
  const litres = `${engine.litres.toFixed(1)}-litre`
  const forced = engine.induction === 'aspirated' ? '' : `${engine.induction} `
  if (engine.fuel === 'electric') return 'electric motor'
  if (engine.fuel === 'diesel') {
    return engine.induction === 'twin-turbo'
      ? `${litres} twin-turbo diesel`
      : `${litres} turbo-diesel`
  }
  if (engine.fuel === 'hybrid') return `${litres} ${forced}petrol hybrid`
  if (engine.fuel === 'plug-in') return `${litres} plug-in hybrid`
  if (engine.cylinders === 8) return `${litres} ${forced}V8`
  if (engine.cylinders === 6 && engine.fuel === 'petrol')
    return `${litres} ${forced}six-cylinder petrol`
  return `${litres} ${forced}petrol`
}

function gearboxWords({ kind, gears }: Gearbox): string {
  const speed = `${numberWords[gears]}-speed`
  if (kind === 'CVT') return 'CVT automatic'
  if (kind === 'Single') return 'single-speed automatic'
  if (kind === 'DCT') return `${speed} dual-clutch automatic`
  return `${speed} ${kind.toLowerCase()}`
}

function driveWords(drive: string): string {
  const words: Readonly<Record<string, string>> = {
    FWD: 'front-wheel drive',
    RWD: 'rear-wheel drive',
    AWD: 'all-wheel drive',
    '4WD': 'four-wheel drive',
  }
  return words[drive] ?? drive
}

/** End of the factory warranty; prestige makes gave three years until 2021. Null when nearly over. */
function warrantyUntil({ carType, compliedIn, make, year }: Undescribed): string | null {
  if (carType === 'new' || compliedIn === null || make.warrantyYears === 0) return null
  const years = year < 2022 && make.prestige ? 3 : Math.min(make.warrantyYears, 7)
  const end = addMonths(compliedIn, years * 12)
  return end > addMonths(TODAY.slice(0, 7), 2) ? monthInWords(`${end}-01`) : null
}

/** Equipment worth saying aloud, the most telling first, and how it is said in a sentence. */
const spoken: Readonly<Record<string, string>> = {
  'Canopy with central locking': 'a lockable canopy',
  'Bull bar': 'a bull bar',
  Snorkel: 'a snorkel',
  'LED driving lights': 'LED driving lights',
  'UHF radio': 'a UHF radio',
  'Alloy tray': 'an alloy tray',
  'Soft tonneau cover': 'a soft tonneau cover',
  'Electric roller shutter': 'an electric roller shutter',
  'Roller tonneau cover': 'a roller tonneau cover',
  'Lockable roller tonneau cover': 'a lockable roller tonneau',
  'Motorised roller tonneau cover': 'a motorised roller tonneau',
  'Electric roller tonneau cover': 'an electric roller tonneau',
  'Manual roller tonneau cover': 'a roller tonneau',
  'Front and rear differential locks': 'front and rear diff locks',
  'All-terrain tyres': 'all-terrain tyres',
  'Rock rails': 'rock rails',
  'Fox Racing dampers': 'Fox Racing dampers',
  'Fox Live Valve dampers': 'Fox Live Valve dampers',
  'Brembo brakes': 'Brembo brakes',
  'Recaro front seats': 'Recaro front seats',
  'Power sliding side doors': 'power sliding doors',
  'Power sliding side door': 'a power sliding door',
  'Dual sliding side doors': 'sliding doors on both sides',
  'Removable hard top': 'a removable hard top',
  'Air suspension': 'air suspension',
  'Adaptive dampers': 'adaptive dampers',
  'Panoramic sunroof': 'a panoramic sunroof',
  Sunroof: 'a sunroof',
  'Power tailgate': 'a power tailgate',
  'Head-up display': 'a head-up display',
  'Premium sound system': 'a premium sound system',
  'Semi-aniline leather seats': 'semi-aniline leather',
  'Massaging front seats': 'massaging front seats',
  'Rear-axle steering': 'rear-axle steering',
  'Adaptive air suspension': 'adaptive air suspension',
  'Soft-close doors': 'soft-close doors',
  'Open-pore wood trim': 'open-pore wood',
  'Panoramic glass roof': 'a glass roof from end to end',
  '21-speaker sound system': 'a 21-speaker sound system',
  'Matrix LED headlights': 'matrix LED headlights',
  'Ventilated front seats': 'ventilated front seats',
  'Heated front seats': 'heated front seats',
  'Heated steering wheel': 'a heated steering wheel',
  'Leather-accented seats': 'leather-accented seats',
  'Leather seats': 'leather seats',
  'Synthetic leather seats': 'leather-look seats',
  'Surround-view camera': 'a surround-view camera',
  'Wireless phone charger': 'wireless phone charging',
  'Apple CarPlay and Android Auto': 'Apple CarPlay',
  'Adaptive cruise control': 'adaptive cruise control',
  'Blind-spot monitoring': 'blind-spot monitoring',
  'Satellite navigation': 'satellite navigation',
  'Dual-zone climate control': 'dual-zone climate control',
  'Three-zone climate control': 'three-zone climate control',
  'Keyless entry and push-button start': 'keyless entry and start',
  'Digital instrument cluster': 'a digital instrument cluster',
  'Reversing camera': 'a reversing camera',
  'Front parking sensors': 'front parking sensors',
  'Rear parking sensors': 'rear parking sensors',
  'Side steps': 'side steps',
  'Sports bar': 'a sports bar',
  'Tub liner': 'a tub liner',
  'Roof racks': 'roof racks',
  'Cargo barrier': 'a cargo barrier',
  'Shelving and load lining': 'shelving in the back',
  'Cruise control': 'cruise control',
  'Autonomous emergency braking': 'autonomous emergency braking',
  'Bluetooth phone and audio': 'Bluetooth',
  'Tinted windows': 'tinted windows',
}
