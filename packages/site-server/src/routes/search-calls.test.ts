import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { setUpApp } from '../app.contract.ts'

const tested = setUpApp({
  variables: { FORECOURT_SEARCH_CALLS_AT_ONCE: '5', FORECOURT_SEARCH_CALLS_PER_SECOND: '1' },
  options: {
    renderPage: async (_url, _headers, { site, deps, now }) => {
      const client = deps.searchClientFor(site, now)
      const requests = Array.from({ length: 60 }, () => ({ indexName: 'cars', hitsPerPage: 1 }))
      const { results } = await client.search({ requests } as never)
      return { status: 200, headers: {}, body: `${results.length} answers`, isPublic: false }
    },
  },
})

const search = (
  requests: readonly object[],
  from: string,
  path = '/api/search',
  headers: Record<string, string> = {},
) =>
  tested.ask(`${path}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'example', 'x-algolia-api-key': 'public', ...headers },
    body: JSON.stringify({ requests }),
    from,
  })
const repeat = (count: number) => Array.from({ length: count }, () => ({ indexName: 'cars' }))

describe('searchStock', () => {
  it('refuses an address over its rate, for stock and parts alike [PLUS-087]', async () => {
    const from = '192.0.2.87'
    for (let call = 0; call < 4; call += 1) expect((await search(repeat(1), from)).status).toBe(200)
    const parts = [{ indexName: 'products' }]
    expect((await search(parts, from, '/api/catalogue')).status).toBe(200)
    const refused = await search(repeat(1), from)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toEqual({ message: 'Too many requests', status: 429 })
    expect((await search(repeat(1), '192.0.2.88')).status).toBe(200)
  })

  it('counts all addresses of one IPv6 connection as one [PLUS-090]', async () => {
    const ask = (last: number) => search(repeat(1), `2001:db8:1:2::${last}`)
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map(ask))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await search(repeat(1), '2001:db8:1:3::1')).status).toBe(200)
  })

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('compresses a long answer to who takes %s, and leaves a short one', async (name, undo) => {
    const ask = (count: number, accepted: string) =>
      search(repeat(count), `192.0.2.${name}`, undefined, { 'accept-encoding': accepted })
    const long = await ask(20, name)
    const bytes = Buffer.from(await long.arrayBuffer())
    const heads = ['content-encoding', 'content-length', 'vary'].map((each) =>
      long.headers.get(each),
    )
    expect(heads).toEqual([name, `${bytes.length}`, 'Accept-Encoding'])
    expect(JSON.parse(undo(bytes).toString())).toMatchObject({ results: { length: 20 } })
    expect((await ask(20, 'identity')).headers.has('content-encoding')).toBe(false)
    const refused = await search([{ indexName: 'none' }], '192.0.2.94', undefined, {
      'accept-encoding': name,
    })
    expect([refused.status, refused.headers.has('content-encoding')]).toEqual([404, false])
  })

  it('refuses a call of 51 searches, and counts it [PLUS-087]', async () => {
    expect((await search(repeat(50), '192.0.2.90')).status).toBe(200)
    expect((await search(repeat(51), '192.0.2.90')).status).toBe(400)
    const metrics = await tested.deps.metrics.registry.write()
    expect(metrics).toContain('forecourt_refusals_total{reason="search_budget"} 1\n')
  })

  it('limits no searches of the pages themselves [PLUS-087]', async () => {
    for (let page = 0; page < 8; page += 1) {
      const answer = await tested.ask(`/search?page=${page}`, { from: '192.0.2.91' })
      expect(await answer.text()).toBe('60 answers')
    }
  })
})
