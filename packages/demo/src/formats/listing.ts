import { drawLenders, type FinancedDealer } from '../finance/lender-figures.ts'
import { choosePictures, type VehiclePictures } from '../pictures/choose-pictures.ts'
import { choosePlate } from '../pictures/plate.ts'
import type { SettingKey } from '../pictures/vehicle-picture.ts'
import type { DemoCar } from '../stock/demo-car.ts'
import { type DemoUnit, type DemoVehicle, isUnit } from '../stock/demo-unit.ts'
import { drawMarket, findReport, type MarketAverages } from '../stock/market.ts'
import { readBodyFacts } from './body-facts.ts'
import { fuelName, inductionName, transmissionName } from './feed-words.ts'

/** A vehicle of any kind as feeds speak of it; '' and 0 mean that there is nothing to say. */
export interface Listing {
  stocknum: string
  /** "car", "van", "caravan", "motorhome", "truck", "bus", "motorcycle" */
  itemType: string
  carType: DemoCar['carType']
  status: DemoCar['status']
  isToOrder: boolean
  isCertified: boolean
  make: string
  model: string
  badge: string
  series: string
  year: number
  body: string
  vin: string
  plate: string
  /** `YYYY-MM-DD` */
  plateExpiry: string
  /** `YYYY-MM` */
  builtIn: string
  compliedIn: string
  odometerKm: number | null
  driveAwayDollars: number
  egcDollars: number
  isPriceOnApplication: boolean
  colour: string
  interior: string
  /** "2.0 L", "1254 cc" */
  engine: string
  cylinders: number
  fuel: string
  transmission: string
  drive: string
  induction: string
  seats: number
  doors: number
  litresPer100Km: number
  tankLitres: number
  towKg: number
  newtonMetres: number
  ancap: number
  gvmKg: number
  /** Axles of a truck, "6x4", or of a caravan, "Tandem". */
  axles: string
  lengthFeet: number
  widthFeet: number
  tareKg: number
  atmKg: number
  sleeps: number
  locationCode: string
  /** `YYYY-MM-DD` */
  stockedOn: string
  soldOn: string
  comments: string
  features: readonly { category: string; name: string }[]
  pictures: VehiclePictures
  /** Average price that others ask, in dollars; null when the feed does not know. */
  market: MarketAverages | null
  /** Address of the history report, or ''. */
  report: string
  /** Figures of its lender, by provider; null where nobody lends on it. */
  lenders: ReturnType<typeof drawLenders>
}

/** Any vehicle of the demo stock in the words of feeds, photographed at its dealer's own place. */
export function toListing(
  vehicle: DemoVehicle,
  setting: SettingKey,
  dealer: FinancedDealer,
): Listing {
  const listing = isUnit<DemoUnit>(vehicle)
    ? unitListing(vehicle, setting)
    : carListing(vehicle, setting)
  const { driveAwayDollars, egcDollars, isPriceOnApplication, pictures } = listing
  const dollars = isPriceOnApplication ? 0 : driveAwayDollars || egcDollars
  return {
    ...listing,
    market: drawMarket(listing, driveAwayDollars || egcDollars),
    report: findReport(listing, pictures.walkaround) ?? '',
    lenders: drawLenders(dealer, { ...listing, dollars }),
  }
}

type Described = Omit<Listing, 'lenders' | 'market' | 'report'>

/** A whole stock in the words of feeds. */
export function toListings(
  stock: readonly DemoVehicle[],
  setting: SettingKey,
  dealer: FinancedDealer,
): Listing[] {
  return stock.map((vehicle) => toListing(vehicle, setting, dealer))
}

const noSizes = { gvmKg: 0, axles: '', lengthFeet: 0, widthFeet: 0, tareKg: 0, atmKg: 0, sleeps: 0 }
const workBodies: Readonly<Record<string, string>> = {
  Van: 'van',
  'Cab Chassis': 'ute',
  Ute: 'ute',
}

function carListing(car: DemoCar, setting: SettingKey): Described {
  const { run, generation, stocknum, body } = car
  const [colour, paintFamily] = car.paint
  const { engine } = run
  return {
    ...saleOf(car),
    ...noSizes,
    itemType: 'car',
    isToOrder: car.isToOrder,
    isCertified: car.isCertified,
    model: generation.model,
    badge: car.badge.name,
    series: car.series,
    body,
    vin: car.vin ?? '',
    builtIn: car.builtIn ?? '',
    compliedIn: car.compliedIn ?? '',
    egcDollars: car.egcDollars ?? 0,
    isPriceOnApplication: car.isPriceOnApplication,
    colour,
    interior: car.interior,
    engine: engine.litres > 0 ? `${engine.litres.toFixed(1)} L` : '',
    cylinders: engine.cylinders,
    fuel: fuelName(engine.fuel),
    transmission: transmissionName(run.gearbox),
    drive: run.drive,
    induction: inductionName(run),
    seats: car.seats,
    doors: car.doors,
    litresPer100Km: engine.litresPer100Km,
    tankLitres: engine.litres > 0 ? generation.tankLitres : 0,
    towKg: car.towKg,
    newtonMetres: engine.newtonMetres,
    ancap: generation.ancap ?? 0,
    pictures: choosePictures(setting, {
      stocknum,
      colour,
      paintFamily,
      plate: choosePlate(car),
      ...readBodyFacts(car),
    }),
  }
}

/** Item types of the vans and utes among trucks. */
export function workItemType(listing: Listing): string {
  return listing.itemType === 'car' ? (workBodies[listing.body] ?? 'car') : listing.itemType
}

function unitListing(vehicle: DemoUnit, setting: SettingKey): Described {
  const { unit, stocknum, colour } = vehicle
  const { engine, sizes } = unit
  const isMotorcycle = unit.kind === 'motorcycle'
  return {
    ...saleOf(vehicle),
    itemType: unit.kind,
    isToOrder: false,
    isCertified: false,
    model: unit.model,
    badge: unit.badge,
    series: unit.series,
    body: unit.body,
    vin: vehicle.vin,
    builtIn: vehicle.builtIn,
    compliedIn: vehicle.compliedIn,
    egcDollars: vehicle.egcDollars,
    isPriceOnApplication: false,
    colour,
    interior: '',
    engine: engineText(engine?.cc ?? 0, isMotorcycle),
    cylinders: engine?.cylinders ?? 0,
    fuel: engine?.fuel ?? '',
    transmission: engine?.transmission ?? '',
    drive: unit.drive,
    induction: engine?.fuel === 'Diesel' ? 'Turbo' : '',
    seats: unit.seats,
    doors: unit.doors,
    litresPer100Km: 0,
    tankLitres: 0,
    towKg: 0,
    newtonMetres: engine?.newtonMetres ?? 0,
    ancap: 0,
    gvmKg: unit.gvmKg,
    axles: unit.kind === 'truck' ? unit.drive : (sizes?.axles ?? ''),
    lengthFeet: sizes?.lengthFeet ?? 0,
    widthFeet: sizes?.widthFeet ?? 0,
    tareKg: sizes?.tareKg ?? 0,
    atmKg: sizes?.atmKg ?? 0,
    sleeps: sizes?.sleeps ?? 0,
    pictures: choosePictures(setting, {
      stocknum,
      body: unit.body,
      model: unit.model,
      axles: sizes?.axles ?? '',
      badge: unit.badge,
      colour,
      plate: choosePlate(vehicle),
    }),
  }
}

function engineText(cc: number, isMotorcycle: boolean): string {
  if (cc === 0) return ''
  return isMotorcycle ? `${cc} cc` : `${(cc / 1000).toFixed(1)} L`
}

/** Facts every vehicle has: its number, its state of sale, where it stands and what is said of it. */
function saleOf(vehicle: DemoVehicle) {
  return {
    stocknum: vehicle.stocknum,
    carType: vehicle.carType,
    status: vehicle.status,
    make: vehicle.make.name,
    year: vehicle.year,
    plate: vehicle.plate ?? '',
    plateExpiry: vehicle.plateExpiry ?? '',
    odometerKm: vehicle.odometerKm,
    driveAwayDollars: vehicle.driveAwayDollars ?? 0,
    locationCode: vehicle.location.code,
    stockedOn: vehicle.stockedOn,
    soldOn: vehicle.soldOn ?? '',
    comments: vehicle.comments,
    features: vehicle.features,
  }
}
