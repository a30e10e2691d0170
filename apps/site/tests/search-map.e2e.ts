import type { APIRequestContext, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, numberIn, on, port, test } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'
import { found, sidebar, wake } from './searching.ts'
import { mostShift, recordSteadiness } from './steadiness.ts'

const newcastle = 'Harbour Ford Newcastle'

const map = (page: Page) => page.getByRole('region', { name: 'Map of places' })
const markers = (page: Page) => map(page).getByRole('list', { name: 'Places on the map' })
const rows = (page: Page) => map(page).getByRole('list', { name: 'Places', exact: true })
const marker = (page: Page, name: string) =>
  markers(page).getByRole('link', { name: new RegExp(`^${name}, `) })
const carsAt = async (page: Page, name: string) =>
  numberIn(await marker(page, name).locator('span').nth(1).textContent())

/** Vehicles by place as the filter of places says them. */
async function readFilter(page: Page) {
  const group = sidebar(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: /^Location/ }) })
  const options = await group.getByRole('link', { includeHidden: true }).allTextContents()
  return new Map(
    options.map((text) => {
      const [, name = '', count = ''] = /^(.*?)[,\s]*([\d,]+)\D*$/.exec(text) ?? []
      return [name, numberIn(count)]
    }),
  )
}

/** Vehicles by place as the list below the map says them, "no cars" as 0. */
async function readRows(page: Page) {
  const texts = await rows(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) =>
        [...(item.firstElementChild?.children ?? [])].map((one) => one.textContent),
      ),
    )
  return texts.map(([name = '', , count = '']) => ({ name, count: numberIn(count) }))
}

for (const hasScript of [true, false]) {
  test(`the map counts the search by place, leaves one place at a press, and goes with its chip, ${hasScript ? 'with' : 'without'} script @phone [PLUS-081]`, async ({
    page,
    plainPage,
  }) => {
    const shopper = hasScript ? page : plainPage
    await shopper.goto(on('harbour', '/search?body=SUV'))
    const all = await found(shopper)
    await shopper.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(shopper).toHaveURL(on('harbour', '/search?body=SUV&view=map'))
    expect(await found(shopper)).toBe(all)
    const before = await readRows(shopper)
    expect(before).toHaveLength(6)
    expect(before.reduce((sum, { count }) => sum + count, 0)).toBe(all)

    const promised = await carsAt(shopper, newcastle)
    expect(promised).toBe(before.find(({ name }) => name === newcastle)?.count)
    await marker(shopper, newcastle).click()
    await expect(shopper).toHaveURL(/body=SUV&location_name=Harbour\+Ford\+Newcastle&view=map$/)
    await expect.poll(() => found(shopper)).toBe(promised)
    await expect(marker(shopper, newcastle)).toHaveAttribute('aria-current', 'true')
    expect(await readRows(shopper)).toEqual(before)

    await shopper.getByRole('link', { name: `Remove filter ${newcastle}` }).click()
    await expect.poll(() => found(shopper)).toBe(all)
    await shopper.goBack()
    await expect.poll(() => found(shopper)).toBe(promised)
    await expect(marker(shopper, newcastle)).toHaveAttribute('aria-current', 'true')
    await shopper.getByRole('link', { name: 'Hide map' }).click()
    await expect(shopper).toHaveURL(/body=SUV&location_name=Harbour\+Ford\+Newcastle$/)
    await expect(map(shopper)).toHaveCount(0)
    expect(await found(shopper)).toBe(promised)
  })
}

test('the counts of the map are those of the filter of places, and follow the other filters [PLUS-081]', async ({
  page,
}) => {
  await page.goto(on('harbour', `/search?location_name=${encodeURIComponent(newcastle)}&view=map`))
  const agree = async () => {
    const filter = await readFilter(page)
    for (const { name, count } of await readRows(page)) expect(filter.get(name), name).toBe(count)
  }
  await agree()
  const before = await carsAt(page, newcastle)
  await wake(page)
  const navigations: string[] = []
  page.on('framenavigated', (frame) => navigations.push(frame.url()))
  await sidebar(page)
    .getByRole('link', { name: /^Toyota/ })
    .first()
    .click()
  await expect.poll(() => carsAt(page, newcastle)).toBeLessThan(before)
  await expect.poll(() => found(page)).toBe(await carsAt(page, newcastle))
  await agree()
  await expect(page).toHaveURL(/view=map$/)
})

test('a place without any of the search is there, says so and cannot be pressed [PLUS-081]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search?price=:6000&view=map'))
  const texts = await markers(page).getByRole('listitem').allTextContents()
  const none = texts.filter((text) => text.includes('no cars'))
  expect(texts).toHaveLength(6)
  expect(none.length).toBeGreaterThan(0)
  await expect(markers(page).getByRole('link')).toHaveCount(6 - none.length)
})

test('the keyboard reaches each marker, sees its name, and chooses it [PLUS-081]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search?view=map'))
  await wake(page)
  const chosen = marker(page, newcastle)
  await chosen.focus()
  await expect(chosen.getByText(newcastle, { exact: true })).toBeVisible()
  const promised = await carsAt(page, newcastle)
  await page.keyboard.press('Enter')
  await expect.poll(() => found(page)).toBe(promised)
  await expect(chosen).toBeFocused()
})

test('the list alone fetches nothing of the map, also once it is hydrated [PLUS-081]', async ({
  page,
  request,
}) => {
  const html = await (await ask(request, 'harbour', '/search')).text()
  expect(html).not.toMatch(/Map of places|"drawing"/)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  const hasMap = async () => (await Promise.all(scripts)).join().includes('Places on the map')
  await page.goto(on('harbour', '/search'))
  await wake(page)
  expect(await hasMap()).toBe(false)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await wake(page)
  expect(await hasMap()).toBe(true)
})

test('the page with the map stands still, has no fault of accessibility and no place in a search engine @phone [PLUS-081]', async ({
  page,
}) => {
  const moved = await recordSteadiness(page)
  for (const path of ['harbour/search', 'ridgeline/used-car', 'aurelia/search'] as const) {
    const [site, name] = path.split('/') as ['harbour', string]
    await page.goto(on(site, `/${name}?view=map`))
    await wake(page)
    await expect(map(page)).toContainText('Coast: Natural Earth. Place names © GeoNames')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await moved()).toBeLessThanOrEqual(mostShift)
    expect(await findViolations(page)).toEqual([])
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond).toBe(0)
  }
})

test('the map stands beside the list, and on a phone above it @phone [PLUS-081]', async ({
  page,
  isMobile,
}) => {
  await page.goto(on('harbour', '/search?view=map'))
  const [plan, car] = await Promise.all([
    map(page).boundingBox(),
    page.locator('main article').first().boundingBox(),
  ])
  if (!plan || !car) throw new Error('expected a map and a car')
  if (isMobile) expect(plan.y + plan.height).toBeLessThanOrEqual(car.y)
  else expect(car.x + car.width).toBeLessThanOrEqual(plan.x)
  // A car is on the first screen beside or below it.
  expect(car.y).toBeLessThan(844)
})

const place = (id: number, lat: number | null) => ({
  id,
  name: `Yard ${id}`,
  slug: `yard-${id}`,
  dealership_id: 501,
  address: {
    street: '1 High Street',
    city: 'Ballarat',
    state: 'vic',
    postcode: '3350',
    lat,
    long: lat && 143.8,
  },
})

const yards = (id: string, lats: readonly (number | null)[], search = {}) => {
  const locations = lats.map((lat, index) => ({ ...place(index + 1, lat), dealership_slug: id }))
  return plainDealer(id, { locations: locations as never, search })
}

const offers = async (request: APIRequestContext, id: string) => {
  const html = await (await ask(request, id, '/search?view=map')).text()
  return { link: html.includes('view=map"'), map: html.includes('Map of places') }
}

test('a map is offered where two places have coordinates and stock, and the dealer wants one [PLUS-081]', async ({
  page,
  request,
}) => {
  const id = 'yards'
  await startDealer(request, yards(id, [-37.5, null, -37.6]), (row, index) => ({
    ...row,
    location_code: String((index % 3) + 1),
  }))
  await page.goto(`http://${id}.localhost:${port}/search?view=map`)
  await expect(markers(page).getByRole('listitem')).toHaveCount(2)
  // The place nobody knows where it is has its row, and its filter.
  await rows(page)
    .getByRole('link', { name: /^Yard 2/ })
    .click()
  await expect(page).toHaveURL(/location_name=Yard\+2&view=map$/)

  writeDealer(yards(id, [-37.5, null, null]))
  await expect.poll(() => offers(request, id)).toEqual({ link: false, map: false })
  writeDealer(yards(id, [-37.5, null, -37.6]))
  await expect.poll(async () => (await offers(request, id)).map).toBe(true)
  writeDealer(yards(id, [-37.5, null, -37.6], { map: false }))
  await expect.poll(() => offers(request, id)).toEqual({ link: false, map: false })
})
