import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { parseEventMessage } from '../model/event-message.ts'
import type { EventStore } from '../model/event-store.ts'
import { leadMessage } from '../model/lead-message.ts'
import type { RateLimit } from '../model/rate-limit.ts'
import { describeReason } from './describe-reason.ts'
import type { LeadsLogger } from './leads-logger.ts'
import {
  createLimitRefusal,
  createMethodRefusal,
  foreignRefusal,
  isRefusal,
  type Refusal,
  refusalResponse,
} from './refusal.ts'
import { readRequestFields } from './request-body.ts'

/** Events taken from one address in a minute; a person makes a few. */
export const eventLimit = { events: 120, durationSeconds: 60 } as const

/** Needs of the handler of events. */
export interface EventsHandlerOptions {
  store: EventStore
  /** Default limit of the site: `createMemoryRateLimit(eventLimit)`. */
  rateLimit: RateLimit
  /** The present instant. */
  clock: () => Date
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  logger: LeadsLogger
}

/**
 * Handler of `POST /api/events`: 204 once the event is recorded, else the error envelope: 403 for another
 * site's page, 422 for an event that is none or names another site, 429 past the limit, 503 where the
 * store does not answer.
 * Source: `D-04`, `D-77`
 */
export function createEventsHandler(
  options: EventsHandlerOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    const refusal = await takeEvent(options, request, site)
    if (refusal) return refusalResponse(refusal)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
}

async function takeEvent(
  { store, rateLimit, clock, clientAddress, logger }: EventsHandlerOptions,
  request: Request,
  site: Site,
): Promise<Refusal | null> {
  if (request.method !== 'POST') return createMethodRefusal(leadMessage.unexpected)
  if (!isOwnPage(request, site.domains)) return foreignRefusal
  const read = await readRequestFields(request)
  if (isRefusal(read)) return read
  const parsed = parseEventMessage(read.fields)
  const isOurs = parsed.ok && parsed.event.website_id === site.id
  if (!parsed.ok || !isOurs) return invalid(parsed.ok ? ['website_id'] : parsed.fields)
  const verdict = await rateLimit.consume(`${site.id}:${clientAddress(request)}`)
  if (!verdict.isAllowed)
    return { ...json, ...createLimitRefusal(leadMessage.rateLimited, verdict.retryAfterSeconds) }
  try {
    await store.record(site.id, parsed.event, clock())
    return null
  } catch (error) {
    logger.warn('An event was not recorded', {
      site: site.id,
      event_id: parsed.event.event_id,
      reason: describeReason(error),
    })
    return { ...json, status: 503, code: 'unavailable', error: leadMessage.unexpected }
  }
}

const json = { format: 'json' } as const

const invalid = (names: readonly string[]): Refusal => ({
  ...json,
  status: 422,
  code: 'invalid',
  error: leadMessage.unexpected,
  fields: Object.fromEntries(names.map((name) => [name, leadMessage.invalidChoice])),
})
