import type { Generation } from '../catalogue/build.ts'
import { motorcycleMakes } from '../catalogue/motorcycles/index.ts'
import { truckMakes } from '../catalogue/trucks/index.ts'
import { ironbarkWriter } from '../comments/ironbark.ts'
import { buildCar } from './build-car.ts'
import { buildUnit, type UnitEntry } from './build-unit.ts'
import type { CarType, DealerLocation } from './demo-car.ts'
import { type DemoVehicle, type DrawnUnit, isUnit } from './demo-unit.ts'
import { drawEntry } from './entries.ts'
import { type DrawnCar, finishStock } from './finish-stock.ts'
import { type Random, seededRandom } from './random.ts'
import { drawSaleState } from './sale-state.ts'
import { drawUnitEntry, drawUsedYear, unitEntries } from './unit-entries.ts'

const west: DealerLocation = {
  code: '4001',
  name: 'Ironbark Trucks Welshpool',
  city: 'Welshpool',
  state: 'wa',
  franchise: null,
}
const north: DealerLocation = {
  code: '4002',
  name: 'Ironbark Trucks Rocklea',
  city: 'Rocklea',
  state: 'qld',
  franchise: null,
}
const rides: DealerLocation = {
  code: '4003',
  name: 'Ironbark Motorcycles',
  city: 'Moorooka',
  state: 'qld',
  franchise: null,
}

const heavy = unitEntries(truckMakes)
const trucks = heavy.filter(({ unit }) => unit.kind === 'truck')
const buses = heavy.filter(({ unit }) => unit.kind === 'bus')
const motorcycles = unitEntries(motorcycleMakes)

/** Makes each trade sells new. */
const soldNew: readonly string[] = [
  'Isuzu',
  'Hino',
  'UD',
  'Triumph',
  'Royal Enfield',
  'Kawasaki',
  'Suzuki',
]

interface Lot {
  name: string
  entries: readonly UnitEntry[]
  carType: CarType
  count: number
  locations: readonly DealerLocation[]
  priceEndings: readonly number[]
}

const truckEndings = [500, 900, 0, 990]
const rideEndings = [990, 990, 490]
const lots: readonly Lot[] = [
  {
    name: 'truck',
    entries: trucks,
    carType: 'new',
    count: 14,
    locations: [west, north],
    priceEndings: truckEndings,
  },
  {
    name: 'truck',
    entries: trucks,
    carType: 'used',
    count: 40,
    locations: [west, north],
    priceEndings: truckEndings,
  },
  {
    name: 'bus',
    entries: buses,
    carType: 'used',
    count: 8,
    locations: [west, north],
    priceEndings: truckEndings,
  },
  {
    name: 'ride',
    entries: motorcycles,
    carType: 'new',
    count: 17,
    locations: [rides],
    priceEndings: rideEndings,
  },
  {
    name: 'ride',
    entries: motorcycles,
    carType: 'demo',
    count: 2,
    locations: [rides],
    priceEndings: rideEndings,
  },
  {
    name: 'ride',
    entries: motorcycles,
    carType: 'used',
    count: 25,
    locations: [rides],
    priceEndings: rideEndings,
  },
]
const vanCount = 14

/** Half of what stands there are prime movers, although they are few lines of the catalogue. */
function weightOf({ make, unit }: UnitEntry, carType: CarType): number {
  const isSold = carType === 'used' || soldNew.includes(make.name) ? 1 : 0
  return isSold * (unit.body === 'Prime Mover' && carType === 'used' ? 1.4 : 1)
}

function drawUnit(lot: Lot, index: number): DrawnUnit {
  const { name, carType, priceEndings } = lot
  const random = seededRandom(`ironbark|${name}|${carType}|${index}`)
  const year =
    carType === 'used'
      ? drawUsedYear([name === 'bus' ? 2017 : 2011, 2025], 2018.5, random)
      : random.chance(0.85)
        ? 2026
        : 2025
  const entry = drawUnitEntry(lot.entries, year, (one) => weightOf(one, carType), random)
  return buildUnit(
    { ...entry, year, carType, location: random.pick(lot.locations), priceEndings },
    random,
  )
}

const isWorkBody = ({ role, body, badges }: Generation) =>
  role === 'van' || body === 'Cab Chassis' || badges.some((badge) => badge.body === 'Cab Chassis')

/** A used van or cab chassis. */
function drawVan(index: number): DrawnCar {
  const random = seededRandom(`ironbark|van|${index}`)
  for (;;) {
    const year = drawUsedYear([2013, 2024], 2019, random)
    const entry = drawEntry(
      year,
      {
        makeWeight: ({ name }) =>
          ({
            Toyota: 6,
            Ford: 3,
            'Mercedes-Benz': 2,
            Volkswagen: 2,
            Renault: 2,
            LDV: 2,
            Hyundai: 2,
            Isuzu: 2,
            Mitsubishi: 1,
          })[name] ?? 0,
        generationWeight: (generation) => (isWorkBody(generation) ? 1 : 0.001),
      },
      random,
    )
    const body = entry.badge.body ?? entry.generation.body
    const location = random.pick([west, north])
    if (body !== 'Van' && body !== 'Cab Chassis') continue
    const order = { entry, year, carType: 'used', isToOrder: false, distanceShare: 1.1 } as const
    const car = buildCar({ ...order, location, priceEndings: [990, 990, 900] }, random)
    if (!car.isPriceOnApplication) return car
  }
}

const letters: Readonly<Record<string, string>> = { truck: 'T', bus: 'B', motorcycle: 'R' }

/** The stock of Ironbark: light and heavy trucks, buses, vans and motorcycles. */
export function ironbarkStock(): DemoVehicle[] {
  const units = lots.flatMap((lot) =>
    Array.from({ length: lot.count }, (_, index) => drawUnit(lot, index)),
  )
  const vans = Array.from({ length: vanCount }, (_, index) => drawVan(index))
  return finishStock<DrawnUnit | DrawnCar>([...units, ...vans], {
    seed: 'ironbark',
    stocknumOf: (vehicle, serial) =>
      `${isUnit<DrawnUnit>(vehicle) ? letters[vehicle.unit.kind] : 'V'}${8_100 + serial}`,
    stateOf: (vehicle, random: Random) =>
      drawSaleState(vehicle, { comingSoon: 0.04, pending: 0.04, justSold: 0.03 }, random),
    write: ironbarkWriter(seededRandom('ironbark|comments')),
  }) as DemoVehicle[]
}
