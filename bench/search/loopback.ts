import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAlgoliaIndexer } from '@forecourt/feature-search/adapters/algolia-indexer'
import {
  createStockIndexSettings,
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
  type StockRecord,
} from '@forecourt/feature-search/model'
import { createSearchEndpoint } from '@forecourt/feature-search/server'
import type { Filter, SearchEngine } from '@forecourt/search-engine'
import { createSearchService } from '@forecourt/search-engine/http'
import { aSite } from '@forecourt/tenant-config/testing'
import { liteClient } from 'algoliasearch/lite'
import type { BenchSearch } from './bench-requests.ts'

/** The search endpoint behind node:http in this process, and Algolia's lite client in front of it. */
export async function serveEndpoint(engine: SearchEngine, scope: Filter) {
  const site = aSite()
  const answer = createSearchEndpoint({ engineFor: () => engine, scopeFor: () => scope })
  const { host, close } = await listen((request) => answer(request, site))
  const client = liteClient('bench', 'public', {
    hosts: [{ url: `${host}/api/search`, accept: 'readWrite', protocol: 'http' }],
  })
  return {
    search: ({ requests }: BenchSearch) =>
      client.search({
        requests: requests.map(({ indexName, params }) => ({ indexName, ...params })),
      }),
    close,
  }
}

/** An empty search service, with the stock index's settings and a way to fill it. */
export async function serveService() {
  const adminKey = 'bench-admin'
  const service = createSearchService({ keys: [{ key: adminKey, acl: ['admin'] }] })
  const { host, close } = await listen(service.handle)
  const indexer = createAlgoliaIndexer({
    appId: 'bench',
    adminKey,
    indexName: EMBEDDED_INDEX_NAME,
    host: `http://${host}`,
  })
  await indexer.setSettings({
    settings: createStockIndexSettings(),
    replicas: listStockIndexReplicas(),
  })
  return { fill: (cars: readonly StockRecord[]) => indexer.saveObjects(cars), close }
}

async function listen(answer: (request: Request) => Promise<Response>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, url } = request
    const headers = new Headers(request.headers as Record<string, string>)
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null
    const reply = await answer(new Request(`http://localhost${url}`, { method, headers, body }))
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    response.end(Buffer.from(await reply.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
