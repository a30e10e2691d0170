import type { Badge, Body, Generation, Make, Paint, Run } from '../catalogue/build.ts'
import type { State } from './plates.ts'

/** Type a car is sold as. */
export type CarType = 'new' | 'demo' | 'used'

/** One line of equipment with the heading it stands under. */
export interface Feature {
  category: 'Safety' | 'Comfort' | 'Technology' | 'Exterior' | 'Load and towing'
  name: string
}

/** The line of a price list a car was built from. */
export interface CatalogueEntry {
  make: Make
  generation: Generation
  badge: Badge
  run: Run
}

/** Past of a car as far as the dealer knows it. */
export interface History {
  /** Private owners before the dealer bought it; null where the papers do not say. */
  owners: number | null
  service: 'full' | 'dealer' | 'part' | 'unknown'
  hasTwoKeys: boolean
}

/** A place where cars stand. */
export interface DealerLocation {
  /** Location code that the feed writes. */
  code: string
  /** Dealership as shoppers read it. */
  name: string
  city: string
  state: State
  /** Make the dealership sells new, if any. */
  franchise: string | null
}

/** A car of the demo stock, before a feed format writes it down. */
export interface DemoCar extends CatalogueEntry {
  stocknum: string
  carType: CarType
  status: 'in_stock' | 'coming_soon' | 'deal_pending' | 'sold'
  /** True for a new car that is yet to be built; it has no VIN, plates or kilometres. */
  isToOrder: boolean
  location: DealerLocation
  year: number
  series: string
  body: Body
  doors: number
  seats: number
  /** Kilograms with trailer brakes, 0 where towing is not approved. */
  towKg: number
  vin: string | null
  plate: string | null
  /** `YYYY-MM-DD` */
  plateExpiry: string | null
  odometerKm: number | null
  /** Dollars; null where the price is on application or the other one is advertised. */
  driveAwayDollars: number | null
  egcDollars: number | null
  isPriceOnApplication: boolean
  paint: Paint
  interior: string
  hasLeather: boolean
  /** `YYYY-MM` */
  builtIn: string | null
  compliedIn: string | null
  features: readonly Feature[]
  history: History
  isCertified: boolean
  /** `YYYY-MM-DD` */
  stockedOn: string
  soldOn: string | null
  comments: string
}
