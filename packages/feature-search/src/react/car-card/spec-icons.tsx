import {
  BedIcon,
  DriveIcon,
  EngineIcon,
  FuelIcon,
  OdometerIcon,
  RulerIcon,
  TagIcon,
  TransmissionIcon,
  WeightIcon,
} from '@forecourt/ui/icon'
import type { CardSpecIcon } from '../../model/index.ts'

/** Drawings of the icons most cards have, once for a page; shows nothing itself. */
export function SpecIconDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <TagIcon id="spec-condition" />
        <TransmissionIcon id="spec-transmission" />
        <OdometerIcon id="spec-odometer" />
        <FuelIcon id="spec-fuel" />
      </defs>
    </svg>
  )
}

const drawings = {
  condition: TagIcon,
  transmission: TransmissionIcon,
  odometer: OdometerIcon,
  fuel: FuelIcon,
  sleeps: BedIcon,
  length: RulerIcon,
  weight: WeightIcon,
  engine: EngineIcon,
  axles: DriveIcon,
} satisfies Record<CardSpecIcon, unknown>

const defined: readonly CardSpecIcon[] = ['condition', 'transmission', 'odometer', 'fuel']

export interface SpecIconProps {
  name: CardSpecIcon
  /** Refers to {@link SpecIconDefinitions}, where it has the icon, instead of drawing it again. */
  isShared: boolean
}

/** An icon of the spec strip. */
export function SpecIcon({ name, isShared }: SpecIconProps) {
  const Drawing = drawings[name]
  if (!isShared || !defined.includes(name)) return <Drawing size={18} />
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#spec-${name}`} />
    </svg>
  )
}
