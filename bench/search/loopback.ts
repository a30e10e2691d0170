import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Filter, SearchEngine } from '@forecourt/feature-search/engine'
import { createSearchEndpoint } from '@forecourt/feature-search/server'
import { aSite } from '@forecourt/tenant-config/testing'
import { liteClient } from 'algoliasearch/lite'
import type { BenchSearch } from './bench-requests.ts'

/** The search endpoint behind node:http in this process, and Algolia's lite client in front of it. */
export async function serveEndpoint(engine: SearchEngine, scope: Filter) {
  const site = aSite()
  const answer = createSearchEndpoint({ engine, scopeFor: () => scope })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, url } = request
    const headers = new Headers(request.headers as Record<string, string>)
    const body = Buffer.concat(chunks)
    const reply = await answer(
      new Request(`http://localhost${url}`, { method, headers, body }),
      site,
    )
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    response.end(Buffer.from(await reply.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = liteClient('bench', 'public', {
    hosts: [{ url: `127.0.0.1:${port}/api/search`, accept: 'readWrite', protocol: 'http' }],
  })
  return {
    search: ({ requests }: BenchSearch) =>
      client.search({
        requests: requests.map(({ indexName, params }) => ({ indexName, ...params })),
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
