import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { type Journey, journeyLifetimeMs } from '../../model/journey/journey.ts'
import {
  emptyJourneyAnswers,
  findJourneyErrors,
  type JourneyAnswers,
  mergeJourneyStep,
} from '../../model/journey/journey-answers.ts'
import {
  findFaultyJourneyStep,
  formatJourneyHref,
  type JourneyStep,
  moveJourneyStep,
  pickJourneyErrors,
  readJourneyStep,
} from '../../model/journey/journey-step.ts'
import { readFormIdempotencyKey } from '../../model/lead-id.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { chooseProcessor } from '../../model/payment/payment-processor.ts'
import { readReservationContact } from '../../model/reserve/reservation-contact.ts'
import { reservationMessage } from '../../model/reserve/reservation-message.ts'
import { parseRego } from '../../model/trade-in/rego.ts'
import { pickEnquirySite } from '../create-enquiry-props.ts'
import { describeReason } from '../describe-reason.ts'
import { createMethodRefusal, foreignRefusal, isRefusal, refusalResponse } from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createReservationCookie, reservationFailures } from '../reserve/reservation-answer.ts'
import { recordReservation } from '../reserve/reservation-event.ts'
import { findReservationErrors, type ReservationRequest } from '../reserve/reservation-request.ts'
import { createReservedResponse } from '../reserve/reserved-response.ts'
import {
  type ReservationRefusal,
  type TakenReservation,
  type TakeReservationPorts,
  takeReservation,
} from '../reserve/take-reservation.ts'
import { createSeeOther } from '../see-other.ts'
import { findClosedGate } from '../sign-in/closed-gate.ts'
import { findJourneyOwner, type JourneyOwner } from './journey-cookie.ts'
import { makeJourneyLink, readLinkState } from './journey-links.ts'
import type { JourneyPorts } from './journey-ports.ts'
import type { JourneyAnswer } from './load-journey.ts'

/** Needs of the handler of online purchases. */
export interface JourneyHandlerOptions extends TakeReservationPorts, JourneyPorts {
  /** The car of a slug that visitors can see; null for none. */
  findCarBySlug: (site: Site, slug: string) => Promise<Car | null>
  /** True for a visitor who is signed in. */
  isSignedIn: (request: Request, site: Site) => Promise<boolean>
  /** Renders the page with what was typed; without an answer the page as it is. */
  renderJourney: (answer: JourneyAnswer | null, request: Request, site: Site) => Promise<Response>
}

/** A step as it was posted, with the purchase it belongs to. */
interface SentStep {
  request: Request
  site: Site
  car: Car
  fields: Readonly<Record<string, unknown>>
  step: JourneyStep
  journey: Journey
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Handler of `POST /checkout-journey?car_id={slug}`: each step is stored, then leads to the next; the last one
 * pays the deposit by the call of reservations, with the answers. All of it is forms, so that it needs no script.
 * Source: `SITE-020`, `D-14`, `PLUS-109`
 */
export function createJourneyHandler(
  options: JourneyHandlerOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    if (request.method !== 'POST')
      return refusalResponse(createMethodRefusal(leadMessage.malformed))
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const gate = await findClosedGate('checkout', request, site, () =>
      options.isSignedIn(request, site),
    )
    if (gate !== null) return createSeeOther(gate)
    const slug = new URL(request.url).searchParams.get('car_id') ?? ''
    const car = await options.findCarBySlug(site, slug)
    if (!car) return options.renderJourney(null, request, site)
    const owner = await findJourneyOwner(request)
    const { fields } = read
    const response =
      fields['move'] === 'open'
        ? await openLink(options, { request, site, car, owner, text: readText(fields['link']) })
        : await takeStep(options, { request, site, car, fields }, owner)
    if (owner.cookie !== null) response.headers.append('set-cookie', owner.cookie)
    return response
  }
}

/** Uses a link up, and leads this browser to where the purchase is. */
async function openLink(
  options: JourneyHandlerOptions,
  {
    site,
    car,
    owner,
    text,
  }: Pick<SentStep, 'request' | 'site' | 'car'> & {
    owner: JourneyOwner
    text: string
  },
): Promise<Response> {
  const state = await readLinkState(options, { site, car, text })
  const now = options.clock()
  const journey = state.isOpen
    ? await options.journeys.takeLink(site.id, state.link, owner.owner, now)
    : null
  // One that counts no more says so on its page.
  return createSeeOther(
    formatJourneyHref(car) + (journey ? '' : `&link=${encodeURIComponent(text)}`),
  )
}

async function takeStep(
  options: JourneyHandlerOptions,
  sent: StepSent,
  { owner }: JourneyOwner,
): Promise<Response> {
  const { site, car, fields, request } = sent
  const step = readJourneyStep(fields['step']) ?? 'delivery'
  let journey: Journey
  try {
    journey = await storeStep(options, sent, step, owner)
  } catch (error) {
    const reason = describeReason(error)
    options.logger.error('A step of a purchase was not stored', { site: site.id, reason })
    const typed = createJourney(options, sent, step, null)
    const outage = { status: 503, failure: reservationMessage.unavailable }
    return options.renderJourney(
      createAnswer({ ...sent, step, journey: typed }, outage),
      request,
      site,
    )
  }
  const all: SentStep = { ...sent, step, journey }
  const move = readText(fields['move'])
  if (move === 'back') return createSeeOther(formatJourneyHref(car, moveJourneyStep(step, -1)))
  if (move === 'link') return sendLink(options, all)
  const errors = pickJourneyErrors(findErrors(site, journey.answers), step)
  if (Object.keys(errors).length > 0)
    return options.renderJourney(createAnswer(all, { status: 422, errors }), request, site)
  if (step !== 'deposit') return createSeeOther(formatJourneyHref(car, moveJourneyStep(step, 1)))
  return payDeposit(options, all)
}

type StepSent = Pick<SentStep, 'request' | 'site' | 'car' | 'fields'>

/** Stored before it is looked at: nothing that was typed is lost. */
async function storeStep(
  options: JourneyHandlerOptions,
  sent: StepSent,
  step: JourneyStep,
  owner: string,
): Promise<Journey> {
  const now = options.clock()
  const known = await options.journeys.findOwn(sent.site.id, owner, sent.car.id, now)
  const journey = createJourney(options, sent, step, known)
  await options.journeys.save(sent.site.id, owner, journey, now)
  return journey
}

const createJourney = (
  { clock, newId }: JourneyHandlerOptions,
  { car, fields }: StepSent,
  step: JourneyStep,
  known: Journey | null,
): Journey => ({
  id: known?.id ?? newId(),
  carId: car.id,
  answers: mergeJourneyStep(known?.answers ?? emptyJourneyAnswers, step, fields),
  expiresAt: new Date(clock().getTime() + journeyLifetimeMs),
})

const findErrors = (site: Site, answers: JourneyAnswers) =>
  findJourneyErrors(pickEnquirySite(site), answers)

async function sendLink(options: JourneyHandlerOptions, sent: SentStep): Promise<Response> {
  const { request, site, car, fields, journey } = sent
  const to = readText(fields['link_email'])
  const link = await makeJourneyLink(options, { site, car, journey, to })
  return options.renderJourney(createAnswer(sent, { link }), request, site)
}

const createAnswer = (
  { step, journey, fields }: SentStep,
  differences: Partial<JourneyAnswer>,
): JourneyAnswer => ({
  status: 200,
  step,
  answers: journey.answers,
  errors: {},
  failure: null,
  isGone: false,
  paymentToken: readText(fields['payment_token']).slice(0, 200),
  link: null,
  ...differences,
})

const refuse = (sent: SentStep, { status, code, error, fields }: ReservationRefusal) =>
  createAnswer(sent, {
    status,
    failure: fields ? null : error,
    errors: { ...fields },
    isGone: code === 'vehicle_gone',
  })

async function payDeposit(options: JourneyHandlerOptions, sent: SentStep): Promise<Response> {
  const { request, site, car } = sent
  const show = (answer: JourneyAnswer) => options.renderJourney(answer, request, site)
  const asked = await createRequest(options, sent)
  const processor = chooseProcessor(car, site, (key) => options.processorOf(site.id, key))
  const errors = findReservationErrors(pickEnquirySite(site), asked, processor)
  const faulty = findFaultyJourneyStep(errors)
  if (faulty !== null) return show(createAnswer({ ...sent, step: faulty }, { status: 422, errors }))
  let taken: TakenReservation | ReservationRefusal
  try {
    taken = await takeReservation(options, request, site, asked)
  } catch (error) {
    const reason = describeReason(error)
    options.logger.error('A reservation was not taken', { site: site.id, reason })
    return show(createAnswer(sent, { status: 503, failure: reservationMessage.unavailable }))
  }
  if ('settled' in taken) options.onReservation?.(taken.settled.kind)
  else if (taken.code === 'vehicle_gone') options.onReservation?.('taken')
  if (!('settled' in taken)) return show(refuse(sent, taken))
  const response = await answerTaken(options, sent, taken)
  response.headers.append('set-cookie', createReservationCookie(taken.reservation.id, request))
  return response
}

/** The reservation these answers ask for. Another card of the same page is another sending; a press twice is one. */
async function createRequest(
  { findTradeIn }: JourneyHandlerOptions,
  { request, site, car, fields, journey }: SentStep,
): Promise<ReservationRequest> {
  const { answers } = journey
  const paymentToken = readText(fields['payment_token']).slice(0, 200)
  const content = { answers, paymentToken, carId: car.id }
  const found = answers.trade_in === 'yes' ? await findTradeIn?.(request, site) : null
  return {
    carId: car.id,
    contact: readReservationContact({ ...answers }),
    processor: '',
    paymentToken,
    shownOffer: readText(fields['shown_offer']),
    idempotencyKey: await readFormIdempotencyKey(readText(fields['idempotency_key']), content),
    url: new URL(formatJourneyHref(car), site.url).href,
    attributes: undefined,
    journey: answers,
    tradeIn: found && found.rego === parseRego(answers.rego) ? found : null,
  }
}

function answerTaken(
  options: JourneyHandlerOptions,
  sent: SentStep,
  { settled, car, reservation }: TakenReservation,
): Response | Promise<Response> {
  const { request, site } = sent
  if (settled.kind === 'challenged') return createSeeOther(settled.url)
  // The page says where the payment is.
  if (settled.kind === 'pending') return createSeeOther(formatJourneyHref(car, 'deposit'))
  if (settled.kind === 'reserved') {
    if (settled.isNew) recordReservation(options, site, car, request.url)
    return createReservedResponse(car, reservation, request)
  }
  return options.renderJourney(refuse(sent, reservationFailures[settled.kind]), request, site)
}
