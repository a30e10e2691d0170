import type { IslandSlots } from '@forecourt/islands/server'
import { LRUCache } from 'lru-cache'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

const maxBytes = 16 * 2 ** 20

/** HTML by all it was made from. */
const parts = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Shows a part by its HTML, which its name and the version stand for. */
export type CachePart = (name: string, part: ReactElement) => ReactNode

export interface CachedPartsOptions {
  /** Names the site and what it is configured to; it changes with the tenant file and with the clock. */
  version: string
  /** Where the HTML waits until the page is whole. */
  held: IslandSlots
  /** False renders every part anew, where code may change meanwhile. Default true. */
  isCached?: boolean
}

/**
 * Parts that many pages of a site share, such as header and footer, rendered once for all of them. Only for
 * servers, and only for parts outside any island that know no more of a page than their name says.
 */
export function createCachedParts({
  version,
  held,
  isCached = true,
}: CachedPartsOptions): CachePart {
  return (name, part) => {
    if (!isCached) return part
    const key = `${version}\n${name}`
    const html = parts.get(key) ?? renderToString(part, { identifierPrefix: name })
    parts.set(key, html)
    return held.hold(html)
  }
}
