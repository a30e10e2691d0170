import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { leadMessage } from '../../model/lead-message.ts'
import { renderedAtField } from '../../model/spam.ts'
import { tradeInMessage } from '../../model/trade-in/trade-in-message.ts'
import {
  findTradeInWay,
  formatTradeInPath,
  readTradeInCarId,
  TRADE_IN_GATES,
  type TradeInWay,
} from '../../model/trade-in/trade-in-path.ts'
import { describeReason } from '../describe-reason.ts'
import {
  createMethodRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  refusalResponse,
} from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { findClosedGate } from '../sign-in/closed-gate.ts'
import { findTradeInState, loadTradeIn } from './load-trade-in.ts'
import { formatTradeInCookie } from './trade-in-cookie.ts'
import {
  createOutageAnswer,
  type SentStep,
  type StepOutcome,
  type TradeInHandlerOptions,
  takeStep,
} from './trade-in-steps.ts'

/**
 * Handler of the forms of `/trade-in`, `/sell-my-car` and `/cars/trade-in`. A step that is right leads to the
 * next one with 303; sent by script (`accept: application/json`) it is answered with the data of that page.
 * Everything the visitor said of their car is stored in their browser, so that neither a reload nor the
 * button back loses it.
 * Source: `SITE-023` to `SITE-025`, `D-69`, `LEAD-085`
 */
export function createTradeInHandler(
  options: TradeInHandlerOptions,
): (request: Request, site: Site) => Promise<Response | null> {
  return async (request, site) => {
    const url = new URL(request.url)
    const way = findTradeInWay(url.pathname)
    if (!way) return null
    if (request.method !== 'POST')
      return refusalResponse(createMethodRefusal(tradeInMessage.malformed))
    if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
    const read = await readRequestFields(request)
    if (isRefusal(read)) return refusalResponse(read)
    const isScripted = (request.headers.get('accept') ?? '').includes('application/json')
    const started = String(read.fields[renderedAtField] ?? '')
    const state = findTradeInState({ request, site, newKey: options.newKey }, started)
    try {
      const gate = await findClosedGate(
        TRADE_IN_GATES[way],
        request,
        site,
        async () => (await options.contactOf(request, site)) !== null,
      )
      if (gate !== null)
        return isScripted ? Response.json({ location: gate }) : createSeeOther(gate)
      const car = await findCar(options, url, site, way)
      if (way === 'car' && !car) return null
      const sent: SentStep = { request, site, way, car, fields: read.fields, state, isScripted }
      return await answer(options, sent, await takeStep(options, sent))
    } catch (error) {
      const reason = describeReason(error)
      options.logger.error('A step of a trade-in was not taken', { site: site.id, reason })
      const outage = createOutageRefusal(leadMessage.unavailable)
      return isScripted
        ? refusalResponse({ ...outage, format: 'json' })
        : options.renderTradeIn(createOutageAnswer(state, read.fields, outage), request, site)
    }
  }
}

async function findCar(
  { findCar: find }: TradeInHandlerOptions,
  url: URL,
  site: Site,
  way: TradeInWay,
): Promise<Car | null> {
  const id = way === 'car' ? readTradeInCarId(url.searchParams) : null
  return id === null ? null : find(site.id, id)
}

async function answer(
  options: TradeInHandlerOptions,
  sent: SentStep,
  outcome: StepOutcome,
): Promise<Response> {
  const { request, site, way, car, isScripted } = sent
  const response = await createResponse()
  response.headers.set('cache-control', 'no-store')
  response.headers.append(
    'set-cookie',
    formatTradeInCookie(outcome.state, isSecureRequest(request)),
  )
  if (outcome.kind === 'elsewhere') response.headers.append('set-cookie', outcome.cookie)
  return response

  async function createResponse(): Promise<Response> {
    if (outcome.kind === 'elsewhere')
      return isScripted
        ? Response.json({ location: outcome.location, event: outcome.event })
        : createSeeOther(outcome.location)
    if (isScripted) {
      const contact = await options.contactOf(request, site).catch(() => null)
      const visit = { site, way, car, request, contact, newKey: options.newKey }
      const page = await loadTradeIn(options, {
        ...visit,
        ...(outcome.kind === 'again' ? { answer: outcome } : outcome),
      })
      return outcome.kind === 'again'
        ? Response.json({ page }, { status: outcome.status })
        : Response.json({ page, event: outcome.event ?? null })
    }
    if (outcome.kind === 'again') return options.renderTradeIn(outcome, request, site)
    return createSeeOther(formatTradeInPath(way, { carId: car?.id ?? null, step: outcome.step }))
  }
}
