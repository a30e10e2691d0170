import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../process/failed-start.ts'
import { METRICS_TYPE, type MetricsRegistry } from './registry.ts'

/** Where the metrics are served beside the site. */
export interface MetricsPort {
  port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` at an address of its own, which a firewall keeps to those who may ask.
 * @param address port 0 takes a free one
 * @throws StartError when it cannot listen there
 * Source: `PLUS-095`
 */
export async function openMetricsPort(
  registry: Pick<MetricsRegistry, 'write'>,
  address: { port: number; host: string },
): Promise<MetricsPort> {
  const server = createServer((request, response) => void answer(registry, request, response))
  server.listen(address)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartError(
      `The metrics cannot be served at ${address.host}, port ${address.port} (${(error as NodeJS.ErrnoException).code}); choose another FORECOURT_METRICS_PORT or FORECOURT_METRICS_HOST.`,
    )
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  registry: Pick<MetricsRegistry, 'write'>,
  { url, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url === '/metrics' && method === 'GET') {
    const text = await registry.write()
    response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text)
  } else {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n')
  }
}
