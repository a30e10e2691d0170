import { type DrawnUnit, isUnit } from '../stock/demo-unit.ts'
import type { DrawnCar, SaleState } from '../stock/finish-stock.ts'
import type { Random } from '../stock/random.ts'
import { motorcyclesVoice, trucksVoice } from './ironbark-lines.ts'
import { unitWriter } from './unit-writer.ts'
import { workCarWriter } from './work-car-writer.ts'

/** The comments of a dealer of trucks, buses, vans and motorcycles. */
export function ironbarkWriter(random: Random) {
  const writeTruck = unitWriter(trucksVoice, random)
  const writeRide = unitWriter(motorcyclesVoice, random)
  const writeVan = workCarWriter(random)
  return (vehicle: (DrawnUnit | DrawnCar) & SaleState, choice: Random): string => {
    if (!isUnit<DrawnUnit>(vehicle)) return writeVan(vehicle as DrawnCar & SaleState, choice)
    const write = vehicle.unit.kind === 'motorcycle' ? writeRide : writeTruck
    return write(vehicle, choice)
  }
}
