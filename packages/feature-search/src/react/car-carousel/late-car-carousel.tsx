'use client'

import { css } from '@forecourt/styled-system/css'
import { createElement, Suspense, use } from 'react'
import { CarCardSkeleton } from '../car-card/car-card-skeleton.tsx'
import type { CarCarousel, CarCarouselProps } from './car-carousel.tsx'

type Carousel = typeof CarCarousel

const styles = {
  row: css({ display: 'flex', gap: '4', overflow: 'hidden' }),
  place: css({ flex: '0 0 min(90%, 340px)' }),
}

const PLACES = ['first', 'second', 'third', 'fourth']

let known: Carousel | undefined
let coming: Promise<Carousel> | undefined

/** Fetches the code of the carousel, once. @throws what the import threw; the next call tries again */
export function loadCarCarousel(): Promise<Carousel> {
  coming ??= import('./car-carousel.tsx').then(
    ({ CarCarousel: Found }) => (known = Found),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/**
 * `CarCarousel`, whose code only pages that show one fetch. Placeholders stand in its place until
 * then; after `loadCarCarousel` it is there at once, on a server too.
 */
export function LateCarCarousel(props: CarCarouselProps) {
  return (
    <Suspense fallback={<Placeholders />}>
      <Fetched {...props} />
    </Suspense>
  )
}

function Fetched(props: CarCarouselProps) {
  return createElement(known ?? use(loadCarCarousel()), props)
}

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
