import { Dialog } from '@forecourt/ui/dialog'
import type { ReactNode } from 'react'
import { type EnquiryKind, findEnquiryKind, similarSubcategory } from '../../model/lead-category.ts'

export interface EnquiryDialogProps {
  /** Id an opener refers to: `<Button {...opensDialog(id)}>`. */
  id: string
  /** Name of the car; default none, a general enquiry. */
  carName?: string | null
  /** "Find Me Something Similar" for a car that is not to be had; default ''. */
  subcategory?: string
  /** Purpose of the form; default an enquiry. */
  kind?: EnquiryKind
  /** The form. */
  children: ReactNode
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called after it closed. Default none. */
  onClose?: () => void
}

/**
 * Heading and first sentence of an enquiry, as dialog and as page.
 * Source: `D-10`, `LEAD-001` to `LEAD-003`
 */
export function formatEnquiryHeading({
  carName = null,
  subcategory = '',
  kind = 'enquiry',
}: Pick<EnquiryDialogProps, 'carName' | 'subcategory' | 'kind'>): { title: string; text: string } {
  if (subcategory === similarSubcategory) {
    return {
      title: similarSubcategory,
      text: carName
        ? `The ${carName} is not available. Tell us what you are looking for and we will search for you.`
        : 'Tell us what you are looking for and we will search for you.',
    }
  }
  return findEnquiryKind(kind).form.heading(carName)
}

/** A form over the page it was opened from. Source: `LEAD-001` to `LEAD-003` */
export function EnquiryDialog({
  id,
  carName,
  subcategory,
  kind,
  children,
  open,
  onClose,
}: EnquiryDialogProps) {
  const { title, text } = formatEnquiryHeading({ carName, subcategory, kind })
  return (
    <Dialog id={id} title={title} description={text} open={open} onClose={onClose}>
      {children}
    </Dialog>
  )
}
