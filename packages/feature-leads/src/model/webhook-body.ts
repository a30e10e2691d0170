import type { OutgoingLead } from './delivery-target.ts'
import { pickAgreedMarketing } from './marketing.ts'

/** Body a webhook sends for a lead. A receiver tells a repeat by `id`. Source: `D-03` */
export interface WebhookMessage {
  event: 'lead.created'
  /** Id of the lead, a UUID; the same at every try. */
  id: string
  /** Id of the site. */
  site: string
  website_slug: string
  /** ISO 8601 instant. */
  received_at: string
  lead: OutgoingLead['lead']['payload']
  consent: OutgoingLead['lead']['consent']
  /** Permission to write to the visitor unasked, and the link that ends it. */
  marketing: { allowed: boolean; unsubscribe_url: string | null }
  /** The vehicle as the visitor saw it offered; null where the lead is about none. */
  offer: OutgoingLead['lead']['offer']
}

/** A lead as a webhook sends it, and as a dealer's own system reads it. */
export function createWebhookMessage({
  siteId,
  lead,
  marketing,
}: Pick<OutgoingLead, 'siteId' | 'lead' | 'marketing'>): WebhookMessage {
  const { isWelcome, unsubscribeUrl } = marketing ?? pickAgreedMarketing(lead)
  return {
    event: 'lead.created',
    id: lead.id,
    site: siteId,
    website_slug: lead.website_slug,
    received_at: lead.received_at,
    lead: lead.payload,
    consent: lead.consent,
    marketing: { allowed: isWelcome, unsubscribe_url: unsubscribeUrl },
    offer: lead.offer,
  }
}

/** The body of a webhook, the very text that is signed. */
export const createWebhookBody = (outgoing: OutgoingLead): string =>
  JSON.stringify(createWebhookMessage(outgoing))
