import type { StateCode } from './setting-values.ts'
import { findTimeZone } from './state-time-zone.ts'

/** Facts that a site begins with; every other setting has its default (D-81). */
export interface NewSite {
  /** Name of the dealer, "Northside Cars". */
  name: string
  state: StateCode
  /** Identifier of the site, and the name of its file. */
  id: string
  /** Host names, the first for search engines. Default `{id}.localhost`. */
  domains?: readonly string[] | undefined
  /** Colour of the brand. Default a blue that white text can be read on. */
  color?: string | undefined
  /** Dealer licence number. Default none. */
  licence?: string | undefined
}

/** Content of the tenant file of a new dealer, with one dealership; `parseSite` says what is wrong with it. */
export const createTenantFile = ({
  name,
  state,
  id,
  domains = [`${id}.localhost`],
  color = '#1f5f8b',
  licence,
}: NewSite) => ({
  id,
  name,
  domains,
  state,
  timeZone: findTimeZone(state),
  brand: { color },
  dealerships: [{ id: 1, slug: id, name, ...(licence && { dealerLicenceNumber: licence }) }],
})
