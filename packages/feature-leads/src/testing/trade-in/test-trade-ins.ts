import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { createDemonstrationTradeIn } from '../../adapters/trade-in/demonstration-trade-in.ts'
import type { EventMessage } from '../../model/event-message.ts'
import type { TradeInProvider } from '../../model/trade-in/trade-in-provider.ts'
import type { TradeInFormAnswer } from '../../server/trade-in/load-trade-in.ts'
import type { TradeInOutcome } from '../../server/trade-in/trade-in-ports.ts'
import type { TradeInHandlerOptions } from '../../server/trade-in/trade-in-steps.ts'
import { someLeadsOptions } from '../test-leads-handler.ts'

/** Needs of the trade-in over stores in memory, with what happened. */
export function someTradeInOptions(
  changes: {
    provider?: TradeInProvider | null
    cars?: readonly Car[]
    store?: Partial<ReturnType<typeof someLeadsOptions>['store']>
  } = {},
) {
  const leads = someLeadsOptions()
  const { provider = createDemonstrationTradeIn({ currentYear: 2026 }), cars = [] } = changes
  const outcomes: TradeInOutcome[] = []
  const events: EventMessage[] = []
  const answers: TradeInFormAnswer[] = []
  const options: TradeInHandlerOptions = {
    ...leads,
    store: { ...leads.store, ...changes.store },
    providerFor: (_site: Site) => provider,
    findCar: async (_siteId, id) => cars.find((car) => car.id === id) ?? null,
    onOutcome: (outcome) => outcomes.push(outcome),
    providerTimeoutMs: 200,
    contactOf: async () => null,
    recordEvent: async (_siteId, event) => void events.push(event),
    renderTradeIn: async (answer) => {
      answers.push(answer)
      return new Response('page', { status: answer.status })
    },
  }
  return { options, store: leads.store, logger: leads.logger, outcomes, events, answers }
}

const never = () => new Promise<never>(() => {})
const fail = () => Promise.reject(new Error('down'))

/** A provider that answers no call. */
export const silentProvider: TradeInProvider = {
  isDemonstration: false,
  findVehicle: never,
  identify: never,
  loadQuestions: never,
  value: never,
}

/** A provider every call of which fails. */
export const brokenProvider: TradeInProvider = {
  isDemonstration: false,
  findVehicle: fail,
  identify: fail,
  loadQuestions: fail,
  value: fail,
}
