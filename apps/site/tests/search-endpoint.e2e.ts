import { setTimeout } from 'node:timers/promises'
import { createStockIndexSettings, listStockIndexReplicas } from '@forecourt/feature-search/model'
import { secureSearchKey } from '@forecourt/feature-search/server'
import {
  askOracle,
  createSeededRandom,
  listHostileRequests,
  poseQuestion,
} from '@forecourt/search-engine/testing'
import { algoliasearch } from 'algoliasearch'
import { loadSearchedRecords } from './imported-stock.ts'
import { ask, expect, forEach, port, test } from './journey.ts'
import { clientOf, reaching, sendRaw } from './search-calls.ts'

const valueAttributes = [
  'make',
  'model',
  'simple_body',
  'simple_fuel',
  'car_type',
  'location_name',
  'simple_transmission',
]
const numberAttributes = ['price', 'km', 'year']

for (const [id, requests] of [
  ['harbour', 10],
  ['ridgeline', 60],
] as const) {
  test(`${id}: ${requests} generated requests give the counts, facets and order of brute force over the imported rows`, async () => {
    const records = await loadSearchedRecords(id)
    expect(records.length).toBeGreaterThan(250)
    const client = clientOf(id)
    const random = createSeededRandom(20_261_121)
    const orders = [
      { indexName: 'cars', settings: createStockIndexSettings() },
      ...listStockIndexReplicas().map(({ name, settings }) => ({ indexName: name, settings })),
    ]
    for (let number = 0; number < requests; number += 1) {
      const { indexName, settings } = orders[number % orders.length]!
      const field = {
        indexName,
        records: records.map((record) => ({ ...record })),
        valueAttributes,
        numberAttributes,
        textAttributes: ['make', 'model', 'badge'],
        facets: valueAttributes,
      }
      const { question, request } = poseQuestion(field, random)
      const expected = askOracle(field.records, settings, question)
      const { results } = await client.search({ requests: [request] })
      const answer = results[0] as unknown as {
        nbHits: number
        hits: { objectID: string }[]
        facets?: object
      }
      const label = JSON.stringify(request)
      expect(answer.nbHits, label).toBe(expected.nbHits)
      expect(
        answer.hits.map((hit) => hit.objectID),
        label,
      ).toEqual(expected.ids)
      expect(answer.facets ?? {}, label).toEqual(expected.facets)
    }
  })
}

test('a malformed filter answers 400, and no filter shows another site’s car [PLUS-013] [PLUS-014]', async ({
  request,
}) => {
  const query = (filters: string) =>
    ask(
      request,
      'ridgeline',
      '/api/search/1/indexes/*/queries?x-algolia-application-id=ridgeline&x-algolia-api-key=public',
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        data: JSON.stringify({
          requests: [
            { indexName: 'cars', filters, facets: ['dealership_slug', 'dealership_name', 'make'] },
          ],
        }),
      },
    )
  for (const filters of [
    'make:',
    'make:"a" AND (',
    'a:1 OR b:2 AND c:3',
    'NOT (a:1)',
    'price > x',
  ]) {
    const answer = await query(filters)
    expect(answer.status(), filters).toBe(400)
    expect(await answer.json()).toMatchObject({ status: 400, message: expect.any(String) })
  }
  const all = (await (await query('')).json()) as { results: [{ nbHits: number }] }
  for (const filters of [
    'site_ids:harbour',
    'NOT site_ids:ridgeline',
    'site_ids:harbour OR site_ids:ridgeline',
    'dealership_slug:harbour-toyota',
  ]) {
    const { results } = (await (await query(filters)).json()) as {
      results: [{ nbHits: number; hits: object[]; facets: object }]
    }
    const [{ hits, facets }] = results
    expect(JSON.stringify({ hits, facets }), filters).not.toMatch(/harbour-|Harbour/)
    expect(results[0].nbHits, filters).toBeLessThanOrEqual(all.results[0].nbHits)
  }
})

test('the public key writes nothing, and a key derived from it only narrows', async () => {
  const indexName = 'cars'
  const client = algoliasearch('ridgeline', 'public', reaching('ridgeline'))
  const countAll = async (key = 'public') => {
    const { results } = await clientOf('ridgeline', key).search({ requests: [{ indexName }] })
    return (results[0] as { nbHits: number }).nbHits
  }
  const before = await countAll()
  for (const refused of [
    () => client.saveObject({ indexName, body: { objectID: 'mine' } }),
    () => client.clearObjects({ indexName }),
    () => client.deleteIndex({ indexName }),
    () => client.deleteBy({ indexName, deleteByParams: { filters: 'make:Mazda' } }),
    () => client.setSettings({ indexName, indexSettings: { searchableAttributes: [] } }),
    () => client.replaceAllObjects({ indexName, objects: [{ objectID: 'mine' }] }),
    () => client.browse({ indexName }),
    () => client.listIndices(),
  ]) {
    await expect(refused()).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    })
  }
  const derived = (parameters: Record<string, string>) => secureSearchKey('public', parameters)
  const fresh = await countAll(derived({ filters: 'km < 50000' }))
  expect(fresh).toBeGreaterThan(0)
  expect(fresh).toBeLessThan(before)
  expect(await countAll(derived({ filters: 'site_ids:harbour' }))).toBe(0)
  expect(await countAll(derived({ filters: 'site_ids:harbour OR site_ids:ridgeline' }))).toBe(
    before,
  )
  await expect(countAll(derived({ validUntil: '1' }))).rejects.toMatchObject({ status: 403 })
  expect(await countAll()).toBe(before)
})

const hostile = listHostileRequests()

const lanes = 4
/** Milliseconds of a lane from one call to the next. A visitor may call 30 times a second; every journey is that visitor. */
const turnMs = (1000 / 25) * lanes

/**
 * Sends a call and takes no less than a turn, so that journeys beside this one have calls left; what came sooner than
 * a visitor may call is sent again.
 */
async function sendInTurn(...call: Parameters<typeof sendRaw>): ReturnType<typeof sendRaw> {
  const [answer] = await Promise.all([sendRaw(...call), setTimeout(turnMs)])
  return answer.status === 429 ? sendInTurn(...call) : answer
}

for (const site of ['harbour', 'aurelia'] as const) {
  test(`${site}: ${hostile.length} hostile requests are refused as {message, status}`, async () => {
    const hostname = `${site}.localhost:${port}`
    const credentials = { 'x-algolia-application-id': site, 'x-algolia-api-key': 'public' }
    await forEach(
      hostile,
      lanes,
      async ({ title, method, path, body, headers, status, message }) => {
        const answer = await sendInTurn(hostname, `/api/search${path}`, {
          method,
          headers: { ...credentials, accept: 'text/html', ...headers },
          data: body,
        })
        expect(answer.type, title).toBe('application/json; charset=UTF-8')
        expect(JSON.parse(answer.content), title).toEqual({
          status,
          message: expect.stringContaining(message),
        })
        expect(answer.status, title).toBe(status)
      },
    )
    const { results } = await clientOf(site).search({ requests: [{ indexName: 'cars' }] })
    expect((results[0] as { nbHits: number }).nbHits).toBeGreaterThan(0)
  })
}
