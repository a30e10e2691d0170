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

/** Catalogue data of the variant (`DATA-020`, `DATA-021`). */
export interface CarVariant {
  cylinders: number | null
  /** Cubic centimetres. */
  enginesize: number | null
  /** Litres, one decimal. */
  enginesize_litres: number | null
  /** For example "Aspirated" or "Turbo". */
  induction: string | null
  /** Litres per 100 km. */
  fuelconsumptioncombined: number | null
  /** Litres. */
  fuelcapacity: number | null
  geartype: string | null
  /** Kilograms. */
  grossvehiclemass: number | null
  /** Millimetres. */
  vehiclelength: number | null
  /** Millimetres. */
  vehicleheight: number | null
  /** Millimetres. */
  vehiclewidth: number | null
  /** Kilograms. */
  towingcapacitybraked: number | null
  /** Newton metres. */
  torque: number | null
  /** Stars, 0-5. */
  ancaprating: number | null
  bodyconfiguration: string | null
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

/**
 * A vehicle in a dealer's stock, the one shape every feature shares.
 * A value the source does not give is `null`; lists are empty, never missing. Money is Australian
 * dollars including GST, dates are ISO 8601.
 * Source: `DATA-001` to `DATA-021`, `D-02`
 */
export interface Car {
  /* Identity (DATA-001, DATA-002) */
  /** Number of the car across all sites, positive. */
  id: number
  /** `{year}-{make}-{model}-{badge}-{stocknum}`, only `[a-z0-9-]`; never changes (`D-103`). */
  slug: string
  /** Path of the vehicle page, `/cars/{slug}`. */
  path: string
  /** "2021 Toyota Corolla Ascent Sport". */
  name: string
  /** Build year, four digits. */
  year: number | null
  make: string
  model: string
  badge: string | null
  series: string | null
  variant: CarVariant | null
  /** Vehicle identification number, 17 characters, upper case. */
  vin: string | null
  /** National vehicle identification code. */
  nvic: string | null
  has_nvic: boolean
  /** Registration plate, upper case. */
  regplate: string | null
  /** Day the registration ends, `YYYY-MM-DD`. */
  rego_expiry: string | null
  /** `YYYY-MM`. */
  compliance_date: string | null
  /** `YYYY-MM`. */
  build_date: string | null
  /** Stock number, unique within a dealership. */
  stocknum: string | null

  /* Price (DATA-003) */
  /** Advertised price in dollars; 10 or less is not shown (`SRCH-091`). */
  price: number | null
  /** Earlier price in dollars, from the feed only (`D-98`). */
  before_price: number | null
  /** Special price in dollars (`D-35`). */
  offer_price: number | null
  /** Dollars a week by subscription. */
  subscription_price: number | null
  /** True when the car can be ordered before a price is set (`SRCH-092`). */
  preorder: boolean
  /** Content of the price, for example "Drive Away" or "Excl. Government Charges". */
  price_type: string | null

  /* State (DATA-004 to DATA-006) */
  /** Odometer reading in kilometres. */
  km: number | null
  car_type: CarType
  status: CarStatus
  sold: boolean
  /** When it was sold: Unix seconds, or milliseconds when above 10^11 (`D-16`). */
  sold_date_timestamp: number | null
  reserved: boolean
  /** Text of the dealer's own tag, for example "Test Drive Only"; "SOLD" counts as sold (`D-08`). */
  tag: string | null
  certified: boolean
  /** Instant the car entered stock. */
  created_at: string
  /** Instant of the last change. */
  updated_at: string
  /** Views of the vehicle page. */
  views: number
  show_on_dealer_website: boolean
  /** Keys of the payment processors that may take a deposit for this car. */
  payment_processors: string[]
  /** Groups the dealer puts the car in, for example "Under $20,000" or "Fleet special". */
  categories: string[]

  /* Appearance and mechanics (DATA-007, DATA-008) */
  colour: string | null
  interior_colour: string | null
  /** Number of gears. */
  gearnum: number | null
  /** Transmission as the feed says it, "6 Speed Sports Automatic". */
  trans: string | null
  /** "Automatic" or "Manual". */
  simple_transmission: string | null
  /** Body as the feed says it, "Double Cab Pick Up". */
  bodyconfiguration: string | null
  /** Body for filters, "Ute". */
  simple_body: string | null
  /** Drive for filters: "4WD", "AWD", "FWD" or "RWD". */
  simple_drive: string | null
  drive: string | null
  /** Fuel for filters: "Petrol", "Diesel", "Hybrid", "Electric" or "LPG". */
  simple_fuel: string | null
  fuel: string | null
  /** Litres, one decimal. */
  engine_size: number | null
  seats: number | null
  doors: number | null
  /** Kind of vehicle where it is not a car, for example "Caravan". */
  item_type: string | null

  /* Place (DATA-009, DATA-010) */
  private_suburb: string | null
  private_postcode: string | null
  dealership_id: number
  dealership_slug: string
  dealership_name: string | null
  location: CarLocation | null
  location_id: number | null
  location_name: string | null
  city: string | null
  /** Lower case abbreviation of the state. */
  state: string | null

  /* Media (DATA-011 to DATA-014) */
  images: CarImage[]
  /** Addresses of the small pictures, in the order of `images`. */
  thumbnails: string[]
  primary_image_url: string | null
  photos_count: number
  video_url: string | null
  external_video_url: string | null
  /** The first entry is the walkaround (`DATA-013`). */
  walkaround_videos: CarVideo[]
  videos: CarVideo[]
  /** Addresses of the frames of a full turn, in order. */
  spin_images: string[]
  /** Address of the interior panorama. */
  spin_interior_image: string | null
  /** Code of an external spin viewer. */
  spin_code: string | null
  hotspots: CarHotspots | null

  /* Content (DATA-015 to DATA-019) */
  standardEquipment: CarEquipment[]
  /** The dealer's description; plain text or sanitised HTML. */
  dealercomments: string | null
  /** Address of the history report. */
  file: string | null
  specifications: CarSpecifications | null
  autograb_data: CarMarketData | null
  youxQuote: CarQuote | null
  /** Lender data keyed by provider. */
  finance_lenders: Readonly<Record<string, CarFinanceLender>>
}
