import { formatReturnPath, type Reservation } from '../../model/reserve/reservation.ts'
import { isPaymentOutcome } from '../payment/payment-outcome.ts'
import { finishReservation } from './finish-reservation.ts'
import { recordReservation } from './reservation-event.ts'
import type { ReservationJob, ReservationPorts } from './reservation-ports.ts'
import { settleReservation } from './settle-reservation.ts'

/**
 * Carries a reservation on whose visitor is not there: its payment as far as it goes, with the event of the
 * reservation, then what a change left. It may be called again at any moment, by several at once and after a crash.
 * Source: `D-121`, `PLUS-105`
 */
export async function carryOnReservation(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
): Promise<void> {
  const { status } = reservation
  if (status !== 'held' && status !== 'paying') {
    await finishReservation(ports, job, reservation)
    return
  }
  const settled = await settleReservation(ports, job, reservation, null)
  if (isPaymentOutcome(settled)) ports.onReservation?.(settled.kind)
  if (settled.kind === 'reserved' && settled.isNew) await record(ports, job, reservation)
}

/** The event names the page the visitor would have come back to. */
async function record(
  ports: ReservationPorts,
  { site }: ReservationJob,
  { id, carId }: Reservation,
): Promise<void> {
  // It is reserved whether or not its event is recorded.
  const car = await ports.findCar(site.id, carId).catch(() => null)
  if (car) recordReservation(ports, site, car, new URL(formatReturnPath(id), site.url).href)
}
