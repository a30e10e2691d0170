import { cx } from '@forecourt/styled-system/css'
import { Button } from '@forecourt/ui/button'
import type { CSSProperties } from 'react'
import { type Prize, SPIN_PATH } from '../../model/spin/spin.ts'
import { spinPageStyles as styles } from './spin-page.styles.ts'

export interface SpinPageProps {
  /** Heading of the page. */
  heading: string
  /** Sentence below the heading. */
  text: string
  /** Conditions; default none. */
  terms?: string | null
  /** Fields of the wheel, clockwise, at least one. */
  prizes: readonly Pick<Prize, 'id' | 'label'>[]
  /** Prize the visitor won; null before the spin. */
  won: Prize | null
  /** True just after the spin: the wheel turns to its prize. Default false. */
  isFresh?: boolean
}

/** Turns of the wheel before it stops. */
const turns = 5

/**
 * The prize wheel. The server has drawn the prize before the wheel turns, and turns it without script; who wants
 * less motion sees where it stopped.
 * Source: `SITE-050`, `D-65`
 */
export function SpinPage({
  heading,
  text,
  terms = null,
  prizes,
  won,
  isFresh = false,
}: SpinPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.text}>{won ? 'You have had your spin.' : text}</p>
      </header>
      <Wheel prizes={prizes} won={won} isFresh={isFresh} />
      <div className={styles.rest}>
        {won ? (
          <section
            className={cx(styles.won, isFresh && styles.late)}
            aria-labelledby="prize"
            aria-live="polite"
          >
            <h2 id="prize" className={styles.prize}>
              You won: {won.label}
            </h2>
            {won.text !== '' && <p className={styles.text}>{won.text}</p>}
            <p className={styles.text}>The dealership knows, and this page keeps your prize.</p>
          </section>
        ) : (
          <form action={SPIN_PATH} method="post">
            <Button type="submit">Spin the wheel</Button>
          </form>
        )}
        {terms !== null && <p className={styles.small}>{terms}</p>}
      </div>
    </div>
  )
}

type CustomProperties = CSSProperties & Record<`--${string}`, string>

/** Neighbours differ, also the last and the first. */
function findTone(place: number, count: number): string {
  if (count % 2 === 1 && place === count - 1) return 'var(--last, transparent)'
  return place % 2 === 0 ? 'var(--even, transparent)' : 'var(--odd, transparent)'
}

function Wheel({ prizes, won, isFresh }: Pick<SpinPageProps, 'prizes' | 'won' | 'isFresh'>) {
  const field = 360 / prizes.length
  const index = won ? prizes.findIndex(({ id }) => id === won.id) : -1
  // The field stands at the top, which is a quarter of a turn before the first.
  const stop = index < 0 ? 0 : turns * 360 - index * field - field / 2
  const tones = prizes.map(
    (_, place) => `${findTone(place, prizes.length)} ${place * field}deg ${(place + 1) * field}deg`,
  )
  const style: CustomProperties = {
    '--stop': `${stop}deg`,
    backgroundImage: `conic-gradient(${tones.join(', ')})`,
  }
  return (
    <div className={styles.frame}>
      <ul
        className={cx(styles.wheel, isFresh && index >= 0 && styles.turning)}
        style={style}
        aria-label="Prizes"
      >
        {prizes.map(({ id, label }, place) => {
          const turn: CustomProperties = { '--turn': `${(place + 0.5) * field - 90}deg` }
          return (
            <li key={id} className={styles.field} style={turn}>
              {label}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
