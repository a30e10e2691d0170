import type { Unit, UnitMake } from '../catalogue/units.ts'
import type { CarType, DealerLocation, DemoCar } from './demo-car.ts'
import type { SaleState } from './finish-stock.ts'

/** One line of equipment with the heading it stands under. */
export interface UnitFeature {
  category: string
  name: string
}

/** A caravan, truck or motorcycle that has been drawn but neither numbered nor written about. */
export interface DrawnUnit {
  make: UnitMake
  unit: Unit
  carType: CarType
  location: DealerLocation
  year: number
  vin: string
  plate: string | null
  /** `YYYY-MM-DD` */
  plateExpiry: string | null
  /** Null for what is towed. */
  odometerKm: number | null
  /** Dollars; trucks and buses are advertised before government charges, anything else with them. */
  driveAwayDollars: number | null
  egcDollars: number
  colour: string
  /** `YYYY-MM` */
  builtIn: string
  compliedIn: string
  features: readonly UnitFeature[]
  /** Owners before the dealer bought it; null where the papers do not say. */
  owners: number | null
  /** `YYYY-MM-DD` */
  stockedOn: string
}

/** A caravan, truck or motorcycle of the demo stock, before a feed format writes it down. */
export type DemoUnit = DrawnUnit & SaleState & { stocknum: string; comments: string }

/** Anything a demo dealer sells. */
export type DemoVehicle = DemoCar | DemoUnit

/** True for a vehicle that is not a car. */
export function isUnit<U extends { unit: Unit }>(vehicle: U | object): vehicle is U {
  return 'unit' in vehicle
}
