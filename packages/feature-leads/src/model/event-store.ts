import type { EventMessage } from './event-message.ts'
import type { EventNumber } from './event-number.ts'

/** How often an event happened. */
export interface EventCount {
  eventId: EventNumber
  count: number
}

/** Events to count. */
export interface EventPeriod {
  /** First instant, included. */
  from: Date
  /** Last instant, not included. */
  until: Date
}

/**
 * Keeps the events of each site. No row says who the visitor was. Every call is for one site and
 * reaches no other site's rows. Adapters pass `event-store.contract.ts`.
 * Source: `D-77`
 */
export interface EventStore {
  /** Stores an event under the instant the server received it; the browser's clock is stored beside it. */
  record(siteId: string, event: EventMessage, receivedAt: Date): Promise<void>
  /** The events received in a period by number, the lowest number first. */
  count(siteId: string, period: EventPeriod): Promise<readonly EventCount[]>
}
