import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import {
  emptyJourneyAnswers,
  findJourneyErrors,
  type JourneyAnswers,
} from '../../model/journey/journey-answers.ts'
import type { JourneyForm, MadeJourneyLink } from '../../model/journey/journey-page.ts'
import {
  findFaultyJourneyStep,
  findJourneyIndex,
  formatJourneyHref,
  JOURNEY_STEPS,
  type JourneyStep,
  pickJourneyErrors,
} from '../../model/journey/journey-step.ts'
import type { CheckoutForm, CheckoutState } from '../../model/reserve/checkout-page.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { describeTradeIn, type LeadTradeIn } from '../../model/trade-in/lead-trade-in.ts'
import { parseRego } from '../../model/trade-in/rego.ts'
import { pickEnquirySite } from '../create-enquiry-props.ts'
import { loadCheckout } from '../reserve/load-checkout.ts'
import type { ReservationPorts } from '../reserve/reservation-ports.ts'
import { readJourneyOwner } from './journey-cookie.ts'
import { type JourneyLinkState, readLinkState } from './journey-links.ts'
import type { JourneyPorts } from './journey-ports.ts'

/** A purchase whose form was posted and stays at a step. */
export interface JourneyAnswer {
  status: number
  step: JourneyStep
  answers: JourneyAnswers
  errors: Record<string, string>
  failure: string | null
  isGone: boolean
  paymentToken: string
  link: MadeJourneyLink | null
}

/** A visit of the page of a purchase. */
export interface JourneyVisit {
  site: Site
  /** The car, as it is in the stock now. */
  car: Car
  request: Pick<Request, 'headers'>
  /** Step of the address; null for the first one with something to say. */
  step: JourneyStep | null
  /** Text of a link of the address; null for none. */
  link: string | null
  answer?: JourneyAnswer | undefined
  /** Who is signed in; null for nobody. */
  contact: Contact | null
  /** A fresh key for the form. */
  newKey: () => string
}

/** State of the page of a purchase. */
export type JourneyState =
  | { kind: 'form'; form: JourneyForm }
  | { kind: 'link'; text: string; state: JourneyLinkState }
  | Exclude<CheckoutState, { kind: 'form' }>

/**
 * State of the page of an online purchase: a step of its form, a link that is about to be used, or why the
 * car is not to be bought. A visitor who comes back is where they were.
 * Source: `SITE-020`, `D-14`, `PLUS-109`
 */
export async function loadJourney(
  ports: ReservationPorts & JourneyPorts,
  visit: JourneyVisit,
): Promise<JourneyState> {
  const { site, car, request, link, answer, contact, newKey } = visit
  if (link !== null) {
    const state = await readLinkState(ports, { site, car, text: link })
    return { kind: 'link', text: link, state }
  }
  const state = await loadCheckout(ports, { site, car, request, contact, newKey })
  if (state.kind !== 'form') return state
  const found = (await ports.findTradeIn?.(request, site)) ?? null
  const form = toPurchase(state.form, car, site)
  const answers = answer?.answers ?? (await findAnswers(ports, visit, state.form, found))
  return { kind: 'form', form: createForm(ports, visit, { form, answers, found }) }
}

/** The checkout as this page has it: its own address, for the lead and for the form. */
function toPurchase(form: CheckoutForm, car: Car, site: Site): CheckoutForm {
  const action = formatJourneyHref(car)
  return { ...form, action, url: new URL(action, site.url).href }
}

/** Answers that are stored; of who is new, what is known of them. */
async function findAnswers(
  ports: ReservationPorts & JourneyPorts,
  { site, car, request }: JourneyVisit,
  { start }: CheckoutForm,
  found: LeadTradeIn | null,
): Promise<JourneyAnswers> {
  const owner = await readJourneyOwner(request)
  const own = owner && (await ports.journeys.findOwn(site.id, owner, car.id, ports.clock()))
  if (own) return own.answers
  return { ...emptyJourneyAnswers, ...start.contact, ...(found && toAnswers(found)) }
}

/** A trade-in the site estimated, as answers. */
const toAnswers = ({ rego, regoState, km, offer_price }: LeadTradeIn) => ({
  trade_in: 'yes',
  rego,
  rego_state: regoState,
  km: String(km),
  estimate: offer_price === null ? '' : String(offer_price),
})

function createForm(
  { mails }: JourneyPorts,
  { site, step, answer }: JourneyVisit,
  {
    form,
    answers,
    found,
  }: { form: CheckoutForm; answers: JourneyAnswers; found: LeadTradeIn | null },
): JourneyForm {
  const errors = findJourneyErrors(pickEnquirySite(site), answers)
  const first = findFaultyJourneyStep(errors) ?? 'deposit'
  const openSteps = JOURNEY_STEPS.map(({ id }) => id).filter(
    (id) => findJourneyIndex(id) <= findJourneyIndex(first),
  )
  const asked = answer?.step ?? (form.start.failure === null ? step : 'deposit')
  const shown = asked !== null && openSteps.includes(asked) ? asked : first
  return {
    checkout: form,
    step: answer?.step ?? shown,
    answers,
    errors: answer ? pickJourneyErrors(answer.errors, answer.step) : {},
    failure: answer ? answer.failure : shown === 'deposit' ? form.start.failure : null,
    isGone: answer?.isGone ?? false,
    paymentToken: answer?.paymentToken ?? '',
    openSteps,
    foundTradeIn: found && found.rego === parseRego(answers.rego) ? describeTradeIn(found) : null,
    link: answer?.link ?? null,
    canMail: mails !== null,
  }
}
