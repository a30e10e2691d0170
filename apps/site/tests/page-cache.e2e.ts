import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { importRows, writeDealer } from './dealer-file.ts'
import { aCarPath } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { expectSoon } from './soon.ts'

const dealer: SiteInput = {
  id: 'cached',
  name: 'Cached Cars',
  domains: ['cached.localhost'],
  state: 'qld',
  dealerships: [{ id: 701, slug: 'cached', name: 'Cached Cars', dealerLicenceNumber: '4418307' }],
  locations: [
    {
      id: 7001,
      name: 'Cached Cars',
      slug: 'cached',
      primary: true,
      dealership_id: 701,
      dealership_slug: 'cached',
      address: { street: '1 Store Street', city: 'Albion', state: 'qld', postcode: '4010' },
      contact_detail: { phone: '07 5550 7001' },
    },
  ],
}

const rows = (price: number) =>
  ['Corolla', 'Yaris'].map((model, index) => ({
    car_type: 'used',
    status: 'in_stock',
    make: 'Toyota',
    year: 2021,
    location_id: 7001,
    price: model === 'Corolla' ? price : 18_000,
    model,
    stocknum: `C${index}`,
  }))

/** Public pages of each kind. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const car = await aCarPath(request, 'harbour', '/search/used-cars')
  const blog = await (await ask(request, 'harbour', '/blog')).text()
  const post = /href="(\/blog\/[a-z0-9-]+)"/.exec(blog)?.[1] ?? ''
  return ['/', '/search/used-cars', car, '/search-by-price', '/blog', post, '/privacy-policy']
}

const visitors: Record<string, string>[] = [
  { cookie: 'fc-session=one; visited=1', 'user-agent': 'one', 'accept-language': 'en-AU' },
  { cookie: 'fc-session=two', 'user-agent': 'two', 'accept-language': 'de', referer: 'http://x/' },
]

test('a page has a tag by which whoever has it is told so, in every encoding [PLUS-098]', async ({
  request,
}) => {
  for (const path of await publicPaths(request)) {
    const answer = await ask(request, 'harbour', path)
    const etag = answer.headers()['etag'] ?? ''
    expect(etag, path).toMatch(/^W\/"[\w-]+"$/)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'if-none-match': etag, 'accept-encoding': encoding }
      const again = await ask(request, 'harbour', path, { headers })
      expect([again.status(), (await again.body()).length], path).toEqual([304, 0])
      expect(again.headers()['etag']).toBe(etag)
    }
    const other = await ask(request, 'harbour', path, { headers: { 'if-none-match': 'W/"old"' } })
    expect(other.status(), path).toBe(200)
  }
})

test('a page is the same bytes for every visitor and every rendering [PLUS-098]', async ({
  request,
}) => {
  for (const path of await publicPaths(request)) {
    const pages = await Promise.all(
      visitors.map(async (headers) => {
        const answer = await ask(request, 'harbour', path, { headers })
        expect(answer.headers(), path).not.toHaveProperty('set-cookie')
        return answer.text()
      }),
    )
    expect(pages[1] === pages[0], path).toBe(true)
    // Another address is rendered on its own. Every five minutes the hour of a page moves on.
    const apart = await Promise.all(
      visitors.map(async (headers, at) =>
        (await ask(request, 'harbour', `${path}?utm_source=${at}`, { headers })).text(),
      ),
    )
    const [one, two] = apart.map((html) =>
      html.replaceAll(/utm_source(=|" value="|",")\d/g, '').replaceAll(/"nowMs":\d+/g, ''),
    )
    expect(two === one, path).toBe(true)
  }
})

/** A used car of Ridgeline that sold, whose page has the form for something similar. */
const sold = '/cars/2018-toyota-hilux-rugged-x-r4109'

test('a cached form has no key and no time, and without script leads to a page that has both [PLUS-098]', async ({
  plainPage,
  request,
}) => {
  const html = await (await ask(request, 'ridgeline', sold)).text()
  expect(html).toContain('"idempotency_key":""')
  expect(html).toContain('"rendered_at":""')
  const forSale = await aCarPath(request, 'harbour', '/search/used-cars')
  for (const page of [html, await (await ask(request, 'harbour', forSale)).text()])
    expect(page).not.toMatch(/name="(?:idempotency_key|rendered_at)"/)
  for (const [site, path, name] of [
    ['ridgeline', sold, 'Find Me Something Similar'],
    ['harbour', forSale, 'Enquire'],
  ] as const) {
    await plainPage.goto(on(site, path))
    await plainPage.getByRole('main').getByRole('link', { name }).first().click()
    await expect(plainPage).toHaveURL(/\/enquire(?:\?|$)/)
    for (const field of ['idempotency_key', 'rendered_at'])
      await expect(plainPage.locator(`input[name="${field}"]`)).toHaveValue(/^[\w-]{6,}$/)
  }
})

test('a change of the stock shows within 2 s on every page of the car [PLUS-098]', async ({
  request,
}) => {
  writeDealer(dealer)
  await importRows(dealer.id, 'forecourt-json', rows(20_990))
  const read = async (path: string) => (await ask(request, dealer.id, path)).text()
  await expect.poll(() => read('/search'), { timeout: 40_000 }).toContain('$20,990')
  const path = /href="(\/cars\/[a-z0-9-]*corolla[a-z0-9-]*)"/.exec(await read('/search'))?.[1] ?? ''
  expect(await read(path)).toContain('$20,990')
  await importRows(dealer.id, 'forecourt-json', rows(19_490))
  for (const each of [path, '/search', '/'])
    await expectSoon(async () => (await read(each)).includes('$19,490'), true)
  for (const each of [path, '/search', '/']) expect(await read(each)).not.toContain('$20,990')
})
