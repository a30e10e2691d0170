import type { SearchClient } from '../model/search-client.ts'
import type { SearchRequestSite } from '../model/search-requests.ts'
import { createStockRangeRequest, readStockRange, type StockRange } from '../model/stock-range.ts'
import { answersOf } from './search-answers.ts'

/** Parts the ranges of the sites are made with. */
export interface StockRangesPorts<OneSite> {
  /** A client that answers for one site only, made anew for every use (`D-18`). */
  searchClientFor: (site: OneSite) => Pick<SearchClient, 'search'>
  /** Changes whenever the stock of a site or its settings do. */
  stockVersion: (site: OneSite) => string
  /** Unix milliseconds. */
  nowMs: () => number
  /** Called with what failed; the range as it was stays. Default nothing. */
  onFailure?: (error: unknown) => void
  /** How long a page waits for a range, in milliseconds. Default 250. */
  longestWaitMs?: number
}

/** A range as pages show it. */
export interface KnownStockRange {
  /** Changes whenever the range is read anew; names what was made from it. */
  version: string
  range: StockRange
  /** Cars the search finds. */
  count: number
}

/** Makes and models in stock of every site, for what stands on every page. */
export interface StockRanges<OneSite> {
  /** The range of a site; the former one, or none, while a new one is not available. Never rejects. */
  rangeOf: (site: OneSite) => Promise<KnownStockRange>
}

interface Entry extends KnownStockRange {
  /** Version of the stock it was asked for at. */
  askedAt: string
  /** Instant from which a range that could not be had is asked for again, Unix milliseconds. */
  retryAtMs: number
}

const LONGEST_WAIT_MS = 250
const RETRY_MS = 30_000
const nothing: KnownStockRange = { version: '', range: [], count: 0 }

/**
 * Ranges read on first use and again when the stock has changed. A slow or failing search service holds
 * up no page for longer than the longest wait, and is asked again after 30 seconds.
 * Source: `SITE-057`
 */
export function createStockRanges<OneSite extends SearchRequestSite & { id: string }>({
  searchClientFor,
  stockVersion,
  nowMs,
  onFailure,
  longestWaitMs = LONGEST_WAIT_MS,
}: StockRangesPorts<OneSite>): StockRanges<OneSite> {
  const entries = new Map<string, Entry>()
  const readings = new Map<string, Promise<void>>()

  const read = async (site: OneSite, version: string) => {
    try {
      const [answer] = await answersOf(searchClientFor(site), [createStockRangeRequest(site)])
      const range = answer ? readStockRange(answer) : []
      entries.set(site.id, {
        askedAt: version,
        version,
        range,
        count: answer?.nbHits ?? 0,
        retryAtMs: Number.POSITIVE_INFINITY,
      })
    } catch (error) {
      onFailure?.(error)
      const { version: known, range, count } = entries.get(site.id) ?? nothing
      const retryAtMs = nowMs() + RETRY_MS
      entries.set(site.id, { askedAt: version, version: known, range, count, retryAtMs })
    }
    readings.delete(site.id)
  }

  return {
    async rangeOf(site) {
      const version = stockVersion(site)
      const entry = entries.get(site.id)
      if (entry?.askedAt === version && nowMs() < entry.retryAtMs) return entry
      const reading = readings.get(site.id) ?? read(site, version)
      readings.set(site.id, reading)
      await Promise.race([reading, wait(longestWaitMs)])
      return entries.get(site.id) ?? nothing
    },
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
