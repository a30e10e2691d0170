import type { MaskIconName } from '@forecourt/ui/mask-icon'
import type { CarFact } from '../../model/index.ts'

/** Icon of each fact, which the sheet draws: its label stands beside it. */
export const factIcons = {
  sleeps: 'sleeps',
  length: 'length',
  width: 'length',
  weight: 'weight',
  axles: 'axles',
  odometer: 'odometer',
  transmission: 'transmission',
  body: 'body',
  bus: 'bus',
  caravan: 'caravan',
  motorcycle: 'motorcycle',
  truck: 'truck',
  fuel: 'fuel',
  drive: 'axles',
  engine: 'engine',
  seats: 'seats',
  doors: 'doors',
  colour: 'colour',
  interiorColour: 'colour',
  registration: 'key',
  stockNumber: 'condition',
  vin: 'document',
  variant: 'info',
} satisfies Record<CarFact['kind'], MaskIconName>
