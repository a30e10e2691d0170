import { createSearchEngine } from '@forecourt/search-engine'
import { createSearchService } from '@forecourt/search-engine/http'
import { createAnswerCheck, type SearchServer, serveSearch } from '@forecourt/search-engine/testing'
import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAlgoliaIndexer } from './algolia-indexer.ts'
import { createAlgoliaSearchClient } from './algolia-search-client.ts'
import { createEmbeddedIndexer } from './embedded-indexer.ts'
import { createEmbeddedSearchClient } from './embedded-search-client.ts'
import {
  describeIndexer,
  type Found,
  type IndexerUnderTest,
  writtenSettings,
} from './indexer.contract.ts'
import type { LiteSearchClient } from './lite-search-client.ts'

const sent: string[] = []
const published = await createAnswerCheck()
const faults: string[] = []
let server: SearchServer

beforeAll(async () => {
  const service = createSearchService({
    keys: [
      { key: 'admin', acl: ['admin'] },
      { key: 'search', acl: ['search'] },
    ],
    path: '/api/search',
  })
  server = await serveSearch(async (request) => {
    const { pathname } = new URL(request.url)
    sent.push(`${request.method} ${pathname}`)
    const answer = await service.handle(request)
    const path = pathname.slice('/api/search'.length)
    const body: unknown = await answer.clone().json()
    faults.push(...published.faultsOf(request.method, path, answer.status, body))
    return answer
  })
})
afterAll(() => server.close())

/** A client for every search, since some remember answers. */
function findWith(client: () => LiteSearchClient): IndexerUnderTest['find'] {
  return async (indexName, request = {}) => {
    const { results } = await client().search({
      requests: [{ indexName, hitsPerPage: 1000, ...request }],
    })
    return results[0] as unknown as Found
  }
}

describeIndexer('createEmbeddedIndexer', async () => {
  const engine = createSearchEngine()
  return {
    indexer: createEmbeddedIndexer({ engine, indexName: 'written_cars' }),
    find: findWith(() => createEmbeddedSearchClient({ engine, scope: null })),
  }
})

const atServer = () => ({ appId: 'APP', host: `${server.origin}/api/search` })

describeIndexer('createAlgoliaIndexer', async () => ({
  indexer: createAlgoliaIndexer({ ...atServer(), adminKey: 'admin', indexName: 'written_cars' }),
  find: findWith(() => createAlgoliaSearchClient({ ...atServer(), searchKey: 'search' })),
}))

describe('createEmbeddedIndexer', () => {
  it('keeps what is saved while a build waits for its turn', async () => {
    const engine = createSearchEngine()
    const indexer = createEmbeddedIndexer({ engine, indexName: 'written_cars' })
    await indexer.setSettings(writtenSettings)
    const car = (id: number) => ({ objectID: String(id), name: 'Kia', make: 'Kia', id })
    const first = indexer.replaceAll(Array.from({ length: 500 }, (_, id) => car(id)))
    const second = indexer.replaceAll(Array.from({ length: 600 }, (_, id) => car(id)))
    await indexer.saveObjects([car(9999)])
    await indexer.deleteObjects(['0'])
    await Promise.all([first, second])
    expect(engine.recordCount('written_cars')).toBe(600)
    expect(engine.recordOf('written_cars', '9999')).toBeDefined()
    expect(engine.recordOf('written_cars', '0')).toBeUndefined()
  })

  it('builds nothing for settings that are already so', async () => {
    const engine = createSearchEngine()
    const indexer = createEmbeddedIndexer({ engine, indexName: 'written_cars' })
    await indexer.setSettings(writtenSettings)
    const { generation } = engine
    await indexer.setSettings(structuredClone(writtenSettings))
    expect(engine.generation).toBe(generation)
  })
})

describe('createAlgoliaIndexer', () => {
  it('sends no settings that are already so', async () => {
    const options = { ...atServer(), adminKey: 'admin', indexName: 'same_cars' }
    const [replica] = writtenSettings.replicas
    const settings = {
      settings: { ...writtenSettings.settings, replicas: ['same_by_price'] },
      replicas: [{ name: 'same_by_price', settings: replica!.settings }],
    }
    const putsOf = async (work: () => Promise<void>) => {
      const before = sent.length
      await work()
      return sent.slice(before).filter((call) => call.startsWith('PUT'))
    }
    const indexer = createAlgoliaIndexer(options)
    expect(await putsOf(() => indexer.setSettings(settings))).toHaveLength(2)
    expect(await putsOf(() => indexer.setSettings(settings))).toEqual([])
  })

  it('rejects with the status of a refusal, and leaves what was there', async () => {
    const options = { ...atServer(), indexName: 'kept_cars' }
    const owner = createAlgoliaIndexer({ ...options, adminKey: 'admin' })
    await owner.saveObjects([{ objectID: '1' }])
    const stranger = createAlgoliaIndexer({ ...options, adminKey: 'search' })
    for (const attempt of [
      () => stranger.saveObjects([{ objectID: '2' }]),
      () => stranger.deleteObjects(['1']),
      () => stranger.setSettings(writtenSettings),
      () => stranger.replaceAll([]),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 403 })
    }
    const client = algoliasearch('APP', 'admin', {
      hosts: [
        {
          url: `${new URL(server.origin).host}/api/search`,
          protocol: 'http',
          accept: 'readWrite',
        },
      ],
    })
    expect(await client.browse({ indexName: 'kept_cars' })).toMatchObject({
      hits: [{ objectID: '1' }],
    })
  })

  it('meets only answers in the shape that Algolia publishes', () => {
    expect(faults).toEqual([])
    expect([...published.seen]).toEqual(
      expect.arrayContaining(['batch', 'operationIndex', 'search']),
    )
  })
})
