import { formatPrice } from '@forecourt/stock/model'
import { deliverySubcategory, reservation as kind } from '../kinds/reservation.ts'
import type { SuccessMarker } from '../success-marker.ts'
import { formatReservationReference, type Reservation } from './reservation.ts'

/** Data the page after a reservation shows: the car and the receipt. Source: `D-07`, `D-13` */
export function createReservationMarker(
  { id, name, path }: { id: number; name: string; path: string },
  reservation: Pick<Reservation, 'id' | 'amountCents' | 'lead'>,
): SuccessMarker {
  const isDelivered = reservation.lead.payload.journey?.delivery === 'delivery'
  return {
    category: kind.category,
    ...(isDelivered && { subcategory: deliverySubcategory }),
    car: { id, name, path },
    receipt: {
      reference: formatReservationReference(reservation.id),
      amount: formatPrice(reservation.amountCents / 100),
    },
  }
}
