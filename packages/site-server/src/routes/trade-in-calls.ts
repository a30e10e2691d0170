import {
  createTradeInCalls,
  createTradeInHandler,
  readSession,
  type TradeInCalls,
} from '@forecourt/feature-leads/server'
import { countRefusals, guardFloods } from './flood-guard.ts'
import type { CreateHandler, RoutePorts, SiteHandler } from './route.ts'
import { createLeadOptions } from './visitor-calls.ts'

/** Requests of one network about trade-ins in ten minutes; each may ask a paid service. */
const tradeInLimit = { events: 120, durationSeconds: 600, reason: 'trade_in_rate' } as const

/** Stops floods before a service or the database is asked. */
const guard = (ports: RoutePorts, handle: SiteHandler) =>
  guardFloods(ports, tradeInLimit, countRefusals(ports, 'lead_rate', handle))

const createOptions = (ports: RoutePorts) => ({
  ...createLeadOptions(ports),
  ...ports.deps.tradeIns,
  onOutcome: ports.deps.metrics.countTradeIn,
})

const answerCall =
  (name: keyof TradeInCalls): CreateHandler =>
  (ports) =>
    guard(ports, createTradeInCalls(createOptions(ports))[name])

/** The car of a registration. */
export const findRego = answerCall('findRego')
/** Questions about the condition of a car. */
export const listAdjustments = answerCall('listAdjustments')
/** Value of a car. */
export const valueTradeIn = answerCall('value')
/** Accepts an offer. */
export const acceptOffer = answerCall('accept')
/** Notes a valuation. */
export const noteMiscellaneous = answerCall('note')

/** Takes the steps of a trade-in page, from a script or a form. */
export const takeTradeInStep: CreateHandler = (ports) => {
  const { deps, renderForm } = ports
  const handle = createTradeInHandler({
    ...createOptions(ports),
    contactOf: ({ url, headers }, site) =>
      readSession(deps.signIn.ports, { address: url, cookies: headers.get('cookie') }, site),
    renderTradeIn: (tradeIn, request, site) =>
      renderForm(request, site, { tradeIn, status: tradeIn.status }),
  })
  return guard(ports, handle)
}
