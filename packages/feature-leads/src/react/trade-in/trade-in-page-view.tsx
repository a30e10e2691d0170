import { Accordion } from '@forecourt/ui/accordion'
import { CircleCheckIcon } from '@forecourt/ui/icon'
import type { ReactNode } from 'react'
import type { TradeInFaq } from '../../model/trade-in/trade-in-faq.ts'
import { formatTradeInHeading, type TradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import type { TradeInWay } from '../../model/trade-in/trade-in-path.ts'
import { enquiryPageStyles } from '../enquiry-page/enquiry-page.styles.ts'
import { tradeInStyles as styles } from './trade-in.styles.ts'

export interface TradeInPageViewProps {
  /** Way the visitor came: with a car in mind, or without. */
  way: TradeInWay
  /** Name of the visitor's vehicle. Default 'car'. */
  noun?: TradeInNoun
  /** Name of the dealer. */
  dealerName: string
  /** True where a price is shown online; else the dealer calls. Default true. */
  isValuedOnline?: boolean
  /** Questions and answers; none leaves the section out. */
  faqs: readonly TradeInFaq[]
  /** The car the trade-in is towards, in short. Default how it works. */
  summary?: ReactNode
  /** The form. */
  children: ReactNode
}

/** A trade-in page: the steps, what it is about, and questions visitors have. Source: `LEAD-004`, `SITE-023` to `SITE-025` */
export function TradeInPageView(props: TradeInPageViewProps) {
  const { way, noun = 'car', dealerName, isValuedOnline = true, faqs, summary, children } = props
  return (
    <div className={styles.page}>
      <div className={enquiryPageStyles.page}>
        <div className={enquiryPageStyles.main}>
          <header>
            <h1 className={enquiryPageStyles.heading}>{formatTradeInHeading(way, noun)}</h1>
            <p className={enquiryPageStyles.text}>
              {isValuedOnline
                ? 'A price in about two minutes, and no obligation.'
                : 'Tell us about it, and we call you with a price.'}
            </p>
          </header>
          {children}
        </div>
        <aside
          className={summary ? enquiryPageStyles.aside : styles.how}
          aria-label={summary ? 'The vehicle' : 'How it works'}
        >
          {summary ?? <HowItWorks {...{ way, noun, dealerName, isValuedOnline }} />}
        </aside>
      </div>
      {faqs.length > 0 && (
        <section className={styles.faqs} aria-labelledby="trade-in-faqs">
          <h2 id="trade-in-faqs" className={styles.subheading}>
            {way === 'sell' ? 'Questions about selling' : 'Questions about trading in'}
          </h2>
          <Accordion
            headingLevel={3}
            items={faqs.map(({ question, answer }, index) => ({
              id: `trade-in-faq-${index + 1}`,
              title: question,
              content: answer,
            }))}
          />
        </section>
      )}
    </div>
  )
}

function HowItWorks({
  way,
  noun,
  dealerName,
  isValuedOnline,
}: Required<Pick<TradeInPageViewProps, 'way' | 'noun' | 'dealerName' | 'isValuedOnline'>>) {
  const points = [
    `Tell us about your ${noun} and its condition.`,
    isValuedOnline
      ? 'See what it is worth, and accept if you like it.'
      : 'Our valuer calls you with a price.',
    `${dealerName} looks the ${noun} over and confirms the price in writing.`,
    way === 'sell'
      ? 'You are paid, and we do the paperwork.'
      : `It comes off the price of your next ${noun}.`,
  ]
  return (
    <>
      <h2 className={styles.subheading}>How it works</h2>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <CircleCheckIcon aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
