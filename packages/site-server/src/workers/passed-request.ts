import type { IncomingMessage } from 'node:http'

/** Says whom another worker had a request from; believed on the sockets of the workers only. */
export const PEER_HEADER = 'x-forecourt-peer'

const passed = new WeakSet<IncomingMessage>()

/** True for a request another worker has passed on. */
export const isPassedOn = (request: IncomingMessage): boolean => passed.has(request)

/**
 * Makes a request of another worker look as that one had it: from the address of its visitor. A connection
 * of the workers has one request at a time.
 */
export function receivePassed(request: IncomingMessage): void {
  passed.add(request)
  const { socket, headers } = request
  const value = headers[PEER_HEADER]
  // Behind a proxy every request has the same peer.
  if (socket.remoteAddress !== value)
    Object.defineProperty(socket, 'remoteAddress', { value, configurable: true })
}
