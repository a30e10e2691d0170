import {
  type BodyShape,
  type Car,
  findBodyShape,
  formatKm,
  formatNumber,
} from '@forecourt/stock/model'
import { type CaravanFactKind, caravanFacts } from './caravan-facts.ts'
import { readPresentText } from './present-text.ts'

/** Names a fact's icon; the view decides how it is drawn. */
export type CarFactKind =
  | CaravanFactKind
  | 'odometer'
  | 'transmission'
  | 'body'
  | 'fuel'
  | 'drive'
  | 'engine'
  | 'seats'
  | 'doors'
  | 'colour'
  | 'interiorColour'
  | 'registration'
  | 'stockNumber'
  | 'vin'

/** Names the icon of a body that is not a car's. */
export type BodyFactKind = 'bus' | 'caravan' | 'motorcycle' | 'truck'

const bodyKinds: Partial<Record<BodyShape, BodyFactKind>> = {
  bus: 'bus',
  caravan: 'caravan',
  'light-truck': 'truck',
  motorcycle: 'motorcycle',
  motorhome: 'caravan',
  'prime-mover': 'truck',
}

/** One labelled fact, ready to show. */
export interface CarFact {
  kind: CarFactKind | BodyFactKind | 'variant'
  label: string
  value: string
}

/**
 * Engine as one line: litres, cylinders, induction ("2.0 L, 4 cylinders, Turbo"); null without a
 * size. A motorcycle's size is in cubic centimetres ("1,254 cc, 2 cylinders").
 */
export function formatEngine(
  car: Pick<Car, 'engine_size' | 'variant'> & Partial<Pick<Car, 'simple_body'>>,
): string | null {
  const size = engineSizeText(car)
  if (size === null) return null
  const cylinders = car.variant?.cylinders
  const induction = readPresentText(car.variant?.induction ?? null)
  const count = cylinders ? `${cylinders} cylinder${cylinders === 1 ? '' : 's'}` : null
  return [size, count, induction].filter((part) => part !== null).join(', ')
}

function engineSizeText({
  engine_size,
  variant,
  simple_body = null,
}: Parameters<typeof formatEngine>[0]): string | null {
  const cc = variant?.enginesize
  if (cc && findBodyShape(simple_body) === 'motorcycle') return `${formatNumber(cc)} cc`
  const litres = engine_size ?? variant?.enginesize_litres ?? null
  return litres ? `${litres.toFixed(1)} L` : null
}

/** Transmission with its gears where the feed names them only as a number ("6 speed Automatic"). */
export function formatTransmission(
  car: Pick<Car, 'trans' | 'simple_transmission' | 'gearnum'>,
): string | null {
  const text = readPresentText(car.trans) ?? readPresentText(car.simple_transmission)
  if (text === null || !car.gearnum || /\d/.test(text)) return text
  return `${car.gearnum} speed ${text}`
}

type FactReader = readonly [kind: CarFactKind, label: string, read: (car: Car) => string | null]

const readers: readonly FactReader[] = [
  ['odometer', 'Odometer', (car) => (car.km === null ? null : formatKm(car.km))],
  ['transmission', 'Transmission', formatTransmission],
  [
    'body',
    'Body',
    (car) => readPresentText(car.simple_body) ?? readPresentText(car.bodyconfiguration),
  ],
  ['fuel', 'Fuel type', (car) => readPresentText(car.fuel) ?? readPresentText(car.simple_fuel)],
  ['drive', 'Drive', (car) => readPresentText(car.drive) ?? readPresentText(car.simple_drive)],
  ['engine', 'Engine', formatEngine],
  ['seats', 'Seats', (car) => readPresentText(car.seats)],
  ['doors', 'Doors', (car) => readPresentText(car.doors)],
  ['colour', 'Colour', (car) => readPresentText(car.colour)],
  ['interiorColour', 'Interior colour', (car) => readPresentText(car.interior_colour)],
  ['registration', 'Registration', (car) => readPresentText(car.regplate)],
  ['stockNumber', 'Stock number', (car) => readPresentText(car.stocknum)],
  ['vin', 'VIN', (car) => readPresentText(car.vin)],
]

/**
 * Key information in its fixed order, facts without a value left out; before it the sizes of a
 * caravan.
 * Source: D-92, VDP-050, VDP-076
 */
export function listKeyInformation(car: Car): CarFact[] {
  const facts = readers.flatMap(([kind, label, read]) => {
    const value = read(car)
    return value === null ? [] : [{ kind: kind === 'body' ? bodyKind(car) : kind, label, value }]
  })
  return [...caravanFacts(car.specifications), ...facts]
}

/** Key facts that show before "Show More" (VDP-050). */
export const VISIBLE_KEY_FACTS = 4

const bodyKind = ({ simple_body }: Car): 'body' | BodyFactKind =>
  bodyKinds[findBodyShape(simple_body)] ?? 'body'

/**
 * Three facts beside the price: kilometres, transmission and body; of a caravan what it sleeps, its
 * length and its weight, and of a motorhome its kilometres between beds and length.
 * Source: VDP-032
 */
export function listFactsAtAGlance(car: Car): CarFact[] {
  const facts = listKeyInformation(car)
  const shape = findBodyShape(car.simple_body)
  const kinds: readonly CarFact['kind'][] =
    shape === 'caravan'
      ? ['sleeps', 'length', 'weight']
      : shape === 'motorhome'
        ? ['sleeps', 'odometer', 'length']
        : ['odometer', 'transmission', bodyKind(car)]
  return kinds.flatMap((kind) => facts.find((fact) => fact.kind === kind) ?? [])
}

/** Transmission and body, as they stand below the name in a bar. Source: VDP-022 */
export const listFactsBelowTheName = (car: Car): CarFact[] =>
  listKeyInformation(car).filter(({ kind }) => kind === 'transmission' || kind === bodyKind(car))
