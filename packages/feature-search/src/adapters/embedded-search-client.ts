import { answerSearchRequest, type SearchCall } from '@forecourt/search-engine'
import { liteClient } from 'algoliasearch/lite'
import { type LiteSearchClient, withFacetValues } from './lite-search-client.ts'

/** The engine and what its answers are held to. */
export type EmbeddedSearchOptions = Pick<SearchCall, 'engine' | 'scope' | 'indexNames'>

/**
 * Algolia's own client over the engine in this process, without HTTP. InstantSearch changes the
 * client it is given, so each request of a server needs one of its own.
 * Source: D-32
 */
export function createEmbeddedSearchClient(options: EmbeddedSearchOptions): LiteSearchClient {
  const client = liteClient('embedded', 'embedded', {
    hosts: [{ url: 'embedded', accept: 'readWrite', protocol: 'https' }],
    requester: {
      async send({ url, method, data }) {
        const { status, body } = answerSearchRequest({
          ...options,
          method,
          path: new URL(url).pathname,
          body: typeof data === 'string' ? data : '',
        })
        return { status, content: body, isTimedOut: false }
      },
    },
  })
  return withFacetValues(client)
}
