import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import { isSecureRequest } from '../see-other.ts'
import { formatReservationCookie } from './reservation-cookie.ts'
import type { ReservationRefusal } from './take-reservation.ts'

/** Why a reservation that was begun is none. */
export const reservationFailures = {
  taken: { status: 409, code: 'vehicle_gone', error: reservationMessage.gone },
  declined: { status: 402, code: 'payment_declined', error: reservationMessage.declined },
  unanswered: { status: 503, code: 'payment_unanswered', error: reservationMessage.unanswered },
  expired: { status: 409, code: 'hold_ended', error: reservationMessage.expired },
} as const satisfies Record<string, ReservationRefusal>

/** The cookie of a reservation, for the browser of a request. */
export const createReservationCookie = (id: string, { url }: Pick<Request, 'url'>): string =>
  formatReservationCookie(id, isSecureRequest({ url }))
