import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer that gives each request to the next of several servers. */
export interface AlternatingProxy {
  port: number
  /** Requests each server had, by its port. */
  counts: ReadonlyMap<number, number>
  close(): void
}

/** Starts a balancer before servers that trust this machine as a proxy. */
export async function startAlternatingProxy(ports: readonly number[]): Promise<AlternatingProxy> {
  const counts = new Map(ports.map((port) => [port, 0]))
  let turn = 0
  const server = createServer((asked, answer) => {
    const port = ports[turn % ports.length] ?? 0
    turn += 1
    counts.set(port, (counts.get(port) ?? 0) + 1)
    const { method, url: path, headers } = asked
    const forwarded = { ...headers, 'x-forwarded-host': headers.host }
    const passed = httpRequest(
      { host: '127.0.0.1', port, method, path, headers: forwarded },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      },
    )
    passed.once('error', () => answer.destroy())
    answer.once('close', () => passed.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
