import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import type { ReactNode } from 'react'
import { facetValueLabel, formatKm, type StockCard } from '../../model/index.ts'
import { carCardStyles as styles } from './car-card.styles.ts'
import { SpecIcon, type SpecIconName } from './spec-icons.tsx'

export interface SpecStripProps {
  /** The car whose condition, transmission, odometer and fuel are named. */
  car: Pick<StockCard, 'car_type' | 'simple_transmission' | 'km' | 'simple_fuel'>
  /** The page holds `SpecIconDefinitions`. Default false, each strip draws its icons. */
  sharesIcons?: boolean
}

/** Four facts with icons; a missing one keeps its place as "-". */
export function SpecStrip({ car, sharesIcons = false }: SpecStripProps) {
  return (
    <dl className={styles.specs}>
      <Spec isShared={sharesIcons} icon="condition" name="Condition">
        {facetValueLabel('car_type', car.car_type)}
      </Spec>
      <Spec isShared={sharesIcons} icon="transmission" name="Transmission">
        {car.simple_transmission}
      </Spec>
      <Spec isShared={sharesIcons} icon="odometer" name="Odometer">
        {car.km === null ? null : formatKm(car.km)}
      </Spec>
      <Spec isShared={sharesIcons} icon="fuel" name="Fuel Type">
        {car.simple_fuel}
      </Spec>
    </dl>
  )
}

interface SpecProps {
  isShared: boolean
  icon: SpecIconName
  name: string
  children: ReactNode
}

function Spec({ isShared, icon, name, children }: SpecProps) {
  return (
    <div className={styles.spec} title={name}>
      <dt>
        <SpecIcon name={icon} isShared={isShared} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd className={styles.specValue}>{children ?? '-'}</dd>
    </div>
  )
}
