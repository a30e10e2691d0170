import type { Reservation } from '../../model/reserve/reservation.ts'
import { createRefundMail } from '../../model/reserve/reservation-mail.ts'
import { createReceipt } from '../mail/create-receipt.ts'
import { findPaymentTimeout } from '../payment/payment-timeout.ts'
import { withTimeout } from '../with-timeout.ts'
import { finishReservation } from './finish-reservation.ts'
import type { ReservationJob, ReservationPorts } from './reservation-ports.ts'

/** Outcome of a refund. */
export type RefundOutcome = 'refunded' | 'unknown' | 'not-reserved'

/**
 * Gives the deposit of a reservation back and frees its car. A refund that was begun and not noted is the
 * same one when it is asked for again.
 * @throws what the processor throws that did not give it back
 */
export async function refundReservation(
  ports: ReservationPorts,
  job: ReservationJob,
  id: string,
): Promise<RefundOutcome> {
  const { site, processor } = job
  const reservation = await ports.reservations.find(site.id, id)
  if (!reservation) return 'unknown'
  const { status, payment } = reservation
  if (status !== 'reserved' || payment === null) return 'not-reserved'
  await withTimeout(processor.refund(payment), findPaymentTimeout(ports))
  await noteRefundOfReservation(ports, job, reservation)
  return 'refunded'
}

/** Notes that the deposit of a reservation was given back, which frees its car and tells whoever paid it by mail. */
export async function noteRefundOfReservation(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
): Promise<void> {
  const { id, lead } = reservation
  const mail = createReceipt(ports, job.site, lead.payload, () => createRefundMail(reservation))
  const isNoted = await ports.reservations.refund(job.site.id, id, ports.clock(), mail)
  if (!isNoted) return
  if (mail) ports.receipts?.onMail()
  await finishReservation(ports, job, { ...reservation, status: 'refunded', isToShow: true })
}
