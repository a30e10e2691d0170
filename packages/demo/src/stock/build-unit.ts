import type { Unit, UnitMake } from '../catalogue/units.ts'
import { addDays, addMonths, TODAY } from './calendar.ts'
import type { CarType, DealerLocation } from './demo-car.ts'
import type { DrawnUnit } from './demo-unit.ts'
import { drawUnitPlate } from './plates.ts'
import { priceWithoutCharges, usedPrice, windscreenPrice } from './price.ts'
import type { Random } from './random.ts'
import { unitFeatures } from './unit-features.ts'
import { fillVin } from './vin.ts'

/** A line of the catalogue with its maker. */
export interface UnitEntry {
  make: UnitMake
  unit: Unit
}

/** Facts of a vehicle that are settled before its details are drawn. */
export interface UnitOrder extends UnitEntry {
  year: number
  carType: CarType
  location: DealerLocation
  /** Endings of this dealer's prices. */
  priceEndings: readonly number[]
}

/** Draws everything about one vehicle except its stock number, its state of sale and its comments. */
export function buildUnit(order: UnitOrder, random: Random): DrawnUnit {
  const { make, unit, year, carType, location } = order
  const dates = drawDates(order, random)
  const odometerKm = drawOdometer(order, random)
  return {
    make,
    unit,
    carType,
    location,
    year,
    vin: fillVin(make.vin[unit.kind] ?? '', year, random),
    ...drawRegistration(order, random),
    odometerKm,
    ...drawPrices(order, odometerKm ?? 0, random),
    colour: random.pick(make.colours),
    ...dates,
    features: unitFeatures(unit, carType, random),
    owners: drawOwners(order, random),
    stockedOn: drawStockedOn(carType, dates.compliedIn, random),
  }
}

const thisYear = Number(TODAY.slice(0, 4))
const ageYears = (year: number) => Math.max(0.4, thisYear + 0.6 - year)

function drawDates({ year, carType }: UnitOrder, random: Random) {
  const lastMonth = year === thisYear ? (carType === 'used' ? 5 : 8) : 11
  const builtIn = `${year}-${String(random.whole(1, lastMonth)).padStart(2, '0')}`
  return { builtIn, compliedIn: addMonths(builtIn, random.whole(0, 1)) }
}

function drawOdometer({ unit, year, carType }: UnitOrder, random: Random): number | null {
  if (unit.yearlyKm === 0) return null
  if (carType === 'new') return random.whole(2, unit.kind === 'motorcycle' ? 8 : 90)
  const usual = unit.yearlyKm * ageYears(year) ** 0.93
  if (carType === 'demo') return Math.round(unit.yearlyKm * 0.2 * (0.5 + random.next()))
  const share = Math.min(1.8, Math.max(0.35, Math.exp(random.around(0, 0.3))))
  return Math.max(random.whole(400, 900), Math.round(usual * share))
}

function drawRegistration({ unit, carType, location, year }: UnitOrder, random: Random) {
  if (carType === 'new') return { plate: null, plateExpiry: null }
  return {
    plate: drawUnitPlate(unit.kind, location.state, year, random),
    plateExpiry: addDays(TODAY, random.whole(14, 350)),
  }
}

function drawPrices(order: UnitOrder, odometerKm: number, random: Random) {
  const { unit, location, carType, priceEndings } = order
  const dollars = windscreenPrice(asking(order, odometerKm, random), priceEndings, random)
  if (unit.kind === 'truck' || unit.kind === 'bus') {
    return { driveAwayDollars: null, egcDollars: dollars }
  }
  const charges = {
    state: location.state,
    fuel: 'diesel' as const,
    isRegistered: carType !== 'new',
  }
  return { driveAwayDollars: dollars, egcDollars: priceWithoutCharges(dollars, charges) }
}

/** New stock asks its list price, last year's and demonstrators less. */
function asking({ make, unit, year, carType }: UnitOrder, odometerKm: number, random: Random) {
  if (carType !== 'used') {
    const share = (year < thisYear ? 0.94 : 1) * (carType === 'demo' ? 0.92 : 1)
    return unit.priceDollars * share
  }
  const scale = unit.yearlyKm > 0 ? carKmAYear / unit.yearlyKm : 0
  return usedPrice(
    {
      newPriceDollars: unit.priceDollars,
      resale: make.resale,
      ageYears: ageYears(year),
      odometerKm: odometerKm * scale,
      usualKm: unit.yearlyKm * ageYears(year) ** 0.93 * scale,
    },
    random,
  )
}

/** Kilometres a year of the cars that `usedPrice` was drawn up for. */
const carKmAYear = 14_000

function drawOwners({ year, carType }: UnitOrder, random: Random): number | null {
  if (carType !== 'used') return null
  if (random.chance(ageYears(year) < 5 ? 0.65 : 0.35)) return 1
  return random.pick([null, 2, 2, 3])
}

const usualDays: Readonly<Record<CarType, number>> = { new: 70, demo: 80, used: 52 }

function drawStockedOn(carType: CarType, compliedIn: string, random: Random): string {
  const days = Math.floor(-Math.log(1 - random.next() * 0.985) * usualDays[carType])
  const earliest = addDays(`${compliedIn}-01`, carType === 'used' ? 75 : 20)
  const latest = earliest < TODAY ? earliest : TODAY
  const stockedOn = addDays(TODAY, -Math.min(days, 260))
  return stockedOn < latest ? latest : stockedOn
}
