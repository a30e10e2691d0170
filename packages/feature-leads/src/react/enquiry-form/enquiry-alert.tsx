import { Alert } from '@forecourt/ui/alert'
import { FormErrorSummary, takeFocus } from '@forecourt/ui/form-error-summary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../model/enquiry.ts'
import { summariseFormErrors } from '../../model/form-errors.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'

export interface EnquiryAlertProps {
  /** Mistakes by field. */
  errors: FieldErrors
  /** Why the last sending failed, as the server said it; `null` when it did not. */
  failure: string | null
  /** Stands in place of the words of a failure. Default none. */
  notice?: ReactNode
  /** The fields as they are shown, for their order. */
  fields: readonly { name: string; label: string }[]
  /** Id of the control of a field. */
  idOf: (field: string) => string
}

/**
 * Content that stands above the form and takes the focus when it appears: the failure of a sending, the one
 * mistake, or the list of mistakes.
 * Source: `D-67`, `LEAD-022` to `LEAD-025`
 */
export function EnquiryAlert({ notice, ...props }: EnquiryAlertProps) {
  if (!notice) return <Mistakes {...props} />
  return (
    <>
      <FocusedAlert>{notice}</FocusedAlert>
      <Mistakes {...props} failure={null} />
    </>
  )
}

function Mistakes({ errors, failure, fields, idOf }: EnquiryAlertProps) {
  const summary = summariseFormErrors(errors, fields)
  // What began as a list stays one as mistakes leave it, so that nothing takes the focus from a field.
  const [beganAsList] = useState(summary.kind === 'list')
  if (summary.kind === 'list' || (summary.kind === 'one' && beganAsList)) {
    const known = new Set(fields.map(({ name }) => name))
    const shown = summary.kind === 'list' ? summary.errors : [summary.error]
    const list = shown.map(({ field, label, message }) => ({
      ...(known.has(field) ? { fieldId: idOf(field) } : {}),
      message: `${label}: ${message}`,
    }))
    return <FormErrorSummary title={leadMessage.errorListHeading} errors={list} />
  }
  if (summary.kind === 'one') {
    return (
      <FocusedAlert>
        <Alert tone="destructive">{summary.message}</Alert>
      </FocusedAlert>
    )
  }
  if (failure === null) return null
  return (
    <FocusedAlert>
      <Alert tone="destructive" title={leadMessage.submitFailed}>
        {failure}
      </Alert>
    </FocusedAlert>
  )
}

/** Takes the focus when it appears, because the button that was pressed may be far below it. */
export function FocusedAlert({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => takeFocus(frame.current), [])
  return (
    <div ref={frame} tabIndex={-1} autoFocus className={styles.focusable}>
      {children}
    </div>
  )
}
