import type { ImagesConfig, PictureSubject } from './images-config.ts'

/** How a photo is fetched: in sizes of a service's making, or as it is. */
export type PictureSource =
  | { kind: 'sized'; cdn: string; path: string }
  | { kind: 'plain'; src: string }

const ownService = '/images/'

/**
 * Where a photo of the stock is fetched. Photos below `/images/` are the site's own service's; those
 * at one of the dealer's hosts are the tenant's image service's, where there is one.
 * @param url address as the feed has it, https or an own path
 * @returns null for a photo at a host that is not the dealer's
 * Source: D-78
 */
export function findPictureSource(
  url: string,
  images: Pick<ImagesConfig, 'cdn' | 'hosts'>,
): PictureSource | null {
  if (url.startsWith(ownService))
    return { kind: 'sized', cdn: '/images', path: url.slice(ownService.length) }
  if (/^\/[^/\\]/.test(url)) return { kind: 'plain', src: url }
  const [, host, path = '/'] = /^https:\/\/([^/?#]+)(\/[^?#]*)?/.exec(url) ?? []
  if (host === undefined) return null
  if (images.cdn && url.startsWith(withSlash(images.cdn)))
    return { kind: 'sized', cdn: images.cdn, path: url.slice(withSlash(images.cdn).length) }
  if (!images.hosts.includes(host)) return null
  return images.cdn
    ? { kind: 'sized', cdn: images.cdn, path: path.slice(1) }
    : { kind: 'plain', src: url }
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`)

/** True for a picture, a video or a frame of a turn that a site may show. Source: D-78 */
export const isPictureShown = (url: string, images: Pick<ImagesConfig, 'cdn' | 'hosts'>): boolean =>
  findPictureSource(url, images) !== null

/** Address of a picture that must not be cut, such as a panorama; as it is where nobody would cut it. */
export function formatWholePicture(
  url: string,
  images: Pick<ImagesConfig, 'cdn' | 'hosts'>,
): string {
  const source = findPictureSource(url, images)
  if (source?.kind !== 'sized') return source?.src ?? url
  return `${source.cdn.replace(/\/$/, '')}/${source.path.replace(/^\//, '')}`
}

/**
 * Content of a picture of the stock: a feed's photograph this very car, unless the tenant file knows the
 * beginning of its address better; the longest that fits decides.
 * @param url address as the feed has it
 * Source: D-116
 */
export function findPictureSubject(
  url: string,
  { illustrations }: Pick<ImagesConfig, 'illustrations'>,
): PictureSubject {
  const [closest] = illustrations
    .filter(({ path }) => url.startsWith(path))
    .toSorted((a, b) => b.path.length - a.path.length)
  return closest?.depicts ?? 'this-car'
}

/** True when a picture is not of that very car, and so is labelled. Source: D-116, PLUS-079 */
export const isIllustration = (url: string, images: Pick<ImagesConfig, 'illustrations'>): boolean =>
  findPictureSubject(url, images) !== 'this-car'

/** Origins that pages show photos of, besides their own. Source: D-78, PLUS-055 */
export function listPictureOrigins({ cdn, hosts }: Pick<ImagesConfig, 'cdn' | 'hosts'>): string[] {
  const origins = hosts.map((host) => `https://${host}`)
  return [...new Set(cdn ? [...origins, new URL(cdn).origin] : origins)]
}
