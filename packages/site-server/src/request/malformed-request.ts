import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { MALFORMED_ADDRESS } from './error-message.ts'

/**
 * True for a request no page and no file can be meant by: an address with a scheme and a host before its
 * path, as one sends it to a forwarding proxy, one without a path, or one with a zero byte.
 * Source: `PLUS-090`
 */
export const isMalformedTarget = (target: string): boolean =>
  !target.startsWith('/') || /%00/i.test(target)

const words = `${MALFORMED_ADDRESS}\n`

function refuse(response: ServerResponse): void {
  response.writeHead(400, {
    'content-type': 'text/plain;charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(words),
    connection: 'close',
  })
  response.end(words)
}

/** Answers malformed requests with 400 before whatever else listens to the requests of a server. */
export function refuseMalformed(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>) {
  const listeners = server.listeners('request') as ((...request: unknown[]) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isMalformedTarget(request.url ?? '')) return refuse(response)
    for (const listener of listeners) listener.call(server, request, response)
  })
}
