import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSearchEngine, valueIs } from '@forecourt/search-engine'
import {
  askOracle,
  createAnswerCheck,
  createSeededRandom,
  poseQuestion,
  type QuestionField,
} from '@forecourt/search-engine/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchEndpoint } from '../server/search-endpoint.handler.ts'
import { createAlgoliaSearchClient } from './algolia-search-client.ts'
import { createEmbeddedSearchClient } from './embedded-search-client.ts'
import { createHttpSearchClient } from './http-search-client.ts'
import { recordedCalls } from './recorded-algolia.contract.ts'
import {
  contractCars,
  contractReplicas,
  contractSettings,
  describeSearchClient,
  describeStranger,
} from './search-client.contract.ts'

const makes = ['Mazda', 'Toyota', 'Kia', 'Škoda', 'Mercedes-Benz']
const models = ['CX-5', 'Corolla Hybrid', 'Rio', 'Land Cruiser', 'X-Trail', 'C200']
const colours = ['Red', 'White', 'Blue', null]
const random = createSeededRandom(3)
const pick = <Value>(values: readonly Value[]) => values.at(Math.floor(random() * values.length))!

/** Two sites in one index; only the first is served. */
const stock = Array.from({ length: 300 }, (_, index) => {
  const make = pick(makes)
  return {
    objectID: String(index + 1),
    name: `${make} ${pick(models)}`,
    make,
    colour: pick(colours),
    year: 2015 + Math.floor(random() * 11),
    price: random() < 0.1 ? null : Math.floor(random() * 60) * 1000 + 990,
    site_ids: [index % 3 === 0 ? 'other' : 'example'],
  }
})
const stockSettings = {
  searchableAttributes: ['name', 'colour'],
  attributesForFaceting: ['searchable(make)', 'colour', 'year', 'price', 'filterOnly(site_ids)'],
  customRanking: ['desc(year)'],
}

const engine = createSearchEngine()
engine.setIndex('contract_cars', {
  settings: contractSettings,
  replicas: contractReplicas,
  records: contractCars,
})
engine.setIndex('stock', { settings: stockSettings, records: stock })
const site = aSite({ id: 'example' })
const scope = valueIs('site_ids', site.id)
const contractEndpoint = createSearchEndpoint({ engineFor: () => engine, scopeFor: () => null })
const stockEndpoint = createSearchEndpoint({ engineFor: () => engine, scopeFor: () => scope })
const contentTypes = new Set<string | undefined>()
const encodings = new Set<string | undefined>()
const sentTo: string[] = []
const published = await createAnswerCheck()
const faults: string[] = []

/** The endpoint behind node:http, as a server mounts it. */
async function serveEndpoint(request: IncomingMessage, origin: string): Promise<Response> {
  contentTypes.add(request.headers['content-type'])
  encodings.add(request.headers['content-encoding'])
  sentTo.push(`${origin}${request.url}`)
  const headers = new Headers(request.headers as Record<string, string>)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const init = {
    method: request.method,
    headers,
    body: chunks.length ? Buffer.concat(chunks) : null,
  }
  const isStock = request.url?.startsWith('/stock/')
  const url = `${origin}${isStock ? request.url!.slice('/stock'.length) : request.url}`
  const answer = await (isStock ? stockEndpoint : contractEndpoint)(new Request(url, init), site)
  const path = new URL(url).pathname.slice('/api/search'.length)
  const body: unknown = await answer.clone().json()
  faults.push(...published.faultsOf(init.method ?? '', path, answer.status, body))
  return answer
}

/** An application at Algolia that knows only what was recorded. */
async function serveRecorded(request: IncomingMessage): Promise<Response> {
  const { headers } = request
  const isKnown =
    headers['x-algolia-application-id'] === 'APP' && headers['x-algolia-api-key'] === 'secret'
  if (!isKnown) {
    const message = 'Invalid Application-ID or API key'
    return Response.json({ message, status: 403 }, { status: 403 })
  }
  const isMultiQuery = request.method === 'POST' && request.url?.startsWith('/1/indexes/*/queries')
  const { requests } = JSON.parse(await text(request))
  const call = recordedCalls.find((recorded) => sameJson(recorded.requests, requests))
  if (!isMultiQuery || !call) return new Response('not recorded', { status: 418 })
  return Response.json(call.answer, { status: call.status })
}

function sameJson(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_, part) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([x], [y]) => (x < y ? -1 : 1)))
        : part,
    )
  return sorted(a) === sorted(b)
}

function listen(
  answer: (request: IncomingMessage, origin: string) => Promise<Response>,
): Promise<{ server: Server; origin: string }> {
  return new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const reply = await answer(request, originOf(server))
      response.writeHead(reply.status, Object.fromEntries(reply.headers))
      response.end(await reply.text())
    })
    server.listen(0, '127.0.0.1', () => resolve({ server, origin: originOf(server) }))
  })
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let endpoint: { server: Server; origin: string }
let algolia: { server: Server; origin: string }
beforeAll(async () => {
  endpoint = await listen(serveEndpoint)
  algolia = await listen(serveRecorded)
})
afterAll(() => {
  for (const { server } of [endpoint, algolia]) {
    server.closeAllConnections()
    server.close()
  }
})

describeSearchClient('createEmbeddedSearchClient', () =>
  createEmbeddedSearchClient({ engine, scope: null }),
)

const overHttp = (searchKey: string) => () =>
  createHttpSearchClient({ origin: endpoint.origin, appId: 'example', searchKey })
describeSearchClient('createHttpSearchClient', overHttp('public'))
describeStranger('createHttpSearchClient', overHttp('guess'))

describe('createHttpSearchClient at a wrong address', () => {
  const searchAt = (origin: string) =>
    createHttpSearchClient({ origin, appId: 'example', searchKey: 'public' }).search({
      requests: [{ indexName: 'stock', query: '' }],
    })

  it('says where nothing answers, and where something else does [D-32]', async () => {
    const { server, origin } = await listen(async () => new Response('<!doctype html>'))
    const sentence = `No search answers at ${origin}/api/search`
    await expect(searchAt(origin)).rejects.toThrow(sentence)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(searchAt(origin)).rejects.toThrow(sentence)
  })
})

const atAlgolia = (searchKey: string) => () =>
  createAlgoliaSearchClient({ host: algolia.origin, appId: 'APP', searchKey })
describeSearchClient('createAlgoliaSearchClient', atAlgolia('secret'))
describeStranger('createAlgoliaSearchClient', atAlgolia('guess'))

const field: QuestionField = {
  indexName: 'stock',
  records: stock,
  valueAttributes: ['make', 'colour', 'year'],
  numberAttributes: ['price', 'year'],
  textAttributes: ['name', 'make', 'colour'],
  facets: ['make', 'colour', 'year', 'price'],
}
const visible = stock.filter((car) => car.site_ids.includes('example'))

/** Asks a client and the oracle the same generated questions, and gives both answers. */
async function askBoth(search: (request: object) => Promise<{ results: unknown[] }>, seed: number) {
  const { question, request } = poseQuestion(field, createSeededRandom(seed))
  const { results } = await search({ requests: [request] })
  const {
    hits,
    nbHits,
    facets = {},
  } = results[0] as {
    hits: { objectID: string }[]
    nbHits: number
    facets?: object
  }
  const expected = askOracle(visible, stockSettings, question)
  return {
    actual: { ids: hits.map((hit) => hit.objectID), nbHits, facets },
    expected: { ids: expected.ids, nbHits: expected.nbHits, facets: plain(expected.facets) },
  }
}

const plain = (value: object) => JSON.parse(JSON.stringify(value))

describe('the unmodified algoliasearch client', () => {
  const hostOf = () => ({
    url: `${endpoint.origin.slice('http://'.length)}/stock/api/search`,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  })

  it('gets the answers of brute force to 200 generated requests, lite client [PLUS-011]', async () => {
    const client = liteClient('any', 'public', { hosts: [hostOf()] })
    for (let seed = 0; seed < 200; seed++) {
      const { actual, expected } = await askBoth((sent) => client.search(sent as never), seed)
      expect(actual).toEqual(expected)
    }
  })

  it('gets the answers of brute force in its full version, packed by gzip [PLUS-011]', async () => {
    const client = algoliasearch('any', 'public', { hosts: [hostOf()], compression: 'gzip' })
    for (let seed = 200; seed < 260; seed++) {
      const { actual, expected } = await askBoth((sent) => client.search(sent as never), seed)
      expect(actual).toEqual(expected)
    }
    const single = await client.searchSingleIndex({
      indexName: 'stock',
      searchParams: { query: 'mazda', filters: `make:${'Mazda'.padEnd(900, ' ')}` },
    })
    expect(single.nbHits).toBe(visible.filter(({ make }) => make === 'Mazda').length)
    expect(encodings).toContain('gzip')
  })

  it('gets facet values and records of its own site only [PLUS-011]', async () => {
    const client = algoliasearch('any', 'public', { hosts: [hostOf()] })
    const { facetHits } = await client.searchForFacetValues({
      indexName: 'stock',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'toyta' },
    })
    const toyotas = visible.filter(({ make }) => make === 'Toyota').length
    expect(facetHits).toEqual([{ value: 'Toyota', highlighted: '<em>Toyota</em>', count: toyotas }])
    const { results } = await client.getObjects({
      requests: ['1', '2'].map((objectID) => ({ indexName: 'stock', objectID })),
    })
    expect(results).toMatchObject([null, { objectID: '2' }])
  })

  it('sends its body as plain text from the lite client, as a browser does', () => {
    expect(contentTypes).toContain('text/plain')
  })
})

describe('createHttpSearchClient', () => {
  it('asks the configured host with the configured key [API-001]', async () => {
    const client = createHttpSearchClient({
      origin: endpoint.origin,
      path: '/stock/api/search',
      appId: 'example',
      searchKey: 'public',
    })
    await client.search({ requests: [{ indexName: 'stock', query: '' }] })
    expect(sentTo.at(-1)).toContain(`${endpoint.origin}/stock/api/search/1/indexes/*/queries`)
    const stranger = createHttpSearchClient({
      origin: endpoint.origin,
      appId: 'example',
      searchKey: 'other',
    })
    await expect(stranger.search({ requests: [] })).rejects.toMatchObject({ status: 403 })
  })

  it('makes no new request for a repeated offset, query, sort and refinement [SRCH-066]', async () => {
    const client = createHttpSearchClient({
      origin: endpoint.origin,
      appId: 'example',
      searchKey: 'public',
    })
    const ask = (request: object) =>
      client.search({ requests: [{ indexName: 'contract_cars', query: '', ...request }] })
    const countSent = async (requests: object[]) => {
      const before = sentTo.length
      for (const request of requests) await ask(request)
      return sentTo.length - before
    }
    const different = [
      { page: 0 },
      { page: 1 },
      { query: 'mazda' },
      { indexName: 'contract_cars_price_asc' },
      { facetFilters: ['make:Mazda'] },
    ]
    expect(await countSent(different)).toBe(5)
    expect(await countSent(different)).toBe(0)
  })

  it('gives up after the time it was given [D-32]', async () => {
    const silent = await listen(() => new Promise(() => {}))
    const options = { origin: silent.origin, appId: 'a', searchKey: 'k', timeoutMs: 50 }
    const search = createHttpSearchClient(options).search({ requests: [{ indexName: 'cars' }] })
    await expect(search).rejects.toMatchObject({ name: 'SearchTimeoutError', timeoutMs: 50 })
    silent.server.closeAllConnections()
    silent.server.close()
  })
})

describe('createEmbeddedSearchClient', () => {
  it('answers within its scope and its indices', async () => {
    const client = createEmbeddedSearchClient({ engine, scope, indexNames: ['stock'] })
    const { results } = await client.search({ requests: [{ indexName: 'stock', query: '' }] })
    expect(results[0]).toMatchObject({ nbHits: visible.length })
    await expect(
      client.search({ requests: [{ indexName: 'contract_cars' }] }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('createSearchEndpoint', () => {
  it('gave the clients above only answers in the shape that Algolia publishes', () => {
    expect(faults).toEqual([])
    expect([...published.seen].toSorted()).toEqual([
      'getObjects',
      'search',
      'searchForFacetValues',
      'searchSingleIndex',
    ])
  })
})
