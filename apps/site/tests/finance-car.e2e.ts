import { fileURLToPath } from 'node:url'
import { type FaultyProviders, startFaultyProviders } from './faulty-provider.ts'
import { ask, expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

const searchHost = 'search.example'

interface Search {
  objectIDs?: string[]
  filters?: string
  facetFilters?: unknown
  attributesToRetrieve?: string[]
}

let searches: Search[] = []
let providers: FaultyProviders
let site: OwnSite

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  providers = await startFaultyProviders({
    [searchHost]: async (path, body) => {
      const asked = JSON.parse(body) as Search & { requests?: Search[] }
      searches.push(...(asked.requests ?? [asked]))
      const answer = await ask(request, 'ridgeline', `/api/search${path.replace(/\?.*/, '')}`, {
        method: 'POST',
        data: asked,
        headers: { 'x-algolia-api-key': 'public', 'x-algolia-application-id': 'forecourt' },
      })
      return answer.json()
    },
  })
  site = await startOwnSite({
    dealer: 'ridgeline',
    preload: fileURLToPath(new URL('providers-nearby.mjs', import.meta.url)),
    env: { FORECOURT_NEARBY: providers.origin },
    change: ({ search, ...tenant }) => ({
      ...tenant,
      search: {
        ...search,
        provider: {
          type: 'algolia',
          host: `https://${searchHost}`,
          appId: 'forecourt',
          indexName: 'cars',
          searchKey: 'search-key',
        },
      },
    }),
  })
})

test.afterAll(async () => {
  await site?.close()
  await providers?.close()
})

test('the car beside the finance form is asked for by its id, with id, slug, name, price and price_type [API-035]', async ({
  request,
}) => {
  const html = await (await ask(request, 'ridgeline', '/used-car?price=15000:60000')).text()
  const [, path = ''] = /<article[\s\S]*?href="(\/cars\/[\w-]+)"/.exec(html) ?? []
  const car = await (await ask(request, 'ridgeline', path)).text()
  const id = /"car":\{"id":(\d+)/.exec(car)?.[1] ?? ''
  searches = []
  const page = await (await site.ask(`/finance?car_id=${id}`)).text()
  expect(page).toContain(`href="${path}"`)
  const own = searches.filter((search) => JSON.stringify(search).includes(id))
  expect(own).toHaveLength(1)
  expect(own[0]?.attributesToRetrieve).toEqual(['id', 'slug', 'name', 'price', 'price_type'])
})
