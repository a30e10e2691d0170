import { compressToStay, decompress } from '../request/page-encoding.ts'
import type { CachedPage, HtmlCache, PageKey } from './html-cache.ts'

/** Pages that are compressed so at once; any other is when it is next asked for. */
const MAX_SHRINKING = 2

/** Called for each cached page that is sent again. */
export type ShrinkPage = (key: PageKey, page: CachedPage) => Promise<void>

/**
 * Compresses a page that is asked for again a tenth smaller, for 30 to 50 ms of another core, and one that is asked for
 * once more as small as it gets, for 100 to 150 ms while no other page is made smaller.
 * @param parts.logFailure where a failure goes that no visitor waits for
 */
export function createPageShrinker(parts: {
  cache: HtmlCache
  logFailure: (error: unknown) => void
}): ShrinkPage {
  const { cache, logFailure } = parts
  const shrinking = new Set<Buffer>()
  return async (key, page) => {
    const { bodies, timesShrunk = 0 } = page
    const { br } = bodies
    const compress = compressToStay[timesShrunk]
    const most = timesShrunk === 0 ? MAX_SHRINKING : 1
    if (!br || !compress || shrinking.has(br) || shrinking.size >= most) return
    shrinking.add(br)
    try {
      const small = await compress(await decompress({ br }))
      const smaller = small.length < br.length ? small : br
      cache.setBodies(key, page, { ...bodies, br: smaller }, timesShrunk + 1)
    } catch (error) {
      logFailure(error)
    } finally {
      shrinking.delete(br)
    }
  }
}
