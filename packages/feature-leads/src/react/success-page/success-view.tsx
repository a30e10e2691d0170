import { ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import { CircleCheckIcon } from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import type { ReactNode } from 'react'
import { createSuccessContent, type SuccessMarker } from '../../model/success-marker.ts'
import type { TradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import { successPageStyles as styles } from './success-page.styles.ts'

export interface SuccessViewProps {
  /** The enquiry that went before; `null` when none did. */
  marker: SuccessMarker | null
  /** Address of the stock search. */
  searchHref: string
  /** Address of the list the visitor came from; `null` where it is not known. Default `null`. */
  listHref?: string | null
  /** When somebody is there to answer, such as today's opening hours. Default none. */
  openingHours?: ReactNode
  /** Steps of the dealer after an enquiry about a vehicle. Default those of the platform. */
  nextSteps?: readonly string[]
  /** Name of a vehicle that was offered to the site. Default 'car'. */
  tradeInNoun?: TradeInNoun
}

/** The page after an enquiry: that it arrived, and what happens next. Source: `D-07`, `PLUS-086` */
export function SuccessView(props: SuccessViewProps) {
  const { marker, searchHref, listHref = null, openingHours, nextSteps, tradeInNoun } = props
  const { title, text, steps } = createSuccessContent(marker?.category ?? null, {
    subcategory: marker?.subcategory,
    ownSteps: nextSteps,
    tradeInNoun,
  })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <CircleCheckIcon className={styles.icon} />
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {marker?.car && (
          <p className={styles.car}>
            {marker.receipt ? 'You reserved the ' : 'You asked about the '}
            <Link href={marker.car.path}>{marker.car.name}</Link>.
          </p>
        )}
      </header>
      {marker?.appointment && (
        <section aria-labelledby="appointment" className={styles.appointment}>
          <h2 id="appointment" className={styles.subheading}>
            Your time
          </h2>
          <DescriptionList
            items={[
              { term: 'When', details: marker.appointment.when },
              { term: 'Where', details: marker.appointment.place },
            ]}
          />
          <div>
            <ButtonLink href={marker.appointment.calendarHref} variant="outline" download="">
              Add to your calendar
            </ButtonLink>
          </div>
        </section>
      )}
      {marker?.receipt && (
        <section aria-labelledby="receipt">
          <h2 id="receipt" className={styles.subheading}>
            Your receipt
          </h2>
          <DescriptionList
            items={[
              { term: 'Reservation', details: marker.receipt.reference },
              { term: 'Deposit paid', details: marker.receipt.amount },
            ]}
          />
        </section>
      )}
      <section aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className={styles.subheading}>
          What happens next
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
        {openingHours && <div className={styles.hint}>{openingHours}</div>}
      </section>
      <div className={styles.links}>
        <ButtonLink href={listHref ?? searchHref}>
          {listHref ? 'Back to your results' : 'Keep looking'}
        </ButtonLink>
        <ButtonLink href="/" variant="outline">
          Home
        </ButtonLink>
      </div>
    </div>
  )
}
