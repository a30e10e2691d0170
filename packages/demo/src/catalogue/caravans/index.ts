import type { UnitMake } from '../units.ts'
import { adria } from './adria.ts'
import { avan } from './avan.ts'
import { avida } from './avida.ts'
import { coromal } from './coromal.ts'
import { crusader } from './crusader.ts'
import { jayco } from './jayco.ts'
import { newAge } from './new-age.ts'
import { trakka } from './trakka.ts'
import { winnebago } from './winnebago.ts'

/** Makers of caravans, camper trailers and motorhomes, by name. */
export const caravanMakes: readonly UnitMake[] = [
  adria,
  avan,
  avida,
  coromal,
  crusader,
  jayco,
  newAge,
  trakka,
  winnebago,
]
