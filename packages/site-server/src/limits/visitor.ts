import type { Site } from '@forecourt/tenant-config/model'
import type { Env } from '../process/env.ts'
import { resolveClientAddress, type ServerRequest, toSiteRequest } from '../request/request-site.ts'
import { formatClientNetwork } from './client-network.ts'
import type { Visitor } from './work-queue.ts'

/** Network a request is limited by. */
export function readClientNetwork(
  request: ServerRequest,
  env: Pick<Env, 'FORECOURT_TRUSTED_PROXIES'>,
): string {
  return formatClientNetwork(resolveClientAddress(toSiteRequest(request), env))
}

/** Who a request's work is done for; they are gone once their connection is closed. */
export function readVisitor(
  request: ServerRequest,
  site: Pick<Site, 'id'>,
  env: Pick<Env, 'FORECOURT_TRUSTED_PROXIES'>,
): Visitor {
  return {
    site: site.id,
    client: readClientNetwork(request, env),
    // The signal is made when it is first asked for, and few requests wait.
    isGone: () => request.signal.aborted,
  }
}
