import { createHash, timingSafeEqual } from 'node:crypto'
import { METRICS_TOKEN_NEEDED } from '../request/error-message.ts'
import { METRICS_TYPE, type MetricsRegistry } from './registry.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Answers `GET /metrics` to who brings the token, `Authorization: Bearer …`. Anybody else is told what
 * is missing, and without a token in the environment there is no such address.
 * @returns null where no token is set
 * Source: `PLUS-095`
 */
export function createMetricsEndpoint(
  registry: Pick<MetricsRegistry, 'write'>,
  token: string | undefined,
): ((request: Request) => Promise<Response>) | null {
  if (!token) return null
  const expected = digest(`Bearer ${token}`)
  return async (request) => {
    const given = digest(request.headers.get('authorization') ?? '')
    if (!timingSafeEqual(given, expected)) return refused()
    return new Response(await registry.write(), {
      headers: { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' },
    })
  }
}

const refused = () =>
  Response.json(
    { error: METRICS_TOKEN_NEEDED, code: 'unauthorised' },
    { status: 401, headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' } },
  )
