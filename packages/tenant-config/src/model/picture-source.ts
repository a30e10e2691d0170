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

/** Folder of the own service below which it has the photos of the dealers' hosts. */
const photoFolder = 'photos/'

/**
 * Where the server of `@forecourt/site-server` has a photo fetched: as {@link findPictureSource}, but a photo
 * at one of the dealer's hosts, which nobody cuts there, comes in sizes of the own service.
 * @param url address as the feed has it, https or an own path
 * @returns null for a photo at a host that is not the dealer's
 * Source: D-78, UI-017
 */
export function findServedPicture(
  url: string,
  images: Pick<ImagesConfig, 'cdn' | 'hosts' | 'resize'>,
): PictureSource | null {
  const source = findPictureSource(url, images)
  if (source?.kind !== 'plain' || !images.resize || !source.src.startsWith('https://'))
    return source
  return { kind: 'sized', cdn: '/images', path: formatPhotoPath(source.src) }
}

/** Path of a photo at the own service: its host and path, and its query as a part of the path. */
function formatPhotoPath(url: string): string {
  const [address = ''] = url.slice('https://'.length).split('#')
  const [path = '', ...query] = address.split('?')
  const said = query.length > 0 ? `%3F${encodeURIComponent(query.join('?'))}` : ''
  return photoFolder + path.replaceAll(/%3f/gi, '%253F') + said
}

/**
 * Address of the photo that a path below the own service stands for.
 * @param path of the address, such as `/images/photos/photos.dealer.example/1.jpg`
 * @returns null for any other path
 */
export function parsePhotoPath(path: string): URL | null {
  const folder = `${ownService}${photoFolder}`
  if (!path.startsWith(folder)) return null
  const [address = '', query] = path.slice(folder.length).split(/%3f/i)
  const url = `https://${address.replaceAll('%253F', '%3F')}${query ? `?${decode(query)}` : ''}`
  return URL.canParse(url) ? new URL(url) : null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
