'use client'

import { cx } from '@forecourt/styled-system/css'
import { countAnimation, hiddenText } from '@forecourt/styled-system/recipes'
import { countText } from './count-text.ts'
import { useCount } from './use-count.ts'

export interface CountAnimationProps {
  /** The number; a new one is counted to from the one shown. */
  value: number
  /** Number it counts up or down from when it first comes into sight. Default none: it stands. */
  from?: number
  /** How long it counts, in milliseconds. Default 800. */
  durationMs?: number
  /** Stands before the number, such as "$". Default none. */
  prefix?: string
  /** Stands after the number, such as " km". Default none. */
  suffix?: string
  /** Digits after the point, 0 to 4. Default 0. */
  decimals?: number
  /** Has a new number read out, once. Default false. */
  announces?: boolean
  /** Further class names. Default none. */
  className?: string
}

/**
 * A number that counts to its value. The server sends the value itself, and assistive technology
 * only ever meets that; without script or with less motion it simply stands there.
 */
export function CountAnimation({
  value,
  from,
  durationMs,
  prefix = '',
  suffix = '',
  decimals = 0,
  announces = false,
  className,
}: CountAnimationProps) {
  const write = (number: number) => countText(number, { prefix, suffix, decimals })
  const { root, drawn } = useCount({ value, from, write })
  const classes = countAnimation()
  const text = write(value)
  const start = from === undefined ? text : write(from)
  return (
    <span
      ref={root}
      className={cx(classes.root, className)}
      style={durationMs === undefined ? undefined : { transitionDuration: `${durationMs}ms` }}
      data-widest={start.length > text.length ? start : text}
    >
      <span className={hiddenText()} role={announces ? 'status' : undefined}>
        {text}
      </span>
      <span ref={drawn} aria-hidden="true" className={classes.drawn}>
        {text}
      </span>
    </span>
  )
}
