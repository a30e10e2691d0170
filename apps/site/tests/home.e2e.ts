import type { Page } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, demoSites, expect, numberIn, on, port, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'
import { comeToRest } from './rest.ts'
import { mostShift, recordSteadiness } from './steadiness.ts'

const search = (page: Page) => page.getByRole('form', { name: 'Search our stock' })
const button = (page: Page) => search(page).getByRole('button')

/** Value of the first option that a list offers. */
const firstOption = (page: Page, label: string) =>
  search(page).getByLabel(label).locator('option').nth(1).getAttribute('value')

const found = async (page: Page) =>
  numberIn(
    await page
      .getByText(/^[\d,]+ cars? found$/)
      .first()
      .textContent(),
  )

test('the number in the search button follows the choices, and is what the search then finds [PLUS-083]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/'))
  const whole = numberIn(await button(page).textContent())
  await search(page)
    .getByLabel('Make')
    .selectOption(await firstOption(page, 'Make'))
  await expect.poll(async () => numberIn(await button(page).textContent())).toBeLessThan(whole)
  const ofMake = numberIn(await button(page).textContent())
  await search(page).getByLabel('Price up to').selectOption(':20000')
  await expect.poll(async () => numberIn(await button(page).textContent())).toBeLessThan(ofMake)
  const label = (await button(page).textContent()) ?? ''
  expect(label).toMatch(/^Show Me [\d,]+ cars?$/)
  await button(page).click()
  await expect(page).toHaveURL(/\/search\?make=[^&]+&price=%3A20000$/)
  expect(await found(page)).toBe(numberIn(label))
})

test('nothing to find disables the button until another choice', async ({ page }) => {
  await page.route('**/api/stock-count*', (route) =>
    route.fulfill({ json: { count: 0, label: 'Show Me 0 cars' } }),
  )
  await page.goto(on('harbour', '/'))
  await expect(async () => {
    await search(page).getByLabel('Price up to').selectOption(':10000')
    await search(page).getByLabel('Price up to').selectOption(':15000')
    await expect(button(page)).toHaveText('Show Me 0 cars', { timeout: 500 })
  }).toPass()
  await expect(button(page)).toBeDisabled()
  await page.unroute('**/api/stock-count*')
  await search(page).getByLabel('Price up to').selectOption('')
  await expect(button(page)).toBeEnabled()
})

test('a number that cannot be had leaves a button without one', async ({ page, expectFaults }) => {
  expectFaults(/502|stock-count/)
  await page.route('**/api/stock-count*', (route) => route.fulfill({ status: 502, json: {} }))
  await page.goto(on('harbour', '/'))
  await expect(async () => {
    await search(page).getByLabel('Price up to').selectOption(':10000')
    await search(page).getByLabel('Price up to').selectOption(':30000')
    await expect(button(page)).toHaveText('Show Me cars', { timeout: 500 })
  }).toPass()
  await button(page).click()
  await expect(page).toHaveURL(/price=:30000|price=%3A30000/)
})

test('without script the form leads to the results of what was chosen', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  const whole = numberIn(await button(page).textContent())
  await search(page).getByLabel('Make').selectOption('Kia')
  await button(page).click()
  await expect(page).toHaveURL(/\/search\?make=Kia/)
  const count = await found(page)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(whole)
})

test('on a tablet the fields of the search fill their row, and no tile stands alone in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const site of ['harbour', 'ironbark'] as const) {
    await page.goto(on(site, '/'))
    const last = await search(page).getByLabel('Price up to').boundingBox()
    const send = await button(page).boundingBox()
    expect(last && send && Math.abs(last.x + last.width - send.x - send.width)).toBeLessThan(2)
    const tiles = page.getByRole('region', { name: /matters|numbers/i }).getByRole('listitem')
    await expect(tiles).toHaveCount(4)
    const [third, fourth] = [await tiles.nth(2).boundingBox(), await tiles.nth(3).boundingBox()]
    expect(fourth?.y).toBe(third?.y)
  }
})

test('the slides of the home page have a picture of 1920 by 540 and scroll without script [SITE-077]', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  const slider = page.getByRole('region', { name: 'Offers' })
  await slider.scrollIntoViewIfNeeded()
  const pictures = slider.locator('img')
  await expect(pictures).toHaveCount(3)
  const first = pictures.first()
  await expect(first).toHaveAttribute('width', '1920')
  await expect(first).toHaveAttribute('height', '540')
  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 1 }
  expect(Math.abs(width / height - 1920 / 540)).toBeLessThan(0.05)
  const wide = (await first.getAttribute('src'))?.replace(/w=\d+/, 'w=1920') ?? ''
  const file = await ask(page.request, 'harbour', wide)
  expect(file.status()).toBe(200)
  const canScroll = await slider
    .getByRole('group', { name: 'Slides' })
    .evaluate(
      (track) => track.scrollWidth > track.clientWidth && getComputedStyle(track).scrollSnapType,
    )
  expect(canScroll).toContain('mandatory')
  await slider.getByRole('link', { name: /See demo cars/ }).click()
  await expect(page).toHaveURL(/\/search\/demo-cars$/)
})

test('a slide has name, description and address over its picture, and none of its words with hide_overlay [SITE-078] [DATA-038]', async ({
  request,
  plainPage: page,
}) => {
  const slide = { name: 'Utes for work', description: 'On every yard.', url: '/search/ute' }
  const picture = '/images/vehicles/studio/ute/white/front-left.jpg'
  const slides = [
    { id: 'shown', ...slide, picture },
    { id: 'hidden', ...slide, name: 'Vans for work', picture, hide_overlay: true },
  ]
  writeDealer(plainDealer('slides', { content: { home: { slides } } }))
  await expect
    .poll(async () => (await (await ask(request, 'slides', '/')).text()).includes('Utes for work'))
    .toBe(true)
  await page.goto(`http://slides.localhost:${port}/`)
  const shown = page.getByRole('link', { name: /^Utes for work/ })
  await expect(shown).toContainText('On every yard.')
  await expect(shown).toHaveAttribute('href', '/search/ute')
  const hidden = page.getByRole('link', { name: 'Vans for work' })
  await expect(hidden).toHaveAttribute('href', '/search/ute')
  await expect(hidden).toHaveText('')
})

/** Headings of the blocks of a home page, in order. */
const blocksOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('the blocks of a home page stand in the order of its dealer, banners, reviews and blog among them [D-74]', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  await expect(blocksOf(page)).toHaveText([
    'Shop by body type',
    'Start with what matters',
    'Latest arrivals',
    'Popular makes',
    'Know the weekly figure first',
    'What would we pay for yours?',
    'Plug it in at home',
    'Why choose Harbour',
    'Visit us',
    'What our customers say',
    'News from the Harbour dealerships',
  ])
  await page.goto(on('ironbark', '/'))
  await expect(blocksOf(page)).toHaveText([
    "What's the job?",
    'Find it by the numbers',
    'Makes we stock',
    'Newest through the gate',
    'On at the moment',
    'Put it on the books',
    'Know the part number?',
    'Why operators come back',
    'Yards and workshop',
    'What operators and riders tell us',
  ])
})

test('a chosen search has the number of vehicles it then finds [D-74]', async ({
  plainPage: page,
}) => {
  const counts: number[] = []
  for (const label of ['Electric', 'Seven seats', 'Tows 3 tonnes or more']) {
    await page.goto(on('harbour', '/'))
    const tile = page
      .getByRole('region', { name: 'Start with what matters' })
      .getByRole('link', { name: new RegExp(`^${label}`) })
    const count = numberIn(((await tile.textContent()) ?? '').replace(label, ''))
    await tile.click()
    expect(await found(page), label).toBe(count)
    counts.push(count)
  }
  expect(new Set(counts).size).toBe(3)
})

test('no vehicle stands twice on a home page [D-74]', async ({ plainPage: page }) => {
  for (const site of demoSites) {
    await page.goto(on(site, '/'))
    const links = await page
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.length, site).toBeGreaterThanOrEqual(6)
    expect(new Set(links).size, site).toBe(links.length)
  }
})

test('banners lead to finance and trade-in, and one without its page is left out [D-74] [D-124]', async ({
  request,
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  await page.getByRole('link', { name: 'Calculate repayments' }).click()
  await expect(page).toHaveURL(/\/finance$/)
  await page.goto(on('harbour', '/'))
  await page.getByRole('link', { name: 'Value my car' }).click()
  await expect(page).toHaveURL(/\/trade-in$/)
  writeDealer(plainDealer('banners', { features: { tradeIn: false } }))
  await expect
    .poll(async () => (await (await ask(request, 'banners', '/')).text()).includes('See finance'))
    .toBe(true)
  await page.goto(`http://banners.localhost:${port}/`)
  await expect(page.getByRole('heading', { name: 'Finance for your next car' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is your car worth?' })).toHaveCount(0)
})

test('reviews of the home page lead to the others of their location, teasers to their post, offers have their terms [D-74]', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  const reviews = page.getByRole('region', { name: 'What our customers say' })
  await expect(reviews.getByRole('listitem')).toHaveCount(3)
  await reviews.getByRole('link', { name: 'Harbour Toyota Hamilton' }).click()
  await expect(page).toHaveURL(/\/our-location\/harbour-toyota-hamilton#reviews$/)
  await page.goto(on('harbour', '/'))
  await page.getByRole('link', { name: 'What a drive away price includes' }).click()
  await expect(page).toHaveURL(/\/blog\/what-drive-away-includes$/)
  await page.goto(on('caravans', '/'))
  const offers = page.getByRole('region', { name: 'Before you hitch up' }).getByRole('article')
  await expect(offers).toHaveCount(3)
  await expect(offers.nth(1)).toContainText('Ends 30 April 2029')
  await expect(offers.nth(1)).toContainText('One annexe per van')
})

test('the vehicles looked at last are on the home page of who looked at some, and nothing is fetched for others [D-74]', {
  tag: '@phone',
}, async ({ page, request }) => {
  const shiftOf = await recordSteadiness(page)
  const fetched: string[] = []
  page.on('request', (sent) => {
    if (/recently-viewed|viewed-cars/.test(sent.url())) fetched.push(new URL(sent.url()).pathname)
  })
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await page.goto(on('harbour', '/'))
  await comeToRest(page)
  await expect(viewed).toHaveCount(0)
  expect(fetched).toEqual([])

  const list = await (await ask(request, 'harbour', '/search/used-cars')).text()
  const cars = [...list.matchAll(/<h3[^>]*><a [^>]*href="(\/cars\/[a-z0-9-]+)"/g)].map(
    ([, path = '']) => path,
  )
  for (const car of cars.slice(0, 4)) {
    await page.goto(on('harbour', car))
    const id = await page.locator('[data-viewed-car]').getAttribute('data-viewed-car')
    const cookie = () => page.evaluate(() => document.cookie)
    await expect
      .poll(cookie)
      .toContain(`viewed-cars=${(JSON.parse(id ?? '') as { id: number }).id}`)
  }
  await page.goto(on('harbour', '/'))
  await expect(viewed).toBeAttached()
  await comeToRest(page)
  expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
  const shown = await viewed
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // Four fill one row of three.
  expect(shown).toEqual(cars.slice(1, 4).toReversed())
  const save = viewed.getByRole('button', { name: /^Save / }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  // Another dealer knows nothing of it.
  fetched.length = 0
  await page.goto(on('ridgeline', '/'))
  await comeToRest(page)
  await expect(viewed).toHaveCount(0)
  expect(fetched).toEqual([])
})

test('a dealer chooses whether, where and under which words those are shown [D-74]', async ({
  request,
}) => {
  const place = /data-viewed-cars="\/recently-viewed"/
  expect(await (await ask(request, 'harbour', '/')).text()).toMatch(place)
  const dealer = (id: string, home: object) => plainDealer(id, { content: { home } })
  writeDealer(dealer('viewless', { blocks: ['bodies', 'places'] }))
  writeDealer(dealer('viewful', { blocks: ['viewed'], viewedHeading: 'Seen by you' }))
  const home = async (site: string) => (await ask(request, site, '/')).text()
  await expect.poll(() => home('viewful'), { timeout: 20_000 }).toMatch(place)
  await expect.poll(() => home('viewless'), { timeout: 20_000 }).toContain('Plain Motors')
  expect(await home('viewless')).not.toMatch(place)
  const part = await ask(request, 'harbour', '/recently-viewed')
  expect(part.status()).toBe(200)
  expect(part.headers()['cache-control']).toBe('no-store')
  expect(await part.text()).toMatch(/<main id="content"><\/main>/)
  expect(await (await ask(request, 'viewful', '/recently-viewed')).text()).toContain('Seen by you')
})

for (const dealer of ['harbour', 'aurelia', 'caravans', 'ridgeline', 'ironbark'] as const) {
  test(`a small desktop shows the search button of ${dealer} and its whole vehicle on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(on(dealer, '/'))
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    const picture = await page.locator('[data-hero] img').boundingBox()
    // A picture is 3 to 2, with a sixth of its width left around the vehicle.
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeGreaterThan(1.24)
  })
}
