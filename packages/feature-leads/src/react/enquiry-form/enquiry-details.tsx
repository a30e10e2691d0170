import { type ReactNode, useState } from 'react'
import type { FieldErrors } from '../../model/enquiry.ts'
import { type EnquiryField, fieldNames } from '../../model/enquiry-fields.ts'
import { enquiryFormStyles as styles } from './enquiry-form.styles.ts'

export interface DetailsProps {
  /** Fields that nobody has to fill. */
  fields: readonly EnquiryField[]
  /** Mistakes by field; one of these fields opens them. */
  errors: FieldErrors
  /** Draws the fields. */
  children: (fields: readonly EnquiryField[]) => ReactNode
}

/** The rest of a short form, behind "Add details"; sent whether it is open or not. Source: `PLUS-085` */
export function Details({ fields, errors, children }: DetailsProps) {
  const isFaulty = fields.flatMap(fieldNames).some((name) => errors[name] !== undefined)
  const [isOpen, setOpen] = useState(isFaulty)
  if (isFaulty && !isOpen) setOpen(true)
  if (fields.length === 0) return null
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      // A visitor may have opened it before React arrived.
      suppressHydrationWarning
    >
      <summary className={styles.more}>Add details</summary>
      <div className={styles.detailFields}>{children(fields)}</div>
    </details>
  )
}
