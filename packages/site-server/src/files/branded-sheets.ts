import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, type Encoding } from '../request/file-encoding.ts'
import type { SiteBrand } from '../site/site-brand.ts'
import type { AssetAnswer } from './asset-files.ts'

/** Sheets of a build that pages link. */
const sheetPath = /^\/assets\/static\/styles\.[A-Za-z0-9._-]+\.css$/

const parameter = 'brand'

/** Sheets held in memory, in bytes: some two thousand. */
const mostBytes = 32 * 2 ** 20

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** A sheet is compressed once for each brand, so it may take its time. */
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer> | Buffer> = {
  br: brotli,
  gzip: (text) => gzip(text, { level: 9 }),
  identity: (text) => text,
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
  const bodies = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (body) => body.length,
    fetchMethod: async (key) => {
      const [path = '', encoding, style = ''] = key.split('\n')
      const sheet = await readFile(join(folder, path)).catch(() => null)
      return sheet
        ? compress[encoding as Encoding](Buffer.concat([sheet, Buffer.from(style)]))
        : undefined
    },
  })
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = searchParams.get(parameter)
    if (asked === null || !sheetPath.test(pathname)) return null
    const brand = brandOf(request)
    if (!brand) return null
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    const body = await bodies.fetch([pathname, encoding, brand.style].join('\n'))
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
