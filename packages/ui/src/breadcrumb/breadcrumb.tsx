import { cx } from '@forecourt/styled-system/css'
import { breadcrumb } from '@forecourt/styled-system/recipes'

export interface BreadcrumbItem {
  /** Name of the page. */
  label: string
  /** Address of the page; the last item is the current page and is never a link. */
  href?: string
}

export interface BreadcrumbProps {
  /** From the home page to the current one. */
  items: readonly BreadcrumbItem[]
  /** Name of the landmark. Default "Breadcrumb". */
  label?: string
  /** Further class names. Default none. */
  className?: string
}

/** Every step links to its page, except the current one. */
export function Breadcrumb({ items, label = 'Breadcrumb', className }: BreadcrumbProps) {
  const classes = breadcrumb()
  const lastIndex = items.length - 1
  return (
    <nav aria-label={label} className={cx(classes.root, className)}>
      <ol className={classes.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={classes.item}>
            {index < lastIndex && item.href ? (
              <a href={item.href} className={classes.link}>
                {item.label}
              </a>
            ) : (
              <span
                aria-current={index === lastIndex ? 'page' : undefined}
                className={classes.current}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
