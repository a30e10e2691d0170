import { findLocationById, formatTime, readWallClock } from '@forecourt/feature-locations/model'
import {
  type Car,
  formatCarPath,
  formatPrice,
  resolveReserveEligibility,
} from '@forecourt/stock/model'
import {
  findDepositDollars,
  findTimeZone,
  formatDeposit,
  type Site,
} from '@forecourt/tenant-config/model'
import { chooseProcessor, type PaymentProcessor } from '../../model/payment/payment-processor.ts'
import type {
  CheckoutForm,
  CheckoutStart,
  CheckoutState,
} from '../../model/reserve/checkout-page.ts'
import { readCheckoutStep } from '../../model/reserve/checkout-step.ts'
import {
  formatReservationReference,
  formatReturnPath,
  type Reservation,
} from '../../model/reserve/reservation.ts'
import type { ReservationContact } from '../../model/reserve/reservation-contact.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import { formatShownOffer } from '../../model/reserve/shown-offer.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { pickEnquirySite } from '../create-enquiry-props.ts'
import { findCheckoutPath } from './payment-return.handler.ts'
import { readReservationCookie } from './reservation-cookie.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { CheckoutAnswer } from './reservations.handler.ts'
import { settleReservation } from './settle-reservation.ts'

/** A visit of the checkout page of a car. */
export interface CheckoutVisit {
  site: Site
  /** The car, as it is in the stock now. */
  car: Car
  /** The request, for its cookie. */
  request: Pick<Request, 'headers'>
  /** A form without script that goes on or came back. Default none. */
  answer?: CheckoutAnswer | undefined
  /** Step that the address asks for. Default '', the first. */
  step?: string | undefined
  /** Who is signed in; null for nobody. */
  contact: Contact | null
  /** A fresh key for the form. */
  newKey: () => string
}

/**
 * State of the checkout page: the form, or why there is none. A visitor who comes back finds their own
 * reservation where it is, with what they typed.
 * Source: `D-13`, `D-121`, `LEAD-081`
 */
export async function loadCheckout(
  ports: ReservationPorts,
  visit: CheckoutVisit,
): Promise<CheckoutState> {
  const { site, car, request, answer } = visit
  const processor = chooseProcessor(car, site, (key) => ports.processorOf(site.id, key))
  const id = readReservationCookie(request)
  const own = id === null ? null : await ports.reservations.find(site.id, id)
  const isReserved = own?.carId === car.id && own.status === 'reserved'
  if (answer && processor && !isReserved)
    return { kind: 'form', form: createForm(visit, processor, { ...answer, isSent: true }) }
  const resumed = own?.carId === car.id ? await resume(ports, visit, own) : null
  if (resumed && 'kind' in resumed) return resumed
  const { allowed, reason } = resolveReserveEligibility(car, site)
  if (!allowed) return { kind: 'closed', isGone: reason === 'sold' || reason === 'reserved' }
  if (!processor) return { kind: 'closed', isGone: false }
  const other = await ports.reservations.findLive(site.id, car.id, ports.clock())
  if (other?.status === 'held' && other.id !== own?.id)
    return { kind: 'held', until: formatEnd(other.expiresAt, findZone(site, car)) }
  if (other && other.status !== 'held') return { kind: 'closed', isGone: true }
  return { kind: 'form', form: createForm(visit, processor, resumed) }
}

/** The clock at the car's place, which those who come to see it go by; the site's for a car without one. */
function findZone(site: Site, { location_id: id }: Car): string {
  const place = findLocationById(site, id)
  return place ? findTimeZone(place.address.state) : site.timeZone
}

/** The first full minute at which a hold is over, "2:15 pm". */
function formatEnd(end: Date, timeZone: string): string {
  const { minutes } = readWallClock(new Date(end.getTime() + 59_999), timeZone)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return formatTime([hour, minute].map((part) => String(part).padStart(2, '0')).join(':'))
}

/** The page of the visitor's own reservation, or the start of their next try; null where it tells nothing. */
async function resume(
  ports: ReservationPorts,
  visit: CheckoutVisit,
  own: Reservation,
): Promise<CheckoutState | CheckoutStart | null> {
  if (own.status === 'reserved')
    return {
      kind: 'reserved',
      reference: formatReservationReference(own.id),
      amount: formatPrice(own.amountCents / 100),
    }
  if (own.status === 'paying') return { kind: 'pending', url: formatReturnPath(own.id) }
  if (own.status === 'refunded') return null
  const start: CheckoutStart = {
    ...emptyStart,
    contact: contactOf(own),
    step: 'payment',
    failure: failureOf(own),
  }
  if (own.status !== 'held' || own.payment === null) return start
  const { site } = visit
  const processor = ports.processorOf(site.id, own.processor)
  const settled = processor && (await settleReservation(ports, { site, processor }, own, null))
  if (settled?.kind === 'challenged') return { kind: 'waiting', url: settled.url }
  const now = await ports.reservations.find(site.id, own.id)
  return now && now.status !== 'held' ? resume(ports, visit, now) : start
}

function failureOf({ status, reason }: Reservation): string | null {
  if (status === 'expired') return reservationMessage.expired
  if (reason === 'declined') return reservationMessage.declined
  return reason === 'no-answer' ? reservationMessage.unanswered : null
}

const emptyContact: ReservationContact = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  opt_in: false,
  opt_in_version: '',
}

const emptyStart: CheckoutStart = {
  step: 'summary',
  contact: emptyContact,
  paymentToken: '',
  errors: {},
  failure: null,
  isGone: false,
}

function contactOf({ lead: { payload, consent } }: Reservation): ReservationContact {
  const { name, last_name, email, phone, opt_in } = payload
  return { name, last_name, email, phone, opt_in, opt_in_version: consent.wording_version ?? '' }
}

function createForm(
  { site, car, contact, step: asked, newKey }: CheckoutVisit,
  processor: PaymentProcessor,
  start: CheckoutStart | null,
): CheckoutForm {
  const { key, name, choices } = processor
  const { optInDefault, optInWording } = site.forms
  const known = contact && {
    ...emptyContact,
    name: contact.name,
    last_name: contact.last_name,
    email: contact.email,
    phone: contact.phone,
  }
  const fresh = {
    ...emptyStart,
    step: readCheckoutStep(asked),
    contact: { ...(known ?? emptyContact), opt_in: optInDefault },
  }
  const { contact: typed, ...place }: CheckoutStart = start ?? fresh
  const { step, paymentToken, errors, failure, isGone, isSent } = place
  const action = findCheckoutPath(car, site)
  return {
    site: pickEnquirySite(site),
    car: {
      id: car.id,
      name: car.name,
      path: formatCarPath(car),
      carType: car.car_type,
      tag: car.tag,
      dealershipId: car.dealership_id,
    },
    action,
    url: new URL(action, site.url).href,
    shownOffer: formatShownOffer(car, site),
    idempotencyKey: newKey(),
    amount: formatPrice(findDepositDollars(site.reserve)),
    depositText: formatDeposit(site.reserve),
    holdMinutes: site.reserve.holdMinutes,
    terms: site.reserve.terms,
    processor: { key, name, choices },
    start: {
      step,
      contact: { ...typed, opt_in_version: optInWording.version },
      paymentToken,
      errors,
      failure,
      isGone,
      ...(isSent && { isSent }),
    },
  }
}
