import { describe, expect, it } from 'vitest'
import { answerSearchRequest } from '../http/answer-search-request.ts'
import { SEARCH_RIGHTS } from '../http/search-rights.ts'
import { createSearchEngine } from '../query/search-engine.ts'
import { readPublishedParameters } from '../testing/published-parameters.ts'
import { SearchApplication } from './search-application.ts'

/** Settings that may be anything, because nothing comes of them. */
const FREE = ['userData', 'semanticSearch', 'reRankingApplyFilter']
const published = Object.entries(readPublishedParameters().settings)

/** An application of one index, and calls of its settings. */
function open() {
  const engine = createSearchEngine()
  const application = new SearchApplication({ engine })
  const call = async (method: string, index: string, payload?: object, search = '') => {
    const { status, body } = answerSearchRequest({
      engine,
      application,
      scope: null,
      rights: new Set(SEARCH_RIGHTS),
      method,
      path: `/1/indexes/${index}${method === 'POST' ? '' : '/settings'}`,
      searchParams: new URLSearchParams(search),
      body: payload ? JSON.stringify(payload) : '',
    })
    await application.settled()
    return { status, body: JSON.parse(body) as Record<string, unknown> }
  }
  const get = async (index: string) => (await call('GET', index)).body
  const put = (index: string, settings: object, search?: string) =>
    call('PUT', index, settings, search)
  const add = (index: string, record: object) => call('POST', index, record)
  return { engine, get, put, add }
}

describe('settings of an index', () => {
  it.each(published.filter(([, setting]) => 'default' in setting))(
    'without settings are the published ones: %s',
    async (name, setting) => {
      const { get, add } = open()
      await add('things', { objectID: '1' })
      expect((await get('things'))[name]).toEqual(setting.default)
    },
  )

  it('are no others than the published ones', async () => {
    const { get, add } = open()
    await add('things', { objectID: '1' })
    const names = published.filter(([, setting]) => 'default' in setting).map(([name]) => name)
    expect(Object.keys(await get('things')).toSorted()).toEqual(names.toSorted())
  })

  it('are overlaid by what was set, and come back with null', async () => {
    const { get, put } = open()
    await put('things', { hitsPerPage: 5, searchableAttributes: ['name'], userData: { a: 1 } })
    expect(await get('things')).toMatchObject({
      hitsPerPage: 5,
      searchableAttributes: ['name'],
      userData: { a: 1 },
      maxValuesPerFacet: 100,
    })
    await put('things', { hitsPerPage: null, userData: null })
    expect(await get('things')).toMatchObject({
      hitsPerPage: 20,
      searchableAttributes: ['name'],
      userData: {},
    })
  })

  it('can be set as they were given, and change nothing', async () => {
    const { engine, get, put, add } = open()
    await add('things', { objectID: '1', name: 'Red chair', size: { width: 5 }, price: 3 })
    const search = () =>
      engine.search(
        [
          { indexName: 'things', query: 'red', numericFilters: ['price>1'] },
          { indexName: 'things', query: 'chiar' },
          { indexName: 'things', query: '5' },
        ],
        { scope: null },
      )
    const timeless = () => search().map((answer) => ({ ...answer, processingTimeMS: 0 }))
    const before = { settings: await get('things'), answers: timeless() }
    expect(before.answers).toMatchObject([{ nbHits: 1 }, { nbHits: 1 }, { nbHits: 1 }])
    expect(await put('things', before.settings)).toMatchObject({ status: 200 })
    expect({ settings: await get('things'), answers: timeless() }).toEqual(before)
  })

  it.each(published.filter(([name]) => !FREE.includes(name)))(
    'answer 400 to a wrong %s',
    async (name) => {
      const { put } = open()
      expect(await put('things', { [name]: -0.5 })).toEqual({
        status: 400,
        body: { status: 400, message: expect.stringContaining(name) },
      })
    },
  )
})

describe('replicas', () => {
  it('show their primary, and start with its settings', async () => {
    const { get, put } = open()
    await put('things', { hitsPerPage: 7, replicas: ['dear', ' virtual(cheap) '] })
    for (const name of ['dear', 'cheap']) {
      expect(await get(name)).toMatchObject({ primary: 'things', hitsPerPage: 7, replicas: [] })
    }
  })

  it('that no settings name do not exist', async () => {
    const { engine, get, put, add } = open()
    await add('things', { objectID: '1' })
    await put('things', { replicas: ['dear', 'virtual(cheap)'] })
    for (const name of ['things_dear', 'virtual(cheap)', 'expensive', 'Dear']) {
      expect(() => engine.search([{ indexName: name }], { scope: null })).toThrow(
        expect.objectContaining({ status: 404, message: `Index ${name} does not exist` }),
      )
      expect(await get(name)).toEqual({ message: `Index ${name} does not exist`, status: 404 })
    }
    await put('things', { replicas: ['dear'] })
    expect(() => engine.search([{ indexName: 'cheap' }], { scope: null })).toThrow(
      expect.objectContaining({ status: 404, message: 'Index cheap does not exist' }),
    )
  })

  it('cannot be described without being named', () => {
    const settings = { searchableAttributes: ['name'], replicas: ['dear'] }
    const define = (replicas: Record<string, object>) => () =>
      createSearchEngine().setIndex('things', { settings, replicas, records: [] })
    expect(define({ dear: {} })).not.toThrow()
    expect(define({ cheap: {} })).toThrow('expected the replica cheap in the setting replicas')
  })

  it.each([['virtual(x'], ['virtual()'], ['asc(x)'], [''], ['x)']])(
    'are no %j',
    async (replica) => {
      const { put } = open()
      expect(await put('things', { replicas: [replica] })).toMatchObject({ status: 400 })
      const settings = { searchableAttributes: [], replicas: [replica] }
      expect(() => createSearchEngine().setIndex('things', { settings, records: [] })).toThrow(
        'expected names of replicas',
      )
    },
  )

  it('get what is forwarded, and virtual ones the attributes of their primary in any case', async () => {
    const { get, put } = open()
    await put('things', { replicas: ['dear', 'virtual(cheap)'] })
    const searched = async (name: string) => (await get(name))['searchableAttributes']
    await put('things', { searchableAttributes: ['name'], hitsPerPage: 3 })
    expect([await searched('dear'), await searched('cheap')]).toEqual([[], ['name']])
    expect((await get('dear'))['hitsPerPage']).toBe(20)
    await put(
      'things',
      { searchableAttributes: ['maker'], hitsPerPage: 4 },
      'forwardToReplicas=true',
    )
    expect([await searched('dear'), await searched('cheap')]).toEqual([['maker'], ['maker']])
    expect([(await get('dear'))['hitsPerPage'], (await get('cheap'))['hitsPerPage']]).toEqual([
      4, 4,
    ])
    expect(await put('things', {}, 'forwardToReplicas=maybe')).toEqual({
      status: 400,
      body: {
        message: 'Invalid value for "forwardToReplicas" parameter, expected a boolean',
        status: 400,
      },
    })
  })
})
