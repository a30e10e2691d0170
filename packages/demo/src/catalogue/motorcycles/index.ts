import type { UnitMake } from '../units.ts'
import { bmwMotorrad } from './bmw.ts'
import { ducati } from './ducati.ts'
import { harleyDavidson } from './harley-davidson.ts'
import { hondaMotorcycles } from './honda.ts'
import { kawasaki } from './kawasaki.ts'
import { ktm } from './ktm.ts'
import { royalEnfield } from './royal-enfield.ts'
import { suzukiMotorcycles } from './suzuki.ts'
import { triumph } from './triumph.ts'
import { yamaha } from './yamaha.ts'

/** Makers of motorcycles, by name. */
export const motorcycleMakes: readonly UnitMake[] = [
  bmwMotorrad,
  ducati,
  harleyDavidson,
  hondaMotorcycles,
  kawasaki,
  ktm,
  royalEnfield,
  suzukiMotorcycles,
  triumph,
  yamaha,
]
