import type { UnitMake } from '../units.ts'
import { fuso } from './fuso.ts'
import { hino } from './hino.ts'
import { isuzuTrucks } from './isuzu.ts'
import { iveco } from './iveco.ts'
import { kenworth } from './kenworth.ts'
import { scania } from './scania.ts'
import { toyotaBuses } from './toyota.ts'
import { ud } from './ud.ts'
import { volvoTrucks } from './volvo.ts'

/** Makers of trucks and buses, by name. */
export const truckMakes: readonly UnitMake[] = [
  fuso,
  hino,
  isuzuTrucks,
  iveco,
  kenworth,
  scania,
  toyotaBuses,
  ud,
  volvoTrucks,
]
