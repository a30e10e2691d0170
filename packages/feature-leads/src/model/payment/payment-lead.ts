import { formatPrice } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { createEnquiryDefaults } from '../enquiry-form.ts'
import { generalEnquiry } from '../kinds/general-enquiry.ts'
import { createConsent, createLeadPayload, type Lead } from '../lead.ts'
import { deriveLeadId } from '../lead-id.ts'
import type { Contact } from '../sign-in/sign-in-store.ts'
import { formatReceiptNumber, ONLINE_PAYMENT_PATH, type OnlinePayment } from './online-payment.ts'

/** Subcategory of the lead that tells a dealer of a payment. */
export const paymentSubcategory = 'Online payment'

/** A payment, as its lead tells it. */
export interface PaymentNotice
  extends Pick<OnlinePayment, 'id' | 'amountCents' | 'reference' | 'createdAt'> {
  /** Name of the processor, for people. */
  processorName: string
  /** Whom the money is for; '' where the site has one dealership. */
  dealershipSlug: string
}

/** The lead that tells a dealer who paid what; it agrees to no marketing. Source: `D-65` */
export async function createPaymentLead(
  site: Site,
  contact: Contact,
  notice: PaymentNotice,
  userAgent: string,
): Promise<Lead> {
  const { id, amountCents, reference, createdAt, processorName, dealershipSlug } = notice
  const key = `payment-${id}`
  const { name, last_name, email, phone } = contact
  const defaults = createEnquiryDefaults(site)
  const enquiry = {
    ...defaults,
    name,
    last_name,
    email,
    phone,
    dealership_slug: dealershipSlug || defaults.dealership_slug,
    category: generalEnquiry.category,
    subcategory: paymentSubcategory,
    message: `Paid ${formatPrice(amountCents / 100)} for “${reference}” by ${processorName}, receipt ${formatReceiptNumber(id)}.`,
    opt_in: false,
  }
  const url = new URL(ONLINE_PAYMENT_PATH, site.url).href
  const attributes = { visited_pages: [], linked_query_params: {} }
  return {
    id: await deriveLeadId(site.id, key),
    website_slug: site.slug,
    received_at: createdAt.toISOString(),
    status: 'received',
    idempotency_key: key,
    payload: createLeadPayload(enquiry, { url, userAgent, attributes }),
    consent: createConsent(enquiry, url, createdAt),
    offer: null,
  }
}
