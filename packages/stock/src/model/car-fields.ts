import type {
  CarEquipment,
  CarFinanceLender,
  CarHotspots,
  CarImage,
  CarLocation,
  CarMarketData,
  CarQuote,
  CarSpecifications,
  CarStatus,
  CarType,
  CarVideo,
} from './car-parts.ts'

/** A field every car has, from its source or from the store. */
interface GivenField<T> {
  blank: null
  /** Carries the type alone. */
  value?: T
}

/** A field its source may leave out; `blank` makes its value then. */
interface BlankField<T> {
  blank: () => T
}

/** Values of a table of fields. */
export type FieldValues<TFields> = {
  [K in keyof TFields]: TFields[K] extends BlankField<infer T>
    ? T
    : TFields[K] extends GivenField<infer T>
      ? T
      : never
}

/** Names of the fields of a table that are never left out. */
export type GivenKey<TFields> = {
  [K in keyof TFields]: TFields[K] extends { blank: null } ? K : never
}[keyof TFields]

const given = <T>(): GivenField<T> => ({ blank: null })
const orNull = <T>(): BlankField<T | null> => ({ blank: () => null })
const list = <T>(): BlankField<T[]> => ({ blank: () => [] })
const flag = (): BlankField<boolean> => ({ blank: () => false })
const count = (): BlankField<number> => ({ blank: () => 0 })
const table = <T>(): BlankField<Readonly<Record<string, T>>> => ({ blank: () => ({}) })

/** Catalogue data of the variant (`DATA-020`, `DATA-021`). */
export const variantFields = {
  cylinders: orNull<number>(),
  /** Cubic centimetres. */
  enginesize: orNull<number>(),
  /** Litres, one decimal. */
  enginesize_litres: orNull<number>(),
  /** For example "Aspirated" or "Turbo". */
  induction: orNull<string>(),
  /** Litres per 100 km. */
  fuelconsumptioncombined: orNull<number>(),
  /** Litres. */
  fuelcapacity: orNull<number>(),
  geartype: orNull<string>(),
  /** Kilograms. */
  grossvehiclemass: orNull<number>(),
  /** Millimetres. */
  vehiclelength: orNull<number>(),
  /** Millimetres. */
  vehicleheight: orNull<number>(),
  /** Millimetres. */
  vehiclewidth: orNull<number>(),
  /** Kilograms. */
  towingcapacitybraked: orNull<number>(),
  /** Newton metres. */
  torque: orNull<number>(),
  /** Stars, 0-5. */
  ancaprating: orNull<number>(),
  bodyconfiguration: orNull<string>(),
}

/** Identity, dates and views, which the store gives a car (`DATA-001`, `DATA-005`). */
export const storeFields = {
  /** Number of the car across all sites, positive. */
  id: given<number>(),
  /** `{year}-{make}-{model}-{badge}-{stocknum}`, only `[a-z0-9-]`; never changes (`D-103`). */
  slug: given<string>(),
  /** Path of the vehicle page, `/cars/{slug}`. */
  path: given<string>(),
  /** When it was sold: Unix seconds, or milliseconds when above 10^11 (`D-16`). */
  sold_date_timestamp: given<number | null>(),
  /** Instant the car entered stock. */
  created_at: given<string>(),
  /** Instant of the last change. */
  updated_at: given<string>(),
  /** Views of the vehicle page. */
  views: given<number>(),
}

/** Names and numbers of a car (`DATA-001`, `DATA-002`). */
export const identityFields = {
  /** "2021 Toyota Corolla Ascent Sport". */
  name: given<string>(),
  /** Build year, four digits. */
  year: orNull<number>(),
  make: given<string>(),
  model: given<string>(),
  badge: orNull<string>(),
  series: orNull<string>(),
  /** Vehicle identification number, 17 characters, upper case. */
  vin: orNull<string>(),
  /** National vehicle identification code. */
  nvic: orNull<string>(),
  has_nvic: flag(),
  /** Registration plate, upper case. */
  regplate: orNull<string>(),
  /** Day the registration ends, `YYYY-MM-DD`. */
  rego_expiry: orNull<string>(),
  /** `YYYY-MM`. */
  compliance_date: orNull<string>(),
  /** `YYYY-MM`. */
  build_date: orNull<string>(),
  /** Stock number, unique within a dealership. */
  stocknum: orNull<string>(),
}

/** Price of a car (`DATA-003`). */
export const priceFields = {
  /** Advertised price in dollars; 10 or less is not shown (`SRCH-091`). */
  price: orNull<number>(),
  /** Earlier price in dollars, from the feed only (`D-98`). */
  before_price: orNull<number>(),
  /** Special price in dollars (`D-35`). */
  offer_price: orNull<number>(),
  /** Dollars a week by subscription. */
  subscription_price: orNull<number>(),
  /** True when the car can be ordered before a price is set (`SRCH-092`). */
  preorder: flag(),
  /** Content of the price, for example "Drive Away" or "Excl. Government Charges". */
  price_type: orNull<string>(),
}

/** State of a car (`DATA-004` to `DATA-006`). */
export const stateFields = {
  /** Odometer reading in kilometres. */
  km: orNull<number>(),
  car_type: given<CarType>(),
  status: given<CarStatus>(),
  sold: flag(),
  reserved: flag(),
  /** Text of the dealer's own tag, for example "Test Drive Only"; "SOLD" counts as sold (`D-08`). */
  tag: orNull<string>(),
  certified: flag(),
  show_on_dealer_website: flag(),
  /** Keys of the payment processors that may take a deposit for this car. */
  payment_processors: list<string>(),
  /** Groups the dealer puts the car in, for example "Under $20,000" or "Fleet special". */
  categories: list<string>(),
  /** Kind of vehicle where it is not a car, for example "Caravan". */
  item_type: orNull<string>(),
}

/** Looks and mechanics of a car (`DATA-007`, `DATA-008`). */
export const mechanicsFields = {
  variant: orNull<FieldValues<typeof variantFields>>(),
  colour: orNull<string>(),
  interior_colour: orNull<string>(),
  /** Number of gears. */
  gearnum: orNull<number>(),
  /** Transmission as the feed says it, "6 Speed Sports Automatic". */
  trans: orNull<string>(),
  /** "Automatic" or "Manual". */
  simple_transmission: orNull<string>(),
  /** Body as the feed says it, "Double Cab Pick Up". */
  bodyconfiguration: orNull<string>(),
  /** Body for filters, "Ute". */
  simple_body: orNull<string>(),
  /** Drive for filters: "4WD", "AWD", "FWD" or "RWD". */
  simple_drive: orNull<string>(),
  drive: orNull<string>(),
  /** Fuel for filters: "Petrol", "Diesel", "Hybrid", "Electric" or "LPG". */
  simple_fuel: orNull<string>(),
  fuel: orNull<string>(),
  /** Litres, one decimal. */
  engine_size: orNull<number>(),
  seats: orNull<number>(),
  doors: orNull<number>(),
}

/** Place a car stands at (`DATA-009`, `DATA-010`). */
export const placeFields = {
  private_suburb: orNull<string>(),
  private_postcode: orNull<string>(),
  dealership_id: given<number>(),
  dealership_slug: given<string>(),
  dealership_name: orNull<string>(),
  location: orNull<CarLocation>(),
  location_id: orNull<number>(),
  location_name: orNull<string>(),
  city: orNull<string>(),
  /** Lower case abbreviation of the state. */
  state: orNull<string>(),
}

/** Pictures and videos of a car (`DATA-011` to `DATA-014`). */
export const mediaFields = {
  images: list<CarImage>(),
  /** Addresses of the small pictures, in the order of `images`. */
  thumbnails: list<string>(),
  primary_image_url: orNull<string>(),
  photos_count: count(),
  video_url: orNull<string>(),
  external_video_url: orNull<string>(),
  /** The first entry is the walkaround (`DATA-013`). */
  walkaround_videos: list<CarVideo>(),
  videos: list<CarVideo>(),
  /** Addresses of the frames of a full turn, in order. */
  spin_images: list<string>(),
  /** Address of the interior panorama. */
  spin_interior_image: orNull<string>(),
  /** Code of an external spin viewer. */
  spin_code: orNull<string>(),
  hotspots: orNull<CarHotspots>(),
}

/** Content of the page of a car (`DATA-015` to `DATA-019`). */
export const contentFields = {
  standardEquipment: list<CarEquipment>(),
  /** The dealer's description; plain text or sanitised HTML. */
  dealercomments: orNull<string>(),
  /** Address of the history report. */
  file: orNull<string>(),
  specifications: orNull<CarSpecifications>(),
  autograb_data: orNull<CarMarketData>(),
  youxQuote: orNull<CarQuote>(),
  /** Lender data keyed by provider. */
  finance_lenders: table<CarFinanceLender>(),
}

/** Everything a feed says of a car. */
export const stockFields = {
  ...identityFields,
  ...priceFields,
  ...stateFields,
  ...mechanicsFields,
  ...placeFields,
  ...mediaFields,
  ...contentFields,
}

type Blanks<TFields> = Omit<FieldValues<TFields>, GivenKey<TFields>>

/**
 * Maker of what a table of fields holds where a source says nothing; its lists are new each time, for a
 * reader may fill them.
 */
export function createBlankMaker<TFields extends object>(fields: TFields): () => Blanks<TFields> {
  const blanks = Object.entries(fields).flatMap(([name, { blank }]) =>
    typeof blank === 'function' ? [[name, blank] as const] : [],
  )
  const isFresh = (value: unknown) => typeof value === 'object' && value !== null
  const fresh = blanks.filter(([, blank]) => isFresh(blank()))
  const fixed = Object.fromEntries(blanks.map(([name, blank]) => [name, blank()]))
  return () => {
    const made = { ...fixed }
    for (const [name, blank] of fresh) made[name] = blank()
    return made as Blanks<TFields>
  }
}
