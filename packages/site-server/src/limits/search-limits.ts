import { createCallRateLimit, type SearchLimits } from '@forecourt/search-engine/http'
import type { Site } from '@forecourt/tenant-config/model'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Env } from '../process/env.ts'

type SearchEnv = Pick<Env, Extract<keyof Env, `FORECOURT_SEARCH_${string}`>>

/** Ports of the limits of search calls. */
export interface SearchLimitPorts {
  env: SearchEnv
  metrics: Pick<ServerMetrics, 'countRefusal'>
  /** Network of the visitor. */
  clientNetwork: (request: Request) => string
  /** A clock in milliseconds that never goes back. Default `performance.now`. */
  nowMs?: () => number
}

const readSearchLimits = (env: SearchEnv): SearchLimits => ({
  queries: env.FORECOURT_SEARCH_QUERIES,
  shownAttributes: env.FORECOURT_SEARCH_ATTRIBUTES,
  facetValues: env.FORECOURT_SEARCH_FACET_VALUES,
  conditions: env.FORECOURT_SEARCH_CONDITIONS,
  answerBytes: env.FORECOURT_SEARCH_ANSWER_BYTES,
  depth: env.FORECOURT_SEARCH_DEPTH,
})

/**
 * Limits of the calls that visitors send to the search, as the settings say: by call, and by address
 * and site. Searches of the server's own pages pass none of them.
 * Source: `PLUS-087`
 */
export function createSearchLimits({ env, metrics, clientNetwork, nowMs }: SearchLimitPorts) {
  const admit = createCallRateLimit(
    {
      perSecond: env.FORECOURT_SEARCH_CALLS_PER_SECOND,
      burst: env.FORECOURT_SEARCH_CALLS_AT_ONCE,
    },
    nowMs,
  )
  return {
    limits: readSearchLimits(env),
    admit: (request: Request, site: Site) => admit(`${site.id} ${clientNetwork(request)}`),
    onRefused: (reason: 'rate' | 'limit') =>
      metrics.countRefusal(reason === 'rate' ? 'search_rate' : 'search_budget'),
  }
}
