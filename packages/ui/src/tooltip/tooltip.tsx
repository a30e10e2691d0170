'use client'

import { cx } from '@forecourt/styled-system/css'
import { tooltip } from '@forecourt/styled-system/recipes'
import { cloneElement, type ReactElement, useId } from 'react'
import { useTooltip } from './use-tooltip.ts'

export interface TooltipProps {
  /** A few words that help but are not needed. */
  text: string
  /** One button or link; it keeps a name of its own, and its `title` is left out. */
  children: ReactElement<{ 'aria-describedby'?: string; title?: string }>
  /** Side it stands on; turned over where there is no space. Default `top`. */
  placement?: 'top' | 'bottom'
  /** Further class names. Default none. */
  className?: string
}

/**
 * A few words beside a button or link, on hover and on the keyboard's focus. They describe it to
 * assistive technology always; a finger never sees them, so nothing needed may stand here.
 */
export function Tooltip({ text, children, placement = 'top', className }: TooltipProps) {
  const id = useId()
  const classes = tooltip({ placement })
  const { root, text: tip, wiring, state, onToggle } = useTooltip(placement)
  const anchorName = `--tip${id.replace(/\W/g, '')}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for the control inside
    <span ref={root} {...wiring} style={{ anchorName }} className={cx(classes.root, className)}>
      {cloneElement(children, {
        'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
        title: undefined,
      })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        style={{ positionAnchor: anchorName }}
        data-state={state}
        className={classes.text}
        onToggle={onToggle}
      >
        {text}
      </span>
    </span>
  )
}
