import { Alert } from '@forecourt/ui/alert'
import { ButtonLink } from '@forecourt/ui/button'
import { DescriptionList } from '@forecourt/ui/description-list'
import type { ReactNode } from 'react'
import type { CheckoutState } from '../../model/reserve/checkout-page.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import { enquiryPageStyles } from '../enquiry-page/enquiry-page.styles.ts'
import { checkoutStyles as styles } from './checkout.styles.ts'

export interface CheckoutPageProps {
  /** Name of the car. */
  carName: string
  /** Where the reservation is. */
  state: Exclude<CheckoutState, { kind: 'form' }> | Pick<CheckoutState & { kind: 'form' }, 'kind'>
  /** Addresses of the ways on. */
  links: CheckoutLinks
  /** The car in short. */
  summary: ReactNode
  /** The form, where there is one. Default none. */
  children?: ReactNode
}

/** Addresses of the ways on from a checkout. */
export interface CheckoutLinks {
  /** The car's own page. */
  car: string
  /** The enquiry about the car. */
  enquiry: string
  /** The enquiry for something similar. */
  similar: string
}

/** The page on which a car is reserved, and every state in which it is not. Source: `D-13`, `SITE-018` */
export function CheckoutPage(props: CheckoutPageProps) {
  const { carName, state, summary, children } = props
  return (
    <div className={enquiryPageStyles.page}>
      <div className={enquiryPageStyles.main}>
        <header>
          <h1 className={enquiryPageStyles.heading}>
            {state.kind === 'reserved' ? 'Your vehicle is reserved' : 'Reserve this vehicle'}
          </h1>
          <p className={enquiryPageStyles.text}>{carName}</p>
        </header>
        {state.kind === 'form' ? children : <CheckoutStateView state={state} links={props.links} />}
      </div>
      <aside className={enquiryPageStyles.aside} aria-label="The vehicle">
        {summary}
      </aside>
    </div>
  )
}

/** A state of a checkout in which there is no form. */
export function CheckoutStateView({ state, links }: Pick<CheckoutPageProps, 'state' | 'links'>) {
  switch (state.kind) {
    case 'closed':
      return <Closed isGone={state.isGone} links={links} />
    case 'held':
      return <Held links={links} until={state.until} />
    case 'waiting':
      return (
        <Frame
          alert={
            <Alert title="Your payment is not finished">
              Your bank or the payment service still asks you to confirm. Nothing has been charged.
            </Alert>
          }
        >
          <ButtonLink href={state.url}>Continue with the payment</ButtonLink>
          <ButtonLink href={links.car} variant="outline">
            Back to the vehicle
          </ButtonLink>
        </Frame>
      )
    case 'pending':
      return (
        <Frame
          alert={
            <Alert title="Your payment is being confirmed">
              The vehicle is set aside for you. We ask the payment service again by ourselves; you
              need not pay again.
            </Alert>
          }
        >
          <ButtonLink href={state.url}>Check again</ButtonLink>
        </Frame>
      )
    case 'reserved':
      return (
        <Frame
          alert={
            <DescriptionList
              items={[
                { term: 'Reservation', details: state.reference },
                { term: 'Deposit paid', details: state.amount },
              ]}
            />
          }
        >
          <ButtonLink href={links.enquiry}>Ask a question</ButtonLink>
          <ButtonLink href={links.car} variant="outline">
            Back to the vehicle
          </ButtonLink>
        </Frame>
      )
    default:
      return null
  }
}

function Frame({ alert, children }: { alert: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.state}>
      {alert}
      <div className={styles.links}>{children}</div>
    </div>
  )
}

function Closed({ isGone, links }: { isGone: boolean; links: CheckoutLinks }) {
  const alert = isGone ? (
    <Alert tone="warning" title={reservationMessage.gone}>
      Somebody else was quicker. We can look for one like it.
    </Alert>
  ) : (
    <Alert title="This vehicle is not for reserving online">
      It is still for sale: ask us about it, or let us look for something similar.
    </Alert>
  )
  return (
    <Frame alert={alert}>
      <ButtonLink href={links.similar}>Find Me Something Similar</ButtonLink>
      {!isGone && (
        <ButtonLink href={links.enquiry} variant="outline">
          Ask about this vehicle
        </ButtonLink>
      )}
    </Frame>
  )
}

function Held({ links, until }: { links: CheckoutLinks; until: string }) {
  const alert = (
    <Alert tone="warning" title="Somebody is reserving this vehicle at this moment">
      If they do not pay, it is free again at {until}.
    </Alert>
  )
  return (
    <Frame alert={alert}>
      <ButtonLink href={links.similar}>Find Me Something Similar</ButtonLink>
      <ButtonLink href={links.enquiry} variant="outline">
        Ask about this vehicle
      </ButtonLink>
    </Frame>
  )
}
