import type { EventMessage } from '../model/event-message.ts'
import type { EventStore } from '../model/event-store.ts'

interface StoredEvent {
  siteId: string
  event: EventMessage
  receivedAt: Date
}

/** Events in memory, with what was recorded for tests to read. */
export function createInMemoryEventStore(): EventStore & { events: readonly StoredEvent[] } {
  const events: StoredEvent[] = []
  return {
    events,
    async record(siteId, event, receivedAt) {
      events.push({ siteId, event, receivedAt })
    },
    async count(siteId, { from, until }) {
      const counts = new Map<EventMessage['event_id'], number>()
      for (const { siteId: site, event, receivedAt } of events) {
        if (site !== siteId || receivedAt < from || receivedAt >= until) continue
        counts.set(event.event_id, (counts.get(event.event_id) ?? 0) + 1)
      }
      return [...counts]
        .map(([eventId, count]) => ({ eventId, count }))
        .toSorted((a, b) => a.eventId - b.eventId)
    },
  }
}
