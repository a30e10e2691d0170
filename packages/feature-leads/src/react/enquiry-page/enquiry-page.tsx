import type { ReactNode } from 'react'
import type { EnquiryWords } from '../../model/enquiry-form.ts'
import type { EnquiryKind } from '../../model/lead-category.ts'
import { type EnquiryHeading, formatEnquiryHeading } from '../enquiry-dialog/enquiry-dialog.tsx'
import { enquiryPageStyles as styles } from './enquiry-page.styles.ts'

export interface EnquiryPageProps {
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
  /** Words above the form. Default those of its purpose. */
  heading?: { title: string; text: string }
  /** The form. */
  children: ReactNode
  /** Subject of the enquiry, such as the car in short, which then needs no name in words. Default none. */
  summary?: ReactNode
}

/** A form as a page of its own, for links, new tabs and visitors without script. Source: `PLUS-025` */
export function EnquiryPage({ heading, children, summary, ...subject }: EnquiryPageProps) {
  const { carName } = subject
  const { title, text, intro }: EnquiryHeading = heading ?? formatEnquiryHeading(subject)
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <header>
          <h1 className={styles.heading}>{title}</h1>
          {!(summary && text === carName) && <p className={styles.text}>{text}</p>}
        </header>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {summary && (
        <aside className={styles.aside} aria-label={carName ? 'The vehicle' : 'The place'}>
          {summary}
        </aside>
      )}
    </div>
  )
}
