import type { Site } from '@forecourt/tenant-config/model'
import { createEnquiryDefaults } from '../enquiry-form.ts'
import { generalEnquiry } from '../kinds/general-enquiry.ts'
import { createConsent, createLeadPayload, type Lead } from '../lead.ts'
import { deriveLeadId } from '../lead-id.ts'
import type { Contact } from '../sign-in/sign-in-store.ts'
import { SPIN_PATH } from './spin.ts'
import type { Spin } from './spin-store.ts'

/** Subcategory of the lead that tells a dealer of a prize. */
export const spinSubcategory = 'Spin to win'

/** The lead that tells a dealer who won what; it agrees to no marketing. Source: `D-65` */
export async function createSpinLead(
  site: Site,
  contact: Contact,
  { campaign, prize, spunAt }: Spin,
  userAgent: string,
): Promise<Lead> {
  const key = `spin-${contact.id}-${campaign}`
  const { name, last_name, email, phone } = contact
  const enquiry = {
    ...createEnquiryDefaults(site),
    name,
    last_name,
    email,
    phone,
    category: generalEnquiry.category,
    subcategory: spinSubcategory,
    message: `Won “${prize.label}” in the campaign ${campaign}.`,
    opt_in: false,
  }
  const url = new URL(SPIN_PATH, site.url).href
  const attributes = { visited_pages: [], linked_query_params: {} }
  return {
    id: await deriveLeadId(site.id, key),
    website_slug: site.slug,
    received_at: spunAt.toISOString(),
    status: 'received',
    idempotency_key: key,
    payload: createLeadPayload(enquiry, { url, userAgent, attributes }),
    consent: createConsent(enquiry, url, spunAt),
    offer: null,
  }
}
