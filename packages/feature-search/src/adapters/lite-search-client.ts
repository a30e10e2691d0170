import type { LiteClient, liteClient, SearchForFacetValuesResponse } from 'algoliasearch/lite'
import type { FacetValuesRequest, SearchClient } from '../model/search-client.ts'

/** Algolia's client with the facet search that its lite version leaves to `search`. */
export type LiteSearchClient = LiteClient & SearchClient

/** Options of Algolia's lite client. */
export type LiteClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

/** A search that took longer than the site waits for (D-32). */
export class SearchTimeoutError extends Error {
  /** How long was waited, in milliseconds. */
  readonly timeoutMs: number

  constructor(timeoutMs: number) {
    super(`The search service did not answer within ${timeoutMs} ms`)
    this.name = 'SearchTimeoutError'
    this.timeoutMs = timeoutMs
  }
}

/** Nothing answered as a search where one was expected, for example because the address is another server's. */
export class SearchUnreachableError extends Error {
  constructor(address: string, cause: Error) {
    super(`No search answers at ${address}`, { cause })
    this.name = 'SearchUnreachableError'
  }
}

/** Longest wait for an answer, all retries included. Source: D-32 */
export const SEARCH_TIMEOUT_MS = 8000

/**
 * Adds `searchForFacetValues` to a lite client. The client stays the same object, so InstantSearch
 * finds its caches.
 */
export function withFacetValues(client: LiteClient): LiteSearchClient {
  const search = client.search.bind(client)
  return Object.assign(client, {
    searchForFacetValues: async (requests: readonly FacetValuesRequest[]) => {
      const { results } = await search({
        requests: requests.map(({ indexName, params: { facetName, ...params } }) => ({
          ...params,
          indexName,
          type: 'facet' as const,
          facet: facetName,
        })),
      })
      return results as SearchForFacetValuesResponse[]
    },
  })
}

/**
 * Lets every search fail with `SearchTimeoutError` when no answer came in time; a late answer is
 * dropped.
 */
export function withDeadline(client: LiteClient, timeoutMs: number): LiteClient {
  const search = client.search.bind(client)
  const searchInTime = (...sent: Parameters<typeof search>) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SearchTimeoutError(timeoutMs)), timeoutMs)
    })
    return Promise.race([search(...sent), late]).finally(() => clearTimeout(timer))
  }
  return Object.assign(client, { search: searchInTime })
}

/** Failures of Algolia's client in which no search had a word; its own sentences speak of Algolia's account. */
const isUnreachable = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'RetryError' || error.name === 'DeserializationError')

/** Lets a search that nobody answers fail with `SearchUnreachableError`. */
export function withAddress(client: LiteClient, address: string): LiteClient {
  const search = client.search.bind(client)
  const searchAt: typeof search = (...sent) =>
    search(...sent).catch((error: unknown) => {
      throw isUnreachable(error) ? new SearchUnreachableError(address, error) : error
    })
  return Object.assign(client, { search: searchAt })
}
