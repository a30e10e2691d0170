import { type Car, formatCarPath } from '@forecourt/stock/model'
import type { Reservation } from '../../model/reserve/reservation.ts'
import { createReservationMarker } from '../../model/reserve/reservation-marker.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { formatSuccessCookie } from '../success-cookie.ts'

/** Leads a browser to the page after a reservation, with its receipt. Source: `D-07`, `D-13` */
export function createReservedResponse(
  car: Car,
  reservation: Reservation,
  request: Pick<Request, 'url'>,
): Response {
  const marker = createReservationMarker({ ...car, path: formatCarPath(car) }, reservation)
  return createSeeOther('/success', [formatSuccessCookie(marker, isSecureRequest(request))])
}
