import { createHash } from 'node:crypto'
import { findServedPicture, parsePhotoPath, type Site } from '@forecourt/tenant-config/model'
import { LRUCache } from 'lru-cache'
import { createWorkQueue, type Visitor } from '../limits/work-queue.ts'
import { developPhoto, makeStoredPhoto } from './develop-photo.ts'
import { type FetchPhoto, PhotoError, type PhotoMarks } from './fetch-photo.ts'
import type { ImageFiles } from './image-files.ts'
import { PictureElsewhereError, type PictureSource } from './picture-source.ts'

/** The outside world of the photos at dealers' hosts. */
export interface HostPhotoPorts {
  /** The site of a visitor. */
  siteById: (id: string) => Pick<Site, 'images'> | null
  files: ImageFiles
  fetchPhoto: FetchPhoto
  logger: { warn(message: string, fields: object): void }
  /** Default the clock of the machine. */
  now?: () => number
}

/** A photo whose file is stored. */
interface StoredPhoto {
  /** Name of its content. */
  hash: string
  marks: PhotoMarks
  /** When its host was last asked, in milliseconds; before any time where this process did not yet. */
  checkedAt: number
}

/** Browsers ask again for a photo after a day, and so does the service. */
const FRESH_FOR_SECONDS = 24 * 60 * 60

/** For how long a photo, or a host, that failed is left alone, in milliseconds. */
const failedFor = { photo: 5 * 60_000, host: 60_000 }

/** Photos fetched at the same time, and waiting; a browser that would wait longer asks the host itself. */
const workload = { atOnce: 4, waiting: 96, waitMs: 3000 }

/** Name of a stored file of a photo. */
const nameOf = (address: string, ending: 'webp' | 'json') =>
  `${createHash('sha256').update(`photo ${address}`).digest('hex').slice(0, 32)}.${ending}`

const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

/**
 * Photographs at the hosts of the dealers' feeds as a source of the image service, for sites that list the
 * host. Each is fetched once, stored upright in the largest width that is served, and asked for again once a
 * day. While one cannot be had, browsers are sent to the host.
 * Source: UI-017, D-78
 */
export function createHostPhotos(ports: HostPhotoPorts): PictureSource {
  const { siteById, files, fetchPhoto, logger, now = Date.now } = ports
  const stored = new LRUCache<string, StoredPhoto>({ max: 20_000 })
  const failed = new LRUCache<string, number>({ max: 5000 })
  const queue = createWorkQueue(workload)

  const isListed = ({ href }: URL, siteId: string): boolean => {
    const site = siteById(siteId)
    const source = site && findServedPicture(href, site.images)
    return source?.kind === 'sized' && source.cdn === '/images'
  }

  const hasFailed = ({ href, host }: URL) =>
    [href, host].some((what) => (failed.get(what) ?? 0) > now())

  const noteFailure = ({ href, host }: URL, error: unknown) => {
    logger.warn('a photo could not be fetched', { url: href, error })
    if (error instanceof PhotoError) failed.set(href, now() + failedFor.photo)
    else failed.set(host, now() + failedFor.host)
  }

  /** A photo an earlier process stored; its host is asked again at the next chance. */
  const readStored = async (address: string): Promise<StoredPhoto | null> => {
    const json = await files.read(nameOf(address, 'json'))
    if (!json) return null
    const { hash, marks } = JSON.parse(Buffer.from(json).toString()) as StoredPhoto
    return { hash, marks, checkedAt: -Infinity }
  }

  const store = async (address: string, bytes: Buffer, marks: PhotoMarks): Promise<StoredPhoto> => {
    const photo = await makeStoredPhoto(bytes)
    const facts = { hash: hashOf(photo), marks }
    await files.write(nameOf(address, 'webp'), photo)
    await files.write(nameOf(address, 'json'), Buffer.from(JSON.stringify(facts)))
    return { ...facts, checkedAt: now() }
  }

  const load = async (url: URL, before: StoredPhoto | null): Promise<StoredPhoto> => {
    const { bytes, marks } = await fetchPhoto(url, before?.marks ?? {})
    const photo =
      bytes === null && before
        ? { ...before, checkedAt: now() }
        : await store(url.href, bytes ?? Buffer.alloc(0), marks)
    stored.set(url.href, photo)
    return photo
  }

  /** @returns null when it cannot be had, and when too much is waiting */
  const tryToLoad = (url: URL, before: StoredPhoto | null, visitor?: Visitor) =>
    queue.run(
      url.href,
      () =>
        load(url, before).catch((error: unknown) => {
          noteFailure(url, error)
          return null
        }),
      visitor,
    )

  const findPhoto = async (url: URL, visitor: Visitor): Promise<StoredPhoto | null> => {
    const known = stored.get(url.href) ?? (await readStored(url.href))
    if (!known) return hasFailed(url) ? null : tryToLoad(url, null, visitor)
    const isDue = known.checkedAt + FRESH_FOR_SECONDS * 1000 <= now()
    if (isDue && !hasFailed(url)) void tryToLoad(url, known)
    return known
  }

  /** The stored file, which may have made room for others since. */
  const readFile = async (url: URL): Promise<Uint8Array> => {
    const name = nameOf(url.href, 'webp')
    const bytes = await files.read(name)
    if (bytes) return bytes
    if (!hasFailed(url)) await tryToLoad(url, null)
    const again = await files.read(name)
    if (again) return again
    throw new PictureElsewhereError(url.href)
  }

  return {
    async find(path, visitor) {
      const url = parsePhotoPath(path)
      if (!url || !isListed(url, visitor.site)) return null
      const photo = await findPhoto(url, visitor)
      if (!photo) return { address: url.href }
      return {
        key: `${url.href} ${photo.hash}`,
        freshFor: FRESH_FOR_SECONDS,
        write: async (file) => developPhoto(await readFile(url), file),
      }
    },
  }
}
