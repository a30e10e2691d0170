import type { Car } from '../model/car.ts'
import { createBlankMaker, stockFields } from '../model/car-fields.ts'
import type { CarImage } from '../model/car-parts.ts'

const corolla: Car = {
  ...createBlankMaker(stockFields)(),
  id: 40817,
  slug: '2021-toyota-corolla-ascent-sport-u10482',
  path: '/cars/2021-toyota-corolla-ascent-sport-u10482',
  name: '2021 Toyota Corolla Ascent Sport',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  series: 'MZEA12R',
  variant: {
    cylinders: 4,
    enginesize: 1987,
    enginesize_litres: 2,
    induction: 'Aspirated',
    fuelconsumptioncombined: 6,
    fuelcapacity: 50,
    geartype: 'Constantly Variable Transmission',
    grossvehiclemass: 1820,
    vehiclelength: 4375,
    vehicleheight: 1435,
    vehiclewidth: 1790,
    towingcapacitybraked: 1300,
    torque: 202,
    ancaprating: 5,
    bodyconfiguration: 'Hatchback',
  },
  vin: 'JTNABAAE50A012345',
  nvic: 'TOC21A',
  has_nvic: true,
  regplate: '482KLM',
  rego_expiry: '2027-04-30',
  compliance_date: '2021-03',
  build_date: '2021-02',
  stocknum: 'U10482',
  price: 26990,
  price_type: 'Drive Away',
  km: 41250,
  car_type: 'used',
  status: 'in_stock',
  sold_date_timestamp: null,
  created_at: '2026-09-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  views: 0,
  show_on_dealer_website: true,
  payment_processors: ['demo'],
  colour: 'Glacier White',
  interior_colour: 'Black',
  gearnum: 10,
  trans: '10 Speed Constantly Variable Transmission',
  simple_transmission: 'Automatic',
  bodyconfiguration: 'Hatchback',
  simple_body: 'Hatch',
  simple_drive: 'FWD',
  drive: 'Front Wheel Drive',
  simple_fuel: 'Petrol',
  fuel: 'Petrol - Unleaded',
  engine_size: 2,
  seats: 5,
  doors: 5,
  dealership_id: 1,
  dealership_slug: 'harbour-toyota',
  dealership_name: 'Harbour Toyota',
  location: {
    id: 11,
    name: 'Harbour Toyota Hamilton',
    slug: 'harbour-toyota-hamilton',
    phone: '07 3000 4000',
    address: {
      id: 111,
      street: '40 Kingsford Smith Drive',
      city: 'Hamilton',
      state: 'qld',
      postcode: '4007',
      place_url: null,
    },
    distribution_locations: [],
  },
  location_id: 11,
  location_name: 'Harbour Toyota Hamilton',
  city: 'Hamilton',
  state: 'qld',
  standardEquipment: [
    { category: 'Safety', name: 'Blind Spot Sensor' },
    { category: 'Safety', name: 'Lane Departure Warning' },
    { category: 'Comfort', name: 'Climate Control' },
    { category: 'Technology', name: 'Apple CarPlay' },
  ],
  dealercomments: 'One owner, full service history, balance of new car warranty.',
}

/** A used 2021 Toyota Corolla at $26,990 drive away, with the given differences. */
export function aCar(differences: Partial<Car> = {}): Car {
  const car = { ...corolla, ...differences }
  return { ...car, path: differences.path ?? `/cars/${car.slug}` }
}

/** Gallery entries for the given picture addresses; the thumbnail is the picture itself. */
export function someImages(...urls: string[]): CarImage[] {
  return urls.map((url) => ({ image: { url, thumb: { url } }, isVideo: false }))
}
