import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import type { ReactNode } from 'react'
import type { DealLine } from '../../model/journey/deal.ts'
import type { CheckoutState } from '../../model/reserve/checkout-page.ts'
import { type CheckoutLinks, CheckoutStateView } from '../checkout/checkout-page.tsx'
import { enquiryPageStyles } from '../enquiry-page/enquiry-page.styles.ts'
import { journeyStyles as styles } from './journey.styles.ts'

export interface JourneyPageProps {
  /** Name of the car. */
  carName: string
  /** Where the purchase is. */
  state:
    | { kind: 'form' }
    | { kind: 'link'; text: string; state: { isOpen: boolean; reason?: string } }
    | Exclude<CheckoutState, { kind: 'form' }>
  /** Address of the purchase. */
  href: string
  /** Addresses of the ways on. */
  links: CheckoutLinks
  /** The car in short. */
  summary: ReactNode
  /** The sum of the deal; empty where there is none. */
  deal: readonly DealLine[]
  /** Cost of finance, and what must be said beside it. Default none. */
  finance?: ReactNode
  /** The form, where there is one. Default none. */
  children?: ReactNode
}

/** The page of an online purchase, and every state in which there is none. Source: `SITE-020`, `D-14` */
export function JourneyPage(props: JourneyPageProps) {
  const { carName, state, href, links, summary, deal, finance, children } = props
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <header>
          <h1 className={enquiryPageStyles.heading}>
            {state.kind === 'reserved' ? 'Your vehicle is reserved' : 'Buy this vehicle online'}
          </h1>
          <p className={enquiryPageStyles.text}>{carName}</p>
        </header>
        {state.kind === 'form' && children}
        {state.kind === 'link' && <OpenLink link={state} href={href} />}
        {state.kind !== 'form' && state.kind !== 'link' && (
          <CheckoutStateView state={state} links={links} />
        )}
      </div>
      <div className={styles.car}>{summary}</div>
      {deal.length > 0 && (
        <aside className={styles.deal} aria-label="Your deal">
          <h2 className={styles.heading}>Your deal</h2>
          <DescriptionList items={deal} />
          {finance}
        </aside>
      )}
    </div>
  )
}

/** A link is used by a press: programs that read mail open every link they find. */
function OpenLink({
  link: { text, state },
  href,
}: {
  link: JourneyPageProps['state'] & { kind: 'link' }
  href: string
}) {
  if (!state.isOpen)
    return (
      <div className={styles.state}>
        <Alert tone="warning" title={state.reason}>
          Go on where you began, and make a new link there, or begin again here.
        </Alert>
        <div className={styles.links}>
          <ButtonLink href={href}>Begin again here</ButtonLink>
        </div>
      </div>
    )
  return (
    <form action={href} method="post" className={styles.state}>
      <Alert title="Your purchase is here">
        Everything that was typed on the other device is kept. This link works once.
      </Alert>
      <input type="hidden" name="link" value={text} />
      <Button type="submit" name="move" value="open" size="lg">
        Continue on this device
      </Button>
    </form>
  )
}
