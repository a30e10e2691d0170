import type { Car } from '@forecourt/feature-search/model'
import { keyInformation } from '../../model/index.ts'
import { FactIcon } from '../key-information/fact-icon.tsx'
import { carPageStyles } from './car-page.styles.ts'

const kinds = ['odometer', 'transmission', 'body']

export interface CarIconsProps {
  car: Car
}

/** Three icons beside the price: kms, transmission and body (VDP-032). */
export function CarIcons({ car }: CarIconsProps) {
  const classes = carPageStyles()
  const facts = keyInformation(car).filter(({ kind }) => kinds.includes(kind))
  if (facts.length === 0) return null
  return (
    <ul className={classes.icons} aria-label="At a glance">
      {facts.map((fact) => (
        <li key={fact.kind} className={classes.iconFact}>
          <FactIcon kind={fact.kind} />
          {fact.value}
        </li>
      ))}
    </ul>
  )
}
