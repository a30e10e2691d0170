/** Where a payment is, as its processor says. */
export type PaymentState =
  /** Begun; no card has been asked. */
  | { status: 'open' }
  /** The bank asks its customer at a page of its own, such as for 3-D Secure, or the processor for the card. */
  | { status: 'challenged'; url: string }
  /** The amount is set aside on the card and not taken yet. */
  | { status: 'authorised' }
  | { status: 'declined' }
  /** The amount was taken. */
  | { status: 'captured' }
  /** Given up; nothing was taken, and nothing can be. */
  | { status: 'cancelled' }
  /** The amount was taken and given back. */
  | { status: 'refunded' }

/** A payment to be begun. */
export interface PaymentRequest {
  /** Id of the reservation; the same id begins the same payment. */
  id: string
  /** Whole cents of the amount. */
  amountCents: number
  /** Purpose of it, as the statement of the card says it. */
  description: string
  /** Stands for a card the processor's own fields took; null where the card is asked at its page. */
  token: string | null
  /** Address of our site the visitor comes back to from another page. */
  returnUrl: string
}

/** A way to pay that is chosen on our own page, such as a test card. */
export interface PaymentChoice {
  /** Sent as `payment_token`; stands for a card and is none. */
  token: string
  title: string
  description: string
}

/**
 * A service that takes card payments. A card never reaches our server: it is typed into the processor's
 * fields or page, and a token stands for it here. A call that cannot be answered rejects; every call may be
 * repeated without another effect.
 * Source: `D-13`, `PLUS-106`
 */
export interface PaymentProcessor {
  /** Name in feeds and tenant files, in lower case. */
  key: string
  /** Name for people. */
  name: string
  /** Ways to pay that are chosen on our page; with none the card is asked at a page of the processor. */
  choices: readonly PaymentChoice[]
  /**
   * Begins a payment. Nothing is set aside or taken yet, so that a payment whose reference was lost costs
   * nobody anything.
   * @returns the processor's reference
   */
  open(payment: PaymentRequest): Promise<string>
  /** Sets the amount aside on the card, unless the bank or the processor asks its customer first. */
  authorise(
    reference: string,
    payment: Pick<PaymentRequest, 'token' | 'returnUrl'>,
  ): Promise<PaymentState>
  /** Where the payment is now. */
  read(reference: string): Promise<PaymentState>
  /** Takes the amount that was set aside. */
  capture(reference: string): Promise<PaymentState>
  /** Gives up what was set aside; a payment that never got so far is closed. */
  cancel(reference: string): Promise<void>
  /** Gives the amount back. */
  refund(reference: string): Promise<void>
}

/** Path of the page on which the bank of the demo processor asks its customer. */
export const DEMO_BANK_PATH = '/demo-bank'

/** Key of a processor as tenant files and feeds write it, in any case. */
export const normaliseProcessorKey = (key: string): string => key.trim().toLowerCase()

/**
 * The processor a car is paid through: the first of the car's own, then of the site's, that is there.
 * @param find the processor of a key; null for one this deployment has not
 * Source: `D-09`, `DATA-006`
 */
export function chooseProcessor(
  car: { payment_processors: readonly string[] },
  site: { reserve: { paymentProcessors: readonly string[] } },
  find: (key: string) => PaymentProcessor | null,
): PaymentProcessor | null {
  for (const key of [...car.payment_processors, ...site.reserve.paymentProcessors]) {
    const processor = find(normaliseProcessorKey(key))
    if (processor) return processor
  }
  return null
}
