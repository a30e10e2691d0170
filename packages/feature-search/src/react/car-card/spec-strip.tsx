import { FuelIcon, OdometerIcon, TagIcon, TransmissionIcon } from '@forecourt/ui/icon'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import type { ReactNode } from 'react'
import { facetValueLabel, formatKm, type StockCard } from '../../model/index.ts'
import { carCardStyles as styles } from './car-card.styles.ts'

export interface SpecStripProps {
  /** The car whose condition, transmission, odometer and fuel are named. */
  car: Pick<StockCard, 'car_type' | 'simple_transmission' | 'km' | 'simple_fuel'>
}

/** Four facts with icons; a missing one keeps its place as "-". */
export function SpecStrip({ car }: SpecStripProps) {
  return (
    <dl className={styles.specs}>
      <Spec icon={<TagIcon size={18} />} name="Condition">
        {facetValueLabel('car_type', car.car_type)}
      </Spec>
      <Spec icon={<TransmissionIcon size={18} />} name="Transmission">
        {car.simple_transmission}
      </Spec>
      <Spec icon={<OdometerIcon size={18} />} name="Odometer">
        {car.km === null ? null : formatKm(car.km)}
      </Spec>
      <Spec icon={<FuelIcon size={18} />} name="Fuel Type">
        {car.simple_fuel}
      </Spec>
    </dl>
  )
}

function Spec({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.spec} title={name}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd className={styles.specValue}>{children ?? '-'}</dd>
    </div>
  )
}
