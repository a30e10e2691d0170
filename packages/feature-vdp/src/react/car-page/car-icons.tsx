import type { Car } from '@forecourt/stock/model'
import { cx } from '@forecourt/styled-system/css'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { listFactsAtAGlance } from '../../model/index.ts'
import { factIcons } from '../key-information/fact-icon.ts'
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
        <li
          key={fact.kind}
          className={cx(classes.iconFact, createMaskIconClass(factIcons[fact.kind], 'start'))}
        >
          {fact.kind === 'sleeps' ? `${fact.label} ${fact.value}` : fact.value}
        </li>
      ))}
    </ul>
  )
}
