import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { StartError } from '../process/failed-start.ts'
import { chooseEncoding } from '../request/compress.ts'

const endings = { br: '.br', gzip: '.gz', identity: '' } as const
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const assetPath = /^\/assets\/[A-Za-z0-9._/-]+$/

const year = 'public, max-age=31536000, immutable'

/** Answers with a built script or style; null leaves the rest to the server. */
export type AssetAnswer = (request: Request) => Promise<Response | null>

/**
 * Refuses to serve pages whose scripts and styles were never built.
 * @throws StartError naming the folder
 */
export function requireBuild(folder: string): void {
  if (existsSync(join(folder, 'assets'))) return
  throw new StartError(
    `The built scripts and styles are missing in ${folder}; start with "npm start", which builds them, from the folder of the project.`,
  )
}

/**
 * Serves scripts and styles, best from the copies `scripts/precompress.mjs` wrote. Their names change
 * with their content, so they are kept for a year, here and in the browser.
 * @param folder of the built client
 */
export function createAssetAnswer(folder: string): AssetAnswer {
  const bodies = new Map<string, Buffer>()

  const read = async (path: string) => {
    const body = bodies.get(path) ?? (await readFile(join(folder, path)).catch(() => null))
    if (body) bodies.set(path, body)
    return body
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const type = types[extname(pathname)]
    if (!type || !assetPath.test(pathname) || pathname.includes('..')) return null
    const wanted = chooseEncoding(request.headers.get('accept-encoding'))
    const compressed = wanted === 'identity' ? null : await read(pathname + endings[wanted])
    // The smallest files have no compressed copy: it would be no smaller.
    const encoding = compressed ? wanted : 'identity'
    const body = compressed ?? (await read(pathname))
    if (!body) return null
    const headers = {
      'content-type': type,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
      'cache-control': year,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
  }
}
