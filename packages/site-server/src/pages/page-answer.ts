import { createHash } from 'node:crypto'
import type { PageEncoding } from '../request/page-encoding.ts'
import { FRESH_MS, STALE_MS } from './html-cache.ts'

/** Request headers a page depends on. */
export const PAGE_VARY = 'Host, Accept-Encoding'

/**
 * Headers that say for how long, and by whom, a page may be cached.
 * @param isForAll false for a public page as one visitor's choices make it, such as without an announcement they
 *   hid: no cache between gives it to anybody else. Default true
 */
export function createCacheHeaders(isPublic: boolean, isForAll = true): Record<string, string> {
  if (!isPublic) return { 'cache-control': 'no-store' }
  if (!isForAll) return { 'cache-control': 'private, no-cache' }
  const [fresh, stale] = [FRESH_MS, STALE_MS - FRESH_MS].map((ms) => ms / 1000)
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
  }
}

/** Characters of a tag, of six bits each: two contents of one page never share them by chance. */
const TAG_LENGTH = 14

/** Tag of a page's content, the same in every encoding and after a rendering that changed nothing. */
export const createEtag = (body: Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`

const withoutWeak = (etag: string) => etag.replace(/^W\//, '')

/** True when an `If-None-Match` header names the tag, or any: the visitor has the page. Source: RFC 9110, 13.1.2 */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => withoutWeak(tag.trim()) === withoutWeak(etag))
}

/** Headers of a body in its encoding. */
export function createBodyHeaders(
  encoding: PageEncoding | 'identity',
  length: number,
): Record<string, string> {
  return {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(length),
  }
}
