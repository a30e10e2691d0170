/** Longest call of a processor, in bytes. */
export const longestPaymentEventBytes = 256 * 1024

/** A change of a payment that its processor tells of. */
export interface PaymentEvent {
  /** The processor's name of it: a repeat of the same event has the same. */
  id: string
  /** Key of the processor. */
  processor: string
  /** Id of the reservation or payment it is about, as the payment was begun with it. */
  about: string
  /** True when an amount was given back, all of it or a part. */
  isRefund: boolean
}

/** A call of a processor, as far as it is to be believed. */
export type ReceivedPaymentEvent =
  | { kind: 'event'; event: PaymentEvent }
  /** Genuine, and about nothing of ours. */
  | { kind: 'foreign' }
  /** Not signed, signed with another secret or for another body, or too long ago. */
  | { kind: 'unsigned' }
  | { kind: 'malformed' }

/**
 * Reads a call of a processor about one of its payments.
 * @param body as it came
 * @param nowSeconds the clock of this machine, Unix seconds
 */
export type ReadPaymentEvent = (
  body: string,
  headers: Headers,
  nowSeconds: number,
) => Promise<ReceivedPaymentEvent>
