import { cx } from '@forecourt/styled-system/css'
import { hiddenText, progress } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'

export interface ProgressProps {
  /** Work that is under way, such as "Uploading 3 photos". */
  label: string
  /** How far it has come, from 0 to `max`; null while nobody knows. Default null. */
  value?: number | null
  /** Value at which it is done. Default 100. */
  max?: number
  /** The value in words, such as "2 of 3"; null shows none. Default the share in per cent. */
  valueText?: string | null
  /** A line below, such as what went wrong. Default none. */
  note?: ReactNode
  /** `success` when done, `danger` when it stopped. Default `action`. */
  tone?: 'action' | 'success' | 'danger'
  /** 8 or 4 px thick. Default `md`. */
  size?: 'sm' | 'md'
  /** Heard, not seen. Default false. */
  hideLabel?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** Whole per cent of the way, 0 to 100. */
function percent(value: number, max: number): number {
  return max > 0 ? Math.round((Math.min(Math.max(value, 0), max) / max) * 100) : 0
}

/** A native progress bar with its label and value in words. */
export function Progress({
  label,
  value = null,
  max = 100,
  valueText,
  note,
  tone = 'action',
  size = 'md',
  hideLabel = false,
  className,
}: ProgressProps) {
  const id = useId()
  const classes = progress({ tone, size })
  const inWords = valueText === undefined ? value !== null && `${percent(value, max)}%` : valueText
  return (
    <div className={cx(classes.root, className)}>
      <label htmlFor={id} className={hideLabel ? hiddenText() : classes.label}>
        {label}
      </label>
      {inWords && (
        <span className={classes.value} aria-hidden="true">
          {inWords}
        </span>
      )}
      <progress
        id={id}
        max={max}
        value={value ?? undefined}
        aria-valuetext={inWords || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={classes.bar}
      />
      {note && (
        <p id={`${id}-note`} className={classes.note}>
          {note}
        </p>
      )}
    </div>
  )
}
