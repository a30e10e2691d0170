import { createHash } from 'node:crypto'
import { createWorkQueue, SERVER_ITSELF, type Visitor } from '../limits/work-queue.ts'
import { PICTURE_BUSY, PICTURE_FAILED } from '../request/error-message.ts'
import type { ImageFiles } from './image-files.ts'
import { parseImageRequest } from './image-request.ts'
import {
  type FoundPicture,
  PictureElsewhereError,
  type PictureFile,
  type PictureSource,
  type SourcePicture,
} from './picture-source.ts'

/** The outside world of the image service. */
export interface ImagePorts {
  /** Sources of pictures; the first that knows an address answers for it. */
  sources: readonly PictureSource[]
  files: ImageFiles
  logger: { error(message: string, details: object): void }
  /** Called for each picture that is refused. Default nobody. */
  onRefused?: () => void
}

/**
 * Answers a request below the folder of the image service.
 * @param visitor who it is for; default the server itself
 */
export type ImageHandler = (request: Request, visitor?: Visitor) => Promise<Response>

/** How long browsers may show a picture they have. */
const cacheControl = ({ freshFor }: SourcePicture) =>
  freshFor === undefined ? 'public, max-age=31536000, immutable' : `public, max-age=${freshFor}`

/** Seconds after which a browser asks again for a picture that it was sent to elsewhere. */
const ELSEWHERE_FOR = 300

const sendTo = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': `public, max-age=${ELSEWHERE_FOR}` },
  })

/**
 * Pictures made at the same time, and waiting at most; beyond that a visitor is asked to come back. They
 * wait longer than a page does: one page asks for many, and a browser does not ask twice.
 */
const workload = { atOnce: 1, waiting: 96, waitMs: 15_000 }

const plain = (status: number, reason: string, headers: Record<string, string> = {}) =>
  new Response(`${reason}\n`, {
    status,
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })

/** Name of a stored file, the same for as long as what the picture is made of. */
function fileName({ key }: SourcePicture, { width, quality, ratio, format }: PictureFile) {
  const facts = [key, width, quality, ratio, format].join(' ')
  return `${createHash('sha256').update(facts).digest('hex').slice(0, 32)}.${format}`
}

/**
 * Serves pictures of vehicles: made on first demand, cached on disk, sent for a year. An unknown picture
 * is 404 and an unknown size 400, both without any work; too much work at once is 503.
 * Source: UI-017, D-78
 */
export function createImageHandler(ports: ImagePorts): ImageHandler {
  const { sources, files, logger, onRefused } = ports
  const queue = createWorkQueue({ ...workload, ...(onRefused && { onRefused }) })

  const findPicture = async (path: string, visitor: Visitor): Promise<FoundPicture> => {
    for (const source of sources) {
      // oxlint-disable-next-line no-await-in-loop -- the first that knows it answers
      const picture = await source.find(path, visitor)
      if (picture) return picture
    }
    return null
  }

  const make = async (
    name: string,
    picture: SourcePicture,
    file: PictureFile,
  ): Promise<Uint8Array> => {
    const bytes = await picture.write(file)
    await files.write(name, bytes)
    return bytes
  }

  const send = async (
    request: Request,
    picture: SourcePicture,
    file: PictureFile,
    visitor: Visitor,
  ): Promise<Response> => {
    const name = fileName(picture, file)
    const headers = {
      'content-type': `image/${file.format}`,
      'cache-control': cacheControl(picture),
      etag: `"${name}"`,
      vary: 'Accept',
    }
    if (request.headers.get('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers })
    const bytes =
      (await files.read(name)) ?? (await queue.run(name, () => make(name, picture, file), visitor))
    if (!bytes) return plain(503, PICTURE_BUSY, { 'retry-after': '2' })
    const sized = { ...headers, 'content-length': String(bytes.length) }
    return new Response(new Uint8Array(bytes), { headers: sized })
  }

  const answer = async (request: Request, visitor: Visitor): Promise<Response> => {
    const url = new URL(request.url)
    const picture = await findPicture(url.pathname, visitor)
    if (!picture) return plain(404, 'There is no such picture.')
    const asked = parseImageRequest(url, request.headers.get('accept'))
    if (!asked.ok) return plain(400, asked.reason)
    return 'address' in picture
      ? sendTo(picture.address)
      : send(request, picture, asked.file, visitor)
  }

  return async (request, visitor = SERVER_ITSELF) => {
    try {
      return await answer(request, visitor)
    } catch (error) {
      if (error instanceof PictureElsewhereError) return sendTo(error.address)
      logger.error('picture could not be made', { url: request.url, error })
      return plain(500, PICTURE_FAILED)
    }
  }
}
