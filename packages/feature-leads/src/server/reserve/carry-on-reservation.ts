import type { Reservation } from '../../model/reserve/reservation.ts'
import { finishReservation } from './finish-reservation.ts'
import type { ReservationJob, ReservationPorts } from './reservation-ports.ts'
import { type SettledReservation, settleReservation } from './settle-reservation.ts'

/**
 * Carries a reservation on whose visitor is not there: its payment as far as it goes, then what a change left. It
 * may be called again at any moment, by several at once and after a crash.
 * @returns where it is now; null for one whose payment was at its end before
 * Source: `D-121`, `PLUS-105`
 */
export async function carryOnReservation(
  ports: ReservationPorts,
  job: ReservationJob,
  reservation: Reservation,
): Promise<SettledReservation | null> {
  const { status } = reservation
  if (status === 'held' || status === 'paying')
    return settleReservation(ports, job, reservation, null)
  await finishReservation(ports, job, reservation)
  return null
}
