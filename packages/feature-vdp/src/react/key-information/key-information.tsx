import { cx } from '@forecourt/styled-system/css'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { type CarFact, VISIBLE_KEY_FACTS } from '../../model/index.ts'
import { Expandable } from '../expandable/expandable.tsx'
import { factIcons } from './fact-icon.ts'
import { keyInformationStyles } from './key-information.styles.ts'

export interface KeyInformationProps {
  /** Facts in order; the first four show at once. */
  facts: readonly CarFact[]
}

/** Key facts with icons: four, then Show More (VDP-050, VDP-051). */
export function KeyInformation({ facts }: KeyInformationProps) {
  const classes = keyInformationStyles()
  const grid = (
    <dl className={classes.grid}>
      {facts.map((fact, index) => (
        <div
          key={fact.label}
          className={cx(classes.item, createMaskIconClass(factIcons[fact.kind]))}
          data-rest={index < VISIBLE_KEY_FACTS ? undefined : ''}
        >
          <dt className={classes.label}>{fact.label}</dt>
          <dd className={classes.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
  if (facts.length <= VISIBLE_KEY_FACTS) return grid
  return (
    <Expandable moreLabel="Show More" lessLabel="Show Less">
      {grid}
    </Expandable>
  )
}
