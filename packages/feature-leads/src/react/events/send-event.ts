import type { EventMessage } from '../../model/event-message.ts'
import type { SiteEvent } from '../../model/event-number.ts'

/** Needs of telling an event of a browser. */
export interface EventBrowser {
  /** Id of the site. */
  siteId: string
  /** Address of the page. */
  address: string
  now: Date
  fetch: typeof globalThis.fetch
  /** Hears of a sending that failed. */
  warn: (message: string, reason: unknown) => void
}

/** Events of a page that who comes later still hears of. */
const mostKept = 50
const kept: EventMessage[] = []
const listeners = new Set<(event: EventMessage) => void>()

/**
 * Calls `listen` with every event this page has told so far, the last 50, and with each that follows, so that
 * somebody else may count them too.
 * @returns what ends it
 */
export function observeEvents(listen: (event: EventMessage) => void): () => void {
  for (const event of kept) listen(event)
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

function tell(event: EventMessage): void {
  kept.push(event)
  if (kept.length > mostKept) kept.shift()
  for (const listen of listeners) listen(event)
}

const thisBrowser = (): EventBrowser => ({
  siteId: document.documentElement.dataset.tenant ?? '',
  address: location.href,
  now: new Date(),
  fetch: (...request) => fetch(...request),
  warn: (...words) => console.warn(...words),
})

/**
 * Tells the site what a visitor did, at `POST /api/events`. The sending outlives the page, and the
 * caller neither waits for it nor hears of it: nothing is thrown, a failure is one warning in the
 * console.
 * @param browser default: the one this runs in, on a page of the site
 * Source: `D-77`, `EVT-018`
 */
export function sendEvent(event: SiteEvent, browser: () => EventBrowser = thisBrowser): void {
  void post(event, browser)
}

async function post(event: SiteEvent, browser: () => EventBrowser): Promise<void> {
  let warn: EventBrowser['warn'] = () => undefined
  try {
    const present = browser()
    warn = present.warn
    const message = messageOf(event, present)
    tell(message)
    const response = await present.fetch('/api/events', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
  } catch (reason) {
    warn(`Event ${event.eventId} was not sent:`, reason)
  }
}

const messageOf = (
  { eventId, carId, dealershipId }: SiteEvent,
  { siteId, address, now }: EventBrowser,
): EventMessage => ({
  event_id: eventId,
  ...(carId ? { car_id: carId } : {}),
  ...(dealershipId ? { dealership_id: dealershipId } : {}),
  website_id: siteId,
  url: address,
  at: now.toISOString(),
})
