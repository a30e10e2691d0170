import type { CarEquipment, CarVariant } from '../model/car.ts'
import { resolveCarNames } from '../model/car-name.ts'
import type { StockCar } from '../model/stock-store.ts'

/**
 * A car as the table holds it: without what is null or empty, which is half of it. `readStoredCar`
 * puts that back.
 */
export type StoredCar = Partial<Omit<StockCar, 'variant' | 'standardEquipment'>> &
  RequiredParts & {
    variant?: Partial<CarVariant>
    /** A name alone is equipment without category. */
    standardEquipment?: (string | CarEquipment)[]
  }

type RequiredParts = Pick<
  StockCar,
  'name' | 'make' | 'model' | 'car_type' | 'status' | DealershipKey
>
type DealershipKey = 'dealership_id' | 'dealership_slug'

/** The smallest object that says the same. */
export function toStoredCar(car: StockCar): StoredCar {
  const { name, make, model, car_type, status, dealership_id, dealership_slug, variant } = car
  const standardEquipment = car.standardEquipment.map((line) =>
    line.category === null ? line.name : line,
  )
  return {
    ...withoutBlanks(car),
    name,
    make,
    model,
    car_type,
    status,
    dealership_id,
    dealership_slug,
    ...(variant && { variant: withoutBlanks(variant) }),
    ...(standardEquipment.length > 0 && { standardEquipment }),
  }
}

/**
 * The whole car again: a missing value is null, a missing list empty, a missing switch off. A car that
 * was stored before its names were put in order is named as a new one would be; its slug stays.
 */
export function readStoredCar(stored: StoredCar): StockCar {
  const { variant, standardEquipment, ...rest } = stored
  return {
    ...blankCar(),
    ...rest,
    ...readNames(stored),
    variant: variant ? { ...blankVariant, ...variant } : null,
    standardEquipment: (standardEquipment ?? []).map((line) =>
      typeof line === 'string' ? { category: null, name: line } : line,
    ),
  }
}

function readNames({ year = null, make, model, badge = null, series = null }: StoredCar) {
  const {
    isKnownMake: _,
    repairs: __,
    ...names
  } = resolveCarNames({
    year,
    make,
    model,
    badge,
    series,
  })
  return names
}

function withoutBlanks(source: object): object {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => !isBlank(value)))
}

function isBlank(value: unknown): boolean {
  if (value === null || value === false) return true
  return Array.isArray(value) && value.length === 0
}

const blankVariant: CarVariant = {
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  geartype: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  torque: null,
  ancaprating: null,
  bodyconfiguration: null,
}

/** New lists each time: a reader may fill them. */
function blankCar(): Omit<StockCar, keyof RequiredParts> {
  return {
    year: null,
    badge: null,
    series: null,
    variant: null,
    vin: null,
    nvic: null,
    has_nvic: false,
    regplate: null,
    rego_expiry: null,
    compliance_date: null,
    build_date: null,
    stocknum: null,
    price: null,
    before_price: null,
    offer_price: null,
    subscription_price: null,
    preorder: false,
    price_type: null,
    km: null,
    sold: false,
    reserved: false,
    tag: null,
    certified: false,
    show_on_dealer_website: false,
    payment_processors: [],
    categories: [],
    colour: null,
    interior_colour: null,
    gearnum: null,
    trans: null,
    simple_transmission: null,
    bodyconfiguration: null,
    simple_body: null,
    simple_drive: null,
    drive: null,
    simple_fuel: null,
    fuel: null,
    engine_size: null,
    seats: null,
    doors: null,
    item_type: null,
    private_suburb: null,
    private_postcode: null,
    dealership_name: null,
    location: null,
    location_id: null,
    location_name: null,
    city: null,
    state: null,
    images: [],
    thumbnails: [],
    primary_image_url: null,
    photos_count: 0,
    video_url: null,
    external_video_url: null,
    walkaround_videos: [],
    videos: [],
    spin_images: [],
    spin_interior_image: null,
    spin_code: null,
    hotspots: null,
    standardEquipment: [],
    dealercomments: null,
    file: null,
    specifications: null,
    autograb_data: null,
    youxQuote: null,
    finance_lenders: {},
  }
}
