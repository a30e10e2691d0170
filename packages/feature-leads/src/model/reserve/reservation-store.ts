import type { OwedMail } from '../mail/mail-outbox.ts'
import type { PaymentFailure } from '../payment/payment-failure.ts'
import type { Reservation } from './reservation.ts'

/** A reservation that begins. */
export type NewReservation = Omit<
  Reservation,
  'status' | 'reason' | 'payment' | 'isToVoid' | 'isToShow'
>

/** Outcome of holding a car. */
export type HeldCar =
  | { kind: 'held'; reservation: Reservation }
  /** The same key came before. */
  | { kind: 'known'; reservation: Reservation }
  /** Somebody else has it, or is about to. */
  | { kind: 'taken' }

/** Reservations of every site, by where they are. */
export interface ReservationCounts {
  held: number
  paying: number
  reserved: number
  /** Payments whose void is due. */
  toVoid: number
}

/**
 * Keeps reservations. Every call but `measure` is for one site; of changes at the same moment one wins.
 * Adapters pass `reservation-store.contract.ts`.
 * Source: `D-13`, `D-121`, `PLUS-105`
 */
export interface ReservationStore {
  /** Sets a car aside unless somebody has it; a hold that has ended meanwhile is in nobody's way. */
  hold(siteId: string, reservation: NewReservation, now: Date): Promise<HeldCar>
  find(siteId: string, id: string): Promise<Reservation | null>
  /** The reservation of a key. */
  findByKey(siteId: string, key: string): Promise<Reservation | null>
  /** The reservation that sets a car aside now. */
  findLive(siteId: string, carId: number, now: Date): Promise<Reservation | null>
  /** Notes the reference of the payment of a hold. False when it is held no longer. */
  setPayment(siteId: string, id: string, reference: string): Promise<boolean>
  /** From `held` to `paying`, the point of no return. False for a hold that has ended. */
  startPaying(siteId: string, id: string, now: Date): Promise<boolean>
  /** From `paying` to `reserved`, with the lead, its deliveries and the receipt, in one transaction. */
  complete(siteId: string, id: string, now: Date, receipt?: OwedMail | null): Promise<boolean>
  /**
   * From `held` to `failed`, which frees the car; one that is paying fails only where the card is declined. False
   * when another process was quicker.
   */
  fail(siteId: string, id: string, reason: PaymentFailure, now: Date): Promise<boolean>
  /** Ends the holds whose time is over. */
  expireHolds(siteId: string, now: Date): Promise<number>
  /** From `reserved` to `refunded`, which frees the car, with the mail that tells of it, in one transaction. */
  refund(siteId: string, id: string, now: Date, mail?: OwedMail | null): Promise<boolean>
  /** Notes that what was set aside on the card is given up. */
  finishVoid(siteId: string, id: string): Promise<void>
  /** Notes that the car is shown as what it became. */
  finishShow(siteId: string, id: string): Promise<void>
  /**
   * Reservations with work left: those that are paying, to be voided or to be shown, and holds with a
   * payment that began before `heldBefore`, whose visitor may have paid without coming back. The oldest first.
   */
  listUnfinished(siteId: string, heldBefore: Date): Promise<readonly Reservation[]>
  /** Newest first, at most `limit`. */
  list(siteId: string, limit: number): Promise<readonly Reservation[]>
  /** Removes what began before an instant, but what is under way. */
  removeBefore(siteId: string, before: Date): Promise<number>
  /** Counts of all sites. */
  measure(): Promise<ReservationCounts>
}
