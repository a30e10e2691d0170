import type { Car } from '../model/car.ts'
import { toSlug } from '../model/slug.ts'
import { aCar } from './cars.ts'

const lines: readonly (readonly [
  make: string,
  model: string,
  badge: string,
  body: string,
  fuel: string,
  drive: string,
  seats: number,
  price: number,
])[] = [
  ['Toyota', 'Corolla', 'Ascent Sport', 'Hatch', 'Petrol', 'FWD', 5, 26_990],
  ['Toyota', 'HiLux', 'SR5', 'Ute', 'Diesel', '4WD', 5, 54_990],
  ['Toyota', 'RAV4', 'GXL', 'SUV', 'Hybrid', 'AWD', 5, 42_990],
  ['Mazda', 'CX-5', 'Maxx Sport', 'SUV', 'Petrol', 'AWD', 5, 34_990],
  ['Mazda', '3', 'G20 Evolve', 'Hatch', 'Petrol', 'FWD', 5, 28_490],
  ['Ford', 'Ranger', 'Wildtrak', 'Ute', 'Diesel', '4WD', 5, 62_990],
  ['Ford', 'Mustang', 'GT Fastback', 'Coupe', 'Petrol', 'RWD', 4, 71_990],
  ['Hyundai', 'i30', 'N Line', 'Hatch', 'Petrol', 'FWD', 5, 29_990],
  ['Hyundai', 'Kona', 'Electric Highlander', 'SUV', 'Electric', 'FWD', 5, 45_990],
  ['Kia', 'Carnival', 'Platinum', 'People Mover', 'Diesel', 'FWD', 8, 58_990],
  ['Kia', 'Sportage', 'SX', 'SUV', 'Petrol', 'AWD', 5, 36_990],
  ['Mercedes-Benz', 'C 200', 'AMG Line', 'Sedan', 'Petrol', 'RWD', 5, 66_880],
  ['Land Rover', 'Defender', '110 D300', 'SUV', 'Diesel', '4WD', 7, 98_500],
  ['Isuzu', 'D-MAX', 'X-Terrain', 'Ute', 'Diesel', '4WD', 5, 59_990],
  ['Mitsubishi', 'Triton', 'GLS', 'Ute', 'Diesel', '4WD', 5, 43_990],
  ['Nissan', 'X-TRAIL', 'Ti', 'SUV', 'Petrol', 'AWD', 7, 44_990],
  ['Subaru', 'Outback', 'Touring', 'Wagon', 'Petrol', 'AWD', 5, 47_990],
  ['Tesla', 'Model 3', 'Long Range', 'Sedan', 'Electric', 'AWD', 5, 49_900],
  ['Volkswagen', 'Golf', 'R', 'Hatch', 'Petrol', 'AWD', 5, 55_990],
  ['Volkswagen', 'Transporter', 'TDI340', 'Van', 'Diesel', 'FWD', 3, 46_990],
]

const colours = [
  'Glacier White',
  'Ebony Black',
  'Silver Sky',
  'Cherry Red',
  'Ocean Blue',
  'Graphite',
]

/**
 * A stock of varied cars, always the same for a number: makes, prices, ages and states differ.
 * @param dealership slug and name each car stands at
 */
export function aStock(
  size: number,
  dealership: { id: number; slug: string; name: string },
): Car[] {
  return Array.from({ length: size }, (_, index) => carOfStock(index, dealership))
}

function carOfStock(index: number, dealership: { id: number; slug: string; name: string }): Car {
  const [make, model, badge, body, fuel, drive, seats, price] =
    lines[index % lines.length] ?? lines[0]!
  const age = (index * 7) % 9
  const car_type = age === 0 ? 'new' : age === 1 ? 'demo' : 'used'
  const year = 2026 - age
  const stocknum = `U${10_400 + index}`
  return aCar({
    id: 1000 + index,
    slug: toSlug(`${year}-${make}-${model}-${stocknum}`),
    name: `${year} ${make} ${model} ${badge}`,
    year,
    make,
    model,
    badge,
    series: null,
    stocknum,
    simple_body: body,
    simple_fuel: fuel,
    simple_drive: drive,
    simple_transmission: index % 6 === 4 ? 'Manual' : 'Automatic',
    seats,
    car_type,
    price: Math.round((price * (1 - age * 0.06)) / 10) * 10,
    before_price: index % 8 === 3 ? Math.round(price / 10) * 10 : null,
    price_type: car_type === 'new' ? 'Drive Away' : 'Excl. Government Charges',
    km: car_type === 'new' ? 15 : age * 13_750 + index * 37,
    colour: colours[index % colours.length] ?? null,
    certified: index % 11 === 5,
    created_at: new Date(Date.UTC(2026, 9, 1) - index * 86_400_000).toISOString(),
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location_name: dealership.name,
  })
}
