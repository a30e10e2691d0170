import { resolveReserveEligibility } from '@forecourt/stock/model'
import { composeMail } from '../../model/mail/compose-mail.ts'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import type { PaymentState } from '../../model/reserve/payment-processor.ts'
import {
  isLive,
  type Reservation,
  type ReservationFailure,
} from '../../model/reserve/reservation.ts'
import { createReservationMail } from '../../model/reserve/reservation-mail.ts'
import { describeReason } from '../describe-reason.ts'
import { withTimeout } from '../with-timeout.ts'
import { finishReservation } from './finish-reservation.ts'
import {
  findPaymentTimeout,
  type ReservationJob,
  type ReservationPorts,
} from './reservation-ports.ts'

/** Where a reservation is after it was carried on. */
export type SettledReservation =
  | { kind: 'reserved' }
  /** The visitor goes to a page of the bank or the processor. */
  | { kind: 'challenged'; url: string }
  /** Somebody else has the car, or it left the stock; nothing was charged. */
  | { kind: 'taken' }
  | { kind: 'declined' }
  /** The processor did not answer; nothing was charged, and what was set aside is given up. */
  | { kind: 'unanswered' }
  /** The hold ended first; nothing was charged. */
  | { kind: 'expired' }
  /** The amount is being taken, and the processor has not yet said that it was. */
  | { kind: 'pending' }

/** The card a visitor pays with, and where they come back to. */
export interface PaymentStart {
  token: string | null
  returnUrl: string
  /** Purpose of the payment, as the statement of the card says it. */
  description: string
}

/**
 * Carries a reservation on as far as it goes: begins and authorises its payment, looks once more whether the
 * car may be had, then takes the amount and stores the lead. It may be called again at any moment, by several
 * at once and after a crash: each step happens once.
 * @param start null where no visitor is there, so that no payment is begun
 * Source: `D-13`, `D-121`, `PLUS-105`, `PLUS-106`
 */
export async function settleReservation(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
  start: PaymentStart | null,
): Promise<SettledReservation> {
  if (reservation.status === 'paying') return capture(ports, job, reservation)
  if (reservation.status === 'reserved') return { kind: 'reserved' }
  if (reservation.status !== 'held') return { kind: endOf(reservation) }
  if (!isLive(reservation, ports.clock())) return expire(ports, job, reservation)
  let begun: { payment: string; state: PaymentState } | null
  try {
    begun = await authorise(ports, job, reservation, start)
  } catch (error) {
    logFailure(ports, job, reservation, error)
    return giveUp(ports, job, reservation, 'no-answer')
  }
  if (!begun) return lookAgain(ports, job, reservation)
  return act(ports, job, { ...reservation, payment: begun.payment }, begun.state)
}

function endOf({ status, reason }: Reservation): 'taken' | 'declined' | 'unanswered' | 'expired' {
  if (status === 'failed') return failures[reason ?? 'declined']
  return 'expired'
}

const failures = {
  unavailable: 'taken',
  declined: 'declined',
  'no-answer': 'unanswered',
  abandoned: 'expired',
} as const satisfies Record<ReservationFailure, string>

/** The payment where it is now; null where none is begun and none can be. */
async function authorise(
  ports: ReservationPorts,
  { site, processor }: ReservationJob,
  { id, amountCents, payment: known }: Reservation,
  start: PaymentStart | null,
): Promise<{ payment: string; state: PaymentState } | null> {
  const call = <T>(answer: Promise<T>) => withTimeout(answer, findPaymentTimeout(ports))
  const payment = known ?? (start && (await call(processor.open({ id, amountCents, ...start }))))
  if (payment === null) return null
  // Noted before anything is set aside, so that it can be given up whatever happens.
  if (!known && !(await ports.reservations.setPayment(site.id, id, payment))) return null
  const state = known ? await call(processor.read(payment)) : null
  if (state && (state.status !== 'open' || !start)) return { payment, state }
  if (!start) return null
  return { payment, state: await call(processor.authorise(payment, start)) }
}

/** No payment was begun: another process carries the same reservation on, or the hold has ended. */
async function lookAgain(
  ports: ReservationPorts,
  job: ReservationJob,
  { id }: Reservation,
): Promise<SettledReservation> {
  const now = await ports.reservations.find(job.site.id, id)
  const isMoved = now !== null && now.status !== 'held'
  return isMoved ? settleReservation(ports, job, now, null) : { kind: 'expired' }
}

async function act(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
  state: PaymentState,
): Promise<SettledReservation> {
  if (state.status === 'challenged') return { kind: 'challenged', url: state.url }
  // Begun by somebody who is not there any more; the end of the hold gives it up.
  if (state.status === 'open') return { kind: 'expired' }
  if (state.status !== 'authorised' && state.status !== 'captured')
    return giveUp(ports, job, reservation, 'declined')
  const { id, carId } = reservation
  const car = await ports.findCar(job.site.id, carId)
  if (!car || !resolveReserveEligibility(car, job.site).allowed)
    return giveUp(ports, job, reservation, 'unavailable')
  if (await ports.reservations.startPaying(job.site.id, id, ports.clock()))
    return capture(ports, job, { ...reservation, status: 'paying' })
  // Another process carries the same reservation on, or the hold has ended meanwhile.
  const now = await ports.reservations.find(job.site.id, id)
  if (now) return settleReservation(ports, job, now, null)
  await finishReservation(ports, job, { ...reservation, isToVoid: true })
  return { kind: 'expired' }
}

async function capture(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
): Promise<SettledReservation> {
  let state: PaymentState
  try {
    const { payment } = reservation
    if (payment === null) throw new Error('[feature-leads] a reservation without payment')
    state = await withTimeout(job.processor.capture(payment), findPaymentTimeout(ports))
  } catch (error) {
    logFailure(ports, job, reservation, error)
    return { kind: 'pending' }
  }
  if (state.status !== 'captured') return giveUp(ports, job, reservation, 'declined')
  const receipt = createReceipt(ports, job, reservation)
  const { site } = job
  const isNew = await ports.reservations.complete(site.id, reservation.id, ports.clock(), receipt)
  if (isNew) ports.onAccepted?.()
  if (isNew && receipt) ports.receipts?.onMail()
  await finishReservation(ports, job, {
    ...reservation,
    status: 'reserved',
    isToShow: true,
  })
  return { kind: 'reserved' }
}

/** The receipt of a deposit; a mail that cannot be made holds up nobody. */
function createReceipt(
  { receipts, clock, logger }: ReservationPorts,
  { site }: ReservationJob,
  reservation: Reservation,
): OwedMail | null {
  if (!receipts) return null
  const { payload } = reservation.lead
  try {
    const brand = receipts.mailBrandOf(site, payload)
    const content = createReservationMail(reservation, site.reserve.terms)
    const message = composeMail(payload.email, content, brand)
    return { id: receipts.newId(), message, createdAt: clock() }
  } catch (error) {
    const reason = describeReason(error)
    logger.error('A receipt could not be made', { site: site.id, reason })
    return null
  }
}

async function expire(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
): Promise<SettledReservation> {
  await ports.reservations.expireHolds(job.site.id, ports.clock())
  await finishReservation(ports, job, { ...reservation, isToVoid: reservation.payment !== null })
  return { kind: 'expired' }
}

async function giveUp(
  ports: ReservationPorts,
  job: ReservationJob,
  { id }: Reservation,
  reason: ReservationFailure,
): Promise<SettledReservation> {
  const isFailed = await ports.reservations.fail(job.site.id, id, reason, ports.clock())
  const now = await ports.reservations.find(job.site.id, id)
  // Another process was quicker, and may be taking the amount.
  if (now && !isFailed) return settleReservation(ports, job, now, null)
  if (now) await finishReservation(ports, job, now)
  return { kind: failures[reason] }
}

function logFailure(
  { logger }: ReservationPorts,
  { site, processor }: ReservationJob,
  { id }: Reservation,
  error: unknown,
): void {
  logger.error('The payment processor did not answer', {
    site: site.id,
    reservation_id: id,
    processor: processor.key,
    reason: describeReason(error),
  })
}
