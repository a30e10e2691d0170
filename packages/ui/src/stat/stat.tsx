import { cx } from '@forecourt/styled-system/css'
import { stat } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'

export interface StatItem {
  /** Noun of the number, such as "vehicles in stock". */
  label: string
  /** The number as it is written, such as "1,240" or "4.6". */
  value: ReactNode
  /** Where it comes from or since when it holds. Default none. */
  note?: ReactNode
}

export interface StatGroupProps {
  /** The numbers, three or four. */
  items: readonly StatItem[]
  /** Height of the numbers. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `brand` writes the numbers in the action colour. Default `plain`. */
  tone?: 'plain' | 'brand'
  /** Default `start`. */
  align?: 'start' | 'center'
  /** Further class names. Default none. */
  className?: string
}

export interface StatProps extends StatItem {
  /** Height of the number. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `brand` writes the number in the action colour. Default `plain`. */
  tone?: 'plain' | 'brand'
  /** Default `start`. */
  align?: 'start' | 'center'
  /** Further class names. Default none. */
  className?: string
}

/** Numbers side by side, as many in a row as fit. */
export function StatGroup({
  items,
  size = 'md',
  tone = 'plain',
  align = 'start',
  className,
}: StatGroupProps) {
  if (items.length === 0) return null
  const classes = stat({ size, tone, align })
  return (
    <div className={cx(classes.group, className)}>
      <dl className={classes.list}>
        {items.map(({ label, value, note }) => (
          <div key={label} className={classes.root}>
            <dt className={classes.label}>
              {label}
              {note && <span className={classes.note}>{note}</span>}
            </dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One number and what it counts. */
export function Stat({ label, value, note, ...looks }: StatProps) {
  return <StatGroup {...looks} items={[{ label, value, note }]} />
}
