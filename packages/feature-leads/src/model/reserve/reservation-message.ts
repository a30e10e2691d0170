import {
  formatOfferChanged,
  HOLD_ENDED,
  PAYMENT_DECLINED,
  PAYMENT_UNANSWERED,
  PAYMENT_UNCHOSEN,
  RESERVATIONS_UNAVAILABLE,
  SIGN_IN_NEEDED,
  VEHICLE_GONE,
} from '../error-message.ts'

/** Sentences about a reservation that went wrong, by what happened. Source: `D-13`, `D-121`, `PLUS-106` */
export const reservationMessage = {
  gone: VEHICLE_GONE,
  offerChanged: formatOfferChanged,
  declined: PAYMENT_DECLINED,
  unanswered: PAYMENT_UNANSWERED,
  expired: HOLD_ENDED,
  unchosen: PAYMENT_UNCHOSEN,
  unavailable: RESERVATIONS_UNAVAILABLE,
  signInNeeded: SIGN_IN_NEEDED,
} as const
