import { findBodyShape, formatKm, formatNumber } from '@forecourt/stock/model'
import { formatFacetValue } from './facet-values.ts'
import type { StockRecord } from './stock-record.ts'

/** Names a fact's icon; the view decides how it is drawn. */
export type CardSpecIcon =
  | 'condition'
  | 'transmission'
  | 'odometer'
  | 'fuel'
  | 'sleeps'
  | 'length'
  | 'weight'
  | 'engine'
  | 'axles'

/** One of the four facts of a card. */
export interface CardSpec {
  icon: CardSpecIcon
  /** Name of the fact, "Odometer". */
  name: string
  /** Words of it; null when the car does not say. */
  value: string | null
}

/** Part of a car that its card facts are taken from. */
export type CardSpecCar = Pick<
  StockRecord,
  'car_type' | 'simple_transmission' | 'km' | 'simple_fuel' | 'simple_body'
> &
  Partial<Pick<StockRecord, 'sleeps' | 'axle_type' | 'body_length' | 'tare_weight' | 'engine_cc'>>

/**
 * The four facts of a card: condition, transmission, odometer and fuel of a car. What sleeps people
 * names beds and length in place of what it lacks or what is the same for all; a motorcycle its
 * engine, a truck its axles in place of the fuel.
 */
export function listCardSpecs(car: CardSpecCar): CardSpec[] {
  const condition: CardSpec = {
    icon: 'condition',
    name: 'Condition',
    value: formatFacetValue('car_type', car.car_type),
  }
  return [condition, ...otherSpecs(car)]
}

function otherSpecs(car: CardSpecCar): CardSpec[] {
  const transmission = spec('transmission', 'Transmission', car.simple_transmission)
  const odometer = spec('odometer', 'Odometer', car.km === null ? null : formatKm(car.km))
  const sleeps = spec('sleeps', 'Sleeps', car.sleeps && formatFacetValue('sleeps', car.sleeps))
  const length = spec('length', 'Length', formatWithUnit(car.body_length, 'ft'))
  const shape = findBodyShape(car.simple_body)
  if (shape === 'caravan')
    return [sleeps, length, spec('weight', 'Tare weight', formatWithUnit(car.tare_weight, 'kg'))]
  if (shape === 'motorhome') return [sleeps, odometer, length]
  if (shape === 'motorcycle')
    return [spec('engine', 'Engine', formatWithUnit(car.engine_cc, 'cc')), odometer, transmission]
  if (car.axle_type) return [transmission, odometer, spec('axles', 'Axles', car.axle_type)]
  return [transmission, odometer, spec('fuel', 'Fuel Type', car.simple_fuel)]
}

function spec(icon: CardSpecIcon, name: string, value: string | null | undefined): CardSpec {
  return { icon, name, value: value || null }
}

/** "2,150 kg" of a number or a numeric text; other text is shown as it is. */
export function formatWithUnit(
  value: string | number | null | undefined,
  unit: string,
): string | null {
  if (value === null || value === undefined || value === '') return null
  const number = Number(String(value).replaceAll(',', ''))
  return Number.isNaN(number) ? String(value) : `${formatNumber(number)} ${unit}`
}
