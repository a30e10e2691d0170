import { cx } from '@forecourt/styled-system/css'
import { descriptionList } from '@forecourt/styled-system/recipes'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

export interface DescriptionItem {
  /** Name of the fact, such as "Towing capacity". */
  term: string
  /** The fact. Leave the whole item out when there is none. */
  details: ReactNode
  /** Drawing before it, from `@forecourt/ui/icon`. Default none. */
  icon?: ReactElement<{ className?: string }>
}

export interface DescriptionListProps {
  /** The facts, the most asked-for first. */
  items: readonly DescriptionItem[]
  /** `rows` for a specification, `stacked` for a few facts, `tiles` for key facts. Default `rows`. */
  layout?: 'rows' | 'stacked' | 'tiles'
  /** Most columns side by side; fewer where the list itself is narrow. Default 1. */
  columns?: 1 | 2 | 3 | 4
  /** Further class names. Default none. */
  className?: string
}

/** Names and facts, as a description list. With no item nothing is rendered. */
export function DescriptionList({
  items,
  layout = 'rows',
  columns = 1,
  className,
}: DescriptionListProps) {
  if (items.length === 0) return null
  const classes = descriptionList({ layout, columns: `${columns}` })
  return (
    // The columns follow the width of this box, which a list cannot ask of itself.
    <div className={cx(classes.root, className)}>
      <dl className={classes.list}>
        {items.map(({ term, details, icon }) => (
          <div key={term} data-icon={icon ? '' : undefined} className={classes.item}>
            <dt className={classes.term}>
              {icon && cloneElement(icon, { className: classes.icon })}
              {term}
            </dt>
            <dd className={classes.details}>{details}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
