import { type CarModelRecord, toCarModelRecord } from '../model/car-model.ts'

const lines: readonly (readonly [
  make: string,
  model: string,
  body: string,
  price: number | null,
  colour: string,
  newCars: number,
  used: number,
])[] = [
  ['Toyota', 'Corolla', 'Hatch', 26_990, 'Cherry Red', 9, 14],
  ['Toyota', 'Corolla', 'Sedan', 27_490, 'Silver Sky', 4, 3],
  ['Toyota', 'HiLux', 'Ute', 54_990, 'Glacier White', 11, 18],
  ['Toyota', 'RAV4', 'SUV', 42_990, 'Ocean Blue', 12, 9],
  ['Toyota', 'LandCruiser Prado', 'SUV', 78_500, 'Graphite', 2, 5],
  ['Mazda', 'CX-5', 'SUV', 34_990, 'Ebony Black', 6, 8],
  ['Mazda', '3', 'Hatch', 28_490, 'Cherry Red', 3, 7],
  ['Mazda', 'BT-50', 'Ute', 49_990, 'Silver Sky', 4, 2],
  ['Ford', 'Ranger', 'Ute', 62_990, 'Ocean Blue', 7, 16],
  ['Ford', 'Mustang', 'Coupe', 71_990, 'Ebony Black', 1, 1],
  ['Hyundai', 'i30', 'Hatch', 29_990, 'Glacier White', 5, 6],
  ['Hyundai', 'Kona', 'SUV', 45_990, 'Graphite', 3, 0],
  ['Hyundai', 'Staria', 'People Mover', 52_500, 'Silver Sky', 1, 0],
  ['Kia', 'Carnival', 'People Mover', 58_990, 'Ebony Black', 2, 3],
  ['Kia', 'Sportage', 'SUV', 36_990, 'Cherry Red', 6, 4],
  ['Kia', 'Tasman', 'Ute', null, 'Graphite', 0, 1],
  ['Mercedes-Benz', 'C 200', 'Sedan', 66_880, 'Silver Sky', 0, 4],
  ['Land Rover', 'Defender', 'SUV', 98_500, 'Graphite', 0, 2],
  ['Isuzu', 'D-MAX', 'Ute', 59_990, 'Glacier White', 5, 5],
  ['Mitsubishi', 'Triton', 'Ute', 43_990, 'Ocean Blue', 2, 6],
  ['Nissan', 'X-TRAIL', 'SUV', 44_990, 'Cherry Red', 3, 5],
  ['Subaru', 'Outback', 'Wagon', 47_990, 'Ocean Blue', 2, 4],
  ['Tesla', 'Model 3', 'Sedan', 49_900, 'Glacier White', 0, 3],
  ['Volkswagen', 'Golf', 'Hatch', 55_990, 'Ebony Black', 1, 2],
  ['Volkswagen', 'Transporter', 'Van', 46_990, 'Silver Sky', 0, 2],
]

/** The 25 models a mixed dealer has for sale, in their bodies. */
export function aRange(siteId: string): CarModelRecord[] {
  return lines.map(([make, model, body, price, colour, newCars, used]) =>
    toCarModelRecord({
      siteId,
      make,
      model,
      body,
      cheapest: { price, price_type: 'Drive Away', primary_image_url: null, colour },
      countByType: { new: newCars, used },
      count: newCars + used,
    }),
  )
}
