import { gzipSync } from 'node:zlib'
import { liteClient } from 'algoliasearch/lite'
import algoliasearchHelper from 'algoliasearch-helper'
import { describe, expect, it } from 'vitest'
import { ADMIN, BROWSING, SEARCH, type ServiceUnderTest } from './search-service.contract.ts'
import { createSearchService } from './search-service.handler.ts'

/** Transport of a search service. */
export function testTransport(tested: ServiceUnderTest): void {
  const { clientWith, withCars, hosts, received, handle } = tested
  describe('transport', () => {
    it('answers the lite client and the helper', async () => {
      await withCars()
      const client = liteClient('APP', SEARCH, { hosts: hosts() })
      const helper = algoliasearchHelper(client, 'cars', {
        disjunctiveFacets: ['make'],
        hitsPerPage: 1,
      })
      helper.addDisjunctiveFacetRefinement('make', 'Mazda')
      const { content } = await new Promise<{
        content: { nbHits: number; getFacetValues: (name: string, options: object) => unknown }
      }>((resolve, reject) => {
        helper.on('result', ({ results }) => resolve({ content: results as never }))
        helper.on('error', ({ error }) => reject(error))
        helper.search()
      })
      expect(content.nbHits).toBe(2)
      expect(content.getFacetValues('make', {})).toMatchObject([
        { name: 'Mazda', count: 2, isRefined: true },
        { name: 'Kia', count: 1, isRefined: false },
      ])
    })

    it('searches by address too', async () => {
      await withCars()
      const answer = await handle(
        new Request(`${tested.origin}/api/1/indexes/cars?query=mazda&hitsPerPage=1`, {
          headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': SEARCH },
        }),
      )
      expect(await answer.json()).toMatchObject({ nbHits: 2, hitsPerPage: 1, query: 'mazda' })
    })

    it('stops after the first search that found enough', async () => {
      const client = await withCars()
      const requests = ['kia', 'mazda', 'kia'].map((query) => ({
        indexName: 'cars',
        query,
        hitsPerPage: 2,
      }))
      const { results } = await client.search({ requests, strategy: 'stopIfEnoughMatches' })
      expect(results).toMatchObject([
        { nbHits: 1 },
        { nbHits: 2 },
        { nbHits: 0, hits: [], processed: false, query: 'kia' },
      ])
      const all = await client.search({ requests, strategy: 'none' })
      expect(all.results).toMatchObject([{ nbHits: 1 }, { nbHits: 2 }, { nbHits: 1 }])
    })

    it('unpacks what the client packs', async () => {
      const client = clientWith(ADMIN, { compression: 'gzip' })
      const objects = Array.from({ length: 50 }, (_, id) => ({ objectID: String(id), name: 'Kia' }))
      await client.saveObjects({ indexName: 'packed', objects, waitForTasks: true })
      expect(received.some(({ encoding }) => encoding === 'gzip')).toBe(true)
      expect((await client.searchSingleIndex({ indexName: 'packed' })).nbHits).toBe(50)
    })

    it('lets the client try again after it was sent away', async () => {
      await withCars()
      let sentAway = 2
      tested.admit = () => (sentAway-- > 0 ? { ok: false, retryAfterSeconds: 0.5 } : { ok: true })
      const { nbHits } = await clientWith(SEARCH).searchSingleIndex({ indexName: 'cars' })
      expect({ nbHits, sentAway }).toEqual({ nbHits: 3, sentAway: -1 })
    })

    it('sends no client with an admin key away, and none who browses [PLUS-087]', async () => {
      const client = await withCars()
      tested.admit = () => ({ ok: false, retryAfterSeconds: 60 })
      await client.saveObjects({ indexName: 'cars', objects: [{ objectID: '9' }] })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(4)
      expect((await clientWith(BROWSING).browse({ indexName: 'cars' })).hits).toHaveLength(4)
    })

    it('allows writing from elsewhere, once it was asked', async () => {
      const ask = await handle(
        new Request(`${tested.origin}/api/1/indexes/c`, { method: 'OPTIONS' }),
      )
      expect(ask.status).toBe(204)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        expect(ask.headers.get('access-control-allow-methods')).toContain(method)
      }
    })

    it('never answers a bad request with 5xx', async () => {
      await withCars()
      const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': ADMIN }
      const paths = [
        '/1/indexes/cars/query',
        '/1/indexes/*/queries',
        '/1/indexes/*/batch',
        '/1/indexes/*/objects',
        '/1/indexes/cars/batch',
        '/1/indexes/cars/browse',
        '/1/indexes/cars/settings',
        '/1/indexes/cars/operation',
        '/1/indexes/cars/deleteByQuery',
        '/1/indexes/cars/facets/make/query',
        '/1/indexes/cars/synonyms/batch',
        '/1/indexes/cars/x/partial',
        '/1/indexes/%2A',
        '/1/indexes/%00',
        '/1/indexes/cars',
        '/1/keys/x',
        '/1/task/x',
      ]
      const bodies = [
        '',
        'null',
        '[]',
        '[null]',
        '{"requests":null}',
        '{"requests":[null]}',
        '{"requests":[{"action":"addObject","indexName":"*","body":{}}]}',
        '{"requests":[{"indexName":{},"objectID":1}]}',
        '{"params":1,"cursor":1,"filters":[]}',
        '{"cursor":"bnVsbA=="}',
        '{"operation":"copy","destination":"a/b"}',
        '{"operation":"copy","destination":"cars"}',
        '{"replicas":[""]}',
        '{"__proto__":{"polluted":true},"constructor":1}',
        '{"n":{"_operation":null}}',
        '\u0000',
      ]
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        for (const path of paths) {
          for (const body of method === 'GET' ? [null] : bodies) {
            const answer = await handle(
              new Request(`${tested.origin}/api${path}?page=-1&hitsPerPage=x&query=%00`, {
                method,
                headers,
                body,
              }),
            )
            expect(answer.status, `${method} ${path} ${body}`).toBeLessThan(500)
          }
        }
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      await tested.service.application.settled()
    })

    it('refuses a body above its limit', async () => {
      tested.service = createSearchService({
        keys: [{ key: ADMIN, acl: ['admin'] }],
        path: '/api',
        largestBodyBytes: 1000,
      })
      const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': ADMIN }
      const send = (body: BodyInit, encoding: object = {}) =>
        handle(
          new Request(`${tested.origin}/api/1/indexes/cars`, {
            method: 'POST',
            headers: { ...headers, ...encoding },
            body,
          }),
        )
      const record = JSON.stringify({ name: 'x'.repeat(2000) })
      expect((await send(record)).status).toBe(413)
      expect((await send(gzipSync(record), { 'content-encoding': 'gzip' })).status).toBe(413)
    })
  })
}
