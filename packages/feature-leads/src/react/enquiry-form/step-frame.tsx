import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'

export interface StepFrameProps {
  /** Name of the step; `null` for a form of one step, which needs no frame. */
  label: string | null
  /** Takes the focus when it appears, so that a keyboard and a screen reader begin at its top. */
  takesFocus: boolean
  /** The fields of the step. */
  children: ReactNode
}

/** The fields of one step. */
export function StepFrame({ label, takesFocus, children }: StepFrameProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  // Before the step can be typed in: later it would take the focus from a field.
  useLayoutEffect(() => {
    if (takesFocus) frame.current?.focus()
  }, [takesFocus])
  if (label === null) return <div className={styles.step}>{children}</div>
  return (
    <fieldset ref={frame} aria-label={label} tabIndex={-1} className={styles.step}>
      {children}
    </fieldset>
  )
}
