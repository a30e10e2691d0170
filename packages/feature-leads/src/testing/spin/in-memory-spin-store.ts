import type { LeadStore } from '../../model/lead-store.ts'
import type { Spin, SpinStore } from '../../model/spin/spin-store.ts'

/**
 * Spins in memory, for tests. Passes `spin-store.contract.ts`.
 * @param leads where the leads go that tell of them
 */
export function createInMemorySpinStore(leads: Pick<LeadStore, 'accept'>): SpinStore {
  const spins = new Map<string, Spin>()
  const keyOf = (...parts: string[]) => parts.join('\n')
  return {
    async findSpin(siteId, contactId, campaign) {
      return spins.get(keyOf(siteId, contactId, campaign)) ?? null
    },
    async takeSpin(siteId, contactId, spin, notice) {
      const key = keyOf(siteId, contactId, spin.campaign)
      const first = spins.get(key)
      if (first) return { spin: first, isNew: false }
      spins.set(key, spin)
      await leads.accept(siteId, notice)
      return { spin, isNew: true }
    },
  }
}
