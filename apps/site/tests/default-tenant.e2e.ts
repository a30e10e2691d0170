import { crawl, expectWhole } from './crawl.ts'
import { demoSites, test } from './journey.ts'
import { guidedDealer, plainDealer, startDealer } from './plain-dealer.ts'

const dealers = [plainDealer('plain'), guidedDealer('guided')]

/** Pages that nothing on the home page leads to within four steps, or only with script. */
const elsewhere = ['/success', '/compare', '/no-such-page', '/pages/unsubscribe', '/sign-in']

/** Kinds of pages every site has. */
const everySite = [
  '/',
  '/about-us',
  '/cars/*',
  '/cars/*/enquire',
  '/contact',
  '/favourites',
  '/privacy-policy',
  '/success',
  '/terms-and-conditions',
  'POST /contact',
  'POST /favourites',
]

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  const request = await playwright.request.newContext()
  for (const dealer of dealers) await startDealer(request, dealer)
  await request.dispose()
})

/** Kinds of pages of a dealer who sets nothing. */
const plainSite = [
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
]

const crawled = [
  ...dealers.map(({ id }) => ({
    site: id,
    control: 'no control of a dealer who sets nothing',
    kinds: plainSite,
    mostPages: 120,
  })),
  ...demoSites.map((site) => ({ site, control: 'no control', kinds: everySite, mostPages: 25 })),
]

for (const { site, control, kinds, mostPages } of crawled)
  test(`${control} leads to an address that is not there: ${site} [PLUS-114]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const from = ['/', ...elsewhere]
    expectWhole(await crawl({ page, request, site, from, mostPages, mostOfAKind: 8 }), kinds)
  })
