import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { readDealer } from './dealer-file.ts'
import { ask, demoSites, expect, on, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  carPath,
  openDealer,
  readPage,
  readText,
  searchCars,
} from './rows-dealer.ts'

test('each host is one dealer of one deployment, and no page names another [SITE-001]', async ({
  request,
}) => {
  const names = demoSites.map((id) => readDealer(id).name)
  for (const [index, id] of demoSites.entries()) {
    const text = readText(await readPage(request, id, '/'))
    const named = names.filter((name) => text.includes(name))
    expect([id, named]).toEqual([id, [names[index]]])
  }
})

test('a view is counted by a call that says what the page knew, and answers views and fields of the car [API-016] [API-017] [DATA-005]', async ({
  page,
  request,
}) => {
  const { hits } = await searchCars(request, 'harbour', { query: 'corolla', hitsPerPage: 1 })
  const [car] = hits
  expect(car).toMatchObject({ certified: expect.any(Boolean), created_at: expect.any(String) })
  expect(car).toHaveProperty('tag')
  const counted = page.waitForResponse(/\/view\.json\?/)
  await page.goto(on('harbour', String(car?.path)))
  const response = await counted
  const url = new URL(response.url())
  expect(url.pathname).toBe(`/api${car?.path}/view.json`)
  expect([...url.searchParams.keys()].toSorted()).toEqual([
    'photos_count',
    'updated_at',
    'website_id',
  ])
  expect(url.searchParams.get('website_id')).toBe('harbour')
  expect(url.searchParams.get('photos_count')).toBe(String(car?.photos_count))
  expect(await response.json()).toMatchObject({
    views: expect.any(Number),
    car_fields: expect.anything(),
  })
})

test.describe('a dealer who sets nothing', () => {
  const cars = [aFeedCar('D100'), aFeedCar('D101', { make: 'Mazda', model: 'CX-5' })]
  const silent = aDealer('silentset')
  const groups = 'search header footer labels vehiclePage finance reviews blog forms'.split(' ')
  const empty = {
    ...aDealer('emptyset'),
    ...Object.fromEntries(groups.map((group) => [group, {}])),
  } as SiteInput

  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(120_000)
    const request = await playwright.request.newContext()
    for (const dealer of [silent, empty]) await openDealer(request, dealer, cars)
    await request.dispose()
  })

  const words = async (request: APIRequestContext, id: string, path: string) => {
    const answer = await ask(request, id, path)
    return [answer.status(), readText(await answer.text()).replaceAll(id, 'dealer')]
  }

  test('has the whole of the defaults, whether its groups are missing or empty [CFG-002] [CFG-003]', async ({
    request,
  }) => {
    const paths = ['/', '/search', carPath('D100'), '/contact', '/finance', '/blog', '/sign-in']
    for (const path of paths)
      expect([path, await words(request, 'emptyset', path)]).toEqual([
        path,
        await words(request, 'silentset', path),
      ])
    const home = readText(await readPage(request, 'silentset', '/'))
    for (const label of ['Home', 'Contact', 'Rows Motors']) expect(home).toContain(`|${label}|`)
    expect(readText(await readPage(request, 'silentset', '/search'))).toContain('2 cars found')
  })

  test('asks with a message, a purpose and agreement to news [DATA-053]', async ({ request }) => {
    const html = await readPage(request, 'silentset', `${carPath('D100')}/enquire?similar=1`)
    const tag = (name: string) => new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
    expect(tag('opt_in')).toContain('checked')
    expect(html).toMatch(/<textarea[^>]* name="message"[^>]*>[^<]+</)
    expect(tag('subcategory')).toContain('value="Find Me Something Similar"')
  })
})
