import type { Lead } from '../lead.ts'

/** Some of the leads of a site, in the order in which they are read. */
export interface LeadFeedPage {
  leads: readonly Lead[]
  /** Place of the last of them; the place that was asked for where there are none. */
  end: number
  /** True when more follow. */
  hasMore: boolean
}

/**
 * Leads in an order that never changes, for a dealer's own system: each lead that is stored after a page was read
 * comes after it, however late its transaction ended and whenever it was received. Suspected spam and leads that
 * were removed are not among them. Every call is for one site. Adapters pass `lead-feed.contract.ts`.
 */
export interface LeadFeed {
  /**
   * The leads after a place, at most `limit`.
   * @param position 0 begins with the first lead
   * @returns null for a place no lead has had yet
   */
  readAfter(siteId: string, position: number, limit: number): Promise<LeadFeedPage | null>
}

/** Address a dealer's own system reads leads at. */
export const LEAD_FEED_PATH = '/api/dealer/leads'

/** Most leads of one answer, and how many it holds unless the call says. */
export const leadFeedLimit = { most: 200, usual: 50 } as const

/** Number of leads a call asks for; null for a text that is no whole number from 1 to 200. */
export function readLeadFeedLimit(text: string | null): number | null {
  if (text === null) return leadFeedLimit.usual
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return limit >= 1 && limit <= leadFeedLimit.most ? limit : null
}

const cursorForm = /^1\.(\d{1,15})\.([a-z0-9_-]+)$/

/** Text a program brings to go on after a place; it says nothing to the program. */
export const formatLeadCursor = (siteId: string, position: number): string =>
  btoa(`1.${position}.${siteId}`).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/**
 * Place a cursor stands for; 0 without one.
 * @returns null for a text that is none, and for one of another site
 */
export function readLeadCursor(siteId: string, text: string | null): number | null {
  if (text === null || text === '') return 0
  const [, position, site] = cursorForm.exec(decode(text)) ?? []
  return site === siteId && position !== undefined ? Number(position) : null
}

function decode(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

/** Text that is signed for a call that reads: its method, and path and query as they are sent. */
export const formatSignedCall = (method: string, pathAndQuery: string): string =>
  `${method} ${pathAndQuery}`
