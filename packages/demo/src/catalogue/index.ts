import { audi } from './audi.ts'
import { aurelia } from './aurelia.ts'
import { bmw } from './bmw.ts'
import type { Make } from './build.ts'
import { byd } from './byd.ts'
import { chery } from './chery.ts'
import { ford } from './ford.ts'
import { gwm } from './gwm.ts'
import { holden } from './holden.ts'
import { honda } from './honda.ts'
import { hyundai } from './hyundai.ts'
import { isuzuUte } from './isuzu.ts'
import { jeep } from './jeep.ts'
import { kia } from './kia.ts'
import { landRover } from './land-rover.ts'
import { ldv } from './ldv.ts'
import { lexus } from './lexus.ts'
import { mazda } from './mazda.ts'
import { mercedesBenz } from './mercedes-benz.ts'
import { mg } from './mg.ts'
import { mini } from './mini.ts'
import { mitsubishi } from './mitsubishi.ts'
import { nissan } from './nissan.ts'
import { peugeot } from './peugeot.ts'
import { ram } from './ram.ts'
import { renault } from './renault.ts'
import { skoda } from './skoda.ts'
import { subaru } from './subaru.ts'
import { suzuki } from './suzuki.ts'
import { tesla } from './tesla.ts'
import { toyota } from './toyota.ts'
import { volkswagen } from './volkswagen.ts'
import { volvo } from './volvo.ts'

/** Every make of the demo catalogue, by name. */
export const makes: readonly Make[] = [
  audi,
  aurelia,
  bmw,
  byd,
  chery,
  ford,
  gwm,
  holden,
  honda,
  hyundai,
  isuzuUte,
  jeep,
  kia,
  landRover,
  ldv,
  lexus,
  mazda,
  mercedesBenz,
  mg,
  mini,
  mitsubishi,
  nissan,
  peugeot,
  ram,
  renault,
  skoda,
  subaru,
  suzuki,
  tesla,
  toyota,
  volkswagen,
  volvo,
]
