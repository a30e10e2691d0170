import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes that are taken of a body after its request was answered; above it the connection is closed. */
const MAX_DISCARDED_BYTES = 32 * 2 ** 20

/** Takes the rest of a body that nobody reads any more, so that the next request on its connection is met. */
function discardRest(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return
  // Whoever stopped reading in the middle has destroyed the request, and with it the way to the rest.
  if (request.destroyed) return socket.destroySoon()
  request.unpipe()
  request.removeAllListeners('data')
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_DISCARDED_BYTES) socket.destroy()
  })
  request.resume()
}

/**
 * Keeps no connection waiting after an answer that came before its whole body, as the refusal of one too
 * large: `node:http` discards only bodies of which nothing was read, and the next request on any other is
 * never met.
 */
export function discardUnreadBodies(server: Pick<Server, 'prependListener'>): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, socket } = request
    if (method === 'GET' || method === 'HEAD') return
    response.once('finish', () => discardRest(request, socket))
  })
}
