import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Effect of a provider to whoever asks it. */
export const faults = ['slow', '500', 'bad JSON', 'empty'] as const
export type Fault = (typeof faults)[number]

/** Words the provider of one host says when nothing is wrong. */
export type Provider = (path: string, body: string) => Promise<unknown>

/** Words a provider was asked in. */
export interface ProviderRequest {
  method: string
  path: string
  body: string
}

/** Providers of the hosts a site asks, on this machine. */
export interface FaultyProviders {
  /** Address to hand to `providers-nearby.mjs`. */
  origin: string
  /** From now on the provider of `host` does this; null mends it. */
  breakDown(host: string, fault: Fault | null): void
  /** How often each host was asked. */
  asked: Map<string, number>
  /** Requests of one host, the latest last. */
  requestsOf(host: string): ProviderRequest[]
  close(): Promise<void>
}

const broken: Record<Exclude<Fault, 'slow'>, [status: number, body: string]> = {
  '500': [500, '{"error":"down"}'],
  'bad JSON': [200, '<!doctype html><title>Maintenance</title>'],
  empty: [200, ''],
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body)
}

/** Starts the providers, each under the host it stands for. A slow one never answers. */
export async function startFaultyProviders(
  providers: Readonly<Record<string, Provider>>,
): Promise<FaultyProviders> {
  const state = new Map<string, Fault>()
  const asked = new Map<string, number>()
  const requests: (ProviderRequest & { host: string })[] = []
  const server: Server = createServer(async (request, response) => {
    const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? []
    const body = await bodyOf(request)
    requests.push({ host, method: request.method ?? '', path, body })
    asked.set(host, (asked.get(host) ?? 0) + 1)
    const fault = state.get(host)
    if (fault === 'slow') return
    if (fault) return answer(response, ...broken[fault])
    const whole = await providers[host]?.(path, body)
    answer(response, whole === undefined ? 404 : 200, JSON.stringify(whole ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    requestsOf: (name) =>
      requests.flatMap(({ host, ...asking }) => (host === name ? [asking] : [])),
    breakDown: (host, fault) => (fault ? state.set(host, fault) : state.delete(host)),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
