import { TODAY } from '../stock/calendar.ts'

/** A vehicle as the desk that lets by subscription sees it. */
export interface SubscribedVehicle {
  stocknum: string
  year: number
  status: string
  /** 0 for a price on application. */
  dollars: number
}

const isLet = ({ stocknum, year, status, dollars }: SubscribedVehicle) =>
  status === 'in_stock' &&
  dollars >= 15_000 &&
  dollars <= 40_000 &&
  year > Number(TODAY.slice(0, 4)) - 8 &&
  Number(stocknum.replaceAll(/\D/g, '')) % 4 === 0

/** Dollars a week a vehicle is let for, in fives; null for one that is only sold. */
export const drawSubscription = (vehicle: SubscribedVehicle): number | null =>
  isLet(vehicle) ? Math.round((vehicle.dollars * 0.009) / 5) * 5 : null
