import { createHash } from 'node:crypto'
import { type Developer, picturePath } from '@forecourt/demo'
import { createWorkQueue, type ImageFiles } from '@forecourt/site-server'
import { PICTURE_FAILED } from '@forecourt/site-server/error-message'
import { type ImageVariant, parseImageRequest } from './image-request.ts'

/** The outside world of the image service. */
export interface ImagePorts {
  developer: Developer
  files: ImageFiles
  logger: { error(message: string, details: object): void }
}

/** Answers a request below the folder of the image service. */
export type ImageHandler = (request: Request) => Promise<Response>

const year = 'public, max-age=31536000, immutable'

/** Pictures made at the same time, and waiting at most; beyond that a visitor is asked to come back. */
const workload = { atOnce: 1, atMost: 96 }

const plain = (status: number, reason: string, headers: Record<string, string> = {}) =>
  new Response(`${reason}\n`, {
    status,
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })

/** Name of a variant's file, the same for as long as its layers are. */
function fileName(version: string, { picture, width, quality, ratio, format }: ImageVariant) {
  const facts = [version, picturePath(picture), width, quality, ratio, format].join(' ')
  return `${createHash('sha256').update(facts).digest('hex').slice(0, 32)}.${format}`
}

/**
 * Serves pictures of vehicles: made on first demand, kept on disk, sent for a year. An unknown picture
 * is 404 and an unknown size 400, both without any work; too much work at once is 503.
 * Source: UI-017, D-78
 */
export function createImageHandler({ developer, files, logger }: ImagePorts): ImageHandler {
  const queue = createWorkQueue(workload)

  const make = async (name: string, variant: ImageVariant): Promise<Buffer> => {
    const { picture, ...file } = variant
    const bytes = await developer.develop(picture, file)
    await files.write(name, bytes)
    return bytes
  }

  const answer = async (request: Request): Promise<Response> => {
    const asked = parseImageRequest(new URL(request.url), request.headers.get('accept'))
    if (!asked.ok) return plain(asked.status, asked.reason)
    const name = fileName(developer.version, asked.variant)
    const headers = {
      'content-type': `image/${asked.variant.format}`,
      'cache-control': year,
      etag: `"${name}"`,
      vary: 'Accept',
    }
    if (request.headers.get('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers })
    const bytes =
      (await files.read(name)) ?? (await queue.run(name, () => make(name, asked.variant)))
    if (!bytes) return plain(503, 'Too busy; try again.', { 'retry-after': '2' })
    const sized = { ...headers, 'content-length': String(bytes.length) }
    return new Response(new Uint8Array(bytes), { headers: sized })
  }

  return async (request) => {
    try {
      return await answer(request)
    } catch (error) {
      logger.error('picture could not be made', { url: request.url, error })
      return plain(500, PICTURE_FAILED)
    }
  }
}
