import { type Car, findCurrentPrice } from '@forecourt/stock/model'
import type { PrefillVehicle } from '../quote/index.ts'

/** Cars on the 'Get Finance Now' page. Source: `FIN-016` */
export const FEATURED_FINANCE_CARS = 6

/** Part of a card that decides about its place there. */
export type FeaturedCar = Pick<Car, 'car_type' | 'status' | 'sold' | 'photos_count'>

/**
 * Cars for the 'Get Finance Now' page: used, in stock, with more than one photo, six at most.
 * Source: `FIN-016` to `FIN-018`
 */
export const pickFinanceCars = <T extends FeaturedCar>(cars: readonly T[]): T[] =>
  cars
    .filter(
      ({ car_type, status, sold, photos_count }) =>
        car_type === 'used' && status === 'in_stock' && !sold && photos_count > 1,
    )
    .slice(0, FEATURED_FINANCE_CARS)

/** A car as it fills what the address of a finance form leaves open (`readFinanceQuery`). Source: `D-55` */
export const toPrefillVehicle = (
  car: Pick<
    Car,
    'price' | 'offer_price' | 'vin' | 'nvic' | 'year' | 'dealership_slug' | 'car_type'
  >,
): PrefillVehicle => ({
  priceDollars: findCurrentPrice(car),
  vin: car.vin,
  nvic: car.nvic,
  year: car.year,
  dealershipSlug: car.dealership_slug,
  carType: car.car_type,
})
