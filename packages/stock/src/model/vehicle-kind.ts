import { type BodyShape, findBodyShape } from './body-type.ts'
import type { ManufacturerKind } from './manufacturer-rows.ts'

const kindOfShape: Readonly<Partial<Record<BodyShape, ManufacturerKind>>> = {
  bus: 'truck',
  caravan: 'caravan',
  convertible: 'car',
  coupe: 'car',
  hatch: 'car',
  'light-truck': 'truck',
  motorcycle: 'motorcycle',
  motorhome: 'caravan',
  'people-mover': 'car',
  'prime-mover': 'truck',
  sedan: 'car',
  suv: 'car',
  ute: 'car',
  wagon: 'car',
}

/**
 * Kind of a vehicle by its body; null for a body that is unknown or stands on cars and trucks alike, as a
 * cab chassis does.
 * Source: `SITE-068`
 */
export const findVehicleKind = (simpleBody: string | null): ManufacturerKind | null =>
  kindOfShape[findBodyShape(simpleBody)] ?? null
