import type { Car } from '@forecourt/stock/model'
import { listFactsAtAGlance } from '../../model/index.ts'
import { FactIcon } from '../key-information/fact-icon.tsx'
import { carPageStyles } from './car-page.styles.ts'

export interface CarIconsProps {
  car: Car
}

/** Three icons beside the price: kms, transmission and body of a car (VDP-032). */
export function CarIcons({ car }: CarIconsProps) {
  const classes = carPageStyles()
  const facts = listFactsAtAGlance(car)
  if (facts.length === 0) return null
  return (
    <ul className={classes.icons} aria-label="At a glance">
      {facts.map((fact) => (
        <li key={fact.kind} className={classes.iconFact}>
          <FactIcon kind={fact.kind} />
          {fact.kind === 'sleeps' ? `${fact.label} ${fact.value}` : fact.value}
        </li>
      ))}
    </ul>
  )
}
