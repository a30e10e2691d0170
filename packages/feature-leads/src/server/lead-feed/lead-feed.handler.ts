import type { Site } from '@forecourt/tenant-config/model'
import {
  LEAD_CURSOR_UNKNOWN,
  LEAD_FEED_FAILED,
  LEAD_LIMIT_INVALID,
  LEAD_SIGNATURE_INVALID,
} from '../../model/error-message.ts'
import {
  formatLeadCursor,
  formatSignedCall,
  type LeadFeed,
  readLeadCursor,
  readLeadFeedLimit,
} from '../../model/lead-feed/lead-feed.ts'
import type { SuppressionStore } from '../../model/suppression-store.ts'
import { createWebhookMessage, type WebhookMessage } from '../../model/webhook-body.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { findMarketingStand } from '../marketing-delivery.ts'
import { createOutageRefusal, type Refusal, refusalResponse } from '../refusal.ts'

/** Needs of giving leads to a dealer's own system. */
export interface LeadFeedPorts {
  feed: LeadFeed
  suppressions: SuppressionStore
  /** True at a site that gives its leads so. */
  isOn: (site: Site) => boolean
  /**
   * True when the call was signed with the secret of the site.
   * @param call as `formatSignedCall` writes it
   */
  isGenuine: (site: Site, call: string, headers: Headers) => Promise<boolean>
  logger: LeadsLogger
}

/** Answer of a call. */
export interface LeadFeedAnswer {
  /** Each as a webhook has it. */
  leads: WebhookMessage[]
  /** For the next call. */
  next_cursor: string
  /** True when more are there already. */
  has_more: boolean
}

/**
 * Handler of `GET /api/dealer/leads?cursor=&limit=`: 200 with leads as a webhook sends them, in an order that never
 * changes; 401 for a call that is not signed, 400 for a cursor or limit that is none, 503 while the store is away.
 * @returns `null` at a site that gives no leads so
 */
export function createLeadFeedHandler(
  ports: LeadFeedPorts,
): (request: Request, site: Site) => Promise<Response | null> {
  return async (request, site) => {
    if (!ports.isOn(site)) return null
    const { pathname, search, searchParams } = new URL(request.url)
    const call = formatSignedCall(request.method, pathname + search)
    if (!(await ports.isGenuine(site, call, request.headers))) return refuse(refusals.unsigned)
    const limit = readLeadFeedLimit(searchParams.get('limit'))
    if (limit === null) return refuse(refusals.limit)
    const position = readLeadCursor(site.id, searchParams.get('cursor'))
    if (position === null) return refuse(refusals.cursor)
    try {
      return await answerPage(ports, site, { position, limit })
    } catch (error) {
      const reason = describeReason(error)
      ports.logger.error('Leads could not be given to the dealer', { site: site.id, reason })
      return refuse(createOutageRefusal(LEAD_FEED_FAILED))
    }
  }
}

const refusals = {
  unsigned: { status: 401, code: 'signature_invalid', error: LEAD_SIGNATURE_INVALID },
  limit: { status: 400, code: 'invalid_limit', error: LEAD_LIMIT_INVALID },
  cursor: { status: 400, code: 'invalid_cursor', error: LEAD_CURSOR_UNKNOWN },
} as const

const refuse = (refusal: Omit<Refusal, 'format'>) => refusalResponse({ ...refusal, format: 'json' })

async function answerPage(
  { feed, suppressions, logger }: LeadFeedPorts,
  site: Site,
  { position, limit }: { position: number; limit: number },
): Promise<Response> {
  const page = await feed.readAfter(site.id, position, limit)
  if (page === null) return refuse(refusals.cursor)
  const leads: WebhookMessage[] = []
  for (const lead of page.leads) {
    const marketing = await findMarketingStand({ siteId: site.id, lead }, site, suppressions)
    leads.push(createWebhookMessage({ siteId: site.id, lead, marketing }))
  }
  const answer: LeadFeedAnswer = {
    leads,
    next_cursor: formatLeadCursor(site.id, page.end),
    has_more: page.hasMore,
  }
  if (leads.length > 0)
    logger.info('Leads were given to the dealer', { site: site.id, leads: leads.length })
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
