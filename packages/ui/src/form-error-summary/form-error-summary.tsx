'use client'

import { cx } from '@forecourt/styled-system/css'
import { alert } from '@forecourt/styled-system/recipes'
import { useEffect, useRef } from 'react'
import { ERROR_LIST_HEADING } from '../error-message/error-message.ts'
import { CircleAlertIcon } from '../icon/index.ts'
import { takeFocus } from './take-focus.ts'

export interface FormError {
  /** Id of the field that is wrong. Default none, for an error of the whole form. */
  fieldId?: string
  /** Problem and how to put it right, as at the field. */
  message: string
}

export interface FormErrorSummaryProps {
  /** Errors in the order of the fields; none renders nothing. */
  errors: readonly FormError[]
  /**
   * Counts the presses of the button; each new number takes the focus. Without it the summary takes the
   * focus when an error appears that was not there before, and not while errors only go away.
   * Default none.
   */
  attempt?: number
  /** First line. Default "Please fix the following errors:". */
  title?: string
  /** Further class names. Default none. */
  className?: string
}

/** All errors of a form above it, each leading to its field; takes the focus when it has something new to say. */
export function FormErrorSummary({
  errors,
  attempt,
  title = ERROR_LIST_HEADING,
  className,
}: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const known = useRef<readonly string[]>([])
  const signature = errors.map((error) => error.message).join('\n')
  useEffect(() => {
    const messages = signature === '' ? [] : signature.split('\n')
    const isNew = messages.some((message) => !known.current.includes(message))
    known.current = messages
    if (attempt === undefined && isNew) takeFocus(summary.current)
  }, [signature, attempt])
  useEffect(() => {
    if (attempt !== undefined) takeFocus(summary.current)
  }, [attempt])
  if (errors.length === 0) return null
  const classes = alert({ tone: 'destructive' })
  return (
    <div ref={summary} role="alert" tabIndex={-1} autoFocus className={cx(classes.root, className)}>
      <CircleAlertIcon className={classes.icon} />
      <div className={classes.body}>
        <p className={classes.title}>{title}</p>
        <ul className={classes.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
