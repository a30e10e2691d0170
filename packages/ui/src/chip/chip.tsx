import { cx } from '@forecourt/styled-system/css'
import { chip, hiddenText } from '@forecourt/styled-system/recipes'
import type { MouseEvent, ReactNode } from 'react'
import { CloseIcon } from '../icon/index.ts'
import { isPlainClick } from '../plain-click/plain-click.ts'

export interface ChipProps {
  /** The choice, such as "Toyota" or "Under $40,000". */
  children: ReactNode
  /** Page without this choice; makes the chip a link, which works without script. Default: a button. */
  href?: string
  /** Called on a plain press; a link then does not load its page. Default: the link or form does the work. */
  onRemove?: () => void
  /** Name sent with the form when the chip is a button and submits it. Default: it submits nothing. */
  name?: string
  /** Value sent under `name`. Default "". */
  value?: string
  /** Said before the choice by assistive technology. Default "Remove filter". */
  removeText?: string
  /** Further class names. Default none. */
  className?: string
}

function pressHandler(onRemove: (() => void) | undefined) {
  if (!onRemove) return undefined
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onRemove()
  }
}

/** A chosen filter; a press takes it away. */
export function Chip({
  children,
  href,
  onRemove,
  name,
  value = '',
  removeText = 'Remove filter',
  className,
}: ChipProps) {
  const classes = chip()
  const shared = {
    className: cx(classes.root, className),
    onClick: pressHandler(onRemove),
    'data-chip': '',
  }
  const content = (
    <>
      <span className={hiddenText()}>{removeText} </span>
      <span className={classes.label}>{children}</span>
      <CloseIcon className={classes.mark} />
    </>
  )
  if (href !== undefined) {
    return (
      <a {...shared} href={href}>
        {content}
      </a>
    )
  }
  return name === undefined ? (
    <button {...shared} type="button">
      {content}
    </button>
  ) : (
    <button {...shared} type="submit" name={name} value={value}>
      {content}
    </button>
  )
}
