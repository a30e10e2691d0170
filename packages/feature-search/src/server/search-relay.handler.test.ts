import { describe, expect, it } from 'vitest'
import { createHttpSearchClient } from '../adapters/http-search-client.ts'
import { aCatalogueClient, aProduct } from '../testing/index.ts'
import { createSearchRelay } from './search-relay.handler.ts'

const site = { id: 'north', dealerships: [{ id: 1, name: 'North' }] }

function open() {
  const client = aCatalogueClient(site, { products: [aProduct()] })
  const failures: unknown[] = []
  const relay = createSearchRelay<typeof site>({
    searchClientFor: () => client,
    onFailure: (error) => failures.push(error),
  })
  const ask = async (body: string, path = '/api/search/1/indexes/*/queries', method = 'POST') => {
    const url = `https://north.test${path}`
    const response = await relay(new Request(url, method === 'POST' ? { method, body } : {}), site)
    return { status: response.status, content: await response.json() }
  }
  return { client, failures, relay, ask }
}

describe('createSearchRelay', () => {
  it('answers the browser’s unmodified client in the words of the service behind it', async () => {
    const { relay, client } = open()
    const browser = createHttpSearchClient({
      origin: 'https://north.test',
      appId: 'north',
      searchKey: 'public',
      requester: {
        async send({ url, data }) {
          const response = await relay(
            new Request(url, { method: 'POST', body: String(data) }),
            site,
          )
          return { status: response.status, content: await response.text(), isTimedOut: false }
        },
      },
    })
    const { results } = await browser.search({
      requests: [{ indexName: 'products', query: 'tow', hitsPerPage: 5 }],
    })
    expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ sku: 'TB-2400' }] })
    expect(client.calls).toHaveLength(1)
  })

  it('refuses every other call in the protocol’s shape', async () => {
    const { ask } = open()
    expect(await ask('{}', '/api/search/1/indexes/products/batch')).toEqual({
      status: 404,
      content: { message: 'Path not found', status: 404 },
    })
    expect(await ask('{}', '/api/search/1/indexes/*/queries', 'GET')).toEqual({
      status: 405,
      content: { message: 'Method not allowed', status: 405 },
    })
  })

  it.each([
    '',
    '[]',
    '{"requests":{}}',
    'null',
    JSON.stringify({ requests: Array.from({ length: 101 }, () => ({})) }),
    `{"requests":[{"indexName":"products","x":${'['.repeat(5000)}${']'.repeat(5000)}}]}`,
  ])('refuses %.40s with 400', async (body) => {
    const { ask } = open()
    expect(await ask(body)).toMatchObject({ status: 400, content: { status: 400 } })
  })

  it('passes a refusal on, and tells of a failure without its words', async () => {
    const { ask, client, failures } = open()
    const unknown = JSON.stringify({ requests: [{ indexName: 'boats' }] })
    expect(await ask(unknown)).toEqual({
      status: 404,
      content: { message: 'Index boats does not exist', status: 404 },
    })
    client.isDown = true
    expect(await ask(JSON.stringify({ requests: [] }))).toEqual({
      status: 502,
      content: { message: 'The search service did not answer', status: 502 },
    })
    expect(failures).toHaveLength(1)
  })
})
