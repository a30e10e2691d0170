import type { Page } from '@playwright/test'
import { ask, expect, on, recordFaults, test } from './journey.ts'
import { comeToRest } from './rest.ts'

/** A browser that says it is driven by a program is not counted as a visitor. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
test.use({ userAgent: person })

const sidebar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })

/** Addresses of cars of the group, as the search lists them. */
async function carsOf(page: Page, path: string): Promise<string[]> {
  const response = await ask(page.request, 'harbour', path)
  const found = (await response.text()).matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)
  return [...new Set([...found].map(([, href]) => href ?? ''))]
}

const usedCars = (page: Page) => carsOf(page, '/search/used-cars')

/** Posts to a path from now on, with their bodies. */
function recordPosts(page: Page, path: string): unknown[] {
  const posts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      posts.push(request.postDataJSON())
  })
  return posts
}

test('a view is counted once for each look, and the count replaces the rendered one [VDP-120]', async ({
  page,
}, testInfo) => {
  // No other test looks at a car of this page, and each repetition takes another one.
  const car = (await carsOf(page, '/search/used-cars?page=2'))[testInfo.repeatEachIndex] ?? ''
  const faults = recordFaults(page)
  const called = page.waitForRequest(/view\.json/)
  await page.goto(on('harbour', car))
  const { searchParams } = new URL((await called).url())
  expect([...searchParams.keys()].toSorted()).toEqual(['photos_count', 'updated_at', 'website_id'])
  expect(searchParams.get('website_id')).toBe('harbour')
  const views = page.locator('[data-views]')
  await expect(views).toHaveText('1 view')
  await page.reload()
  await expect(views).toHaveText('2 views')
  expect(faults).toEqual([])
})

test('the page puts right what changed since it was rendered [D-39]', async ({ page }) => {
  const [car = ''] = await usedCars(page)
  await page.route(/view\.json/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    const answer = await (
      await ask(page.request, host.split('.')[0] ?? '', pathname + search)
    ).json()
    await route.fulfill({
      json: { ...answer, car_fields: { ...answer.car_fields, reserved: true } },
    })
  })
  const html = await (await ask(page.request, 'harbour', car)).text()
  let visits = 0
  await page.route(on('harbour', car), async (route) => {
    visits += 1
    const body = visits === 1 ? html : html.replace(/\$[\d,]+(?=<\/strong>)/g, '$9,999')
    await route.fulfill({ body, contentType: 'text/html' })
  })
  await page.goto(on('harbour', car))
  await expect(sidebar(page).getByText('$9,999')).toBeVisible()
  // The buttons of the new part work like those of the old one.
  await sidebar(page).getByRole('link', { name: 'Enquire', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Enquire about this vehicle' })).toBeVisible()
})

test('the telephone number is shown on a press, recorded and counted [VDP-093] [API-018] [EVT-002]', async ({
  page,
}) => {
  const [, car = ''] = await usedCars(page)
  const reveals = recordPosts(page, '/api/phone-reveals')
  const events = recordPosts(page, '/api/events') as { event_id: number }[]
  await page.goto(on('harbour', car))
  await sidebar(page)
    .getByRole('link', { name: /Show number/ })
    .click()
  const link = sidebar(page).getByRole('link', { name: /^Call Now 0/ })
  await expect(link).toBeVisible()
  await expect
    .poll(() => reveals)
    .toEqual([
      {
        car_id: expect.any(Number) as unknown,
        dealership_id: expect.any(Number) as unknown,
        website_id: 'harbour',
      },
    ])
  const clicks = () => events.filter(({ event_id }) => event_id === 25)
  await expect.poll(clicks).toHaveLength(1)
  // The view of a used car is counted as soon as presses are; one from before would be read as taken by the next lines.
  await expect.poll(() => events.some(({ event_id }) => event_id === 4)).toBe(true)
  // The browser would ask for a telephone here.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault())
  })
  await link.click()
  await expect.poll(clicks).toHaveLength(2)
})

test('looking at a used car is event 4, at a new one none [EVT-001]', async ({ page }) => {
  const events = recordPosts(page, '/api/events') as { event_id: number; car_id: number }[]
  const [car = ''] = await usedCars(page)
  await page.goto(on('harbour', car))
  await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(4)
  expect(events[0]?.car_id).toBeGreaterThan(0)
  const list = await (await ask(page.request, 'harbour', '/search/new-cars')).text()
  const fresh = /href="(\/cars\/[a-z0-9-]+)"/.exec(list)?.[1] ?? ''
  events.length = 0
  await page.goto(on('harbour', fresh))
  await expect(page.locator('[data-views]')).toHaveText(/view/)
  await comeToRest(page)
  expect(events).toEqual([])
})

test('printing saves {slug}.pdf and is event 61 [API-020] [EVT-004]', async ({ page }) => {
  const [car = ''] = await usedCars(page)
  const events = recordPosts(page, '/api/events') as { event_id: number }[]
  await page.goto(on('harbour', car))
  const saved = page.waitForEvent('download')
  await sidebar(page).getByRole('link', { name: 'Print' }).click()
  expect((await saved).suggestedFilename()).toBe(`${car.split('/').at(-1)}.pdf`)
  await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(61)
})

test('a hidden announcement stays hidden for its location until the browser closes [VDP-071] [D-45]', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Announcement' })
  const cars = await usedCars(page)
  let car = ''
  for (const path of cars) {
    car = path
    await page.goto(on('harbour', path))
    if ((await bar.count()) > 0) break
  }
  await expect(bar).toContainText('Located at')
  await expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /^https:/)
  await bar.locator('summary').click()
  await expect(bar).toBeHidden()
  const remembered = () => page.context().cookies()
  await expect
    .poll(remembered)
    .toContainEqual(expect.objectContaining({ name: 'fc-dismissed', expires: -1 }))
  const response = await page.goto(on('harbour', car))
  await expect(bar).toHaveCount(0)
  expect(response?.headers()['cache-control']).toBe('no-store')
})

test('without script the number is a plain link, and every button leads somewhere', async ({
  plainPage: page,
}) => {
  const [car = ''] = await usedCars(page)
  await page.goto(on('harbour', car))
  await expect(sidebar(page).getByRole('link', { name: /^Call Now 0[\d ]+$/ })).toHaveAttribute(
    'href',
    /^tel:\d+$/,
  )
  const hrefs = await sidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const href of hrefs.filter((address) => address.startsWith('/'))) {
    const answer = await ask(page.request, 'harbour', href)
    const { location = '' } = answer.headers()
    // A page of its own for who is signed in leads others to sign-in.
    const status = location.startsWith('/sign-in?') ? 302 : 200
    expect([href, answer.status()]).toEqual([href, status])
  }
})

test('the comparison of a price is the same in the page and in its call [API-015]', async ({
  page,
  request,
}) => {
  const cars = [...(await usedCars(page)), ...(await carsOf(page, '/search/new-cars'))]
  const answers = await Promise.all(
    cars.map(async (car) => {
      const answer = await ask(request, 'harbour', `${car}/autogauge`)
      return { car, status: answer.status(), body: await answer.json() }
    }),
  )
  const compared = answers.find(
    ({ status, body }) => status === 200 && body.market_range_max >= body.listing_price,
  )
  const none = answers.find(({ status }) => status === 404)
  expect(Object.keys(compared?.body ?? {}).toSorted()).toEqual([
    'confidence',
    'description',
    'fill',
    'listing_price',
    'market_range_max',
    'market_range_min',
  ])
  await page.goto(on('harbour', compared?.car ?? ''))
  const panel = page.getByRole('region', { name: 'How the price compares' })
  await expect(panel).toContainText(String(compared?.body.description))
  await page.goto(on('harbour', none?.car ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel).toHaveCount(0)
})
