/** Condition class of a car (`DATA-004`). */
export type CarType = 'new' | 'used' | 'demo'

/** Where a car is in its sale (`SRCH-047`); a value outside these three is refused at import. */
export type CarStatus = 'in_stock' | 'coming_soon' | 'sold'

/** One still picture or one video in the gallery (`DATA-011`). */
export interface CarImage {
  /** Picture with its thumbnail; `null` for a video. Addresses are absolute or start with `/`. */
  image: { url: string; thumb: { url: string } } | null
  /** True when the entry stands for a video. */
  isVideo: boolean
}

/** A video by address (`DATA-013`). */
export interface CarVideo {
  video: { url: string }
}

/** A point of interest on the spinner or the interior picture (`DATA-014`). */
export interface CarHotspot {
  description: string
  /** Where the point is on each frame it is visible on; x and y in percent of the picture (0-100). */
  positions: CarHotspotPosition[]
}

/** Place of a hotspot on one frame. */
export interface CarHotspotPosition {
  /** Frame number of the spin set, from 0. */
  angle: number
  x: number
  y: number
}

/** Points of interest outside and inside. */
export interface CarHotspots {
  exterior: CarHotspot[]
  interior: CarHotspot[]
}

/** One line of equipment; lines without category are one list titled "Features" (`D-92`). */
export interface CarEquipment {
  category: string | null
  name: string
}

/** Street address of the place a car stands at (`DATA-010`). */
export interface CarLocationAddress {
  id: number | null
  street: string | null
  city: string | null
  /** Lower case abbreviation: act, nsw, nt, qld, sa, tas, vic or wa. */
  state: string | null
  postcode: string | null
  /** Page of the place on a map service. */
  place_url: string | null
}

/** The place a car stands at (`DATA-010`). */
export interface CarLocation {
  id: number
  name: string
  slug: string
  phone: string | null
  address: CarLocationAddress
  /** Ids of further locations that may show this car (`D-17`, scope 2). */
  distribution_locations: number[]
}

/** Sizes of a caravan (`DATA-016`); as given by the feed, numeric text or free text (`D-44`). */
export interface CarSpecifications {
  /** Feet. */
  body_width: string | null
  /** Feet. */
  body_length: string | null
  /** Kilograms. */
  tare_weight: string | null
  axle_type: string | null
  sleeps: string | null
  /** Kilograms. */
  aggregate_trailer_mass: string | null
}

/** Average asking prices of comparable cars, whole dollars (`DATA-017`). */
export interface CarMarketData {
  state_average_market_price: number | null
  average_market_price: number | null
}

/** Quote computed for a search card (`DATA-018`); rates in percent, 7.5 is 7.5 %. */
export interface CarQuote {
  /** Dollars per week. */
  weeklyRepaymentAmount: number
  advertisedRate: number
  comparisonRate: number
}

/** Lender data as it came, numbers or numeric text (`DATA-019`); the finance feature reads it (`D-95`). */
export type CarFinanceLender = Readonly<Record<string, string | number | null>>
