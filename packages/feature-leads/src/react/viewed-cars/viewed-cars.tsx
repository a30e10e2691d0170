import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'
import type { ViewedCar } from '../../model/viewed-cars.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' }),
  heading: css({ textStyle: 'h2', margin: '0' }),
}

export interface ViewedCarsProps {
  /** Number of cars listed; with none nothing shows. */
  count: number
  /** The cars, newest first. */
  children: ReactNode
}

/** The cars a visitor looked at last. Source: `DATA-061`, `D-79` */
export function ViewedCars({ count, children }: ViewedCarsProps) {
  if (count === 0) return null
  return (
    <section aria-labelledby="viewed-cars" className={styles.root}>
      <h2 id="viewed-cars" className={styles.heading}>
        Recently viewed
      </h2>
      {children}
    </section>
  )
}

/** Tells `connectCarLists` which car a page is about, so that it is remembered; shows nothing. Source: `DATA-043` */
export function ViewedCarMarker({ car }: { car: ViewedCar }) {
  const { id, stocknum, make, model, body, simple_body } = car
  const json = JSON.stringify({ id, stocknum, make, model, body, simple_body })
  return <span hidden data-viewed-car={json} />
}
