'use client'

import { css } from '@forecourt/styled-system/css'
import { createLateComponent } from '@forecourt/ui/late-component'
import { CarCardSkeleton } from '../car-card/car-card-skeleton.tsx'

const styles = {
  row: css({ display: 'flex', gap: '4', overflow: 'hidden' }),
  place: css({ flex: '0 0 min(90%, 340px)' }),
}

const PLACES = ['first', 'second', 'third', 'fourth']

function Placeholders() {
  return (
    <div aria-busy="true" className={styles.row}>
      {PLACES.map((place) => (
        <div key={place} className={styles.place}>
          <CarCardSkeleton />
        </div>
      ))}
    </div>
  )
}

/** `CarCarousel`, whose code and rules only pages that show one have; placeholders stand in its place until then. */
export const { load: loadCarCarousel, Late: LateCarCarousel } = createLateComponent(
  async () => {
    const { CarCarousel } = await import(/* @at-press */ './car-carousel.tsx')
    return CarCarousel
  },
  <Placeholders />,
)
