import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { copyToOwnMemory } from './own-memory.ts'

const { constants } = zlib
const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const zip = promisify(zlib.gzip)
const unzip = promisify(zlib.gunzip)
// Node has it since 22.15; before, nobody is offered it.
const hasZstd = typeof zlib.zstdCompress === 'function'
const zstd = hasZstd ? promisify(zlib.zstdCompress) : null
const unzstd = hasZstd ? promisify(zlib.zstdDecompress) : null

/** Encodings a page is stored in. */
export type PageEncoding = 'br' | 'zstd' | 'gzip'

/** A page by its encodings, one at least. */
export type PageBodies = Readonly<Partial<Record<PageEncoding, Buffer>>>

/** Best first: of what is stored, the first a visitor accepts is sent. */
const byPreference: readonly PageEncoding[] = ['br', 'zstd', 'gzip']

/** Fastest first: in what a page is compressed that somebody waits for. */
const bySpeed: readonly PageEncoding[] = hasZstd ? ['zstd', 'br', 'gzip'] : ['br', 'gzip']

const maxRemembered = 200
const remembered = new Map<string, ReadonlySet<PageEncoding>>()

function parseAccepted(accepted: string): ReadonlySet<PageEncoding> {
  const offers = accepted.split(',').map((part) => part.trim().toLowerCase())
  const allows = (name: PageEncoding) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(?:\.0*)?$/.test(offer)),
    )
  return new Set(byPreference.filter((name) => (name !== 'zstd' || hasZstd) && allows(name)))
}

/** Encodings an `Accept-Encoding` header allows; `q=0` refuses one. */
export function listAcceptedEncodings(
  accepted: string | null | undefined,
): ReadonlySet<PageEncoding> {
  const text = accepted ?? ''
  const known = remembered.get(text)
  if (known) return known
  const parsed = parseAccepted(text)
  // Browsers send a handful of values; whoever sends many is not remembered.
  if (remembered.size < maxRemembered) remembered.set(text, parsed)
  return parsed
}

/** The best stored encoding a visitor accepts; null when none is. */
export const chooseStored = (
  bodies: PageBodies,
  accepted: ReadonlySet<PageEncoding>,
): PageEncoding | null =>
  byPreference.find((name) => bodies[name] !== undefined && accepted.has(name)) ?? null

async function brotliAt(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  return copyToOwnMemory(compressed)
}

async function compressTo(body: Buffer, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === 'br') return brotliAt(body, 1)
  if (encoding === 'gzip' || !zstd) return copyToOwnMemory(await zip(body))
  return copyToOwnMemory(await zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }))
}

/** A body as it is sent. */
export interface EncodedBody {
  encoding: PageEncoding | 'identity'
  body: Buffer
}

/** Compresses a page somebody waits for: zstd 3 or brotli 1, by what the visitor accepts. */
export async function compressAtOnce(
  body: Buffer,
  accepted: ReadonlySet<PageEncoding>,
): Promise<EncodedBody> {
  const encoding = bySpeed.find((name) => accepted.has(name))
  if (!encoding) return { encoding: 'identity', body }
  return { encoding, body: await compressTo(body, encoding) }
}

/** Compresses a page to be stored: brotli 5. Every compressed page has memory of its own. */
export const compressToStore = (body: Buffer): Promise<Buffer> => brotliAt(body, 5)

/**
 * Compresses a page that is sent more often: brotli 10 for one sent twice, a tenth smaller for ten times the work, and
 * 11 for one sent a third time, another fiftieth for three times that.
 */
export const compressToStay = [10, 11].map(
  (quality) =>
    (body: Buffer): Promise<Buffer> =>
      brotliAt(body, quality),
)

/** A stored page as it was before it was compressed. */
export function decompress({ br, zstd: small, gzip }: PageBodies): Promise<Buffer> {
  if (br) return unbrotli(br)
  if (small && unzstd) return unzstd(small)
  if (gzip) return unzip(gzip)
  throw new Error('[site-server] expected a page in some encoding, got none')
}
