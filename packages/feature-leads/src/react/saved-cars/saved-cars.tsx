import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { HeartIcon } from '@forecourt/ui/icon'
import type { ReactNode } from 'react'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    pb: '12',
  }),
  heading: css({ textStyle: 'h1', margin: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', margin: '0' }),
  more: css({ justifySelf: 'start' }),
}

export interface SavedCarsProps {
  /** Number of saved cars that are still there. */
  count: number
  /** Number of saved cars that are gone. Default 0. */
  goneCount?: number
  /** Names of one and of several of them, "car" and "cars". */
  noun: { one: string; many: string }
  /** Address of the stock search. */
  searchHref: string
  /** The cars; not shown when there are none. */
  children: ReactNode
}

/** The list of favourites. Source: `D-64`, `PLUS-026` */
export function SavedCars({ count, goneCount = 0, noun, searchHref, children }: SavedCarsProps) {
  if (count === 0 && goneCount === 0) return <NothingSaved noun={noun} searchHref={searchHref} />
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>Saved {noun.many}</h1>
      {goneCount > 0 && <p className={styles.text}>{goneText(goneCount, noun)}</p>}
      {count > 0 && children}
      <ButtonLink href={searchHref} variant="outline" className={styles.more}>
        Keep Looking
      </ButtonLink>
    </div>
  )
}

function goneText(count: number, noun: SavedCarsProps['noun']): string {
  const are = count === 1 ? `${noun.one} you saved is` : `${noun.many} you saved are`
  return `${count} ${are} no longer for sale.`
}

function NothingSaved({ noun, searchHref }: Pick<SavedCarsProps, 'noun' | 'searchHref'>) {
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>Saved {noun.many}</h1>
      <EmptyState
        frame="box"
        picture={<HeartIcon size={28} />}
        title="Nothing saved yet"
        actions={<ButtonLink href={searchHref}>Browse Our Stock</ButtonLink>}
      >
        Press the heart on a {noun.one} and it waits for you here, in this browser. No account
        needed.
      </EmptyState>
    </div>
  )
}
