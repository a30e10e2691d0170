import type { EarlyAnswer } from './answer-early.ts'
import { MALFORMED_ADDRESS } from './error-message.ts'
import { malformedPage } from './failed-request.ts'

/**
 * True for a request no page and no file can be meant by: an address with a scheme and a host before its
 * path, as one sends it to a forwarding proxy, one without a path, or one with a zero byte.
 * Source: `PLUS-090`
 */
export const isMalformedTarget = (target: string): boolean =>
  !target.startsWith('/') || /%00/i.test(target)

/**
 * True for a host no address can have, such as one with a port above 65535 or with a name before an @, whose
 * request would fail before anything could answer it.
 */
export const isMalformedHost = (host: string): boolean =>
  !/^[^\s/?#@\\]*[^\s/?#@\\:]$/.test(host) || !URL.canParse(`http://${host}`)

const call = JSON.stringify({ error: MALFORMED_ADDRESS, code: 'malformed' })

/** Parts malformed requests are refused with. */
export interface MalformedRefusalOptions {
  createRequestId: () => string
  /** Called for each refusal. */
  onRefused: (refused: { id: string; method: string; path: string }) => void
}

/** Answers malformed requests with 400: a browser with a page that leads on, a program with the error envelope. */
export function createMalformedRefusal({
  createRequestId,
  onRefused,
}: MalformedRefusalOptions): EarlyAnswer {
  return ({ method = '', url = '', headers: { host, accept } }, response) => {
    if (!isMalformedTarget(url) && !(host && isMalformedHost(host))) return false
    const id = createRequestId()
    const isPage = accept?.includes('text/html')
    const body = isPage ? malformedPage : call
    response.writeHead(400, {
      'content-type': isPage ? 'text/html;charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
    })
    response.end(method === 'HEAD' ? undefined : body)
    onRefused({ id, method, path: url.split('?', 1)[0] ?? '' })
    return true
  }
}
