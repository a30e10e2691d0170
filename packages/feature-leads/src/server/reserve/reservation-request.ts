import type { FieldErrors } from '../../model/enquiry.ts'
import type { EnquirySite } from '../../model/enquiry-fields.ts'
import {
  findSentJourneyErrors,
  type JourneyAnswers,
  readJourneyAnswers,
} from '../../model/journey/journey-answers.ts'
import { idempotencyKeyPattern } from '../../model/lead-id.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { readId } from '../../model/lead-text.ts'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import {
  type ReservationContact,
  readReservationContact,
} from '../../model/reserve/reservation-contact.ts'
import { findContactErrors } from '../../model/reserve/reservation-lead.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import type { LeadTradeIn } from '../../model/trade-in/lead-trade-in.ts'
import type { RequestFields } from '../request-body.ts'

/** A request to reserve a car, as it came. Source: `D-13` */
export interface ReservationRequest {
  carId: number | null
  contact: ReservationContact
  /** Key of the processor; '' leaves it to the server. */
  processor: string
  paymentToken: string
  /** Price and deposit the visitor was shown (`formatShownOffer`); '' where the sender does not say. */
  shownOffer: string
  idempotencyKey: string
  /** Address of the page the form was on. */
  url: string
  /** How the visitor came to the form, as it was sent. */
  attributes: unknown
  /** Answers of an online purchase; null for a reservation alone. */
  journey: JourneyAnswers | null
  /** The visitor's trade-in as the site estimated it; null without one. */
  tradeIn: LeadTradeIn | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads JSON with its `contact`, or the fields of a form. */
export function readReservationRequest(
  { fields, format }: RequestFields,
  headers: Headers,
): ReservationRequest {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const id = readId(fields['car_id'])
  const contact = isRecord(fields['contact']) ? fields['contact'] : {}
  return {
    carId: id !== null && id > 0 ? id : null,
    contact: readReservationContact(format === 'json' ? contact : fields),
    processor: text('processor'),
    paymentToken: text('payment_token').slice(0, 200),
    shownOffer: text('shown_offer'),
    idempotencyKey: headers.get('idempotency-key') ?? text('idempotency_key'),
    url: text('url') || (headers.get('referer') ?? ''),
    attributes: fields['lead_attributes'],
    journey: isRecord(fields['journey']) ? readJourneyAnswers(fields['journey']) : null,
    tradeIn: null,
  }
}

/** True for a key that names a sending. */
export const isSendingKey = (key: string): boolean => idempotencyKeyPattern.test(key)

/** Mistakes in a request, by field. */
export function findReservationErrors(
  site: EnquirySite,
  { contact, paymentToken, journey }: ReservationRequest,
  processor: PaymentProcessor | null,
): FieldErrors {
  return {
    ...(journey && findSentJourneyErrors(journey)),
    ...findContactErrors(site, contact),
    ...findPaymentErrors(paymentToken, processor),
  }
}

/** A processor whose card is asked at its own page needs no token. */
function findPaymentErrors(token: string, processor: PaymentProcessor | null): FieldErrors {
  if (!processor || processor.choices.length === 0) return {}
  if (token === '') return { payment_token: reservationMessage.unchosen }
  const isOffered = processor.choices.some((choice) => choice.token === token)
  return isOffered ? {} : { payment_token: leadMessage.invalidChoice }
}
