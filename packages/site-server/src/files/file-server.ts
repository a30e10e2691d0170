import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, type Encoding } from '../request/file-encoding.ts'
import { parseByteRange } from './byte-range.ts'

/** Types of the files a site sends; no other ending is sent. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Largest drawing that is compressed while it is asked for, in bytes. */
const mostCompressed = 1_000_000

/* Opened by itself a drawing is a document of the site: a script somebody left in it does not run. */
const drawingPolicy = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"

const compress = { br: promisify(zlib.brotliCompress), gzip: promisify(zlib.gzip) }

const copies = { br: '.br', gzip: '.gz', identity: '' } as const

/** Files below an address. */
export interface FileServerOptions {
  /**
   * Places where the file of a name may be, the first that has it sends it; none for a name that must
   * not be sent. The only guard against names that lead elsewhere.
   */
  locate(name: string): readonly string[]
  /** Endings that are sent, `.webp`. */
  endings: readonly string[]
  /** True when the name changes with the content, so that a file is cached for a year. Default a day. */
  isImmutable?: boolean
  /**
   * True when copies compressed beforehand, `.br` and `.gz`, stand beside the files. Such files are held
   * in memory. Default no.
   */
  isPrecompressed?: boolean
}

/** Answers with the file of a name; null when there is none. */
export type FileServer = (request: Request, name: string) => Promise<Response | null>

const cacheControl = (isImmutable: boolean) =>
  isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'

interface FoundFile {
  path: string
  /** In bytes. */
  size: number
  /** Tells its versions apart. */
  etag: string
}

/** The first of the places that holds a file. */
async function findFile(places: readonly string[]): Promise<FoundFile | null> {
  for (const path of places) {
    const facts = await stat(path).catch(() => null)
    if (facts?.isFile()) {
      const version = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`
      return { path, size: facts.size, etag: `"${version}"` }
    }
  }
  return null
}

const streamOf = (path: string, range: { start: number; end: number }) =>
  Readable.toWeb(createReadStream(path, range)) as unknown as ReadableStream

/** Compresses each version of a drawing once for each encoding; the last used are held in memory. */
const drawings = new LRUCache<string, Promise<Buffer>>({ max: 200 })

function readDrawing(path: string, etag: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding} ${etag} ${path}`
  const known = drawings.get(key)
  if (known) return known
  const made = readFile(path).then((body) => compress[encoding](body))
  drawings.set(key, made)
  // The next request tries again what failed now.
  made.catch(() => drawings.delete(key))
  return made
}

/** A drawing, which is text, compressed as the browser takes it best. */
async function sendDrawing(
  request: Request,
  found: FoundFile,
  fixed: Record<string, string>,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const varied = {
    ...fixed,
    'content-security-policy': drawingPolicy,
    vary: 'Accept-Encoding',
  }
  if (encoding === 'identity' || found.size > mostCompressed)
    return sendFile(request, found, varied)
  const etag = `"${found.etag.slice(1, -1)}-${encoding}"`
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: { ...varied, etag } })
  const body = await readDrawing(found.path, etag, encoding)
  return copyResponse(request, body, encoding, { ...varied, etag })
}

/** A file whole or in part, so that a video can be wound and plays where players insist on parts. */
function sendFile(
  request: Request,
  { path, size, etag }: FoundFile,
  fixed: Record<string, string>,
): Response {
  const headers = { ...fixed, 'accept-ranges': 'bytes', etag }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const condition = request.headers.get('if-range')
  // Only GET has parts. Source: RFC 9110, 14.2
  const isForPart = request.method === 'GET' && (condition === null || condition === etag)
  const range = isForPart ? parseByteRange(request.headers.get('range'), size) : null
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
  const body = request.method === 'HEAD' || size === 0 ? null : streamOf(path, { start, end })
  return new Response(body, { status: range ? 206 : 200, headers: sized })
}

/** Sends the best copy of a file from memory. */
function createCopySender() {
  const bodies = new Map<string, Buffer>()
  const read = async (path: string) => {
    const body = bodies.get(path) ?? (await readFile(path).catch(() => null))
    if (body) bodies.set(path, body)
    return body
  }
  return async (request: Request, places: readonly string[], fixed: Record<string, string>) => {
    const wanted = chooseEncoding(request.headers.get('accept-encoding'))
    // The smallest files have no compressed copy: it would be no smaller.
    for (const encoding of new Set<Encoding>([wanted, 'identity'])) {
      for (const path of places) {
        const body = await read(path + copies[encoding])
        if (body) return copyResponse(request, body, encoding, fixed)
      }
    }
    return null
  }
}

function copyResponse(
  { method }: Request,
  body: Buffer,
  encoding: Encoding,
  fixed: Record<string, string>,
): Response {
  const headers = {
    ...fixed,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  }
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

/**
 * Serves files: in parts and by their version, drawings compressed, or from copies that were compressed
 * beforehand. The one file server of a site; what differs is where the files are.
 */
export function createFileServer({
  locate,
  endings,
  isImmutable = false,
  isPrecompressed = false,
}: FileServerOptions): FileServer {
  const sendCopy = isPrecompressed ? createCopySender() : null
  return async (request, name) => {
    const ending = extname(name)
    const type = endings.includes(ending) ? types[ending] : undefined
    if (!type) return null
    const fixed = { 'content-type': type, 'cache-control': cacheControl(isImmutable) }
    if (sendCopy) return sendCopy(request, locate(name), fixed)
    const found = await findFile(locate(name))
    if (!found) return null
    return ending === '.svg' ? sendDrawing(request, found, fixed) : sendFile(request, found, fixed)
  }
}
