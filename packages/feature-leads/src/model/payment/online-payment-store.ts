import type { OwedMail } from '../mail/mail-outbox.ts'
import type { OnlinePayment } from './online-payment.ts'
import type { PaymentFailure } from './payment-failure.ts'

/** A payment that begins. */
export type NewOnlinePayment = Omit<
  OnlinePayment,
  'status' | 'reason' | 'payment' | 'settledAt' | 'isToVoid'
>

/** Payments of every site that are under way. */
export interface OnlinePaymentCounts {
  begun: number
  paying: number
  /** Payments whose void is due. */
  toVoid: number
}

/**
 * Keeps payments. Every call but `measure` is for one site; of changes at the same moment one wins.
 * Adapters pass `online-payment-store.contract.ts`.
 * Source: `D-65`
 */
export interface OnlinePaymentStore {
  /** Stores a payment that begins; the first of a key stands. */
  begin(
    siteId: string,
    payment: NewOnlinePayment,
  ): Promise<{ payment: OnlinePayment; isNew: boolean }>
  find(siteId: string, id: string): Promise<OnlinePayment | null>
  /** Those of a person that were paid or refunded, newest first, at most `limit`. */
  listPaid(siteId: string, contactId: string, limit: number): Promise<readonly OnlinePayment[]>
  /** Notes the processor's reference. False when it is begun no longer. */
  setPayment(siteId: string, id: string, reference: string): Promise<boolean>
  /** From `begun` to `paying`, the point of no return. False for one that is begun no longer. */
  startPaying(siteId: string, id: string): Promise<boolean>
  /** From `paying` to `paid`, with the lead, its deliveries and the receipt, in one transaction. */
  complete(siteId: string, id: string, now: Date, receipt?: OwedMail | null): Promise<boolean>
  /**
   * From `begun` to `failed`; one that is paying fails only where the card is declined. False when another
   * process was quicker.
   */
  fail(siteId: string, id: string, reason: PaymentFailure, now: Date): Promise<boolean>
  /** Ends those that began before an instant and are still `begun`. */
  expireBegun(siteId: string, before: Date, now: Date): Promise<number>
  /** From `paid` to `refunded`, with the mail to who paid, in one transaction. */
  refund(siteId: string, id: string, now: Date, mail?: OwedMail | null): Promise<boolean>
  /** Notes that what was set aside on the card is given up. */
  finishVoid(siteId: string, id: string): Promise<void>
  /**
   * Payments with work left: those that are paying or to be voided, and those that began before `begunBefore`,
   * whose visitor may have paid without coming back. The oldest first.
   */
  listUnfinished(siteId: string, begunBefore: Date): Promise<readonly OnlinePayment[]>
  /** Newest first, at most `limit`. */
  list(siteId: string, limit: number): Promise<readonly OnlinePayment[]>
  /** Removes what began before an instant, but what is under way. */
  removeBefore(siteId: string, before: Date): Promise<number>
  /** Counts of all sites. */
  measure(): Promise<OnlinePaymentCounts>
}
