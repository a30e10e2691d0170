import type { Role } from '../catalogue/build.ts'
import { fittedAccessories } from './accessories.ts'
import { addDays, addMonths, daysBetween, TODAY } from './calendar.ts'
import type { CarType, CatalogueEntry, DealerLocation, DemoCar, History } from './demo-car.ts'
import { badgeFacts, badgeYears, drawPaint } from './entries.ts'
import { factoryEquipment, listFeatures } from './equipment.ts'
import { drawPlate } from './plates.ts'
import { priceWithoutCharges, usedPrice, windscreenPrice } from './price.ts'
import type { Random } from './random.ts'
import { fillVin } from './vin.ts'

/** Facts of a car that are settled before its details are drawn. */
export interface CarOrder {
  entry: CatalogueEntry
  year: number
  carType: CarType
  location: DealerLocation
  isToOrder: boolean
  /** Share of the usual kilometres: country cars run further. */
  distanceShare: number
  /** Endings of the prices on this dealer's windscreens. */
  priceEndings: readonly number[]
}

type Undressed = Omit<DemoCar, 'stocknum' | 'comments' | 'status' | 'soldOn'>

/** Draws everything about one car except its stock number, its state of sale and its comments. */
export function buildCar(order: CarOrder, random: Random): Undressed {
  const { entry, year, carType, location, isToOrder } = order
  const facts = badgeFacts(entry.generation, entry.badge)
  const hasLeather = isLeather(entry, year)
  const factory = factoryEquipment({ ...entry, ...facts, year, hasLeather })
  const fitted = fittedAccessories({ ...entry, ...facts, year, hasLeather }, random)
  const dates = drawDates(order, random)
  const odometerKm = drawOdometer(order, dates.builtIn, random)
  const paint = drawPaint(entry, year, random)
  return {
    ...entry,
    ...facts,
    carType,
    isToOrder,
    location,
    year,
    hasLeather,
    paint,
    interior: drawInterior(entry, hasLeather, random),
    vin: isToOrder ? null : fillVin(entry.generation.vin, year, random),
    ...drawRegistration(order, dates, random),
    odometerKm,
    ...drawPrices(order, odometerKm ?? 0, random),
    ...(isToOrder ? { builtIn: null, compliedIn: null } : dates),
    features: listFeatures(factory, carType === 'new' ? fitted.filter(isOnNewCars) : fitted),
    history: drawHistory(year, random),
    isCertified: isCertified(order, odometerKm ?? 0, random),
    stockedOn: drawStockedOn(carType, dates.compliedIn, random),
  }
}

/** Work, small and sporting cars come in the first colour of the chart; family cars may choose. */
function drawInterior(
  { make, generation }: CatalogueEntry,
  hasLeather: boolean,
  random: Random,
): string {
  const colours = hasLeather ? make.interiors.leather : make.interiors.cloth
  const isPlain = ['ute', 'van', 'sports', 'light'].includes(generation.role)
  return isPlain ? (colours[0] ?? 'Black') : random.pick(colours)
}

const leatherLevel: Readonly<Record<Role, number>> = {
  light: 4,
  car: 3,
  suv: 3,
  offroad: 3,
  ute: 4,
  van: 5,
  mover: 3,
  sports: 3,
}

function isLeather({ make, generation, badge }: CatalogueEntry, year: number): boolean {
  if (make.prestige) return badge.level >= 2
  if (generation.model === 'Jimny' || make.name === 'Suzuki') return false
  return badge.level >= leatherLevel[generation.role] && year >= 2005
}

function isOnNewCars({ name }: { name: string }): boolean {
  return name === 'Alloy tray' || name.endsWith('floor mats')
}

/** A car is built in its model year and complied within three months of it. */
function drawDates(order: CarOrder, random: Random) {
  const [firstMonth, lastMonth] = buildMonths(order)
  const builtIn = `${order.year}-${String(random.whole(firstMonth, lastMonth)).padStart(2, '0')}`
  return { builtIn, compliedIn: order.isToOrder ? builtIn : addMonths(builtIn, random.whole(0, 2)) }
}

/** Cars new on the market come in the second half of their year, runout cars in the first. */
function buildMonths({ entry, year, carType }: CarOrder): [first: number, last: number] {
  const thisYear = Number(TODAY.slice(0, 4))
  const [firstYear, lastYear] = badgeYears(entry.generation, entry.badge)
  const lastMonth = year === thisYear ? (carType === 'used' ? 6 : 9) : year === lastYear ? 9 : 12
  const isLate = year === firstYear || (carType !== 'used' && year < thisYear)
  return [isLate ? Math.min(7, lastMonth) : 1, lastMonth]
}

const usualKmAYear: Readonly<Record<Role, number>> = {
  light: 10_500,
  car: 12_500,
  suv: 13_800,
  offroad: 15_500,
  ute: 17_500,
  van: 19_000,
  mover: 14_500,
  sports: 7_500,
}

function ageYearsOf(builtIn: string): number {
  return Math.max(0.25, daysBetween(`${builtIn}-15`, TODAY) / 365.25)
}

function usualKm({ entry, year }: CarOrder): number {
  const ageYears = Math.max(0.4, 2026.6 - year)
  return usualKmAYear[entry.generation.role] * ageYears ** 0.93
}

function drawOdometer(order: CarOrder, builtIn: string, random: Random): number | null {
  if (order.isToOrder) return null
  if (order.carType === 'new') return random.chance(0.07) ? null : random.whole(3, 28)
  if (order.carType === 'demo') return random.whole(900, 7_900)
  const share = Math.exp(random.around(0, 0.3)) * order.distanceShare
  const yearly = usualKmAYear[order.entry.generation.role] * ageYearsOf(builtIn) ** 0.93
  return Math.round(Math.max(2_000 + random.whole(0, 3_000), yearly * Math.min(1.9, share)))
}

function drawRegistration(
  { carType, location, year }: CarOrder,
  { compliedIn }: { compliedIn: string },
  random: Random,
): Pick<DemoCar, 'plate' | 'plateExpiry'> {
  if (carType === 'new') return { plate: null, plateExpiry: null }
  const plate = drawPlate(location.state, Math.max(year, Number(compliedIn.slice(0, 4))), random)
  const isLapsed = carType === 'used' && random.chance(0.05)
  return {
    plate,
    plateExpiry: addDays(TODAY, isLapsed ? -random.whole(3, 80) : random.whole(18, 350)),
  }
}

function newPrice({ entry, location }: CarOrder, paintDollars: number): number {
  const stateDollars = location.state === 'nsw' ? 450 : 0
  return entry.badge.priceDollars + entry.run.extraDollars + paintDollars + stateDollars
}

function drawPrices(order: CarOrder, odometerKm: number, random: Random) {
  const driveAway = drawDriveAway(order, odometerKm, random)
  const isPriceOnApplication = isCollectable(order) && driveAway > 60_000 && random.chance(0.25)
  if (isPriceOnApplication)
    return { driveAwayDollars: null, egcDollars: null, isPriceOnApplication }
  const charges = {
    state: order.location.state,
    fuel: order.entry.run.engine.fuel,
    isRegistered: order.carType !== 'new',
  }
  if (order.carType === 'used' && random.chance(0.06)) {
    const egcDollars = windscreenPrice(
      priceWithoutCharges(driveAway, charges),
      order.priceEndings,
      random,
    )
    return { driveAwayDollars: null, egcDollars, isPriceOnApplication }
  }
  const egcDollars = priceWithoutCharges(driveAway, charges)
  return { driveAwayDollars: driveAway, egcDollars, isPriceOnApplication }
}

/** Cars for which a dealer would rather be rung than compared. */
function isCollectable({ entry: { make, generation }, carType, location }: CarOrder): boolean {
  const isRare =
    make.prestige || generation.role === 'sports' || generation.resale === 'exceptional'
  return carType === 'used' && location.state !== 'vic' && isRare
}

function drawDriveAway(order: CarOrder, odometerKm: number, random: Random): number {
  const { entry, year, carType } = order
  if (carType === 'used') {
    const facts = {
      newPriceDollars: newPrice(order, 0),
      resale: entry.generation.resale,
      ageYears: Math.max(0.2, 2026.6 - year),
      odometerKm,
      usualKm: usualKm(order),
    }
    return windscreenPrice(usedPrice(facts, random), order.priceEndings, random)
  }
  const paintDollars = random.chance(0.6) ? random.pick([595, 600, 650, 700]) : 0
  const share = (year < 2026 ? 0.95 : 1) * (carType === 'demo' ? random.around(0.92, 0.015) : 1)
  const dollars = newPrice(order, paintDollars) * share
  return carType === 'demo' || random.chance(0.7)
    ? windscreenPrice(dollars, [990, 990, 490], random)
    : Math.round(dollars + random.whole(-120, 240))
}

function drawHistory(year: number, random: Random): History {
  const ageYears = 2026.6 - year
  const service = random.weighted(
    ['full', 'dealer', 'part', 'unknown'] as const,
    (kind) =>
      ({ full: 4, dealer: ageYears < 7 ? 3 : 1, part: ageYears < 3 ? 0 : 2.4, unknown: 3 })[kind],
  )
  return { owners: drawOwners(ageYears, random), service, hasTwoKeys: random.chance(0.72) }
}

/** The older the car the more owners; of some the papers do not tell. */
function drawOwners(ageYears: number, random: Random): number | null {
  const oneOwner = ageYears < 2 ? 1 : ageYears < 4 ? 0.7 : ageYears < 8 ? 0.38 : 0.16
  if (random.chance(oneOwner)) return 1
  return random.weighted([null, 2, 3], (owners) => (owners === null ? 4 : owners === 2 ? 3 : 1))
}

/** A maker's own certified scheme takes its own make, young and not far driven. */
function isCertified(
  { entry, year, carType, location }: CarOrder,
  odometerKm: number,
  random: Random,
) {
  const isEligible = carType === 'used' && location.franchise === entry.make.name
  return isEligible && year >= 2020 && odometerKm < 110_000 && random.chance(0.55)
}

const usualDays: Readonly<Record<CarType, number>> = { new: 46, demo: 60, used: 38 }

/** Most cars are sold within weeks, a few stand for months; none comes in before it was built. */
function drawStockedOn(carType: CarType, compliedIn: string, random: Random): string {
  const days = Math.floor(-Math.log(1 - random.next() * 0.985) * usualDays[carType])
  const earliest = addDays(`${compliedIn}-01`, carType === 'used' ? 75 : 12)
  const stockedOn = addDays(TODAY, -Math.min(days, 230))
  const latest = earliest < TODAY ? earliest : TODAY
  return stockedOn < latest ? latest : stockedOn
}
