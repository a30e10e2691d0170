import { type Car, formatCarPath } from '@forecourt/stock/model'
import type { Reservation } from '../../model/reserve/reservation.ts'
import { createReservationMarker } from '../../model/reserve/reservation-marker.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { formatSuccessCookie } from '../success-cookie.ts'

/** Car and receipt for the page after a reservation, as its cookie. Source: `D-07` */
export function createReservedCookie(
  car: Car,
  reservation: Reservation,
  request: Pick<Request, 'url'>,
): string {
  const marker = createReservationMarker({ ...car, path: formatCarPath(car) }, reservation)
  return formatSuccessCookie(marker, isSecureRequest(request))
}

/** Leads a browser to the page after a reservation, with its receipt. Source: `D-07`, `D-13` */
export const createReservedResponse = (
  car: Car,
  reservation: Reservation,
  request: Pick<Request, 'url'>,
): Response => createSeeOther('/success', [createReservedCookie(car, reservation, request)])
