import { gzipSync } from 'node:zlib'
import { createSearchEngine, valueIs } from '@forecourt/search-engine'
import { aSecuredKey, listHostileRequests } from '@forecourt/search-engine/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createSearchEndpoint, type SearchEndpointPorts } from './search-endpoint.handler.ts'

const engine = createSearchEngine()
engine.setIndex('cars', {
  settings: {
    searchableAttributes: ['name'],
    attributesForFaceting: ['searchable(make)', 'filterOnly(site_ids)'],
  },
  records: [
    { objectID: '1', name: 'Mazda CX-5', make: 'Mazda', site_ids: ['example'] },
    { objectID: '2', name: 'Kia Rio', make: 'Kia', site_ids: ['other'] },
  ],
})
const site = aSite({ id: 'example' })
type Site = typeof site

const URL_BASE = 'https://example.localhost/api/search'
const CREDENTIALS = { 'x-algolia-application-id': 'example', 'x-algolia-api-key': 'public' }

async function send(
  {
    path = '/1/indexes/*/queries',
    headers = CREDENTIALS,
    method = 'POST',
    body,
  }: {
    path?: string
    headers?: Record<string, string>
    method?: string
    body?: BodyInit | null
  },
  ports: Partial<SearchEndpointPorts<Site>> = {},
  at: Site = site,
) {
  const handle = createSearchEndpoint({
    engineFor: () => engine,
    scopeFor: ({ id }) => valueIs('site_ids', id),
    ...ports,
  })
  const response = await handle(new Request(URL_BASE + path, { method, headers, body }), at)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) }
}

const query = JSON.stringify({ requests: [{ indexName: 'cars', query: '' }] })

describe('createSearchEndpoint', () => {
  it('answers for the site of the request only [PLUS-013]', async () => {
    const ours = await send({ body: query })
    expect(ours.status).toBe(200)
    expect(ours.body.results[0]).toMatchObject({ nbHits: 1, hits: [{ objectID: '1' }] })
    const theirs = await send({ body: query }, {}, aSite({ id: 'other' }))
    expect(theirs.body.results[0]).toMatchObject({ nbHits: 1, hits: [{ objectID: '2' }] })
  })

  it('takes credentials from the query string, and no x-algolia parameter for its own', async () => {
    const parameters = new URLSearchParams({ ...CREDENTIALS, 'x-algolia-agent': 'Lite (5)' })
    const path = `/1/indexes/*/queries?${parameters}`
    expect((await send({ path, headers: {}, body: query })).status).toBe(200)
  })

  it.each([
    [{}],
    [{ 'x-algolia-application-id': 'example' }],
    [{ 'x-algolia-api-key': 'public' }],
    [{ ...CREDENTIALS, 'x-algolia-api-key': 'admin' }],
  ])('answers 403 to the credentials %j', async (headers: Record<string, string>) => {
    const { status, body } = await send({ headers, body: query })
    expect(status).toBe(403)
    expect(body).toEqual({ message: 'Invalid Application-ID or API key', status: 403 })
  })

  it('takes the key of the configuration [API-001]', async () => {
    const configured = aSite({
      id: 'example',
      search: { provider: { type: 'embedded', key: 'harbour-key' } },
    })
    const headers = { ...CREDENTIALS, 'x-algolia-api-key': 'harbour-key' }
    expect((await send({ headers, body: query }, {}, configured)).status).toBe(200)
    expect((await send({ body: query }, {}, configured)).status).toBe(403)
  })

  it('is closed for a site that searches at Algolia', async () => {
    const provider = { type: 'algolia', appId: 'A', searchKey: 'k', indexName: 'i' } as const
    const { status } = await send({ body: query }, {}, aSite({ search: { provider } }))
    expect(status).toBe(403)
  })

  it.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded'])(
    'reads JSON sent as %s',
    async (type) => {
      const headers = { ...CREDENTIALS, 'content-type': type }
      expect((await send({ headers, body: query })).status).toBe(200)
    },
  )

  it('unpacks gzip, and only gzip', async () => {
    const packed = { ...CREDENTIALS, 'content-encoding': 'gzip' }
    expect((await send({ headers: packed, body: gzipSync(query) })).status).toBe(200)
    expect((await send({ headers: packed, body: 'not packed' })).status).toBe(400)
    const brotli = { ...CREDENTIALS, 'content-encoding': 'br' }
    expect((await send({ headers: brotli, body: query })).body).toEqual({
      message: 'Unsupported content encoding: br',
      status: 400,
    })
  })

  it('answers 413 above the limit, also when a small body unpacks to a large one', async () => {
    const ports = { largestBodyBytes: 1000 }
    const padded = (length: number) => query + ' '.repeat(length - query.length)
    expect((await send({ body: padded(1000) }, ports)).status).toBe(200)
    expect((await send({ body: padded(1001) }, ports)).status).toBe(413)
    const headers = { ...CREDENTIALS, 'content-encoding': 'gzip' }
    const bomb = gzipSync(' '.repeat(5_000_000))
    expect(bomb.length).toBeLessThan(10_000)
    expect((await send({ headers, body: bomb }, ports)).body).toEqual({
      message: 'Request body above 1000 bytes',
      status: 413,
    })
  })

  it('answers 400 to text that is not UTF-8', async () => {
    expect((await send({ body: new Uint8Array([0x7b, 0xff, 0x7d]) })).status).toBe(400)
  })

  it('answers a preflight, and every answer may be read from elsewhere', async () => {
    const preflight = await send({ method: 'OPTIONS', headers: {} })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const allowed = preflight.headers.get('access-control-allow-headers')
    for (const name of ['content-type', 'content-encoding', 'x-algolia-api-key', 'request-id']) {
      expect(allowed).toContain(name)
    }
    for (const { headers } of [await send({ body: query }), await send({ headers: {} })]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')).toBe('retry-after, correlation-id')
      expect(headers.get('content-type')).toBe('application/json; charset=UTF-8')
    }
  })

  it('sends a crowd away with 429 and whole seconds to wait', async () => {
    const refuse = { admit: () => ({ ok: false as const, retryAfterSeconds: 1.2 }) }
    const refused = await send({ body: query }, refuse)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.body).toEqual({ message: 'Too many requests', status: 429 })
    expect((await send({ body: query }, { admit: () => ({ ok: true }) })).status).toBe(200)
  })

  it('knows only the indices of the site', async () => {
    const { status, body } = await send({ body: query }, { indexesFor: () => ['boats'] })
    expect(status).toBe(404)
    expect(body).toEqual({ message: 'Index cars does not exist', status: 404 })
  })

  it('answers 404 and 405 outside the protocol', async () => {
    expect((await send({ path: '/1/secrets' })).status).toBe(404)
    expect((await send({ path: '/1/indexes/cars/query', method: 'GET' })).status).toBe(405)
  })

  it.each([
    ['POST', '/1/indexes/cars', '{"objectID":"1"}'],
    ['POST', '/1/indexes/cars/batch', '{"requests":[]}'],
    ['POST', '/1/indexes/*/batch', '{"requests":[{"action":"clear","indexName":"cars"}]}'],
    ['PUT', '/1/indexes/cars/1', '{}'],
    ['POST', '/1/indexes/cars/1/partial', '{}'],
    ['DELETE', '/1/indexes/cars/1', null],
    ['POST', '/1/indexes/cars/clear', null],
    ['POST', '/1/indexes/cars/deleteByQuery', '{"filters":"make:Kia"}'],
    ['DELETE', '/1/indexes/cars', null],
    ['PUT', '/1/indexes/cars/settings', '{}'],
    ['GET', '/1/indexes/cars/settings', null],
    ['POST', '/1/indexes/cars/operation', '{"operation":"move","destination":"x"}'],
    ['POST', '/1/indexes/cars/browse', '{}'],
    ['GET', '/1/indexes', null],
    ['GET', '/1/keys', null],
  ])('lets the public key and keys derived from it write nothing: %s %s', async (...call) => {
    const [method, path, body] = call
    const { generation } = engine
    const derived = aSecuredKey('public', { filters: 'make:Mazda' })
    for (const key of ['public', derived]) {
      const headers = { ...CREDENTIALS, 'x-algolia-api-key': key }
      const refused = await send({ method, path, headers, ...(body === null ? {} : { body }) })
      expect(refused.body).toEqual({
        message: 'Method not allowed with this API key',
        status: 403,
      })
    }
    expect(engine.generation).toBe(generation)
  })

  it('holds a secured key to its filter and to the site [PLUS-013]', async () => {
    const found = async (restrictions: object) => {
      const headers = {
        ...CREDENTIALS,
        'x-algolia-api-key': aSecuredKey('public', restrictions),
      }
      const { status, body } = await send({ headers, body: query })
      return status === 200 ? body.results[0].hits : status
    }
    expect(await found({ filters: 'make:Mazda' })).toMatchObject([{ objectID: '1' }])
    expect(await found({ filters: 'make:Kia' })).toEqual([])
    expect(await found({ filters: 'site_ids:other OR site_ids:example' })).toMatchObject([
      { objectID: '1' },
    ])
    expect(await found({ restrictIndices: ['boats'] })).toBe(403)
    expect(await found({ validUntil: 1 })).toBe(403)
    expect(await found({ restrictSources: '10.0.0.0/8' })).toBe(403)
  })

  describe('refuses in the protocol’s shape', () => {
    it.each(listHostileRequests().map((hostile) => [hostile.title.slice(0, 60), hostile] as const))(
      '%s',
      async (_title, { method, path, body, headers, status, message }) => {
        const sent = { ...CREDENTIALS, 'x-algolia-application-id': 'example', ...headers }
        const answer = await send({
          method,
          path,
          headers: sent,
          ...(body === undefined ? {} : { body }),
        })
        expect(answer.body).toEqual({ status, message: expect.stringContaining(message) })
        expect(answer.status).toBe(status)
        expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8')
      },
    )

    it('a fault of its own, and tells of it', async () => {
      const faults: unknown[] = []
      const scopeFor = () => valueIs('nowhere', 'x')
      const ports = { scopeFor, onError: (error: unknown) => faults.push(error) }
      const { status, body } = await send({ body: query }, ports)
      expect({ status, body }).toEqual({
        status: 500,
        body: { message: 'Internal error', status: 500 },
      })
      expect(faults).toEqual([expect.any(Error)])
    })
  })

  it('answers 400 with message and status to a malformed filter [PLUS-014]', async () => {
    const requests = [{ indexName: 'cars', filters: 'make:"Mazda' }]
    const { status, body } = await send({ body: JSON.stringify({ requests }) })
    expect(status).toBe(400)
    expect(body).toEqual({ message: 'filters: Unterminated string at col 6', status: 400 })
  })
})
