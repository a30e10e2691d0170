import type { FieldErrors } from '../enquiry.ts'
import type { CheckoutForm } from '../reserve/checkout-page.ts'
import type { JourneyAnswers } from './journey-answers.ts'
import type { JourneyStep } from './journey-step.ts'

/** A link that was made for another device. */
export interface MadeJourneyLink {
  url: string
  /** Address it was sent to; null where it is only shown. */
  sentTo: string | null
  /** Why it was not sent; null where it was, or nobody asked. */
  error: string | null
}

/** The form of an online purchase at one step, as plain data. Source: `D-14` */
export interface JourneyForm {
  /** The car, the deposit and the processor, as a reservation has them. */
  checkout: CheckoutForm
  step: JourneyStep
  answers: JourneyAnswers
  /** Mistakes by field. */
  errors: FieldErrors
  /** Why the deposit was not paid; null for nothing. */
  failure: string | null
  /** True when the car is no longer available. */
  isGone: boolean
  paymentToken: string
  /** Steps that can be gone to: those before the first one with a mistake, and that one. */
  openSteps: readonly JourneyStep[]
  /** The trade-in as the site estimated it, in words; null without one. */
  foundTradeIn: string | null
  /** The link that was just made; null for none. */
  link: MadeJourneyLink | null
  /** True where links can be sent by mail. */
  canMail: boolean
}
