import {
  type Car,
  findCurrentPrice,
  formatPrice,
  resolveReserveEligibility,
} from '@forecourt/stock/model'
import { findDepositDollars, formatDeposit, type Site } from '@forecourt/tenant-config/model'
import type { FieldErrors } from '../../model/enquiry.ts'
import type { EnquiryCar } from '../../model/enquiry-fields.ts'
import type { JourneyAnswers } from '../../model/journey/journey-answers.ts'
import {
  createLeadJourney,
  formatJourneyLines,
  type LeadJourney,
} from '../../model/journey/lead-journey.ts'
import { createConsent, createLeadPayload, type Lead } from '../../model/lead.ts'
import { readLeadAttributes } from '../../model/lead-attributes.ts'
import { deriveLeadId } from '../../model/lead-id.ts'
import { leadMessage } from '../../model/lead-message.ts'
import type { LeadOffer } from '../../model/lead-offer.ts'
import { cleanText } from '../../model/lead-text.ts'
import {
  chooseProcessor,
  normaliseProcessorKey,
  type PaymentProcessor,
} from '../../model/payment/payment-processor.ts'
import { normalisePhone } from '../../model/phone.ts'
import {
  findHoldEnd,
  formatReservationReference,
  formatReturnPath,
  type Reservation,
  toCents,
} from '../../model/reserve/reservation.ts'
import { CONTACT_TEXTS } from '../../model/reserve/reservation-contact.ts'
import { createReservationEnquiry } from '../../model/reserve/reservation-lead.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import type { NewReservation } from '../../model/reserve/reservation-store.ts'
import { formatShownOffer } from '../../model/reserve/shown-offer.ts'
import { formatTradeInLine, type LeadTradeIn } from '../../model/trade-in/lead-trade-in.ts'
import { countLead, type LeadLimits, storeCounted } from '../lead-limits.ts'
import { createLimitRefusal, createOutageRefusal, type Refusal } from '../refusal.ts'
import { finishReservation } from './finish-reservation.ts'
import { readReservationCookie } from './reservation-cookie.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import {
  findReservationErrors,
  isSendingKey,
  type ReservationRequest,
} from './reservation-request.ts'
import { settleReservation } from './settle-reservation.ts'
import type { SettledReservation } from './settled-reservation.ts'

/** Ports of taking reservations. */
export interface TakeReservationPorts extends ReservationPorts, LeadLimits {
  /** A fresh UUID. */
  newId: () => string
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  /** The vehicle as its page offers it now, stored with the lead. Default: leads have no offer. */
  findOffer?: (site: Site, carId: number) => Promise<LeadOffer | null>
  /** Dollars of a delivery to a postcode; null where they are on request. Default: they are. */
  findDeliveryDollars?: (site: Site, postcode: string) => Promise<number | null>
  /** The trade-in of whoever reserves, stored with the lead. Default: there is none. */
  findTradeIn?: (request: Pick<Request, 'headers'>, site: Site) => Promise<LeadTradeIn | null>
}

/** A reservation that was begun, with its car. */
export interface TakenReservation {
  reservation: Reservation
  car: Car
  settled: SettledReservation
}

/** Why no reservation was begun. */
export type ReservationRefusal = Omit<Refusal, 'format'>

const gone = { status: 409, code: 'vehicle_gone', error: reservationMessage.gone } as const

/**
 * Begins a reservation: checks that the car is available, at the price and deposit its visitor was shown, sets it
 * aside, and carries it on. The amount is the site's, whatever the request says.
 * Source: `D-13`, `D-15`, `LEAD-080`, `LEAD-081`
 */
export async function takeReservation(
  ports: TakeReservationPorts,
  request: Request,
  site: Site,
  asked: ReservationRequest,
): Promise<TakenReservation | ReservationRefusal> {
  if (!isSendingKey(asked.idempotencyKey))
    return { status: 400, code: 'malformed_idempotency_key', error: leadMessage.malformed }
  const car = asked.carId === null ? null : await ports.findCar(site.id, asked.carId)
  const processor = car && findProcessor(ports, site, car, asked.processor)
  const errors = findReservationErrors(site, asked, processor)
  if (Object.keys(errors).length > 0) return createFieldsRefusal(errors)
  const known = await ports.reservations.findByKey(site.id, asked.idempotencyKey)
  if (known) return repeat(ports, { request, site, asked, car, known })
  const own = car && (await findOwn(ports, { request, site, car }))
  if (own?.status === 'reserved') return repeatOwn(ports, { request, site, asked, car, known: own })
  if (!car || !resolveReserveEligibility(car, site).allowed) return gone
  if (asked.shownOffer !== '' && asked.shownOffer !== formatShownOffer(car, site))
    return refuseOffer(car, site)
  if (!processor) return refuseProcessor(ports, site, car)
  return begin(ports, { request, site, asked, car, processor })
}

interface Begun {
  request: Request
  site: Site
  asked: ReservationRequest
  car: Car
  processor: PaymentProcessor
}

async function begin(
  ports: TakeReservationPorts,
  begun: Begun,
): Promise<TakenReservation | ReservationRefusal> {
  const { request, site, asked, car, processor } = begun
  const clientAddress = ports.clientAddress(request)
  const { contact } = asked
  const verdict = await countLead(ports, { siteId: site.id, clientAddress, payload: contact })
  if (!verdict.isAllowed)
    return createLimitRefusal(limitText[verdict.limit], verdict.retryAfterSeconds)
  const held = await storeCounted(verdict, async () => {
    await abandonOwnHold(ports, begun)
    const reservation = await createReservation(ports, begun)
    return ports.reservations.hold(site.id, reservation, ports.clock())
  })
  if (held.kind !== 'held') await verdict.giveBack()
  if (held.kind === 'taken') return gone
  if (held.kind === 'known')
    return repeat(ports, { request, site, asked, car, known: held.reservation })
  return carryOn(ports, { request, site, car, processor }, asked, held.reservation)
}

/** A visitor who begins anew, with another card perhaps, is not in their own way. */
async function abandonOwnHold(ports: TakeReservationPorts, begun: Begun): Promise<void> {
  const { site } = begun
  const own = await findOwn(ports, begun)
  if (own?.status !== 'held') return
  await ports.reservations.fail(site.id, own.id, 'abandoned', ports.clock())
  const left = await ports.reservations.find(site.id, own.id)
  const processor = ports.processorOf(site.id, own.processor)
  if (left && processor) await finishReservation(ports, { site, processor }, left)
}

/** The reservation of this car that the visitor's browser began; null for none. */
async function findOwn(
  { reservations }: ReservationPorts,
  { request, site, car }: Pick<Begun, 'request' | 'site' | 'car'>,
): Promise<Reservation | null> {
  const id = readReservationCookie(request)
  const own = id === null ? null : await reservations.find(site.id, id)
  return own?.carId === car.id ? own : null
}

const limitText = {
  address: leadMessage.rateLimited,
  contact: leadMessage.contactLimited,
} as const

interface Repeated extends Omit<Begun, 'processor' | 'car'> {
  car: Car | null
  known: Reservation
}

/** A sending that came before is answered as it was, though its car is no longer available. */
async function repeat(
  ports: TakeReservationPorts,
  sent: Repeated,
): Promise<TakenReservation | ReservationRefusal> {
  if (!isSameSending(sent.known, sent.asked))
    return { status: 409, code: 'idempotency_key_reused', error: leadMessage.keyReused }
  return repeatOwn(ports, sent)
}

/** Whoever has reserved the car is told so, from another tab or a page they went back to, and pays no second time. */
async function repeatOwn(
  ports: TakeReservationPorts,
  sent: Repeated,
): Promise<TakenReservation | ReservationRefusal> {
  const { site, asked, car, known } = sent
  const processor = ports.processorOf(site.id, known.processor)
  if (!car) return gone
  if (!processor) return refuseProcessor(ports, site, car)
  return carryOn(ports, { ...sent, car, processor }, asked, known)
}

const isSameSending = ({ carId, lead }: Reservation, asked: ReservationRequest): boolean =>
  carId === asked.carId &&
  CONTACT_TEXTS.every(
    (name) => name === 'phone' || cleanText(lead.payload[name]) === cleanText(asked.contact[name]),
  ) &&
  lead.payload.phone === normalisePhone(asked.contact.phone)

async function carryOn(
  ports: TakeReservationPorts,
  { request, site, car, processor }: Omit<Begun, 'asked'>,
  asked: ReservationRequest,
  reservation: Reservation,
): Promise<TakenReservation> {
  const { origin } = new URL(request.url)
  const start = {
    token: asked.paymentToken || null,
    returnUrl: `${origin}${formatReturnPath(reservation.id)}`,
    description: `Deposit for ${car.name}`,
  }
  const settled = await settleReservation(ports, { site, processor }, reservation, start)
  return { reservation, car, settled }
}

function findProcessor(
  { processorOf }: ReservationPorts,
  site: Site,
  car: Car,
  wanted: string,
): PaymentProcessor | null {
  const key = normaliseProcessorKey(wanted)
  const find = (name: string) => (key === '' || name === key ? processorOf(site.id, name) : null)
  return chooseProcessor(car, site, find)
}

function refuseProcessor({ logger }: ReservationPorts, site: Site, car: Car): ReservationRefusal {
  logger.error('No payment processor of a vehicle is configured', {
    site: site.id,
    car_id: car.id,
    processors: [...car.payment_processors, ...site.reserve.paymentProcessors].join(', '),
  })
  return createOutageRefusal(reservationMessage.unavailable)
}

function refuseOffer(car: Car, { reserve }: Site): ReservationRefusal {
  const price = formatPrice(findCurrentPrice(car) ?? 0)
  const error = reservationMessage.offerChanged(price, formatPrice(findDepositDollars(reserve)))
  return { status: 409, code: 'offer_changed', error }
}

const createFieldsRefusal = (fields: FieldErrors): ReservationRefusal => {
  const [first = leadMessage.errorListHeading, ...others] = Object.values(fields)
  const error = others.length === 0 ? first : leadMessage.errorListHeading
  return { status: 422, code: 'invalid', error, fields }
}

async function createReservation(
  ports: TakeReservationPorts,
  { request, site, asked, car, processor }: Begun,
): Promise<NewReservation> {
  const id = ports.newId()
  const now = ports.clock()
  const offer = await ports.findOffer?.(site, car.id).catch(() => null)
  const words = `${formatDeposit(site.reserve)} deposit by ${processor.name}, reservation ${formatReservationReference(id)}.`
  const journey = asked.journey && (await toLeadJourney(ports, site, asked.journey))
  // A purchase on the way has said whether a car is traded in.
  const stored = journey ? null : await ports.findTradeIn?.(request, site)
  const tradeIn = asked.tradeIn ?? stored ?? null
  const ownLines = tradeIn && !journey ? [formatTradeInLine(tradeIn)] : []
  const message = [words, ...(journey ? formatJourneyLines(journey) : ownLines)].join('\n')
  const enquiry = createReservationEnquiry(site, toEnquiryCar(car), asked.contact, message)
  const key = `reservation-${id}`
  const lead: Lead = {
    id: await deriveLeadId(site.id, key),
    website_slug: site.slug,
    received_at: now.toISOString(),
    status: 'received',
    idempotency_key: key,
    payload: {
      ...createLeadPayload(enquiry, {
        url: asked.url,
        userAgent: request.headers.get('user-agent') ?? '',
        attributes: readLeadAttributes(asked.attributes),
      }),
      ...(tradeIn && { trade_in: tradeIn }),
      ...(journey && { journey }),
    },
    consent: createConsent(enquiry, asked.url, now),
    // The lead is stored once the vehicle is reserved.
    offer: offer ? { ...offer, availability: 'reserved' } : null,
  }
  return {
    id,
    carId: car.id,
    idempotencyKey: asked.idempotencyKey,
    processor: processor.key,
    amountCents: toCents(findDepositDollars(site.reserve)),
    lead,
    targetIds: site.delivery.targets.map((target) => target.id),
    createdAt: now,
    expiresAt: findHoldEnd(site.reserve, now),
  }
}

/** A purchase is worth more than the price of its delivery: one that cannot be found is on request. */
async function toLeadJourney(
  { findDeliveryDollars }: TakeReservationPorts,
  site: Site,
  answers: JourneyAnswers,
): Promise<LeadJourney> {
  const { delivery, postcode } = answers
  const isAsked = delivery === 'delivery' && findDeliveryDollars !== undefined
  const dollars = isAsked ? await findDeliveryDollars(site, postcode).catch(() => null) : null
  return createLeadJourney(answers, dollars)
}

const toEnquiryCar = (car: Car): EnquiryCar => ({
  ...car,
  distribution_locations: car.location?.distribution_locations ?? [],
})
