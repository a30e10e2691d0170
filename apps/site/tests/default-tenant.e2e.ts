import { crawl, expectWhole } from './crawl.ts'
import { demoSites, test } from './journey.ts'
import { guidedDealer, plainDealer, startDealer } from './plain-dealer.ts'

const dealers = [plainDealer('plain'), guidedDealer('guided')]

/** Pages that nothing on the home page leads to within four steps, or only with script. */
const elsewhere = ['/success', '/compare', '/no-such-page', '/pages/unsubscribe']

/** Kinds of pages every site has. */
const everySite = [
  '/',
  '/cars/*',
  '/cars/*/enquire',
  '/contact',
  '/favourites',
  '/privacy-policy',
  '/success',
  'POST /contact',
  'POST /favourites',
]

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  const request = await playwright.request.newContext()
  for (const dealer of dealers) await startDealer(request, dealer)
  await request.dispose()
})

for (const { id: site } of dealers)
  test(`no control of a dealer who sets nothing leads to an address that is not there: ${site} [PLUS-114]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const found = await crawl({
      page,
      request,
      site,
      from: ['/', ...elsewhere],
      mostPages: 120,
      mostOfAKind: 8,
    })
    expectWhole(found, [
      ...everySite,
      '/search',
      '/search/*',
      '/search?',
      '/search-by-price',
      '/cars/*/test-drive',
      '/cars/*/photos',
      '/cars/*/enquire?',
      '/print?',
      'POST /cars/*/enquire',
      'POST /cars/*/test-drive',
      'POST /cars/*/photos',
    ])
  })

for (const site of demoSites)
  test(`no control leads to an address that is not there: ${site} [PLUS-114]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const found = await crawl({
      page,
      request,
      site,
      from: ['/', ...elsewhere],
      mostPages: 25,
      mostOfAKind: 8,
    })
    expectWhole(found, everySite)
  })
