import type { Generation, Role } from '../catalogue/build.ts'
import { ridgelineWriter } from '../comments/ridgeline.ts'
import { buildCar } from './build-car.ts'
import { addDays, TODAY } from './calendar.ts'
import type { DealerLocation, DemoCar } from './demo-car.ts'
import { type Demand, drawEntry } from './entries.ts'
import { type DrawnCar, finishStock } from './finish-stock.ts'
import { usedMakeWeights } from './harbour-stock.ts'
import { type Random, seededRandom } from './random.ts'

const locations: readonly DealerLocation[] = [
  { code: '2001', name: 'Ridgeline Ballarat', city: 'Wendouree', state: 'vic', franchise: null },
  { code: '2002', name: 'Ridgeline Bendigo', city: 'Kangaroo Flat', state: 'vic', franchise: null },
]

const countryWeights: Readonly<Record<string, number>> = {
  Toyota: 20,
  Ford: 11,
  Holden: 10,
  Isuzu: 6,
  Mitsubishi: 9,
  Nissan: 7,
  Mazda: 9,
  Subaru: 6,
  Hyundai: 7,
  Kia: 5,
  Volkswagen: 3,
  Tesla: 0.3,
  BYD: 0.4,
  BMW: 0.5,
  'Mercedes-Benz': 0.5,
  Audi: 0.5,
  Lexus: 0.5,
  'Land Rover': 0.8,
  Volvo: 0.4,
  MINI: 0.2,
  Ram: 0.5,
  LDV: 1.4,
  GWM: 2,
  Chery: 0.5,
}

const countryRoles: Readonly<Record<Role, number>> = {
  ute: 2.2,
  offroad: 1.9,
  suv: 1,
  car: 0.9,
  light: 0.85,
  van: 0.9,
  mover: 0.8,
  sports: 0.3,
}

const demand: Demand = {
  makeWeight: ({ name }) => countryWeights[name] ?? usedMakeWeights[name] ?? 0,
  generationWeight: ({ role }: Generation) => countryRoles[role],
}

const carCount = 300
const lowestDollars = 4_990
const highestDollars = 69_990

function drawYear(random: Random): number {
  const years = Array.from({ length: 21 }, (_, index) => 2005 + index)
  return random.weighted(years, (year) => Math.exp(-(((year - 2017.4) / 5) ** 2)))
}

/** Draws until the price suits the dealer: nothing dear, nothing that is only good for parts. */
function drawCar(index: number): DrawnCar {
  const random = seededRandom(`ridgeline|${index}`)
  for (;;) {
    const year = drawYear(random)
    const car = buildCar(
      {
        entry: drawEntry(year, demand, random),
        year,
        carType: 'used',
        location: random.weighted(locations, ({ code }) => (code === '2001' ? 6 : 4)),
        isToOrder: false,
        distanceShare: 1.12,
        priceEndings: [990, 990, 950, 500, 490, 900],
      },
      random,
    )
    const dollars = car.driveAwayDollars ?? car.egcDollars ?? 0
    if (dollars >= lowestDollars && dollars <= highestDollars) return car
  }
}

/** A few are on their way in or spoken for, some went this week, some before. */
function drawState({ stockedOn }: DrawnCar, random: Random): Pick<DemoCar, 'status' | 'soldOn'> {
  const soldDaysAgo = (least: number, most: number) => {
    const day = addDays(TODAY, -random.whole(least, most))
    return { status: 'sold' as const, soldOn: day < stockedOn ? stockedOn : day }
  }
  const draw = random.next()
  if (draw < 0.035) return { status: 'coming_soon', soldOn: null }
  if (draw < 0.07) return { status: 'deal_pending', soldOn: null }
  if (draw < 0.1) return soldDaysAgo(0, 2)
  if (draw < 0.125) return soldDaysAgo(4, 24)
  return { status: 'in_stock', soldOn: null }
}

/** The stock of Ridgeline Used Cars: utes, four-wheel drives, family cars and budget cars. */
export function ridgelineStock(): DemoCar[] {
  const cars = Array.from({ length: carCount }, (_, index) => drawCar(index))
  return finishStock(cars, {
    seed: 'ridgeline',
    stocknumOf: (_, serial) => `R${4_100 + serial}`,
    stateOf: drawState,
    write: ridgelineWriter(seededRandom('ridgeline|comments')),
  })
}
