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
    async findSpin(siteId, phone, campaign) {
      return spins.get(keyOf(siteId, phone, campaign)) ?? null
    },
    async takeSpin(siteId, phone, spin, notice) {
      const key = keyOf(siteId, phone, spin.campaign)
      const first = spins.get(key)
      if (first) return { spin: first, isNew: false }
      spins.set(key, spin)
      await leads.accept(siteId, notice)
      return { spin, isNew: true }
    },
    async removeBefore(siteId, before) {
      const old = [...spins].filter(
        ([key, { spunAt }]) => key.startsWith(keyOf(siteId, '')) && spunAt < before,
      )
      for (const [key] of old) spins.delete(key)
      return old.length
    },
  }
}
