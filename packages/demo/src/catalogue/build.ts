/** Body style as Australian stock feeds write it. */
export type Body =
  | 'Hatchback'
  | 'Sedan'
  | 'Wagon'
  | 'SUV'
  | 'Ute'
  | 'Cab Chassis'
  | 'Van'
  | 'People Mover'
  | 'Coupe'
  | 'Convertible'

/** Fuel or charge of an engine. `premium` is a petrol engine that asks for 95 RON or better. */
export type Fuel = 'petrol' | 'premium' | 'diesel' | 'hybrid' | 'plug-in' | 'electric'

export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD'

export type Induction = 'aspirated' | 'turbo' | 'twin-turbo' | 'supercharged' | 'none'

/** How well a model holds its price, from LandCruiser (`exceptional`) to electric cars (`steep`). */
export type Resale = 'exceptional' | 'strong' | 'good' | 'average' | 'weak' | 'steep'

/** First and last model year sold new in Australia, both included. */
export type Years = readonly [first: number, last: number]

export interface Engine {
  /** Displacement in litres as the badge says it, 0 for an electric car. */
  litres: number
  /** 0 for an electric car. */
  cylinders: number
  fuel: Fuel
  induction: Induction
  kilowatts: number
  newtonMetres: number
  /** Combined consumption in litres per 100 km (ADR 81/02), 0 for an electric car. */
  litresPer100Km: number
  /** Driving range on battery alone in km (WLTP), for electric and plug-in hybrid cars. */
  rangeKm?: number
}

export interface Gearbox {
  kind: 'Automatic' | 'Manual' | 'CVT' | 'DCT' | 'Single'
  /** Forward gears; 0 for a CVT without steps, 1 for a reduction gear. */
  gears: number
}

/** One engine, gearbox and drive a badge was sold with. */
export interface Run {
  engine: Engine
  gearbox: Gearbox
  drive: Drive
  /** Dollars above the badge's price. */
  extraDollars: number
}

/** Facts in which a badge differs from its generation. */
export interface BadgeFacts {
  years?: Years
  series?: string
  body?: Body
  doors?: number
  seats?: number
  towKg?: number
  /** Equipment the badge is known for, on top of what its level brings. */
  features?: readonly string[]
}

export interface Badge extends BadgeFacts {
  name: string
  /** Drive-away price in dollars when new, in the middle of the badge's life. */
  priceDollars: number
  /** Equipment level: 1 entry, 2 middle, 3 high, 4 flagship. */
  level: 1 | 2 | 3 | 4
  runs: readonly Run[]
}

/** A paint of a make: name, colour family, first and last year, and the models it is limited to. */
export type Paint = readonly [
  name: string,
  family: PaintFamily,
  first: number,
  last: number,
  models?: readonly string[],
]

type PaintFamily =
  | 'white'
  | 'silver'
  | 'grey'
  | 'black'
  | 'blue'
  | 'red'
  | 'green'
  | 'orange'
  | 'yellow'
  | 'brown'
  | 'beige'
  | 'purple'

/** Kind of work a car does; decides kilometres a year, equipment and words in its comments. */
export type Role = 'light' | 'car' | 'suv' | 'offroad' | 'ute' | 'van' | 'mover' | 'sports'

export interface Generation {
  model: string
  /** Series or platform code as trade guides write it; empty where the maker publishes none. */
  series: string
  years: Years
  role: Role
  body: Body
  doors: number
  seats: number
  /**
   * VIN pattern of 17 characters: `*` is the model-year code, `?` the check character, `#` a digit
   * of the serial number; anything else stands for itself.
   */
  vin: string
  resale: Resale
  /** Share of the generation among the stock of its make. */
  weight: number
  tankLitres: number
  towKg: number
  kerbKg: number
  /** Stars of the first rating, where the car was rated. */
  ancap?: number
  /** First year with Apple CarPlay and Android Auto as standard on most badges, or false. */
  carPlay: number | false
  /** First year with autonomous emergency braking as standard on most badges, or false. */
  aeb: number | false
  /** Equipment every badge has, on top of what its level brings. */
  features?: readonly string[]
  /** Its own colour chart, where it shares none of the paints of the make. */
  paints?: readonly Paint[]
  badges: readonly Badge[]
}

export interface Make {
  name: string
  /** Mainstream or prestige: decides leather, service words and interior colours. */
  prestige: boolean
  paints: readonly Paint[]
  /** Interior colours of cloth and of leather trim. */
  interiors: { cloth: readonly string[]; leather: readonly string[] }
  /** The maker's own name for its driver-assistance suite, with its first year. */
  safetySuite?: readonly [name: string, first: number]
  /** Years of factory warranty on a car sold new today. */
  warrantyYears: number
  generations: readonly Generation[]
}

type Combustion = [
  litres: number,
  cylinders: number,
  kilowatts: number,
  newtonMetres: number,
  litresPer100Km: number,
]

const combustion =
  (fuel: Fuel, induction: Induction) =>
  (...[litres, cylinders, kilowatts, newtonMetres, litresPer100Km]: Combustion): Engine => ({
    litres,
    cylinders,
    fuel,
    induction,
    kilowatts,
    newtonMetres,
    litresPer100Km,
  })

/** Naturally aspirated engine on regular unleaded. */
export const petrol = combustion('petrol', 'aspirated')
/** Turbocharged engine on regular unleaded. */
export const turboPetrol = combustion('petrol', 'turbo')
/** Naturally aspirated engine on premium unleaded. */
export const premium = combustion('premium', 'aspirated')
/** Turbocharged engine on premium unleaded. */
export const turboPremium = combustion('premium', 'turbo')
/** Twin-turbocharged engine on premium unleaded. */
export const twinTurboPremium = combustion('premium', 'twin-turbo')
/** Supercharged engine on premium unleaded. */
export const superchargedPremium = combustion('premium', 'supercharged')
/** Turbo-diesel. */
export const diesel = combustion('diesel', 'turbo')
/** Twin-turbo diesel. */
export const twinTurboDiesel = combustion('diesel', 'twin-turbo')
/** Petrol-electric hybrid that is not plugged in; power is the combined output. */
export const hybrid = combustion('hybrid', 'aspirated')
/** Turbocharged petrol-electric hybrid that is not plugged in. */
export const turboHybrid = combustion('hybrid', 'turbo')

const plugInWith =
  (induction: Induction) =>
  (
    ...[litres, cylinders, kilowatts, newtonMetres, litresPer100Km, rangeKm]: [
      ...Combustion,
      number,
    ]
  ): Engine => ({
    litres,
    cylinders,
    fuel: 'plug-in',
    induction,
    kilowatts,
    newtonMetres,
    litresPer100Km,
    rangeKm,
  })

/** Naturally aspirated plug-in hybrid; the last number is its electric range in km. */
export const plugIn = plugInWith('aspirated')
/** Turbocharged plug-in hybrid; the last number is its electric range in km. */
export const turboPlugIn = plugInWith('turbo')

/** Battery-electric drive with its WLTP range. */
export function electric(kilowatts: number, newtonMetres: number, rangeKm: number): Engine {
  return {
    litres: 0,
    cylinders: 0,
    fuel: 'electric',
    induction: 'none',
    kilowatts,
    newtonMetres,
    litresPer100Km: 0,
    rangeKm,
  }
}

export const auto = (gears: number): Gearbox => ({ kind: 'Automatic', gears })
export const manual = (gears: number): Gearbox => ({ kind: 'Manual', gears })
export const dct = (gears: number): Gearbox => ({ kind: 'DCT', gears })
export const cvt: Gearbox = { kind: 'CVT', gears: 0 }
export const single: Gearbox = { kind: 'Single', gears: 1 }

const drivenBy =
  (drive: Drive) =>
  (engine: Engine, gearbox: Gearbox, extraDollars = 0): Run => ({
    engine,
    gearbox,
    drive,
    extraDollars,
  })

export const fwd = drivenBy('FWD')
export const rwd = drivenBy('RWD')
export const awd = drivenBy('AWD')
export const fourWd = drivenBy('4WD')

/** One line of a price list. */
export function badge(
  name: string,
  priceDollars: number,
  level: Badge['level'],
  runs: readonly Run[],
  facts: BadgeFacts = {},
): Badge {
  return { name, priceDollars, level, runs, ...facts }
}
