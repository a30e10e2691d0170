import type { Reservation } from '../../model/reserve/reservation.ts'
import { describeReason } from '../describe-reason.ts'
import { findPaymentTimeout } from '../payment/payment-timeout.ts'
import { withTimeout } from '../with-timeout.ts'
import type { ReservationJob, ReservationPorts } from './reservation-ports.ts'

/**
 * Does what a reservation left: gives up what was set aside on the card, and shows the car as what it became.
 * Whatever fails stays noted, and the sweep tries it again.
 */
export async function finishReservation(
  ports: ReservationPorts,
  { site, processor }: ReservationJob,
  { id, carId, payment, status, isToVoid, isToShow }: Reservation,
): Promise<void> {
  const { reservations, logger } = ports
  const fields = { site: site.id, reservation_id: id }
  try {
    if (isToVoid && payment !== null) {
      await withTimeout(processor.cancel(payment), findPaymentTimeout(ports))
      await reservations.finishVoid(site.id, id)
    }
    if (isToShow) {
      await ports.setReserved(site.id, carId, status === 'reserved' ? ports.clock() : null)
      await reservations.finishShow(site.id, id)
    }
  } catch (error) {
    const reason = describeReason(error)
    logger.error('Finishing a reservation failed; it is tried again', { ...fields, reason })
  }
}
