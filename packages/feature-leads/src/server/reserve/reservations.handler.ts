import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import type { FieldErrors } from '../../model/enquiry.ts'
import { readFormIdempotencyKey } from '../../model/lead-id.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { chooseProcessor } from '../../model/payment/payment-processor.ts'
import {
  type CheckoutStep,
  findFaultyStep,
  moveCheckoutStep,
  pickStepErrors,
  readCheckoutStep,
} from '../../model/reserve/checkout-step.ts'
import { formatReturnPath } from '../../model/reserve/reservation.ts'
import type { ReservationContact } from '../../model/reserve/reservation-contact.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import { describeReason } from '../describe-reason.ts'
import {
  createMethodRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  refusalResponse,
} from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther } from '../see-other.ts'
import { findClosedGate } from '../sign-in/closed-gate.ts'
import { createReservationCookie, reservationFailures } from './reservation-answer.ts'
import { recordReservation } from './reservation-event.ts'
import {
  findReservationErrors,
  type ReservationRequest,
  readReservationRequest,
} from './reservation-request.ts'
import { createReservedCookie, createReservedResponse } from './reserved-response.ts'
import type { SettledReservation } from './settled-reservation.ts'
import {
  type ReservationRefusal,
  type TakenReservation,
  type TakeReservationPorts,
  takeReservation,
} from './take-reservation.ts'

/** A checkout without script that goes on to a step, or came back. */
export interface CheckoutAnswer {
  status: number
  /** Step to show. */
  step: CheckoutStep
  /** Everything that was typed. */
  contact: ReservationContact
  paymentToken: string
  errors: FieldErrors
  /** Words above the form; null for none. */
  failure: string | null
  /** True when the car is not available, so that the page leads on to others. */
  isGone: boolean
}

/** Needs of the handler of reservations. */
export interface ReservationsHandlerOptions extends TakeReservationPorts {
  /** True for a visitor who is signed in. */
  isSignedIn: (request: Request, site: Site) => Promise<boolean>
  /** Renders the checkout page with what was typed. */
  renderCheckout: (answer: CheckoutAnswer, request: Request, site: Site) => Promise<Response>
}

/**
 * Handler of `POST /api/reservations`, and of the checkout page a form without script posts to. JSON gets 201
 * `{"reservation_id", "lead_id", "status": "reserved"}`, 202 with a `url` where the bank or the processor asks
 * its customer first, 402 for a declined card, 409 for a car that is not available; a form gets 303 or its page.
 * Source: `D-13`, `LEAD-081`
 */
export function createReservationsHandler(
  options: ReservationsHandlerOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (request.method !== 'POST')
      return refusalResponse(createMethodRefusal(leadMessage.malformed))
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const { format, fields } = read
    const asked = readReservationRequest(read, request.headers)
    try {
      const gate = await findClosedGate('checkout', request, site, () =>
        options.isSignedIn(request, site),
      )
      if (gate !== null) return format === 'json' ? signInNeeded() : createSeeOther(gate)
      if (format === 'form') return await takeForm(options, { request, site, fields, asked })
      return answerJson(await take(options, request, site, asked), request)
    } catch (error) {
      const reason = describeReason(error)
      options.logger.error('A reservation was not taken', { site: site.id, reason })
      const refusal = createOutageRefusal(reservationMessage.unavailable)
      return format === 'json'
        ? refusalResponse({ ...refusal, format })
        : options.renderCheckout(createAnswer(asked, 'confirm', refusal), request, site)
    }
  }
}

const signInNeeded = () =>
  refusalResponse({
    status: 401,
    code: 'sign_in_needed',
    error: reservationMessage.signInNeeded,
    format: 'json',
  })

async function take(
  options: ReservationsHandlerOptions,
  request: Request,
  site: Site,
  asked: ReservationRequest,
): Promise<TakenReservation | ReservationRefusal> {
  const taken = await takeReservation(options, request, site, asked)
  if ('settled' in taken) options.onReservation?.(taken.settled.kind)
  else if (taken.code === 'vehicle_gone') options.onReservation?.('taken')
  return taken
}

const noStore = { 'cache-control': 'no-store' }

function answerJson(taken: TakenReservation | ReservationRefusal, request: Request): Response {
  if (!('settled' in taken)) return refusalResponse({ ...taken, format: 'json' })
  const { car, reservation, settled } = taken
  const response = createJsonAnswer(taken, settled)
  response.headers.append('set-cookie', createReservationCookie(reservation.id, request))
  // The page that follows is made on the server, with script and without.
  if (settled.kind === 'reserved')
    response.headers.append('set-cookie', createReservedCookie(car, reservation, request))
  return response
}

function createJsonAnswer(
  { reservation: { id, lead } }: TakenReservation,
  settled: SettledReservation,
): Response {
  const { kind } = settled
  if (kind === 'reserved') {
    const body = { reservation_id: id, lead_id: lead.id, status: kind }
    return Response.json(body, { status: 201, headers: noStore })
  }
  if (kind === 'challenged' || kind === 'pending') {
    const url = kind === 'challenged' ? settled.url : formatReturnPath(id)
    const body = { reservation_id: id, status: kind, url }
    return Response.json(body, { status: 202, headers: noStore })
  }
  return refusalResponse({ ...reservationFailures[kind], format: 'json' })
}

interface SentForm {
  request: Request
  site: Site
  fields: Readonly<Record<string, unknown>>
  asked: ReservationRequest
}

/** A step that is right leads to the next one; the last one reserves. */
async function takeForm(options: ReservationsHandlerOptions, sent: SentForm): Promise<Response> {
  const { request, site, fields, asked } = sent
  const step = readCheckoutStep(fields['step'])
  const show = (answer: CheckoutAnswer) => options.renderCheckout(answer, request, site)
  if (fields['move'] === 'back') return show(createAnswer(asked, moveCheckoutStep(step, -1)))
  const car = asked.carId === null ? null : await options.findCar(site.id, asked.carId)
  const find = (key: string) => options.processorOf(site.id, key)
  const processor = car && chooseProcessor(car, site, find)
  const errors = findReservationErrors(site, asked, processor)
  const isLast = step === 'confirm'
  const faulty = isLast ? findFaultyStep(errors) : step
  const found = pickStepErrors(errors, faulty ?? step)
  if (Object.keys(found).length > 0)
    return show({ ...createAnswer(asked, faulty ?? step), status: 422, errors: found })
  if (!isLast) return show(createAnswer(asked, moveCheckoutStep(step, 1)))
  return reserve(options, sent)
}

async function reserve(
  options: ReservationsHandlerOptions,
  { request, site, asked }: SentForm,
): Promise<Response> {
  const { idempotencyKey: pageKey, contact, paymentToken, carId } = asked
  // Another card of the same page is another sending; the same press twice is one.
  const idempotencyKey = await readFormIdempotencyKey(pageKey, { contact, paymentToken, carId })
  const taken = await take(options, request, site, { ...asked, idempotencyKey })
  if (!('settled' in taken))
    return options.renderCheckout(createAnswer(asked, 'confirm', taken), request, site)
  const response = await answerForm(options, { request, site, asked, taken })
  response.headers.append('set-cookie', createReservationCookie(taken.reservation.id, request))
  return response
}

function answerForm(
  options: ReservationsHandlerOptions,
  { request, site, asked, taken }: Omit<SentForm, 'fields'> & { taken: TakenReservation },
): Response | Promise<Response> {
  const { settled, car, reservation } = taken
  if (settled.kind === 'challenged') return createSeeOther(settled.url)
  // The page of the checkout says where the payment is.
  if (settled.kind === 'pending') return createSeeOther(new URL(request.url).pathname)
  if (settled.kind === 'reserved') {
    if (settled.isNew) recordReservation(options, site, car, request.url)
    return createReservedResponse(car, reservation, request)
  }
  const step = settled.kind === 'taken' ? 'confirm' : 'payment'
  return options.renderCheckout(
    createAnswer(asked, step, reservationFailures[settled.kind]),
    request,
    site,
  )
}

const createAnswer = (
  { contact, paymentToken }: ReservationRequest,
  step: CheckoutStep,
  refusal: ReservationRefusal | null = null,
): CheckoutAnswer => ({
  status: refusal?.status ?? 200,
  step,
  contact,
  paymentToken,
  errors: refusal?.fields ?? {},
  failure: refusal && !refusal.fields ? refusal.error : null,
  isGone: refusal?.code === 'vehicle_gone',
})
