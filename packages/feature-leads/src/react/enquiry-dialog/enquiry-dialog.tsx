import { Dialog } from '@forecourt/ui/dialog'
import type { ReactNode } from 'react'
import type { EnquiryWords } from '../../model/enquiry-form.ts'
import { type EnquiryKind, findEnquiryKind, similarSubcategory } from '../../model/lead-category.ts'
import { enquiryDialogStyles as styles } from './enquiry-dialog.styles.ts'

export interface EnquiryDialogProps {
  /** Id an opener refers to: `<Button {...opensDialog(id)}>`. */
  id: string
  /** Name of the car; default none, a general enquiry. */
  carName?: string | null
  /** "Find Me Something Similar" for a car that is not available; default ''. */
  subcategory?: string
  /** True where something similar is asked for beside a car that is for sale. Default false. */
  isForSale?: boolean
  /** Purpose of the form; default an enquiry. */
  kind?: EnquiryKind
  /** Words of the dealer above the enquiry about a vehicle. Default those of the platform. */
  words?: EnquiryWords
  /** The form. */
  children: ReactNode
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called after it closed. Default none. */
  onClose?: () => void
}

/** Words above a form. */
export interface EnquiryHeading {
  title: string
  text: string
  /** Text of the dealer below them. Default none. */
  intro?: string | null
}

/**
 * Heading and first sentence of an enquiry, as dialog and as page.
 * Source: `D-10`, `LEAD-001` to `LEAD-003`
 */
export function formatEnquiryHeading({
  carName = null,
  subcategory = '',
  isForSale = false,
  kind = 'enquiry',
  words,
}: Omit<EnquiryDialogProps, 'id' | 'children' | 'open' | 'onClose'>): EnquiryHeading {
  if (subcategory === similarSubcategory) {
    return {
      title: similarSubcategory,
      text:
        carName && !isForSale
          ? `The ${carName} is not available. Tell us what you are looking for and we will search for you.`
          : 'Tell us what you are looking for and we will search for you.',
    }
  }
  const { title, text } = findEnquiryKind(kind).form.heading(carName)
  return { title: words?.heading ?? title, text, intro: words?.intro }
}

/** A form over the page it was opened from. Source: `LEAD-001` to `LEAD-003` */
export function EnquiryDialog({ id, children, open, onClose, ...subject }: EnquiryDialogProps) {
  const { title, text, intro } = formatEnquiryHeading(subject)
  return (
    <Dialog id={id} title={title} description={text} open={open} onClose={onClose}>
      {intro ? (
        <div className={styles.body}>
          <p className={styles.intro}>{intro}</p>
          {children}
        </div>
      ) : (
        children
      )}
    </Dialog>
  )
}
