import type { Car } from '@forecourt/feature-search/model'
import { formatKm } from '@forecourt/feature-search/model'

/** Names a fact's icon; the view decides how it is drawn. */
export type CarFactKind =
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

/** One labelled fact, ready to show. */
export interface CarFact {
  kind: CarFactKind | 'variant'
  label: string
  value: string
}

/**
 * Text of a raw value, or null when there is nothing to show: null, "", "-" and, for sizes, 0.
 * Source: D-92
 */
export function presentText(value: string | number | null): string | null {
  if (value === null || value === 0) return null
  const text = String(value).trim()
  return text === '' || /^[-/\s]+$/.test(text) ? null : text
}

/** Engine as one line: litres, cylinders, induction ("2.0 L, 4 cylinders, Turbo"); null without a size. */
export function engineText(car: Pick<Car, 'engine_size' | 'variant'>): string | null {
  const litres = car.engine_size ?? car.variant?.enginesize_litres ?? null
  if (!litres) return null
  const cylinders = car.variant?.cylinders
  const induction = presentText(car.variant?.induction ?? null)
  const parts = [`${litres.toFixed(1)} L`, cylinders ? `${cylinders} cylinders` : null, induction]
  return parts.filter((part) => part !== null).join(', ')
}

/** Transmission with its gears where the feed names them only as a number ("6 speed Automatic"). */
export function transmissionText(
  car: Pick<Car, 'trans' | 'simple_transmission' | 'gearnum'>,
): string | null {
  const text = presentText(car.trans) ?? presentText(car.simple_transmission)
  if (text === null || !car.gearnum || /\d/.test(text)) return text
  return `${car.gearnum} speed ${text}`
}

type FactReader = readonly [kind: CarFactKind, label: string, read: (car: Car) => string | null]

const readers: readonly FactReader[] = [
  ['odometer', 'Odometer', (car) => (car.km === null ? null : formatKm(car.km))],
  ['transmission', 'Transmission', transmissionText],
  ['body', 'Body', (car) => presentText(car.simple_body) ?? presentText(car.bodyconfiguration)],
  ['fuel', 'Fuel type', (car) => presentText(car.fuel) ?? presentText(car.simple_fuel)],
  ['drive', 'Drive', (car) => presentText(car.drive) ?? presentText(car.simple_drive)],
  ['engine', 'Engine', engineText],
  ['seats', 'Seats', (car) => presentText(car.seats)],
  ['doors', 'Doors', (car) => presentText(car.doors)],
  ['colour', 'Colour', (car) => presentText(car.colour)],
  ['interiorColour', 'Interior colour', (car) => presentText(car.interior_colour)],
  ['registration', 'Registration', (car) => presentText(car.regplate)],
  ['stockNumber', 'Stock number', (car) => presentText(car.stocknum)],
  ['vin', 'VIN', (car) => presentText(car.vin)],
]

/**
 * Key information in its fixed order, facts without a value left out.
 * Source: D-92, VDP-050
 */
export function keyInformation(car: Car): CarFact[] {
  return readers.flatMap(([kind, label, read]) => {
    const value = read(car)
    return value === null ? [] : [{ kind, label, value }]
  })
}

/** Key facts that show before "Show More" (VDP-050). */
export const VISIBLE_KEY_FACTS = 4
