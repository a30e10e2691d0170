import type { Site } from '@forecourt/tenant-config/model'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { ServerLogger } from '../process/logger.ts'
import { createRequestIds } from '../request/request-id.ts'
import type { AssetAnswer } from './asset-files.ts'

/** Parts built files are served with. */
export interface AssetServerOptions {
  /** Asked in this order. */
  answers: readonly AssetAnswer[]
  /** The site a request is for; null at a host that is none, where built files are sent as well. */
  siteOf: (request: Request) => Site | null
  logger: Pick<ServerLogger, 'logRequest'>
  metrics: Pick<ServerMetrics, 'countRequest'>
}

/** Answers with a built file, or with what comes next. */
type ServeAssets = (request: Request, next: () => Response | Promise<Response>) => Promise<Response>

/**
 * Serves built files before the app is asked, logged and counted as any other request is.
 * Source: `PLUS-061`
 */
export function createAssetServer(options: AssetServerOptions): ServeAssets {
  const { answers, siteOf, logger, metrics } = options
  const createRequestId = createRequestIds()
  const find = async (request: Request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    for (const answer of answers) {
      const found = await answer(request)
      if (found) return found
    }
    return null
  }
  return async (request, next) => {
    const startedAt = performance.now()
    const found = await find(request)
    if (!found) return next()
    const id = createRequestId()
    found.headers.set('x-request-id', id)
    const ms = performance.now() - startedAt
    const { status } = found
    metrics.countRequest({ kind: 'file', status, seconds: ms / 1000 })
    const site = siteOf(request)?.id ?? null
    const path = new URL(request.url).pathname
    logger.logRequest({ id, site, method: request.method, path, status, ms })
    return found
  }
}
