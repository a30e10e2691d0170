import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../process/failed-start.ts'
import { createFileServer } from './file-server.ts'

const assetPath = /^\/assets\/[A-Za-z0-9._/-]+$/

/** Answers with a built script, style or drawing; null leaves the rest to the server. */
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
 * Address of the drawings that the masks of every sheet take theirs from, null where none were built. A sheet
 * names it, so that a page which wants its icons with its first words asks for it before that.
 * @param folder of the built client
 */
export function findDrawings(folder: string): string | null {
  const parent = join(folder, 'assets/static')
  const files = existsSync(parent) ? readdirSync(parent) : []
  const file = files.find((name) => /^drawings\.[0-9a-f]{8}\.svg$/.test(name))
  return file ? `/assets/static/${file}` : null
}

/**
 * Serves scripts, styles and drawings, best from the copies that were compressed when they were built. Their
 * names change with their content, so they are cached for a year, here and in the browser.
 * @param folder of the built client
 */
export function createAssetAnswer(folder: string): AssetAnswer {
  const serve = createFileServer({
    endings: ['.js', '.css', '.svg'],
    isImmutable: true,
    isPrecompressed: true,
    locate: (path) => (assetPath.test(path) && !path.includes('..') ? [join(folder, path)] : []),
  })
  return async (request) => {
    const answer = await serve(request, new URL(request.url).pathname)
    answer?.headers.set('x-content-type-options', 'nosniff')
    return answer
  }
}
