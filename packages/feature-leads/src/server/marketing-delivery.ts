import type { DeliveryOutcome } from '../model/delivery.ts'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import { normaliseEmail } from '../model/email.ts'
import { formatUnsubscribeUrl, type MarketingStand } from '../model/marketing.ts'
import type { SuppressionStore } from '../model/suppression-store.ts'
import { signUnsubscribeToken } from '../model/unsubscribe-token.ts'

/** Handling of leads by a target, as the tenant file says. */
export type TargetPurpose = 'leads' | 'marketing'

/**
 * A target that respects who wants no marketing, looked up at every try. One for marketing gets only
 * leads of visitors who agreed and have not unsubscribed; while the list cannot be read it gets none,
 * and the delivery is tried again. One that answers leads gets every lead and learns how it stands.
 * Source: `D-100`, `PLUS-035`
 */
export function respectSuppression(
  target: DeliveryTarget,
  purpose: TargetPurpose,
  site: { url: string },
  suppressions: SuppressionStore,
): DeliveryTarget {
  return {
    async deliver(outgoing) {
      if (purpose === 'leads') {
        const marketing = await findMarketingStand(outgoing, site, suppressions).catch(
          () => unknownStand,
        )
        return target.deliver({ ...outgoing, marketing })
      }
      if (!outgoing.lead.consent.value) return withheld('the visitor did not agree to marketing')
      const marketing = await findMarketingStand(outgoing, site, suppressions)
      if (!marketing.isWelcome) return withheld('the address has unsubscribed')
      return target.deliver({ ...outgoing, marketing })
    },
  }
}

/** An enquiry is answered even when nobody knows; nothing else is sent then. */
const unknownStand: MarketingStand = { isWelcome: false, unsubscribeUrl: null }

/** How it stands with marketing to the visitor of a lead, by the list as it is now. Source: `D-100` */
export async function findMarketingStand(
  { siteId, lead }: Pick<OutgoingLead, 'siteId' | 'lead'>,
  site: { url: string },
  suppressions: SuppressionStore,
): Promise<MarketingStand> {
  const email = normaliseEmail(lead.payload.email)
  if (!lead.consent.value || (await suppressions.has(siteId, email))) return unknownStand
  if (email === '') return { isWelcome: true, unsubscribeUrl: null }
  const key = await suppressions.linkKey(siteId)
  const token = await signUnsubscribeToken(key, { siteId, email })
  return { isWelcome: true, unsubscribeUrl: formatUnsubscribeUrl(site, token) }
}

const withheld = (error: string): DeliveryOutcome => ({
  isDelivered: false,
  statusCode: null,
  error,
  isWithheld: true,
})
