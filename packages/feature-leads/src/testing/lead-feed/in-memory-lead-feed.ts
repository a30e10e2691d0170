import type { LeadFeed } from '../../model/lead-feed/lead-feed.ts'
import type { LeadStore } from '../../model/lead-store.ts'

/**
 * Leads in the order they were first read, in memory. Passes `lead-feed.contract.ts`.
 * @param leads where the leads are
 */
export function createInMemoryLeadFeed(leads: Pick<LeadStore, 'list'>): LeadFeed {
  const places = new Map<string, number>()
  let last = 0
  return {
    async readAfter(siteId, position, limit) {
      const records = await leads.list(siteId, { limit: Number.MAX_SAFE_INTEGER })
      const own = records
        .map(({ lead }) => lead)
        .filter(({ status }) => status === 'received')
        .toReversed()
      const placeOf = ({ id }: { id: string }) => {
        const place = places.get(`${siteId}\n${id}`) ?? (last += 1)
        places.set(`${siteId}\n${id}`, place)
        return place
      }
      const placed = own
        .map((lead) => ({ lead, place: placeOf(lead) }))
        .toSorted((a, b) => a.place - b.place)
      if (position > last) return null
      const rest = placed.filter(({ place }) => place > position)
      const page = rest.slice(0, limit)
      return {
        leads: page.map(({ lead }) => lead),
        end: page.at(-1)?.place ?? position,
        hasMore: rest.length > limit,
      }
    },
  }
}
