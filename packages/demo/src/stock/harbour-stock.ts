import type { Generation, Make } from '../catalogue/build.ts'
import { harbourWriter } from '../comments/harbour.ts'
import { buildCar } from './build-car.ts'
import type { CarType, DealerLocation, DemoCar } from './demo-car.ts'
import { type Demand, drawEntry } from './entries.ts'
import { type DrawnCar, finishStock } from './finish-stock.ts'
import { type Random, seededRandom } from './random.ts'

interface Lot {
  location: DealerLocation
  /** First letter of its stock numbers. */
  letter: string
  cars: Readonly<Record<CarType, number>>
}

/** The six dealerships by the number of their location in the tenant file. */
const lots: readonly Lot[] = [
  {
    letter: 'T',
    cars: { new: 116, demo: 14, used: 136 },
    location: {
      code: '1001',
      name: 'Harbour Toyota',
      city: 'Hamilton',
      state: 'qld',
      franchise: 'Toyota',
    },
  },
  {
    letter: 'M',
    cars: { new: 78, demo: 12, used: 102 },
    location: {
      code: '1003',
      name: 'Harbour Mazda',
      city: 'Capalaba',
      state: 'qld',
      franchise: 'Mazda',
    },
  },
  {
    letter: 'H',
    cars: { new: 78, demo: 12, used: 100 },
    location: {
      code: '1004',
      name: 'Harbour Hyundai',
      city: 'Southport',
      state: 'qld',
      franchise: 'Hyundai',
    },
  },
  {
    letter: 'K',
    cars: { new: 78, demo: 12, used: 90 },
    location: {
      code: '1005',
      name: 'Harbour Kia',
      city: 'Maroochydore',
      state: 'qld',
      franchise: 'Kia',
    },
  },
  {
    letter: 'F',
    cars: { new: 80, demo: 14, used: 106 },
    location: {
      code: '1006',
      name: 'Harbour Ford',
      city: 'Newcastle West',
      state: 'nsw',
      franchise: 'Ford',
    },
  },
  {
    letter: 'U',
    cars: { new: 0, demo: 0, used: 172 },
    location: {
      code: '1008',
      name: 'Harbour Used Cars',
      city: 'West Gosford',
      state: 'nsw',
      franchise: null,
    },
  },
]

/** Share of each make among used cars in the eastern states. */
export const usedMakeWeights: Readonly<Record<string, number>> = {
  Toyota: 17,
  Mazda: 10,
  Hyundai: 8,
  Kia: 7,
  Ford: 8,
  Mitsubishi: 7,
  Nissan: 5,
  Subaru: 4.5,
  Volkswagen: 4.5,
  Holden: 3.5,
  Honda: 3.5,
  Isuzu: 3.4,
  Suzuki: 2.6,
  MG: 3.8,
  GWM: 3,
  BMW: 2.6,
  'Mercedes-Benz': 2.6,
  Audi: 2.2,
  Lexus: 1.7,
  Tesla: 3,
  BYD: 2.8,
  'Land Rover': 1.3,
  Volvo: 1.1,
  Skoda: 1,
  Renault: 0.8,
  Peugeot: 0.6,
  Jeep: 1.5,
  MINI: 0.8,
  LDV: 0.8,
  Chery: 1.4,
  Ram: 0.6,
}

function usedDemand(franchise: string | null): Demand {
  return {
    makeWeight: ({ name }) => (usedMakeWeights[name] ?? 0) * (name === franchise ? 4 : 1),
    generationWeight: () => 1,
  }
}

function newDemand(franchise: string): Demand {
  return {
    makeWeight: ({ name }: Make) => (name === franchise ? 1 : 0),
    generationWeight: ({ years: [, last] }: Generation) => (last >= 2026 ? 1 : 0.35),
  }
}

function usedYear(random: Random): number {
  return random.weighted(
    [
      2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012,
      2011, 2010,
    ],
    (year) => Math.exp(-(((year - 2021) / 4.7) ** 2)),
  )
}

function drawCar(lot: Lot, carType: CarType, index: number): DrawnCar {
  const random = seededRandom(`harbour|${lot.location.code}|${carType}|${index}`)
  const { franchise } = lot.location
  const isToOrder = carType === 'new' && index % 24 === 5
  const year =
    carType === 'used' ? usedYear(random) : isToOrder || random.chance(0.88) ? 2026 : 2025
  const demand =
    carType === 'used' || franchise === null ? usedDemand(franchise) : newDemand(franchise)
  const entry = drawEntry(year, demand, random)
  return buildCar(
    {
      entry,
      year,
      carType,
      location: lot.location,
      isToOrder,
      distanceShare: 0.95,
      priceEndings: [990, 990, 990, 880, 490, 790],
    },
    random,
  )
}

/** The stock of Harbour Motor Group: new, demonstrator and used cars at six dealerships. */
export function harbourStock(): DemoCar[] {
  const cars = lots.flatMap((lot) =>
    (['new', 'demo', 'used'] as const).flatMap((carType) =>
      Array.from({ length: lot.cars[carType] }, (_, index) => drawCar(lot, carType, index)),
    ),
  )
  const letters = new Map(lots.map(({ location, letter }) => [location.code, letter]))
  return finishStock(cars, {
    seed: 'harbour',
    stocknumOf: ({ location, carType }, serial) =>
      `${letters.get(location.code)}${carType.charAt(0).toUpperCase()}${20_400 + serial}`,
    stateOf: ({ isToOrder }) => ({ status: isToOrder ? 'coming_soon' : 'in_stock', soldOn: null }),
    write: harbourWriter(seededRandom('harbour|comments')),
  })
}
