import type { Page } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, demoSites, expect, on, test } from './journey.ts'
import { at, bay, pier, split } from './locations-dealer.ts'
import { plainDealer } from './plain-dealer.ts'
import { aFeedCar, openDealer, readPage, readText } from './rows-dealer.ts'

const cleveland = '/our-location/bay-cleveland'

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  const cars = ['B1', 'B2', 'B3', 'B4'].map((stocknum, index) => ({
    ...aFeedCar(stocknum),
    dealership_id: 601,
    location_id: index === 3 ? 6203 : 6201,
    location_name: index === 3 ? 'Anchor Used' : 'Bay Motors Cleveland',
  }))
  await openDealer(request, bay(), cars)
  writeDealer(pier())
  writeDealer(plainDealer('nowhere'))
  for (const site of ['pier', 'nowhere'])
    await expect
      .poll(async () => (await ask(request, site, '/')).status(), { timeout: 60_000 })
      .toBe(200)
  await request.dispose()
})

/** Structured data of a page. */
const readJsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )

/** Names of the cards in a list, in order. */
const namesIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: /^(?:Bay|Anchor)/ })
    .allTextContents()

/** Tabs with their counts, the chosen one marked. */
const tabsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Department' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent}${link.ariaCurrent === 'true' ? ' *' : ''}`),
    )

test('locations of one name stand together, sorted by type; a hidden one is not listed, and one without a type is for sales [SITE-041] [LOC-001] [LOC-002] [LOC-033] [LOC-034]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/dealer-locator'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Locations')
  expect(await namesIn(page)).toEqual([
    'Bay Motors Cleveland',
    'Bay Motors Cleveland',
    'Anchor Used',
    'Anchor Parts',
  ])
  const types = page.getByRole('main').getByText(/^(?:Sales|Used, Buying|Service and Parts|Parts)$/)
  expect(await types.allTextContents()).toEqual([
    'Sales',
    'Service and Parts',
    'Used, Buying',
    'Parts',
  ])
})

test('locations are shown or hidden by lists of dealership slugs, page and all [LOC-032] [CFG-058]', async ({
  plainPage: page,
  request,
}) => {
  writeDealer(split('shown-places', { showDealerships: ['bay'] }))
  writeDealer(split('hidden-places', { hideDealerships: ['bay'] }))
  for (const [site, name, here, gone] of [
    ['shown-places', 'Bay Motors Cleveland', cleveland, '/our-location/anchor-used'],
    ['hidden-places', 'Anchor Used', '/our-location/anchor-used', cleveland],
  ] as const) {
    await expect
      .poll(async () => (await ask(request, site, '/')).status(), { timeout: 40_000 })
      .toBe(200)
    await page.goto(at(site, '/dealer-locator'))
    expect(await namesIn(page)).toEqual([name])
    expect((await ask(request, site, here)).status()).toBe(200)
    expect((await ask(request, site, gone)).status()).toBe(404)
  }
})

test('a search is in the address, filters the list and starts with the first tab [LOC-003] [LOC-004] [LOC-005]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/dealer-locator'))
  expect(await tabsOf(page)).toEqual(['All4 *', 'Sales1', 'Used1', 'Service1', 'Parts2'])
  await page.getByRole('link', { name: /^Parts ?2$/ }).click()
  await expect(page).toHaveURL(at('bay', '/dealer-locator?locationType=parts'))
  // A page has its address before it has all of its content.
  await expect.poll(() => tabsOf(page)).toEqual(['All4', 'Sales1', 'Used1', 'Service1', 'Parts2 *'])
  await expect.poll(() => namesIn(page)).toEqual(['Bay Motors Cleveland', 'Anchor Parts'])
  await page.getByRole('searchbox').fill('Cleveland')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(at('bay', '/dealer-locator?locationQuery=Cleveland'))
  await expect(page.getByRole('searchbox')).toHaveValue('Cleveland')
  await expect.poll(() => tabsOf(page)).toEqual(['All2 *', 'Sales1', 'Service1', 'Parts1'])
  await page.goto(at('bay', '/dealer-locator?locationQuery=Cleveland&locationType=used'))
  expect((await tabsOf(page))[0]).toBe('All2 *')
})

test('a search that finds nothing says so, keeps the words and leads on', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/dealer-locator?locationQuery=<b>boats'))
  await expect(
    page.getByRole('heading', { name: 'No location found for “<b>boats”' }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('<b>boats')
  await page.getByRole('link', { name: 'Show all locations' }).click()
  await expect(page).toHaveURL(at('bay', '/dealer-locator'))
  await page.goto(at('bay', '/dealer-locator?locationQuery=9999'))
  await expect(page.getByText('A postcode has four digits, such as 4000.')).toBeVisible()
})

test('a postcode or a suburb lists what is near, with distances', async ({ plainPage: page }) => {
  await page.goto(at('bay', '/dealer-locator?locationQuery=4305'))
  await expect(
    page.getByText('4 locations near 4305, nearest first.', { exact: false }),
  ).toBeVisible()
  expect((await namesIn(page))[0]).toBe('Anchor Used')
  await expect(page.getByText(/^Used, Buying · (?:Less than 1|\d) km away$/)).toBeVisible()
  await expect(page.getByText(/^Sales · 5\d km away$/)).toBeVisible()
  await page.goto(at('bay', '/dealer-locator?locationQuery=Mount Isa'))
  await expect(page.getByText('1 location near Mount Isa QLD 4825', { exact: false })).toBeVisible()
})

test('a card has name, licences, address with a map link, hours, phone and website [LOC-006] [LOC-007] [LOC-008] [LOC-009] [LOC-010] [LOC-011] [LOC-012]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/dealer-locator?locationQuery=Kia'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Bay Motors Cleveland')
  await expect(main.getByText('DL# 4418206', { exact: true })).toBeVisible()
  await expect(main.getByText('MVR# 2076513', { exact: true })).toBeVisible()
  await expect(
    main.getByRole('link', { name: /^5 Shore Street, Cleveland QLD 4163/ }),
  ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//)
  await expect(main.getByText(/^\w+day 8:30 am - 5:30 pm$/)).toBeVisible()
  await main.getByText('Hours this week').click()
  await expect(main.getByText('Monday: 8:30 am - 5:30 pm')).toBeVisible()
  await expect(main.getByRole('link', { name: '07 5550 6201' })).toHaveAttribute('href', /^tel:/)
  await expect(main.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute(
    'href',
    'https://bay.example/cleveland',
  )
})

test('several locations are a grid, whose cards lead to Contact or Book a Service and to directions [LOC-015] [LOC-017] [LOC-018] [LOC-019] [CFG-089]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('bay', '/'))
  const places = page.getByRole('region', { name: 'Visit us' })
  const cards = places.getByRole('heading', { level: 3 })
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().left),
  )
  expect(new Set(lefts).size).toBe(4)
  await expect(places.getByRole('link', { name: 'Contact Bay Motors Cleveland' })).toHaveAttribute(
    'href',
    '/contact-us/bay-cleveland',
  )
  const book = places.getByRole('link', { name: 'Book a Service Bay Motors Cleveland' })
  await expect(book).toHaveAttribute('href', '/service')
  await expect(book).toHaveText('Book a Service')
  await expect(places.getByRole('link', { name: 'Contact Anchor Parts' })).toBeVisible()
  const directions = places.getByRole('link', { name: /^Get Directions to / })
  await expect(directions).toHaveCount(4)
  for (const link of await directions.all())
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//)
})

test('one location is a large card with a map, and leads to its details by configuration [LOC-014] [LOC-019]', async ({
  plainPage: page,
}) => {
  await page.goto(at('pier', '/'))
  const places = page.getByRole('region', { name: 'Visit us' })
  await expect(places.getByRole('img', { name: 'Map around Bay Motors Cleveland' })).toBeVisible()
  await expect(places.getByText(/^Coast: Natural Earth\. Place names © GeoNames/)).toBeVisible()
  await expect(places.getByRole('link', { name: /^Get Directions/ })).toHaveCount(0)
  await places.getByRole('link', { name: 'View Location Details of Bay Motors Cleveland' }).click()
  await expect(page).toHaveURL(at('pier', cleveland))
})

test('the locations of the home page are those of its filter, and none for one that finds nothing [LOC-013] [LOC-016]', async ({
  request,
}) => {
  const show = async (homeFilter: string | number) => {
    writeDealer(
      pier({
        ...bay(),
        id: 'jetty',
        domains: ['jetty.localhost'],
        locationPages: { homeFilter: homeFilter as never },
      }),
    )
    const count = async () => {
      const html = await (await ask(request, 'jetty', '/')).text()
      return [...html.matchAll(/href="\/our-location\/([a-z-]+)"/g)].map(([, slug]) => slug).join()
    }
    return count
  }
  for (const [filter, slugs] of [
    ['service', 'bay-service'],
    ['sales', 'bay-cleveland'],
    ['parts', 'bay-service,anchor-parts'],
    ['service-and-parts', 'bay-service'],
    ['primary', 'bay-cleveland'],
    [6203, 'anchor-used'],
    [9999, ''],
    ['all', 'bay-cleveland,anchor-used,bay-service,anchor-parts'],
  ] as const)
    await expect.poll(await show(filter), { message: String(filter), timeout: 40_000 }).toBe(slugs)
})

test('holiday hours open in a dialog, and stand on the page of a location without script [LOC-020]', async ({
  page,
  plainPage,
}) => {
  await page.goto(at('bay', '/dealer-locator'))
  await page.getByRole('link', { name: 'Holiday hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' })
  await expect(dialog).toBeVisible()
  expect(await dialog.getByRole('term').allTextContents()).toEqual([
    'Thursday 24 December 2099Christmas Eve',
    'Friday 25 December 2099Christmas Day',
    'Monday 28 December 2099Stocktake, Anchor Parts',
  ])
  expect(await dialog.getByRole('definition').allTextContents()).toEqual([
    '8:30 am - 12:00 pm',
    'Closed',
    'Closed',
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await plainPage.goto(at('bay', '/dealer-locator'))
  await plainPage.getByRole('link', { name: 'Holiday hours' }).click()
  await expect(plainPage).toHaveURL(at('bay', `${cleveland}#holiday-hours`))
  const section = plainPage.getByRole('region', { name: 'Holiday Hours' })
  await expect(section.getByText('Friday 25 December 2099')).toBeVisible()
  await expect(section.getByText('Stocktake')).toHaveCount(0)
})

test('the page of a location has its name, address, directions, hours, phone, licences and stock [SITE-042] [LOC-021] [LOC-022] [LOC-024]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', cleveland))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bay Motors Cleveland')
  await expect(main.getByText('5 Shore Street, Cleveland QLD 4163')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get Directions from Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  )
  const hours = main.getByRole('region', { name: 'Opening Hours' })
  expect(await hours.getByRole('row').allTextContents()).toEqual(
    ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'].map(
      (day) => `${day}day8:30 am - 5:30 pm`,
    ),
  )
  await expect(main.getByRole('link', { name: '07 5550 6201' })).toBeVisible()
  await expect(main.getByText('MVR# 2076513')).toBeVisible()
  await expect(main.getByRole('article').filter({ hasText: '2021 Toyota Corolla' })).toHaveCount(4)
  await page.getByRole('link', { name: /^All at this location/ }).click()
  await expect(page).toHaveURL(/\/search\?location_name=Bay\+Motors\+Cleveland$/)
  await expect(page.getByText('3 cars found')).toBeVisible()
})

test('the type selector starts with the type of the page, and is there for more than one type [LOC-025] [LOC-026]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/our-location/anchor-parts'))
  const tabs = page.getByRole('navigation', { name: 'Department' })
  expect(await tabsOf(page)).toEqual(['Sales', 'Used', 'Service', 'Parts *'])
  await tabs.getByRole('link', { name: 'Service' }).click()
  await expect(page).toHaveURL(/\/our-location\/anchor-parts\?locationType=service#opening-hours$/)
  await expect.poll(() => tabsOf(page)).toEqual(['Sales', 'Used', 'Service *', 'Parts'])
  await expect(page.getByText('Hours of Bay Motors Cleveland')).toBeVisible()
  await page.goto(at('pier', cleveland))
  await expect(page.getByRole('region', { name: 'Opening Hours' })).toBeVisible()
  await expect(tabs).toHaveCount(0)
})

test('a closed day of the one configured service location shows Enquire Now [LOC-029] [CFG-090]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/our-location/bay-service'))
  const hours = page.getByRole('region', { name: 'Opening Hours' })
  const links = hours.getByRole('link', { name: /^Enquire Now/ })
  await expect(links).toHaveCount(2)
  await expect(links.first()).toHaveAttribute('href', '/service?from=hours')
  await expect(links.first()).toHaveText('Enquire Now')
  await page.goto(at('bay', '/our-location/anchor-parts'))
  await expect(hours.getByRole('row', { name: /^Sunday/ })).toHaveText('SundayClosed')
  await expect(links).toHaveCount(0)
})

test('a location without hours shows none, and one without a picture its map or that there is none [LOC-030] [LOC-031]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', '/our-location/anchor-used'))
  await expect(page.getByRole('main').locator('[data-opening]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Opening Hours' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Map around Anchor Used' })).toBeVisible()
  await expect(page.getByText('Image not available')).toBeVisible()
  await page.goto(at('bay', cleveland))
  const map = page.getByRole('img', { name: 'Map around Bay Motors Cleveland' })
  await expect(map).toHaveAttribute('src', '/tenant-assets/map-harbour-toyota-hamilton.svg')
})

test('reviews show above the minimum, three in sight and twelve in all, with replies [LOC-023] [LOC-035] [LOC-037] [LOC-038] [LOC-040] [DATA-039] [DATA-040]', async ({
  plainPage: page,
}) => {
  await page.goto(at('bay', cleveland))
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const basis = page.getByRole('link', { name: 'Based on 1,214 reviews' }).first()
  await expect(basis).toHaveAttribute('href', '#reviews')
  await expect(reviews).toHaveAttribute('id', 'reviews')
  const review = (place: number) => reviews.getByRole('listitem').nth(place - 1)
  await expect(reviews.getByText('Customer 1', { exact: true })).toBeVisible()
  await expect(review(1).getByRole('img', { name: '4 out of 5', exact: true })).toBeVisible()
  await expect(review(2).getByRole('img', { name: '5 out of 5', exact: true })).toBeVisible()
  await expect(review(1).getByText('2 months ago')).toBeVisible()
  await expect(review(2).getByText('14 September 2026')).toBeVisible()
  await expect(reviews.getByText('Thank you for coming.')).toBeVisible()
  await expect(reviews.getByText('16 September 2026')).toBeVisible()
  await expect(reviews.getByText('Words of customer 3')).toBeVisible()
  await expect(reviews.getByText('Words of customer 4')).toBeHidden()
  await reviews.getByText('Show all 12 reviews').click()
  await expect(reviews.getByText('Words of customer 12')).toBeVisible()
  await expect(reviews.getByText('Words of customer 13')).toHaveCount(0)
  // 4.0 does not exceed 4.
  await page.goto(at('bay', '/our-location/bay-service'))
  await expect(reviews).toHaveCount(0)
})

test('stars are four full ones and a partial one [LOC-039]', async ({ plainPage: page }) => {
  await page.goto(at('bay', cleveland))
  const stars = page.getByRole('img', { name: '4.5 out of 5' }).first()
  const fills = await stars
    .locator('[data-fill]')
    .evaluateAll((all) => all.map((star) => Number((star as HTMLElement).dataset['fill'])))
  expect(fills).toEqual([1, 1, 1, 1, 0.5])
})

test('reviews are not shown when hidden by configuration, and no rating is claimed [LOC-036] [CFG-088]', async ({
  request,
}) => {
  const html = await readPage(request, 'pier', cleveland)
  expect(html).not.toContain('Based on')
  expect(html).not.toContain('aggregateRating')
  expect(await readPage(request, 'bay', cleveland)).toContain('"aggregateRating"')
})

test('a location is an AutoDealer with its page, hours, place and rating, below its trail [PLUS-051]', async ({
  request,
}) => {
  const [dealer, trail] = readJsonLd(await readPage(request, 'bay', cleveland)) as Record<
    string,
    unknown
  >[]
  expect(dealer).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Bay Motors Cleveland',
    url: expect.stringMatching(/\/our-location\/bay-cleveland$/),
    sameAs: 'https://bay.example/cleveland',
    geo: { latitude: -27.526, longitude: 153.265 },
    aggregateRating: { ratingValue: 4.5, reviewCount: 1214 },
  })
  // Seven days of the week, and two special ones to come; one is past, one another location's.
  expect(dealer?.['openingHoursSpecification']).toHaveLength(9)
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('search engines know the pages of locations by one address each', async ({ request }) => {
  const sitemap = await (await ask(request, 'bay', '/sitemap.xml')).text()
  for (const path of ['/dealer-locator', cleveland, '/our-location/anchor-parts'])
    expect(sitemap).toContain(`${path}</loc>`)
  expect(sitemap).not.toContain('anchor-hidden')
  for (const path of [`${cleveland}?locationType=service`, cleveland])
    expect(await readPage(request, 'bay', path)).toMatch(
      /<link rel="canonical" href="[^"]*\/our-location\/bay-cleveland"/,
    )
  expect(await readPage(request, 'bay', '/dealer-locator?locationQuery=Kia')).toMatch(/noindex/)
  expect(await readPage(request, 'bay', '/dealer-locator')).not.toMatch(/content="noindex/)
})

test('menus lead to the locations where there are any, and a dealer without has no such page [D-124]', async ({
  request,
}) => {
  expect(readText(await readPage(request, 'bay', '/'))).toContain('|Our Locations|')
  expect(await readPage(request, 'nowhere', '/')).not.toContain('/dealer-locator')
  for (const path of ['/dealer-locator', cleveland])
    expect((await ask(request, 'nowhere', path)).status()).toBe(404)
  for (const path of ['/our-location/nowhere', '/our-location/anchor-hidden'])
    expect((await ask(request, 'bay', path)).status()).toBe(404)
})

for (const site of demoSites) {
  test(`every location of ${site} has a page, which the list leads to`, async ({
    plainPage: page,
  }) => {
    await page.goto(on(site, '/dealer-locator'))
    const paths = await page
      .getByRole('main')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(1)
    for (const path of paths) {
      expect(path).toMatch(/^\/our-location\//)
      expect((await page.goto(on(site, path)))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}
