import { compressToStay, decompress } from '../request/page-encoding.ts'
import type { CachedPage, HtmlCache, PageKey } from './html-cache.ts'

/** Pages that are compressed so at once; any other is when it is next asked for. */
const MAX_SHRINKING = 2

/** Called for each cached page that is sent again. */
export type ShrinkPage = (key: PageKey, page: CachedPage) => Promise<void>

/**
 * Compresses a page that is asked for again as small as it gets: a tenth smaller, for 30 to 50 ms of another
 * core.
 * @param parts.logFailure where a failure goes that no visitor waits for
 */
export function createPageShrinker(parts: {
  cache: HtmlCache
  logFailure: (error: unknown) => void
}): ShrinkPage {
  const { cache, logFailure } = parts
  const shrinking = new Set<Buffer>()
  return async (key, page) => {
    const { br } = page.bodies
    if (page.isSmallest || !br || shrinking.has(br) || shrinking.size >= MAX_SHRINKING) return
    shrinking.add(br)
    try {
      const small = await compressToStay(await decompress({ br }))
      cache.setBodies(key, page, { ...page.bodies, br: small }, true)
    } catch (error) {
      logFailure(error)
    } finally {
      shrinking.delete(br)
    }
  }
}
