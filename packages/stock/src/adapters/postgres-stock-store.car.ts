import type { CarVariant, StockCar } from '../model/car.ts'
import { createBlankMaker, type GivenKey, stockFields, variantFields } from '../model/car-fields.ts'
import { resolveCarNames } from '../model/car-name.ts'
import type { CarEquipment } from '../model/car-parts.ts'

/**
 * A car as the table holds it: without what is null or empty, which is half of it. `readStoredCar`
 * puts that back.
 */
export type StoredCar = Partial<Omit<StockCar, 'variant' | 'standardEquipment'>> &
  RequiredParts & {
    variant?: Partial<CarVariant>
    /** A name alone is equipment without category. */
    standardEquipment?: (string | CarEquipment)[]
  }

type RequiredParts = Pick<StockCar, GivenKey<typeof stockFields>>

const createBlankCar = createBlankMaker(stockFields)
const createBlankVariant = createBlankMaker(variantFields)

/** The smallest object that says the same. */
export function toStoredCar(car: StockCar): StoredCar {
  const { name, make, model, car_type, status, dealership_id, dealership_slug, variant } = car
  const standardEquipment = car.standardEquipment.map((line) =>
    line.category === null ? line.name : line,
  )
  return {
    ...withoutBlanks(car),
    name,
    make,
    model,
    car_type,
    status,
    dealership_id,
    dealership_slug,
    ...(variant && { variant: withoutBlanks(variant) }),
    ...(standardEquipment.length > 0 && { standardEquipment }),
  }
}

/**
 * The whole car again: a missing value is null, a missing list empty, a missing switch off. A car that
 * was stored before its names were put in order is named as a new one would be; its slug stays.
 */
export function readStoredCar(stored: StoredCar): StockCar {
  const { variant, standardEquipment = [], ...rest } = stored
  return Object.assign(createBlankCar(), rest, readNames(stored), {
    variant: variant ? Object.assign(createBlankVariant(), variant) : null,
    standardEquipment: standardEquipment.map((line) =>
      typeof line === 'string' ? { category: null, name: line } : line,
    ),
  })
}

function readNames({ year = null, make, model, badge = null, series = null }: StoredCar) {
  const {
    isKnownMake: _,
    repairs: __,
    ...names
  } = resolveCarNames({
    year,
    make,
    model,
    badge,
    series,
  })
  return names
}

function withoutBlanks(source: object): object {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => !isBlank(value)))
}

function isBlank(value: unknown): boolean {
  if (value === null || value === false) return true
  return Array.isArray(value) && value.length === 0
}
