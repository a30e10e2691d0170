import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { FieldErrors } from '../../model/enquiry.ts'
import type { SiteEvent } from '../../model/event-number.ts'
import { leadMessage } from '../../model/lead-message.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { parseRego, parseRegoState } from '../../model/trade-in/rego.ts'
import { parseKm } from '../../model/trade-in/trade-in-eligibility.ts'
import { tradeInMessage } from '../../model/trade-in/trade-in-message.ts'
import { pickTradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import { readTradeInValues, type TradeInPage } from '../../model/trade-in/trade-in-page.ts'
import { type TradeInWay } from '../../model/trade-in/trade-in-path.ts'
import {
  changeCondition,
  changeVehicle,
  createTradeInState,
  readAdjustmentAnswers,
  type TradeInState,
} from '../../model/trade-in/trade-in-state.ts'
import { resolveStep, type TradeInStep } from '../../model/trade-in/trade-in-step.ts'
import { oldestBuildYear, vehicleNameLength } from '../../model/trade-in/trade-in-vehicle.ts'
import type { AcceptedEnquiry } from '../enquiry-ports.ts'
import { countLead, type LeadsHandlerOptions } from '../leads.handler.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { isSecureRequest } from '../see-other.ts'
import { formatSuccessCookie } from '../success-cookie.ts'
import { acceptTradeIn } from './accept-trade-in.ts'
import { type TradeInFormAnswer } from './load-trade-in.ts'
import { noteValuation } from './note-valuation.ts'
import { takeTradeIn } from './take-trade-in.ts'
import { askProvider, findCurrentYear, type TradeInPorts } from './trade-in-ports.ts'
import { loadAdjustments, valueTradeIn } from './value-trade-in.ts'

/** Needs of the handler of trade-in pages. */
export interface TradeInHandlerOptions extends TradeInPorts, LeadsHandlerOptions {
  /** Who is signed in; null for nobody. */
  contactOf: (request: Request, site: Site) => Promise<Contact | null>
  /** Renders the page with what was typed. */
  renderTradeIn: (answer: TradeInFormAnswer, request: Request, site: Site) => Promise<Response>
}

/** A step as it was sent. */
export interface SentStep {
  request: Request
  site: Site
  way: TradeInWay
  car: Car | null
  fields: Readonly<Record<string, unknown>>
  state: TradeInState
  /** True for a form sent by script, which gets its page as JSON. */
  isScripted: boolean
}

/** Outcome of a step: the trade-in goes on, or its page comes back. */
export type StepOutcome =
  | { kind: 'next'; state: TradeInState; step: TradeInStep; event?: SiteEvent | null }
  | {
      kind: 'elsewhere'
      state: TradeInState
      location: string
      cookie: string
      event: SiteEvent | null
    }
  | ({ kind: 'again' } & TradeInFormAnswer)

/** Takes the step that was sent: checks it, and asks or stores what it is for. */
export function takeStep(options: TradeInHandlerOptions, sent: SentStep): Promise<StepOutcome> {
  const { fields, state, site } = sent
  if (fields['move'] === 'restart') {
    const fresh = createTradeInState(site.state, options.newKey(), state.started)
    return Promise.resolve({ kind: 'next', state: fresh, step: 'rego' })
  }
  const named = typeof fields['step'] === 'string' ? fields['step'] : ''
  const step = resolveStep(named, state)
  // A step whose beginnings this browser has lost starts again where it can.
  if (named !== '' && step !== named) return Promise.resolve({ kind: 'next', state, step })
  return steps[step](options, sent)
}

const steps: Readonly<
  Record<TradeInStep, (options: TradeInHandlerOptions, sent: SentStep) => Promise<StepOutcome>>
> = {
  rego: takeRego,
  'by-hand': takeDescription,
  car: takeCondition,
  details: takeDetails,
  offer: takeAcceptance,
}

const again = (
  { state, fields }: Pick<SentStep, 'state' | 'fields'>,
  step: TradeInStep,
  changes: Partial<TradeInFormAnswer>,
): { kind: 'again' } & TradeInFormAnswer => ({
  kind: 'again',
  status: 422,
  state,
  step,
  values: readTradeInValues(fields),
  errors: {},
  notice: null,
  ...changes,
})

/** The step that was sent, with what was typed, while something it needs does not answer. */
export function createOutageAnswer(
  state: TradeInState,
  fields: SentStep['fields'],
  { status, error }: Pick<Refusal, 'status' | 'error'>,
): TradeInFormAnswer {
  const named = typeof fields['step'] === 'string' ? fields['step'] : ''
  const notice = { tone: 'destructive', text: error } as const
  return again({ state, fields }, resolveStep(named, state), { status, notice })
}

async function takeRego(options: TradeInHandlerOptions, sent: SentStep): Promise<StepOutcome> {
  const { site, fields, state } = sent
  const rego = parseRego(fields['rego'])
  const regoState = parseRegoState(fields['regoState'], site.state)
  const errors: Record<string, string> = {
    ...(rego === null && { rego: tradeInMessage.rego }),
    ...(regoState === null && { regoState: leadMessage.invalidChoice }),
  }
  if (rego === null || regoState === null) return again(sent, 'rego', { errors })
  const provider = options.providerFor(site)
  const found = provider
    ? await askProvider(options, site, (signal) =>
        provider.findVehicle({ rego, regoState }, signal),
      )
    : { ok: false as const }
  const vehicle = found.ok ? found.answer : null
  options.onOutcome?.(vehicle ? 'found' : found.ok ? 'not_found' : 'lookup_failed')
  const known = vehicle ?? (state.rego === rego ? state.vehicle : null)
  const next = changeVehicle(state, { rego, regoState, vehicle: known })
  if (vehicle) return { kind: 'next', state: next, step: 'car' }
  const sentence = found.ok ? tradeInMessage.regoUnknown : tradeInMessage.regoUnavailable
  const text = sentence(pickTradeInNoun(site))
  return again({ ...sent, state: next }, 'by-hand', {
    status: found.ok ? 404 : 503,
    notice: { tone: 'warning', text },
  })
}

async function takeDescription(
  options: TradeInHandlerOptions,
  sent: SentStep,
): Promise<StepOutcome> {
  const { site, state } = sent
  const typed = readTradeInValues(sent.fields)
  const [make, model, badge] = [typed.make, typed.model, typed.badge].map(cleanName)
  const year = /^\d{4}$/.test(typed.year.trim()) ? Number(typed.year) : 0
  const newest = findCurrentYear(options, site) + 1
  const rego = typed.rego.trim() === '' ? '' : parseRego(typed.rego)
  const regoState = parseRegoState(typed.regoState, site.state)
  const errors: FieldErrors = {
    ...(!make && { make: leadMessage.required }),
    ...(!model && { model: leadMessage.required }),
    ...((year < oldestBuildYear || year > newest) && {
      year: tradeInMessage.year(pickTradeInNoun(site)),
    }),
    ...(rego === null && { rego: tradeInMessage.rego }),
    ...(regoState === null && { regoState: leadMessage.invalidChoice }),
  }
  if (!make || !model || rego === null || regoState === null || Object.keys(errors).length > 0)
    return again(sent, 'by-hand', { errors })
  const described = { make, model, badge: badge ?? '', year }
  const provider = options.providerFor(site)
  const known = provider
    ? await askProvider(options, site, (signal) => provider.identify(described, signal))
    : { ok: false as const }
  const vehicle = { ...described, id: known.ok ? known.answer : null }
  return { kind: 'next', state: changeVehicle(state, { rego, regoState, vehicle }), step: 'car' }
}

const cleanName = (typed: string) =>
  typed
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, vehicleNameLength)

async function takeCondition(options: TradeInHandlerOptions, sent: SentStep): Promise<StepOutcome> {
  const { site, state } = sent
  const { vehicle } = state
  if (!vehicle) return { kind: 'next', state, step: 'rego' }
  const typed = readTradeInValues(sent.fields)
  const km = parseKm(typed.km)
  const questions = await loadAdjustments(options, site, vehicle)
  const problems = (questions ?? []).flatMap(({ id, options: choices }): [string, string][] => {
    const answered = typed.answers[id]
    if (!answered) return [[`answer.${id}`, leadMessage.required]]
    return choices.some((choice) => choice.id === answered)
      ? []
      : [[`answer.${id}`, leadMessage.invalidChoice]]
  })
  const errors = {
    ...(km === null && { km: typed.km.trim() === '' ? leadMessage.required : tradeInMessage.km }),
    ...Object.fromEntries(problems),
  }
  if (km === null || problems.length > 0) return again(sent, 'car', { errors })
  const adjustmentAnswers = questions
    ? Object.fromEntries(questions.map(({ id }) => [id, typed.answers[id] ?? '']))
    : readAdjustmentAnswers(typed.answers)
  const asked = { vehicle, km, adjustmentAnswers, questions }
  const valued = await valueTradeIn(options, site, asked)
  const obstacle = 'obstacle' in valued ? valued.obstacle : null
  const condition = { km, adjustmentAnswers, obstacle }
  return { kind: 'next', state: changeCondition(state, condition), step: 'details' }
}

const failureOf = (refusal: Omit<Refusal, 'format' | 'status'>): TradeInPage['notice'] =>
  refusal.fields ? null : { tone: 'destructive', text: refusal.error }

/** Counts a lead; one sent by script its page counts by itself, from the event in the answer. Source: `D-77` */
function countTaken(
  options: TradeInHandlerOptions,
  { site, isScripted }: SentStep,
  taken: AcceptedEnquiry,
): SiteEvent | null {
  if (!isScripted) countLead(options, taken, site)
  return taken.isNew ? taken.event : null
}

async function takeDetails(options: TradeInHandlerOptions, sent: SentStep): Promise<StepOutcome> {
  const { request, site, fields, state, car, isScripted } = sent
  const taken = await takeTradeIn(options, request, site, { fields, state, car })
  if (taken === null) return { kind: 'next', state, step: resolveStep('', state) }
  if (isRefusal(taken)) {
    const { status, fields: errors = {} } = taken
    return again(sent, 'details', { status, errors, notice: failureOf(taken) })
  }
  const { state: next, accepted } = taken
  const event = countTaken(options, sent, accepted)
  const { offer_price: offerPrice, rego, regoState, lead_id: leadId } = next
  const cookie = formatSuccessCookie(accepted.marker, isSecureRequest(request))
  if (offerPrice === null)
    return { kind: 'elsewhere', state: next, location: '/success', cookie, event }
  // With script the page that shows the offer posts it.
  if (site.tradeIn.postValuation && !isScripted) {
    const value = { offer_price: offerPrice, rego, regoState, car_id: car?.id ?? null }
    const note = { column_name: 'valuation', value, lead_id: leadId }
    const refusal = await noteValuation(options, site, note)
    if (refusal) options.logger.warn('A valuation was not noted', { site: site.id, ...refusal })
  }
  return { kind: 'next', state: next, step: 'offer', event }
}

async function takeAcceptance(
  options: TradeInHandlerOptions,
  sent: SentStep,
): Promise<StepOutcome> {
  const { request, site, state } = sent
  const taken = await acceptTradeIn(options, request, site, state.lead_id ?? '')
  if (isRefusal(taken)) {
    const { status } = taken
    return again(sent, 'offer', { status: status === 200 ? 422 : status, notice: failureOf(taken) })
  }
  const event = countTaken(options, sent, taken)
  return { kind: 'next', state: { ...state, offer_accepted: true }, step: 'offer', event }
}
