import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { EmptyState } from '@forecourt/ui/empty-state'
import { EyeIcon } from '@forecourt/ui/icon'
import type { ReactNode } from 'react'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', pb: '12' }),
  heading: css({ textStyle: 'h1', margin: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', margin: '0' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

export interface WatchlistPageProps {
  /** Number of watched vehicles that are still listed. */
  count: number
  /** Number of watched vehicles that are gone. Default 0. */
  goneCount?: number
  /** Names of one and of several of them, "car" and "cars". */
  noun: { one: string; many: string }
  /** Address of the stock search. */
  searchHref: string
  /** Address of the visitor's details and of signing out. */
  garageHref: string
  /** The vehicles, each with its `WatchButton`; not shown when there are none. */
  children: ReactNode
}

/** The vehicles somebody who is signed in watches, the same on every device. Source: `D-63`, `SITE-054` */
export function WatchlistPage(props: WatchlistPageProps) {
  const { count, goneCount = 0, noun, searchHref, garageHref, children } = props
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>Watchlist</h1>
      {goneCount > 0 && <p className={styles.text}>{goneText(goneCount, noun)}</p>}
      {count > 0 ? children : <NothingWatched noun={noun} />}
      <div className={styles.row}>
        <ButtonLink href={searchHref} variant={count > 0 ? 'outline' : 'solid'}>
          {`Browse ${noun.many}`}
        </ButtonLink>
        <ButtonLink href={garageHref} variant="quiet">
          My garage
        </ButtonLink>
      </div>
    </div>
  )
}

function goneText(count: number, noun: WatchlistPageProps['noun']): string {
  const are = count === 1 ? `${noun.one} you watched is` : `${noun.many} you watched are`
  return `${count} ${are} no longer listed.`
}

function NothingWatched({ noun }: Pick<WatchlistPageProps, 'noun'>) {
  return (
    <EmptyState frame="box" picture={<EyeIcon size={28} />} title="Nothing watched yet">
      Press Watch on the page of a {noun.one} and find it here on every device you sign in on.
    </EmptyState>
  )
}
