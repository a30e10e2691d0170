import type { CarActivityStore, PhoneReveal } from '../model/car-activity.ts'

/** Views and reveals in memory, for tests; what was revealed can be read back. */
export function createInMemoryCarActivityStore(): CarActivityStore & {
  reveals: readonly (PhoneReveal & { siteId: string })[]
} {
  const views = new Map<string, number>()
  const reveals: (PhoneReveal & { siteId: string })[] = []
  const keyOf = (siteId: string, carId: number) => `${siteId} ${carId}`
  return {
    reveals,
    async countView(siteId, carId) {
      const count = (views.get(keyOf(siteId, carId)) ?? 0) + 1
      views.set(keyOf(siteId, carId), count)
      return count
    },
    readViews: async (siteId, carId) => views.get(keyOf(siteId, carId)) ?? 0,
    async recordReveal(siteId, reveal) {
      reveals.push({ siteId, ...reveal })
    },
    countReveals: async (siteId, carId) =>
      reveals.filter((reveal) => reveal.siteId === siteId && reveal.carId === carId).length,
  }
}
