import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { ask, expect, on, recordFaults, test } from './journey.ts'

/** A browser that says it is driven by a program is not counted as a visitor. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
test.use({ userAgent: person, contextOptions: { reducedMotion: 'reduce' } })

/** A used car with everything: a turn, a film, an interior, a report. */
const whole = '/cars/2021-hyundai-tucson-highlander-hu21135'

/** A used car whose feed knows what others ask. */
const compared = '/cars/2018-ford-ranger-xl-r4111'

const openCar = (page: Page) => page.goto(on('harbour', whole))

const switchLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ways to see the vehicle' }).getByRole('link', { name })
const viewNames = (page: Page) =>
  page.getByRole('navigation', { name: 'Ways to see the vehicle' }).getByRole('link')
const report = (page: Page) => page.getByRole('link', { name: 'Open history report' })

test('a car of the feed is turned, walked round and looked into', async ({ page }) => {
  const faults = recordFaults(page)
  await page.goto(on('harbour', `${whole}?view=spinner`))
  await expect(viewNames(page)).toHaveText(['360° Spin', 'Walkaround', 'Gallery', 'Interior'])
  const spot = page.getByRole('button', { name: 'Headlights with clear lenses on both sides' })
  await expect(spot).toBeVisible()
  await spot.click()
  await expect(page.getByText('Headlights with clear lenses on both sides')).toBeVisible()
  await page.keyboard.press('Escape')

  await switchLink(page, 'Walkaround').click()
  await expect(page.getByText('Walkaround is shown')).toBeAttached()
  const part = page.waitForResponse(/\/media\/walkarounds\/.*\.webm$/)
  await page.getByRole('button', { name: /Walkaround: / }).click()
  expect((await part).status()).toBe(206)
  const film = page.locator('video')
  const seen = () => film.evaluate((video: HTMLVideoElement) => [video.duration, video.currentTime])
  await expect.poll(async () => (await seen())[1]).toBeGreaterThan(0)
  expect((await seen())[0]).toBeGreaterThan(8)

  await switchLink(page, 'Interior').click()
  const inside = page.getByRole('slider', { name: /^Look around inside the / })
  await expect(inside).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: /^Touch screen/ })).toBeVisible()
  await inside.focus()
  await page.keyboard.press('ArrowRight')
  await expect(inside).toHaveAttribute('aria-valuetext', '15° to the right')
  expect(await findViolations(page, '[data-island=viewer]')).toEqual([])

  await switchLink(page, 'Gallery').click()
  await expect(page.getByText(/^1\/\d+$/)).toBeVisible()
  // The graphics of a machine without a card say how slow they are.
  expect(faults.filter((fault) => !fault.includes('GL Driver Message'))).toEqual([])
})

test('the market average of the feed is beside the price', async ({ page }) => {
  await page.goto(on('ridgeline', compared))
  await expect(page.getByText('$1,500 below market average')).toBeVisible()
})

test('the report of the feed is a file', async ({ page }) => {
  await openCar(page)
  const href = (await report(page).getAttribute('href')) ?? ''
  const file = await ask(page.request, 'harbour', href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('opening the history report is event 60 [EVT-003]', async ({ page, context }) => {
  const events: { event_id: number; car_id: number; at: string }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/events'))
      events.push(request.postDataJSON())
  })
  const opened = () => events.filter(({ event_id }) => event_id === 60)
  await openCar(page)
  await expect.poll(() => events.map(({ event_id }) => event_id)).toEqual([4])
  const tab = context.waitForEvent('page')
  await report(page).click()
  await tab
  await expect.poll(opened).toHaveLength(1)
  const [view, open] = [events[0], opened()[0]]
  expect(open).toEqual({ ...view, event_id: 60, at: open?.at })
  await report(page).click()
  await expect.poll(opened).toHaveLength(2)
})

test('a failing analytics call is a warning, and the report opens all the same [VDP-101]', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults('500 POST harbour/api/events', 'net::ERR_FAILED POST harbour/api/events')
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  for (const fail of ['answers 500', 'is cut off'] as const) {
    await page.route('**/api/events', (route) =>
      fail === 'is cut off' ? route.abort() : route.fulfill({ status: 500, body: 'oh' }),
    )
    await openCar(page)
    const warned = page.waitForEvent('console', (message) =>
      message.text().startsWith('Event 60 was not sent:'),
    )
    const href = (await report(page).getAttribute('href')) ?? ''
    const tab = context.waitForEvent('page')
    // A browser without a viewer saves the file; it is asked for all the same.
    const opened = context.waitForEvent('request', (request) => request.url().endsWith(href))
    await report(page).click()
    expect((await warned).type()).toBe('warning')
    await Promise.all([tab, opened])
    await page.unrouteAll()
  }
  expect(errors).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('film, interior and report are links away', async ({ page }) => {
    await openCar(page)
    await switchLink(page, 'Walkaround').click()
    await expect(page).toHaveURL(/\?view=walkaround$/)
    const film = page.locator('video')
    await expect(film).toBeVisible()
    await expect(film).toHaveAttribute('controls', '')
    const source = await film.locator('source').first().getAttribute('src')
    const answer = await ask(page.request, 'harbour', source ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/webm'])

    await switchLink(page, 'Interior').click()
    await expect(page).toHaveURL(/\?view=interior$/)
    const picture = page.getByRole('img', { name: /the interior all the way round$/ })
    await expect(picture).toBeVisible()
    const shape = () =>
      picture.evaluate((image: HTMLImageElement) => [
        image.complete,
        image.naturalWidth / image.naturalHeight,
      ])
    await expect.poll(shape).toEqual([true, 2])
    await expect(report(page)).toHaveAttribute('href', /^\/media\/reports\//)
  })
})
