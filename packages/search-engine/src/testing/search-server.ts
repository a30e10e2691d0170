import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A handler of requests on a port of this machine. */
export interface SearchServer {
  /** `http://127.0.0.1:4321`. */
  origin: string
  close: () => void
}

/** Puts a handler behind node:http, as a server of a partner does, for clients that need a network. */
export async function serveSearch(
  handle: (request: Request) => Promise<Response>,
): Promise<SearchServer> {
  const server = createServer(async (incoming, outgoing) => {
    const answer = await handle(await toRequest(incoming))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: new Headers(incoming.headers as Record<string, string>),
    body: chunks.length > 0 ? Buffer.concat(chunks) : null,
  })
}
