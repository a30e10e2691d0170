import { cx } from '@forecourt/styled-system/css'
import { optionLink } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'

export interface OptionLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Choice. */
  label: ReactNode
  /** How many it would find, as written, such as "1,284". Default none. */
  count?: string
  /** It is part of what is looked at now. Default false. */
  chosen?: boolean
  /** It would find nothing: it keeps its place and cannot be followed. Default false. */
  disabled?: boolean
  /** Picture between box and words. Default none. */
  icon?: ReactNode
}

/** One choice of a list, as a link that adds it or takes it away; works before script. */
export function OptionLink({
  label,
  count,
  chosen = false,
  disabled = false,
  icon,
  className,
  href,
  ...link
}: OptionLinkProps) {
  const classes = optionLink()
  const content = (
    <>
      {icon}
      {label}
      {count !== undefined && (
        // Another number is another element: one that stayed would be seen to move.
        <span key={count} className={classes.count} data-said={chosen ? ', chosen, ' : ', '}>
          {count}
        </span>
      )}
    </>
  )
  if (disabled) {
    return (
      <span aria-disabled="true" className={cx(classes.root, className)}>
        {content}
      </span>
    )
  }
  return (
    <a
      href={href}
      onKeyDown={followBySpace}
      {...link}
      aria-current={chosen ? 'true' : undefined}
      className={cx(classes.root, className)}
    >
      {content}
    </a>
  )
}

/* It looks like a box to tick, which Space ticks. */
function followBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}
