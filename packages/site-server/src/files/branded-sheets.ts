import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, type Encoding } from '../request/file-encoding.ts'
import { copyToOwnMemory } from '../request/own-memory.ts'
import type { SiteBrand } from '../site/site-brand.ts'
import type { AssetAnswer } from './asset-files.ts'
import { readFitStyle } from './sheet-variables.ts'

/** Sheets of a build that pages link. */
const sheetPath = /^\/assets\/static\/styles\.[A-Za-z0-9._-]+\.css$/

const parameter = 'brand'

/** Sheets held in memory, in bytes: some two thousand. */
const mostBytes = 32 * 2 ** 20

/** Quality of brotli for who asks first, some 5 ms, and of the copy that is kept from then on, some 200 ms. */
const qualities = { first: 5, kept: zlib.constants.BROTLI_MAX_QUALITY } as const

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

async function compress(text: Buffer, encoding: Encoding, step: keyof typeof qualities) {
  if (encoding === 'identity') return text
  if (encoding === 'gzip') return copyToOwnMemory(await gzip(text))
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: qualities[step] }
  return copyToOwnMemory(await brotli(text, { params }))
}

/** Address of a sheet of the build with a brand's fonts and custom properties behind its rules. */
export const formatBrandedSheet = (href: string, { version }: Pick<SiteBrand, 'version'>): string =>
  `${href}?${parameter}=${version}`

/**
 * Serves the sheets of a build with the brand of the site behind them, so that no page needs to carry it. The
 * address tells the version of the brand: that of now is cached for a year, any other gets the brand of now
 * and is asked for again.
 * @param folder of the built client
 * @param brandOf brand of the site a request is for; null where there is none
 */
export function createBrandedSheets(
  folder: string,
  brandOf: (request: Request) => SiteBrand | null,
): AssetAnswer {
  const bodies = new LRUCache<string, Buffer, string>({
    maxSize: mostBytes,
    sizeCalculation: (body) => body.length,
    fetchMethod: async (key, _stale, { context: style }) => {
      const [path = '', name] = key.split(' ')
      const encoding = name as Encoding
      const sheet = await readFile(join(folder, path)).catch(() => null)
      if (!sheet) return undefined
      const fit = await readFitStyle(folder, path)
      const text = Buffer.concat([sheet, Buffer.from(fit(style))])
      const first = await compress(text, encoding, 'first')
      if (encoding === 'br') void keepSmallest(key, text, first)
      return first
    },
  })
  const keepSmallest = async (key: string, text: Buffer, first: Buffer) => {
    const kept = await compress(text, 'br', 'kept').catch(() => first)
    bodies.set(key, kept)
  }
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = searchParams.get(parameter)
    if (asked === null || !sheetPath.test(pathname)) return null
    const brand = brandOf(request)
    if (!brand) return null
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    const key = [pathname, encoding, brand.version].join(' ')
    const body = await bodies.fetch(key, { context: brand.style })
    if (!body) return null
    const isCurrent = asked === brand.version
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(body.length),
        vary: isCurrent ? 'Accept-Encoding' : 'Host, Accept-Encoding',
      },
    })
  }
}
