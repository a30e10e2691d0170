import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAnswerCheck } from '../testing/published-answers.ts'
import { type SearchServer, serveSearch } from '../testing/search-server.ts'
import { createSearchService, type SearchService } from './search-service.handler.ts'

export const NOW_MS = Date.parse('2026-11-21T00:00:00Z')
export const ADMIN = 'admin-key'
export const SEARCH = 'search-key'
export const INDEXING = 'indexing-key'
export const BROWSING = 'browsing-key'

export const cars = [
  { objectID: '1', name: 'Mazda CX-5', make: 'Mazda', price: 30_000, tags: ['one', 'two'] },
  { objectID: '2', name: 'Kia Rio', make: 'Kia', price: 20_000 },
  { objectID: '3', name: 'Mazda CX-3', make: 'Mazda', price: 25_000 },
]
export const settings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['searchable(make)', 'price'],
  customRanking: ['asc(price)'],
}

/** A service behind a real port, anew for each test; what was sent to it and how its answers fail the published shape. */
export interface ServiceUnderTest {
  service: SearchService
  origin: string
  handle: (request: Request) => Promise<Response>
  /** Lets other work happen during a build; a test may hold it. */
  pause: () => Promise<void>
  admit: () => { ok: true } | { ok: false; retryAfterSeconds: number }
  received: { method: string; path: string; encoding: string | null }[]
  faults: string[]
  /** Names of the published operations that were answered. */
  answered: ReadonlySet<string>
  hosts: () => { url: string; accept: 'readWrite'; protocol: 'http' }[]
  clientWith: (key: string, options?: object) => ReturnType<typeof algoliasearch>
  admin: () => ReturnType<typeof algoliasearch>
  /** An index of three cars with settings. */
  withCars: (indexName?: string) => Promise<ReturnType<typeof algoliasearch>>
}

/** Opens the service for the tests of a file. */
export async function setUpSearchService(): Promise<ServiceUnderTest> {
  const published = await createAnswerCheck()
  let server: SearchServer
  const hosts = () => [
    {
      url: `${new URL(tested.origin).host}/api`,
      accept: 'readWrite' as const,
      protocol: 'http' as const,
    },
  ]
  const clientWith = (key: string, options: object = {}) =>
    algoliasearch('APP', key, { hosts: hosts(), ...options })
  const tested = {
    received: [],
    faults: [],
    answered: published.seen,
    hosts,
    clientWith,
    admin: () => clientWith(ADMIN),
    async withCars(indexName = 'cars') {
      const client = clientWith(ADMIN)
      const { taskID } = await client.setSettings({ indexName, indexSettings: settings })
      await client.waitForTask({ indexName, taskID })
      await client.saveObjects({ indexName, objects: cars, waitForTasks: true })
      return client
    },
    async handle(request: Request) {
      const { method } = request
      const path = new URL(request.url).pathname.slice('/api'.length)
      tested.received.push({ method, path, encoding: request.headers.get('content-encoding') })
      const answer = await tested.service.handle(request)
      if (answer.status !== 204) {
        const body: unknown = await answer.clone().json()
        tested.faults.push(...published.faultsOf(method, path, answer.status, body))
      }
      return answer
    },
  } as unknown as ServiceUnderTest
  beforeAll(async () => {
    server = await serveSearch(tested.handle)
    tested.origin = server.origin
  })
  afterAll(() => server.close())
  beforeEach(() => {
    tested.admit = () => ({ ok: true })
    // A write is done before its answer is sent, however slow the machine.
    tested.pause = () => Promise.resolve()
    tested.service = createSearchService({
      keys: [
        { key: ADMIN, acl: ['admin'] },
        { key: SEARCH, acl: ['search'], description: 'of the website' },
        { key: INDEXING, acl: ['addObject', 'deleteObject'], indexes: ['cars*', '*_staging'] },
        { key: BROWSING, acl: ['search', 'browse'] },
      ],
      appId: 'APP',
      path: '/api',
      admit: () => tested.admit(),
      now: () => NOW_MS,
      onError: (error) => tested.faults.push(String(error)),
      pause: () => tested.pause(),
    })
  })
  return tested
}

export const idsOf = ({ hits }: { hits: { objectID: string }[] }) =>
  hits.map(({ objectID }) => objectID)
