import type { SearchConfig } from './search-config.ts'

/** Algolia's own hosts of an application, as its clients ask them in turn. */
const algoliaHosts = [
  '-dsn.algolia.net',
  '-1.algolianet.com',
  '-2.algolianet.com',
  '-3.algolianet.com',
]

/**
 * Origins a browser asks for stock, besides the site's own: Algolia is asked directly, and the
 * embedded engine where it has an origin of its own; Typesense is asked through the site.
 * Source: D-32, PLUS-055
 */
export function listSearchOrigins({ provider }: Pick<SearchConfig, 'provider'>): string[] {
  if (provider.type === 'typesense') return []
  if (provider.host !== '') return [new URL(provider.host).origin]
  if (provider.type === 'embedded') return []
  const application = provider.appId.toLowerCase()
  return algoliaHosts.map((host) => `https://${application}${host}`)
}
