import { caravanMakes } from '../catalogue/caravans/index.ts'
import { caravansWriter } from '../comments/caravans.ts'
import { buildCar } from './build-car.ts'
import { buildUnit, type UnitEntry } from './build-unit.ts'
import type { CarType, DealerLocation } from './demo-car.ts'
import { type DemoVehicle, type DrawnUnit, isUnit } from './demo-unit.ts'
import { drawEntry } from './entries.ts'
import { type DrawnCar, finishStock, type SaleState } from './finish-stock.ts'
import { type Random, seededRandom } from './random.ts'
import { drawSaleState } from './sale-state.ts'
import { drawUnitEntry, drawUsedYear, unitEntries } from './unit-entries.ts'

const locations: readonly DealerLocation[] = [
  {
    code: '3001',
    name: 'Currawong Caravans Adelaide',
    city: 'Pooraka',
    state: 'sa',
    franchise: null,
  },
  {
    code: '3002',
    name: 'Currawong Caravans Hunter',
    city: 'Heatherbrae',
    state: 'nsw',
    franchise: null,
  },
]

const entries = unitEntries(caravanMakes)
const towed = entries.filter(({ unit }) => unit.kind === 'caravan')
const motorhomes = entries.filter(({ unit }) => unit.kind === 'motorhome')

/** Makes the dealer sells new; what else comes in is traded. */
const soldNew: readonly string[] = ['Jayco', 'New Age', 'Crusader', 'Avida', 'Trakka']

interface Lot {
  entries: readonly UnitEntry[]
  carType: CarType
  count: number
}

const lots: readonly Lot[] = [
  { entries: towed, carType: 'new', count: 36 },
  { entries: towed, carType: 'used', count: 30 },
  { entries: motorhomes, carType: 'new', count: 5 },
  { entries: motorhomes, carType: 'demo', count: 1 },
  { entries: motorhomes, carType: 'used', count: 14 },
]
const towCarCount = 4

function drawUnit({ entries: lines, carType }: Lot, index: number, kind: number): DrawnUnit {
  const random = seededRandom(`caravans|${kind}|${carType}|${index}`)
  const year =
    carType === 'used'
      ? drawUsedYear([2010, 2025], 2018.5, random)
      : random.chance(0.86)
        ? 2026
        : 2025
  const weightOf = ({ make, unit }: UnitEntry) =>
    (carType === 'used' || soldNew.includes(make.name) ? 1 : 0) *
    (make.name === 'Jayco' ? 1.3 : 1) *
    (unit.body === 'Caravan' ? 0.9 : 1.2)
  const location = random.weighted(locations, ({ code }) => (code === '3001' ? 55 : 45))
  const entry = drawUnitEntry(lines, year, weightOf, random)
  return buildUnit(
    { ...entry, year, carType, location, priceEndings: [990, 990, 990, 490] },
    random,
  )
}

const towCars: readonly string[] = [
  'LandCruiser',
  'LandCruiser 300',
  'LandCruiser Prado',
  'Everest',
  'MU-X',
  'Ranger',
  'D-MAX',
  'Patrol',
  'Pajero Sport',
]

/** A used car that pulls a caravan, traded by somebody who stopped towing. */
function drawTowCar(index: number): DrawnCar {
  const random = seededRandom(`caravans|tow|${index}`)
  for (;;) {
    const year = drawUsedYear([2016, 2024], 2020, random)
    const entry = drawEntry(
      year,
      {
        makeWeight: ({ name }) => (['Toyota', 'Ford', 'Isuzu', 'Nissan'].includes(name) ? 1 : 0),
        generationWeight: ({ model, towKg }) =>
          towCars.includes(model) && towKg >= 3000 ? 1 : 0.001,
      },
      random,
    )
    const location = locations[index % locations.length]
    if (!location || (entry.badge.towKg ?? entry.generation.towKg) < 3000) continue
    const priceEndings = [990, 990, 490]
    const order = { entry, year, carType: 'used', isToOrder: false, distanceShare: 1.05 } as const
    return buildCar({ ...order, location, priceEndings }, random)
  }
}

function drawState(vehicle: DrawnUnit | DrawnCar, random: Random): SaleState {
  return drawSaleState(vehicle, { comingSoon: 0.05, pending: 0.04, justSold: 0.03 }, random)
}

const letters: Readonly<Record<string, string>> = { caravan: 'C', motorhome: 'M' }

/** The stock of Currawong Caravans: caravans, camper trailers, motorhomes and a few tow cars. */
export function caravansStock(): DemoVehicle[] {
  const units = lots.flatMap((lot, kind) =>
    Array.from({ length: lot.count }, (_, index) => drawUnit(lot, index, kind)),
  )
  const cars = Array.from({ length: towCarCount }, (_, index) => drawTowCar(index))
  return finishStock<DrawnUnit | DrawnCar>([...units, ...cars], {
    seed: 'caravans',
    stocknumOf: (vehicle, serial) =>
      `${isUnit<DrawnUnit>(vehicle) ? letters[vehicle.unit.kind] : 'T'}${6_200 + serial}`,
    stateOf: drawState,
    write: caravansWriter(seededRandom('caravans|comments')),
  }) as DemoVehicle[]
}
