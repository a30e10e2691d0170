import type { Resale, Years } from './build.ts'

/** Kinds of vehicle that are not cars. */
export type UnitKind = 'caravan' | 'motorhome' | 'truck' | 'bus' | 'motorcycle'

/** Body as Australian stock feeds write it. */
export type UnitBody =
  | 'Caravan'
  | 'Pop-top Caravan'
  | 'Camper Trailer'
  | 'Motorhome'
  | 'Campervan'
  | 'Light Truck'
  | 'Tray Truck'
  | 'Pantech Truck'
  | 'Tipper Truck'
  | 'Heavy Truck'
  | 'Heavy Truck - Tipper'
  | 'Prime Mover'
  | 'Bus'
  | 'Adventure'
  | 'Cruiser'
  | 'Naked'
  | 'Sports Bike'
  | 'Touring Bike'
  | 'Dirt Bike'
  | 'Scooter'

/** Engine and gearbox of a vehicle that drives. */
export interface UnitEngine {
  /** Cubic centimetres. */
  cc: number
  cylinders: number
  fuel: 'Diesel' | 'Unleaded Petrol' | 'Premium Unleaded Petrol'
  /** Peak torque. */
  newtonMetres: number
  /** "6 Speed Manual". */
  transmission: string
}

/** Sizes of what people sleep in; a motorhome has no masses of a trailer. */
export interface UnitSizes {
  /** Body length in feet, in steps of half an inch at the finest. */
  lengthFeet: number
  widthFeet: number
  /** Kilograms empty; 0 for a motorhome. */
  tareKg: number
  /** Aggregate trailer mass in kilograms; 0 for a motorhome. */
  atmKg: number
  /** "Single" or "Tandem"; empty for a motorhome. */
  axles: 'Single' | 'Tandem' | ''
  sleeps: number
}

/** One line of a price list. */
export interface Unit {
  kind: UnitKind
  model: string
  badge: string
  /** Series as the trade writes it; empty where the maker publishes none. */
  series: string
  /** First and last model year sold new in Australia, both included. */
  years: Years
  body: UnitBody
  /** New price in dollars with GST; drive-away, but before charges for trucks and buses. */
  priceDollars: number
  /** Seats of a vehicle that drives, else 0. */
  seats: number
  /** Doors of the cab, 0 for what has none or does not count them. */
  doors: number
  engine: UnitEngine | null
  /** "RWD", "6x4"; empty for what is towed and for motorcycles. */
  drive: string
  sizes: UnitSizes | null
  /** Gross vehicle mass in kilograms, 0 where it is not published. */
  gvmKg: number
  /** Kilometres of an ordinary year, 0 for what is towed. */
  yearlyKm: number
  features: readonly string[]
}

/** A maker of caravans, trucks or motorcycles. */
export interface UnitMake {
  name: string
  /** VIN pattern of 17 characters by kind, as in `Generation.vin`. */
  vin: Partial<Record<UnitKind, string>>
  resale: Resale
  /** Years of factory warranty. */
  warrantyYears: number
  /** Exterior colours. */
  colours: readonly string[]
  /** Equipment by its heading; a unit's features are among them. */
  units: readonly Unit[]
}

type CaravanSizes = [
  lengthFeet: number,
  widthFeet: number,
  tareKg: number,
  atmKg: number,
  axles: 'Single' | 'Tandem',
  sleeps: number,
]

const towed = {
  kind: 'caravan',
  series: '',
  seats: 0,
  doors: 0,
  engine: null,
  drive: '',
  gvmKg: 0,
  yearlyKm: 0,
} as const

/** A caravan, pop-top or camper trailer. */
export function caravan(
  [model, badge]: readonly [model: string, badge: string],
  body: 'Caravan' | 'Pop-top Caravan' | 'Camper Trailer',
  priceDollars: number,
  [lengthFeet, widthFeet, tareKg, atmKg, axles, sleeps]: CaravanSizes,
  years: Years,
  features: readonly string[],
): Unit {
  const sizes = { lengthFeet, widthFeet, tareKg, atmKg, axles, sleeps }
  return { ...towed, model, badge, body, priceDollars, sizes, years, features }
}

/** A motorhome or campervan; sizes are length and width in feet, beds, and gross mass. */
export function motorhome(
  [model, badge, series]: readonly [model: string, badge: string, base: string],
  priceDollars: number,
  [lengthFeet, widthFeet, sleeps, seats, gvmKg]: readonly [number, number, number, number, number],
  engine: UnitEngine,
  years: Years,
  features: readonly string[],
): Unit {
  const sizes = { lengthFeet, widthFeet, tareKg: 0, atmKg: 0, axles: '' as const, sleeps }
  const isAllWheel = /4MOTION|4x4/.test(`${badge} ${series}`)
  const drive = series.includes('Ducato') ? 'FWD' : isAllWheel ? 'AWD' : 'RWD'
  return {
    kind: 'motorhome',
    model,
    badge,
    series,
    years,
    body: lengthFeet < 20 ? 'Campervan' : 'Motorhome',
    priceDollars,
    seats,
    doors: 3,
    engine,
    drive,
    sizes,
    gvmKg,
    yearlyKm: 9_500,
    features,
  }
}

/** A diesel engine with its gearbox. */
export function dieselWith(
  litres: number,
  cylinders: number,
  newtonMetres: number,
  transmission: string,
): UnitEngine {
  return { cc: Math.round(litres * 1000), cylinders, fuel: 'Diesel', newtonMetres, transmission }
}

type TruckBody = Extract<UnitBody, `${string}Truck${string}` | 'Prime Mover'>

/** A truck; `drive` is its axles, driven of all ("6x4"). */
export function truck(
  [model, badge, series]: readonly [model: string, badge: string, series: string],
  body: TruckBody,
  priceDollars: number,
  [drive, gvmKg, seats]: readonly [drive: string, gvmKg: number, seats: number],
  engine: UnitEngine,
  years: Years,
  features: readonly string[],
): Unit {
  const yearlyKm = body === 'Prime Mover' ? 118_000 : gvmKg > 12_000 ? 52_000 : 27_000
  return {
    kind: 'truck',
    model,
    badge,
    series,
    years,
    body,
    priceDollars,
    seats,
    doors: seats > 3 ? 4 : 2,
    engine,
    drive,
    sizes: null,
    gvmKg,
    yearlyKm,
    features,
  }
}

/** A bus; seats count the driver's. */
export function bus(
  [model, badge, series]: readonly [model: string, badge: string, series: string],
  priceDollars: number,
  [seats, gvmKg]: readonly [seats: number, gvmKg: number],
  engine: UnitEngine,
  years: Years,
  features: readonly string[],
): Unit {
  return {
    kind: 'bus',
    model,
    badge,
    series,
    years,
    body: 'Bus',
    priceDollars,
    seats,
    doors: 2,
    engine,
    drive: '4x2',
    sizes: null,
    gvmKg,
    yearlyKm: 34_000,
    features,
  }
}

type BikeBody = Extract<
  UnitBody,
  'Adventure' | 'Cruiser' | 'Naked' | 'Sports Bike' | 'Touring Bike' | 'Dirt Bike' | 'Scooter'
>

const bikeKm: Readonly<Record<BikeBody, number>> = {
  Adventure: 6_200,
  Cruiser: 3_800,
  Naked: 4_400,
  'Sports Bike': 3_600,
  'Touring Bike': 6_800,
  'Dirt Bike': 1_600,
  Scooter: 3_200,
}

/** A motorcycle; a scooter and a few others shift by themselves. */
export function motorcycle(
  [model, badge]: readonly [model: string, badge: string],
  body: BikeBody,
  priceDollars: number,
  [cc, cylinders, newtonMetres, gears]: readonly [number, number, number, number | 'CVT' | 'DCT'],
  years: Years,
  features: readonly string[],
): Unit {
  const transmission =
    gears === 'CVT'
      ? 'CVT Automatic'
      : gears === 'DCT'
        ? '7 Speed Dual Clutch Automatic'
        : `${gears} Speed Manual`
  const fuel = newtonMetres / cc > 0.095 ? 'Premium Unleaded Petrol' : 'Unleaded Petrol'
  return {
    kind: 'motorcycle',
    model,
    badge,
    series: '',
    years,
    body,
    priceDollars,
    seats: body === 'Dirt Bike' ? 1 : 2,
    doors: 0,
    engine: { cc, cylinders, fuel, newtonMetres, transmission },
    drive: '',
    sizes: null,
    gvmKg: 0,
    yearlyKm: bikeKm[body],
    features,
  }
}
