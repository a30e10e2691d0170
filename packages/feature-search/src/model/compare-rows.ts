import { describePrice, findBodyShape, formatNumber } from '@forecourt/stock/model'
import { formatWithUnit } from './card-specs.ts'
import { findListFacet, findRangeFacet, type ListFacetKey, type RangeFacetKey } from './facets.ts'
import { CARD_ATTRIBUTES, type StockCard } from './search-requests.ts'
import type { StockRecord } from './stock-record.ts'

const comparedOnly = ['doors', 'engine_size', 'seats', 'simple_drive'] as const

/** Attributes of a record a comparison needs. */
export const COMPARE_ATTRIBUTES = [...CARD_ATTRIBUTES, ...comparedOnly] as const

/** A car as a comparison shows it. */
export type ComparedCar = StockCard & Pick<StockRecord, (typeof comparedOnly)[number]>

/** One fact of every car compared. */
export interface CompareRow {
  /** Names the fact, `odometer`. */
  name: string
  /** "Odometer" */
  label: string
  /** Words of each car, in their order; null for one that does not. */
  values: (string | null)[]
  /** Content beside each value, smaller: the price type of a price, the rates of a payment. Default nothing. */
  notes?: (string | null)[]
  /** The cars do not all say the same. */
  isDifferent: boolean
}

/** Content a row shows of each car. */
type Reader = readonly [name: string, label: string, read: (car: ComparedCar) => string | null]

/**
 * The facts of compared cars, row by row, those that differ marked. A fact that no car has, such as
 * the doors of motorcycles, has no row.
 * Source: `D-64`, `D-98`
 */
export function compareRows(
  cars: readonly ComparedCar[],
  { noPriceText, weeklyEstimateOf }: CompareOptions,
): CompareRow[] {
  const prices = cars.map((car) => describePrice(car, { noPriceText }))
  const price = row(
    'price',
    'Price',
    prices.map(({ text }) => text),
  )
  const notes = prices.map((shown) => (shown.kind === 'price' ? shown.priceType : null))
  const estimates = cars.map((car) => weeklyEstimateOf?.(car) ?? null)
  const weekly = row(
    'weekly',
    'Weekly estimate',
    estimates.map((estimate) => estimate && estimate.payment),
  )
  return [
    { ...price, notes },
    { ...weekly, notes: estimates.map((estimate) => estimate && estimate.terms) },
    ...facts.map(([name, label, read]) => row(name, label, cars.map(read))),
  ].filter(({ values }) => values.some((value) => value !== null))
}

/** Parts a comparison is made with. */
export interface CompareOptions {
  /** Text in place of a price. */
  noPriceText: string
  /**
   * Weekly payment of a car, "$98 per week*", with the rates that stand beside it (`D-97`); null for a car
   * without one. Default none, and the row is left out.
   */
  weeklyEstimateOf?: (car: ComparedCar) => { payment: string; terms: string } | null
}

const facts: readonly Reader[] = [
  numberFact('year'),
  numberFact('km'),
  listFact('transmission'),
  listFact('fuel'),
  listFact('body'),
  listFact('drive'),
  ['engine', 'Engine', engineText],
  listFact('seats'),
  ['doors', 'Doors', ({ doors }) => (doors ? String(doors) : null)],
  listFact('sleeps'),
  ['length', 'Length', ({ body_length }) => formatWithUnit(body_length, 'ft')],
  ['weight', 'Tare weight', ({ tare_weight }) => formatWithUnit(tare_weight, 'kg')],
  listFact('axle_type'),
  listFact('colour'),
  listFact('car_type'),
  listFact('location_name'),
]

/* Named as the filter of the same fact. */
function listFact(key: ListFacetKey): Reader {
  const { attribute, label, values } = findListFacet(key)
  const read = (value: string) => values?.[value] ?? value
  return [key, label, (car) => textOf(car[attribute as keyof ComparedCar] || null, read)]
}

function numberFact(key: RangeFacetKey): Reader {
  const { attribute, label, text } = findRangeFacet(key)
  const read = (value: string) => text.format(Number(value))
  return [key, label, (car) => textOf(car[attribute as keyof ComparedCar], read)]
}

function row(name: string, label: string, values: (string | null)[]): CompareRow {
  const distinct = new Set(values.map((value) => value?.toLowerCase() ?? null))
  return { name, label, values, isDifferent: distinct.size > 1 }
}

function textOf(value: unknown, read: (value: string) => string): string | null {
  return value === null || value === undefined ? null : read(String(value))
}

function engineText({ engine_cc, engine_size, simple_body }: ComparedCar): string | null {
  if (engine_cc && findBodyShape(simple_body) === 'motorcycle')
    return `${formatNumber(engine_cc)} cc`
  return engine_size ? `${engine_size.toFixed(1)} L` : null
}
