import type { Site } from '@forecourt/tenant-config/model'
import { readBody } from '@forecourt/tenant-config/server'
import {
  PAYMENT_EVENT_FAILED,
  PAYMENT_EVENT_MALFORMED,
  PAYMENT_EVENT_TOO_LARGE,
  PAYMENT_EVENT_UNSIGNED,
} from '../../model/error-message.ts'
import {
  longestPaymentEventBytes,
  type PaymentEvent,
  type ReadPaymentEvent,
} from '../../model/payment/payment-event.ts'
import { describeReason } from '../describe-reason.ts'
import { refusalResponse } from '../refusal.ts'
import { carryOnReservation } from '../reserve/carry-on-reservation.ts'
import { noteRefundOfReservation } from '../reserve/refund-reservation.ts'
import type { ReservationPorts } from '../reserve/reservation-ports.ts'
import { withTimeout } from '../with-timeout.ts'
import { carryOnPayment } from './carry-on-payment.ts'
import type { OnlinePaymentPorts, PaymentJob } from './payment-ports.ts'
import { findPaymentTimeout } from './payment-timeout.ts'
import { noteRefundOfPayment } from './refund-payment.ts'
import { createRepeatGuard } from './repeat-guard.ts'

/** Needs of the handler of what a processor tells by itself. */
export interface PaymentEventsOptions extends ReservationPorts, OnlinePaymentPorts {
  /** Reads a call; null where no processor sends any. */
  readEvent: ReadPaymentEvent | null
}

/**
 * Handler of `POST /api/payments/{processor}/events`, where a processor tells that a payment changed. The event
 * only says which: what became of it is asked, and the reservation or payment of this site is carried on as the
 * sweep does it, so that events may come late, twice, in any order or never. 200 says that the event needs no
 * repeat, also one about nothing of this site; 503 asks for one.
 * @returns null where no processor sends any
 * Source: `PLUS-106`, `D-65`
 */
export function createPaymentEventsHandler(
  options: PaymentEventsOptions,
): (request: Request, site: Site) => Promise<Response | null> {
  const once = createRepeatGuard()
  const { readEvent, clock, logger } = options
  return async (request, site) => {
    if (readEvent === null) return null
    const body = await readBody(request, longestPaymentEventBytes)
    if (body === null) return refuse(refusals.tooLarge)
    const text = new TextDecoder().decode(body)
    const received = await readEvent(text, request.headers, clock().getTime() / 1000)
    if (received.kind === 'unsigned') {
      logger.warn('A call about a payment was refused: its signature does not fit', {
        site: site.id,
      })
      return refuse(refusals.unsigned)
    }
    if (received.kind === 'malformed') return refuse(refusals.malformed)
    if (received.kind === 'foreign') return taken()
    const { event } = received
    try {
      await once(`${site.id}:${event.processor}:${event.id}`, () =>
        carryOn(options, { site, event }),
      )
      return taken()
    } catch (error) {
      const fields = { site: site.id, event: event.id, reason: describeReason(error) }
      logger.error('What a processor told of a payment was not carried on', fields)
      return refuse(refusals.unavailable)
    }
  }
}

const refusals = {
  tooLarge: { status: 413, code: 'too_large', error: PAYMENT_EVENT_TOO_LARGE },
  unsigned: {
    status: 401,
    code: 'signature_invalid',
    error: PAYMENT_EVENT_UNSIGNED,
  },
  malformed: { status: 400, code: 'malformed', error: PAYMENT_EVENT_MALFORMED },
  unavailable: {
    status: 503,
    code: 'unavailable',
    error: PAYMENT_EVENT_FAILED,
    retryAfterSeconds: 60,
  },
} as const

const refuse = (refusal: (typeof refusals)[keyof typeof refusals]): Response =>
  refusalResponse({ ...refusal, format: 'json' })

const taken = (): Response =>
  Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } })

interface ToldEvent {
  site: Site
  event: PaymentEvent
}

/** Reservations and payments have one namespace of ids: an event is about one of either, or about neither. */
async function carryOn(options: PaymentEventsOptions, told: ToldEvent): Promise<void> {
  const isReservation = await carryOnAsReservation(options, told)
  if (!isReservation) await carryOnAsPayment(options, told)
}

async function carryOnAsReservation(
  options: PaymentEventsOptions,
  { site, event }: ToldEvent,
): Promise<boolean> {
  const reservation = await options.reservations.find(site.id, event.about)
  if (reservation?.processor !== event.processor) return false
  const job = findJob(options, site, event)
  await carryOnReservation(options, job, reservation)
  if (!event.isRefund) return true
  const now = await options.reservations.find(site.id, event.about)
  if (now?.status === 'reserved' && (await isRefunded(options, job, now.payment)))
    await noteRefundOfReservation(options, job, now)
  return true
}

async function carryOnAsPayment(
  options: PaymentEventsOptions,
  { site, event }: ToldEvent,
): Promise<void> {
  const payment = await options.payments.find(site.id, event.about)
  if (payment?.processor !== event.processor) return
  const job = findJob(options, site, event)
  await carryOnPayment(options, job, payment)
  if (!event.isRefund) return
  const now = await options.payments.find(site.id, event.about)
  if (now?.status === 'paid' && (await isRefunded(options, job, now.payment)))
    await noteRefundOfPayment(options, site, now)
}

function findJob(
  { processorOf }: PaymentEventsOptions,
  site: Site,
  { processor: key }: PaymentEvent,
): PaymentJob {
  const processor = processorOf(site.id, key)
  if (processor) return { site, processor }
  throw new Error(`[feature-leads] the payment processor ${key} is not configured`)
}

/** True once all of the amount was given back; a part leaves everything as it is. */
async function isRefunded(
  options: PaymentEventsOptions,
  { processor }: PaymentJob,
  payment: string | null,
): Promise<boolean> {
  if (payment === null) return false
  const state = await withTimeout(processor.read(payment), findPaymentTimeout(options))
  return state.status === 'refunded'
}
