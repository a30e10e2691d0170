import { cx } from '@forecourt/styled-system/css'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { ReactNode } from 'react'
import { tileStyles } from './count-tile.styles.ts'

export interface CountTileProps {
  /** Where the tile leads. */
  href: string
  label: string
  /** Number of cars found there. */
  count: number
  /** Picture before the words. Default none, and an arrow stands at the end. */
  picture?: ReactNode
}

/** Tiles in rows. */
export function CountTiles({ children }: { children: ReactNode }) {
  return <ul className={tileStyles.list}>{children}</ul>
}

/** One tile of a list: what is searched for, and how much of it is in stock. */
export function CountTile({ href, label, count, picture }: CountTileProps) {
  const classes = picture
    ? tileStyles.tile
    : cx(tileStyles.tile, createMaskIconClass('chevronRight'))
  return (
    <li>
      <a className={classes} href={href}>
        {picture}
        <span className={picture ? tileStyles.words : cx(tileStyles.words, tileStyles.wide)}>
          {label}
          <span className={tileStyles.count}>{`${count} in stock`}</span>
        </span>
      </a>
    </li>
  )
}
