import { cx } from '@forecourt/styled-system/css'
import { featureList, hiddenText } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../icon/index.ts'

export interface FeatureListItem {
  /** Key of the point. Default its text, when that is a string. */
  id?: string
  /** The point, a few words. */
  text: ReactNode
  /** A line below it. Default none. */
  note?: ReactNode
  /** Mark of this point when it differs from the list's. Default the list's. */
  mark?: 'tick' | 'cross' | 'dot'
}

export interface FeatureListProps {
  /** The points; with none, nothing is rendered. */
  items: readonly FeatureListItem[]
  /** `tick` for what is included, `cross` for what is not, `number` for steps. Default `tick`. */
  mark?: 'tick' | 'cross' | 'dot' | 'number'
  /** Most columns side by side; fewer where the list itself is narrow. Default 1. */
  columns?: 1 | 2 | 3
  /** Size of the text. Default `sm`. */
  size?: 'sm' | 'md'
  /** Name of the list, when no heading stands right above it. Default none. */
  label?: string
  /** Further class names. Default none. */
  className?: string
}

/** Safari drops the role with the bullets. */
const explicitRole = { role: 'list' } as const

const spokenMarks = { tick: '', cross: 'Not included: ', dot: '', number: '' }

function Mark({ mark, place }: { mark: 'tick' | 'cross' | 'dot' | 'number'; place: number }) {
  if (mark === 'tick') return <CheckIcon strokeWidth={3} />
  if (mark === 'cross') return <CloseIcon strokeWidth={2.5} />
  return mark === 'number' ? place : null
}

/** Points with a mark each: equipment, what a warranty covers, the steps of a sale. */
export function FeatureList({
  items,
  mark = 'tick',
  columns = 1,
  size = 'sm',
  label,
  className,
}: FeatureListProps) {
  if (items.length === 0) return null
  const classes = featureList({ mark, columns: `${columns}`, size })
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <div className={cx(classes.root, className)}>
      <List {...explicitRole} aria-label={label} className={classes.list}>
        {items.map((item, index) => {
          const own = item.mark ?? mark
          const marked = featureList({ mark: own, columns: `${columns}`, size })
          return (
            <li
              key={item.id ?? (typeof item.text === 'string' ? item.text : index)}
              className={marked.item}
            >
              <span className={marked.mark} aria-hidden="true">
                <Mark mark={own} place={index + 1} />
              </span>
              <span className={classes.text}>
                {spokenMarks[own] && <span className={hiddenText()}>{spokenMarks[own]}</span>}
                {item.text}
                {item.note && <span className={classes.note}>{item.note}</span>}
              </span>
            </li>
          )
        })}
      </List>
    </div>
  )
}
