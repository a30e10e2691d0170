import type { Suppression, SuppressionStore } from '../model/suppression-store.ts'

/** The suppression list in memory, for tests. Passes `suppression-store.contract.ts`. */
export function createInMemorySuppressionStore(): SuppressionStore & {
  /** Part that was added, in order, by site. */
  added: readonly (Suppression & { siteId: string })[]
} {
  const added: (Suppression & { siteId: string })[] = []
  const keys = new Map<string, string>()
  const isKnown = (site: string, address: string) =>
    added.some(({ siteId, email }) => siteId === site && email === address)
  return {
    added,
    async add(siteId, suppression) {
      if (!isKnown(siteId, suppression.email)) added.push({ siteId, ...suppression })
    },
    async has(siteId, email) {
      return isKnown(siteId, email)
    },
    async linkKey(siteId) {
      const key = keys.get(siteId) ?? `${crypto.randomUUID()}${crypto.randomUUID()}`
      keys.set(siteId, key)
      return key
    },
  }
}
