import { type DrawnUnit, isUnit } from '../stock/demo-unit.ts'
import type { DrawnCar, SaleState } from '../stock/finish-stock.ts'
import type { Random } from '../stock/random.ts'
import { caravansVoice } from './caravans-lines.ts'
import { unitWriter } from './unit-writer.ts'
import { workCarWriter } from './work-car-writer.ts'

/** The comments of a caravan dealer, about caravans, motorhomes and a few tow cars. */
export function caravansWriter(random: Random) {
  const writeUnit = unitWriter(caravansVoice, random)
  const writeCar = workCarWriter(random)
  return (vehicle: (DrawnUnit | DrawnCar) & SaleState, choice: Random): string =>
    isUnit<DrawnUnit>(vehicle)
      ? writeUnit(vehicle, choice)
      : writeCar(vehicle as DrawnCar & SaleState, choice)
}
