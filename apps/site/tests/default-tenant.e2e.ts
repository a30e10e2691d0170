import { toSlug } from '@forecourt/stock/model'
import type { APIRequestContext } from '@playwright/test'
import { crawl, expectWhole, kindOf } from './crawl.ts'
import { aCarPath } from './enquiring.ts'
import { vehicleDataOf } from './fact-dealer.ts'
import { ask, expect, type TestSite, test } from './journey.ts'
import { guidedDealer, plainDealer, startDealer } from './plain-dealer.ts'

const dealers = [plainDealer('plain'), guidedDealer('guided')]

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  for (const dealer of dealers) await startDealer(request, dealer)
  await request.dispose()
})

/** Kinds of pages of a dealer who sets nothing. */
const kinds = [
  '/',
  '/about-us',
  '/cars/*',
  '/cars/*/enquire',
  '/cars/*/enquire?',
  '/cars/*/photos',
  '/cars/*/test-drive',
  '/contact',
  '/favourites',
  '/print?',
  '/privacy-policy',
  '/search',
  '/search/*',
  '/search-by-price',
  '/search?',
  '/success',
  '/terms-and-conditions',
  'POST /cars/*/enquire',
  'POST /cars/*/photos',
  'POST /cars/*/test-drive',
  'POST /contact',
  'POST /favourites',
]

for (const { id } of dealers)
  test(`no control of a dealer who sets nothing leads to an address that is not there: ${id} [PLUS-114]`, async ({
    page,
    request,
  }) => {
    const from = ['/', '/success', '/compare', '/pages/unsubscribe', '/sign-in']
    expectWhole(await crawl({ page, request, site: id, from }), kinds)
  })

/**
 * Every route of the specification: how it answers on a site with identity and dealerships only, and,
 * where that has no such page, on a dealer of the demonstration. A path is where it leads: a gate to
 * sign-in. `{slug}` and `{id}` are those of a vehicle there.
 * Source: §2 of the specification, `SITE-006` to `SITE-054`
 */
const routes: readonly (readonly [
  route: string,
  plain: number | string,
  elsewhere?: readonly [site: TestSite, answer: number | string],
])[] = [
  ['/', 200],
  ['/search', 200],
  ['/search/used-cars', 200],
  ['/search/new-used-and-demo-cars', 200],
  ['/search/{make}', 200],
  ['/search/{make}/{model}', 200],
  ['/search/plain', 200],
  ['/used-car', '/search/*', ['ridgeline', 200]],
  ['/used-car/{make}', '/search/*?', ['ridgeline', 200]],
  ['/used-car/{make}/{model}', '/search/*?', ['ridgeline', 200]],
  ['/used-car/ute', '/search/*?', ['ridgeline', 200]],
  ['/cars/{slug}', 200],
  ['/cars/{slug}/checkout', 200],
  ['/cars/{slug}/buy-online', 404, ['aurelia', 200]],
  ['/checkout-journey?car_id={slug}', 200],
  ['/print?car_id={slug}', 200],
  ['/cars/trade-in?car_id={id}', 200],
  ['/trade-in', 200],
  ['/sell-my-car', 200],
  ['/finance', 200],
  ['/finance-enquiry', 200],
  ['/apply-for-finance', 200],
  ['/personalised/finance?car_id={id}', 404, ['ironbark', '/sign-in?']],
  ['/success', 200],
  ['/sign-in?type=watchlist&redirect=%2F&back=%2F', 200],
  ['/contact', 200],
  ['/contact-us/harbour-mazda-capalaba', 404, ['harbour', 200]],
  ['/book-test-drive/', '/book-test-drive'],
  ['/book-test-drive', 200],
  ['/service', 200],
  ['/vehicle-parts-and-accessories', 200],
  ['/parts/search', 404, ['harbour', 200]],
  ['/special-offers', 200],
  ['/dealer-locator', 404, ['harbour', 200]],
  ['/our-location/harbour-mazda-capalaba', 404, ['harbour', 200]],
  ['/brands', 200],
  ['/toyota/overview', 200],
  ['/about-us', 200],
  ['/careers', 404, ['harbour', 200]],
  ['/terms-and-conditions', 200],
  ['/privacy-policy', 200],
  ['/pages/unsubscribe', 200],
  ['/spin-to-win', 404, ['harbour', '/sign-in?']],
  ['/online-payment', 404, ['harbour', '/sign-in?']],
  ['/my-garage', '/sign-in?'],
  ['/watchlist', 404, ['harbour', '/sign-in?']],
]

/** A vehicle of a site that can be had, with what its addresses name. */
async function aVehicle(
  request: APIRequestContext,
  site: TestSite,
): Promise<Record<string, string>> {
  const path = await aCarPath(request, site, site === 'ridgeline' ? '/used-car' : '/search')
  const html = await (await ask(request, site, path)).text()
  const { brand, model } = vehicleDataOf(html) as { brand: { name: string }; model: string }
  const [, id = ''] = /\/cars\/trade-in\?car_id=(\d+)/.exec(html) ?? []
  return { slug: path.slice('/cars/'.length), id, make: toSlug(brand.name), model: toSlug(model) }
}

test('every route of the specification answers as the table says [PLUS-114]', async ({
  request,
}) => {
  const vehicles = new Map<string, Promise<Record<string, string>>>()
  const answerOf = async (site: TestSite, route: string) => {
    const vehicle = vehicles.get(site) ?? aVehicle(request, site)
    vehicles.set(site, vehicle)
    const facts = await vehicle
    const answer = await ask(
      request,
      site,
      route.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? ''),
    )
    const { location } = answer.headers()
    if (!location) return answer.status()
    const { pathname, search } = new URL(location, answer.url())
    return kindOf(pathname + search)
  }
  for (const [route, plain, elsewhere] of routes) {
    expect.soft(await answerOf('plain' as TestSite, route), route).toBe(plain)
    if (!elsewhere) continue
    const [site, expected] = elsewhere
    expect.soft(await answerOf(site, route), `${site} ${route}`).toBe(expected)
  }
})

test('nothing is promised of repayments where no lender publishes rates [D-97] [PLUS-054]', async ({
  request,
}) => {
  for (const path of ['/', '/finance']) {
    const html = await (await ask(request, 'plain' as TestSite, path)).text()
    expect(html, path).toContain('personalised rate')
    expect(html, path).not.toMatch(/repayment/i)
  }
  expect(await (await ask(request, 'harbour', '/finance')).text()).toContain('calculate repayments')
})
