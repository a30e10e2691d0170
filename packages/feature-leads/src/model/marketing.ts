import type { Lead } from './lead.ts'

/** How it stands with marketing to the visitor of a lead, at the moment of a delivery. */
export interface MarketingStand {
  /** True while the visitor agreed and has not unsubscribed. */
  isWelcome: boolean
  /** Address that ends it, for every message that is sent; null while it is not welcome. */
  unsubscribeUrl: string | null
}

/** Path of the page where anybody unsubscribes. Source: `SITE-049` */
export const UNSUBSCRIBE_PATH = '/pages/unsubscribe'

/** Path of the call that puts an address on the list. Source: `D-74` */
export const UNSUBSCRIBE_API_PATH = '/api/unsubscribe'

/** Address that asks the owner of a token whether to unsubscribe. */
export function formatUnsubscribeUrl(site: { url: string }, token: string): string {
  const url = new URL(UNSUBSCRIBE_PATH, site.url)
  url.searchParams.set('token', token)
  return url.href
}

/** How it stands where nobody looked at the list: as the visitor agreed, without a link. */
export const pickAgreedMarketing = ({ consent }: Pick<Lead, 'consent'>): MarketingStand => ({
  isWelcome: consent.value,
  unsubscribeUrl: null,
})
