import { LRUCache } from 'lru-cache'

/** A rendered page, ready to send in any encoding. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  /** Identity always; the others from the first visitor on who asks for them. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

/** Inputs a cached page depends on; a change of any part is another page. */
export interface PageKey {
  siteId: string
  /** Rises with every change of the tenant file. */
  siteVersion: number | string
  /** Rises with every change of the site's stock. */
  stockGeneration: number | string
  /** Path and query, as asked for. */
  url: string
}

const keyText = ({ siteId, siteVersion, stockGeneration, url }: PageKey) =>
  `${siteId}\n${siteVersion}\n${stockGeneration}\n${url}`

const sizeOf = ({ bodies }: CachedPage) => Math.round(bodies.identity.length * 1.5) + 1024

export interface HtmlCacheOptions {
  /** Bytes of pages cached, least recently used out. Default 64 MB. */
  maxBytes?: number
  /** Age in milliseconds after which a page is rendered again, because pages also depend on the clock. Default 60 s. */
  maxAgeMs?: number
}

/**
 * Keeps anonymous pages between requests. A page leaves by age, by size, or because its key's
 * generation is no longer asked for. The site is part of the key, so no tenant sees another's page.
 */
export function createHtmlCache({
  maxBytes = 64 * 2 ** 20,
  maxAgeMs = 60_000,
}: HtmlCacheOptions = {}) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
  })
  return {
    get: (key: PageKey) => pages.get(keyText(key)),
    set: (key: PageKey, page: CachedPage) => void pages.set(keyText(key), page),
    clear: () => pages.clear(),
  }
}

export type HtmlCache = ReturnType<typeof createHtmlCache>
