import type { Enquiry } from './enquiry.ts'
import type { EnquiryContext } from './enquiry-context.ts'
import type { LeadAttributes } from './lead-attributes.ts'
import type { LeadAnswer } from './submit-lead.ts'

/** An enquiry as a browser with script sends it. Source: `DATA-054`, `DATA-055`, `D-05` */
export type EnquirySending = Enquiry &
  Pick<EnquiryContext, 'rendered_at' | 'url'> & {
    source: 'Website'
    user_agent: string
    lead_attributes: LeadAttributes
    /** The honeypot, empty when a person sends. */
    website_url: string
  }

/**
 * Sends an enquiry to the server. Rejects when the server cannot be reached; an answer that refuses
 * is a value.
 */
export type LeadSender = (
  sending: EnquirySending,
  options: { idempotencyKey: string },
) => Promise<LeadAnswer>
