import { aureliaWriter } from '../comments/aurelia.ts'
import { buildCar } from './build-car.ts'
import type { CarType, DealerLocation, DemoCar } from './demo-car.ts'
import { drawEntry } from './entries.ts'
import { type DrawnCar, finishStock, type SaleState } from './finish-stock.ts'
import { type Random, seededRandom } from './random.ts'
import { drawSaleState } from './sale-state.ts'
import { drawUsedYear } from './unit-entries.ts'

const locations: readonly DealerLocation[] = [
  { code: '5001', name: 'Aurelia Melbourne', city: 'Richmond', state: 'vic', franchise: 'Aurelia' },
  { code: '5002', name: 'Aurelia Sydney', city: 'Alexandria', state: 'nsw', franchise: 'Aurelia' },
]

const counts: Readonly<Record<CarType, number>> = { new: 26, demo: 9, used: 25 }

function drawCar(carType: CarType, index: number): DrawnCar {
  const random = seededRandom(`aurelia|${carType}|${index}`)
  const isToOrder = carType === 'new' && index % 9 === 4
  const year =
    carType === 'used'
      ? drawUsedYear([2020, 2025], 2023, random)
      : isToOrder || random.chance(0.9)
        ? 2026
        : 2025
  const entry = drawEntry(
    year,
    { makeWeight: ({ name }) => (name === 'Aurelia' ? 1 : 0), generationWeight: () => 1 },
    random,
  )
  const location = random.pick(locations)
  const priceEndings = [900, 900, 500, 800]
  const car = buildCar(
    { entry, year, carType, location, isToOrder, distanceShare: 0.7, priceEndings },
    random,
  )
  return { ...car, isCertified: carType === 'used' }
}

function drawState({ isToOrder, ...car }: DrawnCar, random: Random): SaleState {
  if (isToOrder) return { status: 'coming_soon', soldOn: null }
  return drawSaleState(car, { comingSoon: 0.03, pending: 0.05, justSold: 0.02 }, random)
}

/** The stock of Aurelia Motor Galleries: one marque, new, demonstrator and approved used. */
export function aureliaStock(): DemoCar[] {
  const cars = (['new', 'demo', 'used'] as const).flatMap((carType) =>
    Array.from({ length: counts[carType] }, (_, index) => drawCar(carType, index)),
  )
  return finishStock(cars, {
    seed: 'aurelia',
    stocknumOf: ({ location }, serial) =>
      `A${location.state === 'vic' ? 'M' : 'S'}${1_040 + serial}`,
    stateOf: drawState,
    write: aureliaWriter(seededRandom('aurelia|comments')),
  })
}
