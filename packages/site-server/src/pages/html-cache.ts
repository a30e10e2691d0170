import type { Site } from '@forecourt/tenant-config/model'
import { LRUCache } from 'lru-cache'
import type { PageBodies } from '../request/page-encoding.ts'

/** A rendered page, compressed and ready to send. */
export interface CachedPage {
  /** Weak, because every encoding of the page has it. */
  etag: string
  /** Headers that do not depend on the encoding. */
  headers: Readonly<Record<string, string>>
  bodies: PageBodies
  /** How often its bodies were made smaller. Default 0. */
  timesShrunk?: number
  /** The one car of the stock the page is about; null for a page that shows the stock. */
  carId: number | null
  version: PageVersion
  renderedAtMs: number
}

/** State of what a page depends on; it is rendered again when either number is another one. */
export interface PageVersion {
  /** Rises with every change of the tenant file. */
  site: number
  /** Rises with every change of the car the page is about, else of the site's stock. */
  stock: number
}

/** Address of a page. The site is part of it, so no tenant sees another's page. */
export interface PageKey {
  site: Site
  /** Path and query, as asked for. */
  url: string
}

/**
 * `fresh`: to be sent. `stale`: to be sent while one rendering renews it, because pages also depend on the
 * clock. `outdated`: its car, stock or tenant file has changed; to be sent only when rendering fails.
 */
export type PageState = 'fresh' | 'stale' | 'outdated'

export interface HtmlCacheOptions {
  /** Version a page would have now. */
  versionOf: (site: Site, carId: number | null) => PageVersion
  nowMs: () => number
  /** Bytes of compressed pages, least recently used out. Default 256 MB. */
  maxBytes?: number
}

/** Age at which a page is renewed, in milliseconds. */
export const FRESH_MS = 60_000

/** Age up to which it is sent meanwhile, in milliseconds. */
export const STALE_MS = 660_000

/** Objects, strings and headers around the bodies of a page, in bytes. */
const overhead = 2048

const sizeOf = ({ bodies }: CachedPage) =>
  Object.values(bodies).reduce((total, body) => total + body.length, overhead)

const keyText = ({ site, url }: PageKey) => `${site.id}\n${url}`

/** Keeps anonymous pages between requests, compressed only. */
export function createHtmlCache({ versionOf, nowMs, maxBytes = 256 * 2 ** 20 }: HtmlCacheOptions) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const renewals = new Set<string>()

  function stateOf({ site }: PageKey, page: CachedPage): PageState {
    const now = versionOf(site, page.carId)
    if (now.site !== page.version.site || now.stock !== page.version.stock) return 'outdated'
    const ageMs = nowMs() - page.renderedAtMs
    if (ageMs < FRESH_MS) return 'fresh'
    return ageMs < STALE_MS ? 'stale' : 'outdated'
  }

  return {
    versionOf,
    find(key: PageKey): { page: CachedPage; state: PageState } | null {
      const page = pages.get(keyText(key))
      return page ? { page, state: stateOf(key, page) } : null
    },
    set: (key: PageKey, page: CachedPage) => void pages.set(keyText(key), page),
    delete: (key: PageKey) => void pages.delete(keyText(key)),
    /** Replaces the bodies of a page, unless it was rendered anew meanwhile. */
    setBodies(
      key: PageKey,
      page: CachedPage,
      bodies: PageBodies,
      timesShrunk = page.timesShrunk ?? 0,
    ) {
      if (pages.peek(keyText(key)) === page)
        pages.set(keyText(key), { ...page, bodies, timesShrunk })
    },
    /** True while one rendering renews the page. */
    isBeingRenewed: (key: PageKey) => renewals.has(keyText(key)),
    /** Runs the one rendering that renews a page; nothing while another one does. */
    async renew(key: PageKey, render: () => Promise<unknown>): Promise<void> {
      const text = keyText(key)
      if (renewals.has(text)) return
      renewals.add(text)
      try {
        await render()
      } finally {
        renewals.delete(text)
      }
    },
    /** Bytes of the pages stored at this moment. */
    storedBytes: () => pages.calculatedSize,
  }
}

export type HtmlCache = ReturnType<typeof createHtmlCache>
