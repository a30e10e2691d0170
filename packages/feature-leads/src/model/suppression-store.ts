/** How somebody said that they want no marketing. */
export type SuppressionSource = 'link' | 'page' | 'one-click'

/** One request for no marketing. */
export interface Suppression {
  /** In the form of `normaliseEmail`. */
  email: string
  source: SuppressionSource
  at: Date
}

/**
 * The addresses that get no marketing, by site. Adapters pass `suppression-store.contract.ts`.
 * Source: `D-100`, `PLUS-035`
 */
export interface SuppressionStore {
  /** Puts an address on the list; one that is on it stays as it was. */
  add(siteId: string, suppression: Suppression): Promise<void>
  /** True for an address on the list of this site. */
  has(siteId: string, email: string): Promise<boolean>
  /** The key that signs the site's unsubscribing links; random, and the same ever after. */
  linkKey(siteId: string): Promise<string>
}
