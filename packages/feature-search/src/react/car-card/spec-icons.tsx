import { FuelIcon, OdometerIcon, TagIcon, TransmissionIcon } from '@forecourt/ui/icon'

/** Facts of the spec strip that have an icon. */
export type SpecIconName = 'condition' | 'transmission' | 'odometer' | 'fuel'

/** Drawings of the spec strip's icons, once for all cards of a page; shows nothing itself. */
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
}

export interface SpecIconProps {
  name: SpecIconName
  /** Refers to {@link SpecIconDefinitions} instead of drawing the icon again. */
  isShared: boolean
}

/** An icon of the spec strip. */
export function SpecIcon({ name, isShared }: SpecIconProps) {
  const Drawing = drawings[name]
  if (!isShared) return <Drawing size={18} />
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#spec-${name}`} />
    </svg>
  )
}
