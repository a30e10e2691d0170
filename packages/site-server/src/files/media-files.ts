import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'

/** Folder of own files in addresses: videos, interiors and reports that feeds name. */
export const MEDIA_PATH = '/media'

const types: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

/** At most two folders deep, lower case, never hidden: no address leads out of the folder. */
const safePath = /^(?:[a-z0-9][a-z0-9_-]*\/){0,2}[a-z0-9][a-z0-9._-]*\.[a-z0-9]+$/

/** Bytes of a file that were asked for, both ends included. */
interface ByteRange {
  start: number
  end: number
}

/**
 * The bytes a `Range` header asks for: one range, as players and readers send it. Source: RFC 9110, 14.2
 * @returns null for the whole file, also where the header asks for something else than one range of
 *   bytes; `unsatisfiable` for a range beyond the end
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < start) return null
  return start > end ? 'unsatisfiable' : { start, end }
}

async function findFile(folders: readonly string[], path: string) {
  for (const folder of folders) {
    const file = join(folder, path)
    const facts = await stat(file).catch(() => null)
    if (facts?.isFile()) return { file, size: facts.size, changedMs: Math.round(facts.mtimeMs) }
  }
  return null
}

/**
 * Answers for own files, from the first of the folders that has them: whole or in part, so that a
 * video can be wound and plays where players insist on parts.
 * @returns a handler of requests below {@link MEDIA_PATH}; null leaves the request to the pages
 */
export function createMediaFiles(
  folders: readonly string[],
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const path = new URL(request.url).pathname.slice(MEDIA_PATH.length + 1)
    const type = types[extname(path)]
    const found = type && safePath.test(path) ? await findFile(folders, path) : null
    if (!type || !found) return null
    const { file, size, changedMs } = found
    const etag = `"${size.toString(36)}-${changedMs.toString(36)}"`
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'accept-ranges': 'bytes',
      etag,
    }
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers })
    const condition = request.headers.get('if-range')
    const isSame = condition === null || condition === etag
    const range = isSame ? byteRange(request.headers.get('range'), size) : null
    if (range === 'unsatisfiable')
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${size}` },
      })
    const { start, end } = range ?? { start: 0, end: size - 1 }
    const sized = {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    }
    const body = request.method === 'HEAD' ? null : streamOf(file, start, end)
    return new Response(body, { status: range ? 206 : 200, headers: sized })
  }
}

const streamOf = (file: string, start: number, end: number) =>
  Readable.toWeb(createReadStream(file, { start, end })) as unknown as ReadableStream
