import { type Car, findCurrentPrice } from '@forecourt/stock/model'
import type { PrefillVehicle } from '../quote/index.ts'
import { canFinance, type FinancedCar } from './car-estimate.ts'

/** Cars on the 'Get Finance Now' page. Source: `FIN-016` */
export const FEATURED_FINANCE_CARS = 6

/** Part of a card that decides about its place there. */
export type FeaturedCar = Pick<Car, 'car_type' | 'photos_count'> & FinancedCar

/**
 * Cars for the 'Get Finance Now' page: used, in stock and free to be financed, with more than one photo, six at
 * most.
 * Source: `FIN-016` to `FIN-018`, `FIN-037`
 */
export const pickFinanceCars = <T extends FeaturedCar>(cars: readonly T[]): T[] =>
  cars
    .filter((car) => car.car_type === 'used' && car.photos_count > 1 && canFinance(car))
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
