import {
  BedIcon,
  BusIcon,
  CaravanIcon,
  CarIcon,
  DocumentIcon,
  DoorIcon,
  DriveIcon,
  EngineIcon,
  FuelIcon,
  InfoIcon,
  KeyIcon,
  MotorcycleIcon,
  OdometerIcon,
  PaletteIcon,
  RulerIcon,
  SeatIcon,
  TagIcon,
  TransmissionIcon,
  TruckIcon,
  WeightIcon,
} from '@forecourt/ui/icon'
import type { CarFact } from '../../model/index.ts'

const icons = {
  sleeps: BedIcon,
  length: RulerIcon,
  width: RulerIcon,
  weight: WeightIcon,
  axles: DriveIcon,
  odometer: OdometerIcon,
  transmission: TransmissionIcon,
  body: CarIcon,
  bus: BusIcon,
  caravan: CaravanIcon,
  motorcycle: MotorcycleIcon,
  truck: TruckIcon,
  fuel: FuelIcon,
  drive: DriveIcon,
  engine: EngineIcon,
  seats: SeatIcon,
  doors: DoorIcon,
  colour: PaletteIcon,
  interiorColour: PaletteIcon,
  registration: KeyIcon,
  stockNumber: TagIcon,
  vin: DocumentIcon,
  variant: InfoIcon,
} satisfies Record<CarFact['kind'], unknown>

export interface FactIconProps {
  /** The fact whose icon is drawn. */
  kind: CarFact['kind']
  /** Further class names. Default none. */
  className?: string
}

/** Icon of a fact, hidden from assistive technology: its label stands beside it. */
export function FactIcon({ kind, className }: FactIconProps) {
  const Drawn = icons[kind]
  return <Drawn className={className} aria-hidden="true" />
}
