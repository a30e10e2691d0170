import type { Page } from '@playwright/test'
import { atSouthside, listed, openSouthside, startServices, unlisted } from './embedding-dealer.ts'
import { ask, expect, on, recordFaults, test } from './journey.ts'
import { comeToRest } from './rest.ts'

test.describe.configure({ mode: 'serial' })

let services: Awaited<ReturnType<typeof startServices>>

test.beforeAll(async ({ request }) => {
  await openSouthside()
  services = await startServices()
  const cars = async () =>
    (await (await ask(request, 'southside', '/search')).text()).match(/ss[12]"/g)
  await expect.poll(async () => (await cars())?.length ?? 0, { timeout: 60_000 }).toBeGreaterThan(1)
})
test.afterAll(() => services.close())

async function openCar(page: Page, stocknum: string, wait = comeToRest) {
  const list = await (await ask(page.request, 'southside', '/search')).text()
  const path = new RegExp(`href="(/cars/[a-z0-9-]+-${stocknum.toLowerCase()})"`).exec(list)?.[1]
  await services.connect(page)
  services.asked.length = 0
  const response = await page.goto(atSouthside(path ?? '/none'))
  await wait(page)
  return response?.headers()['content-security-policy'] ?? ''
}

const opener = (page: Page) => page.getByRole('link', { name: 'Load 360° View' })
const message = (page: Page) => page.getByRole('link', { name: 'Instant Message' })

/* An answer that is still on its way when a test ends would fail it. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

test('the viewer of a listed host is framed when it is asked for, and not before [D-87]', async ({
  page,
}) => {
  const faults = recordFaults(page)
  const policy = await openCar(page, listed)
  expect(policy).toContain(`frame-src 'self' https://spin.example.com https://chat.example.com`)
  await expect(opener(page)).toBeVisible()
  expect(services.asked).toEqual([])
  await opener(page).click()
  const frame = page.frameLocator('iframe[title^="360° view of the"]')
  await expect(frame.getByText('Turntable of the vehicle')).toBeVisible()
  await expect(page.locator('iframe')).toBeFocused()
  expect(services.asked).toEqual(['/vehicles/1'])
  expect(faults).toEqual([])
})

test('the code of a host that is not in the list is not loaded, and the gallery is shown [D-87]', async ({
  page,
}) => {
  const policy = await openCar(page, unlisted)
  expect(policy).not.toContain('elsewhere.example.com')
  await expect(opener(page)).toHaveCount(0)
  await expect(page.getByText(/^1\/\d+$/)).toBeVisible()
  await expect(page.getByRole('link', { name: '360° Spin' })).toHaveCount(0)
  expect(services.asked).toEqual([])
})

test('the chat is fetched with the first press of Instant Message, once, and opens each time [VDP-039] [D-87]', async ({
  page,
}) => {
  const faults = recordFaults(page)
  const policy = await openCar(page, unlisted)
  expect(policy).toMatch(/script-src [^;]* https:\/\/chat\.example\.com;/)
  await message(page).click()
  await expect(page.locator('body')).toHaveAttribute('data-chats', '1')
  await message(page).click()
  await expect(page.locator('body')).toHaveAttribute('data-chats', '2')
  expect(services.asked).toEqual(['/widget.js'])
  expect(faults).toEqual([])
})

test('a chat that does not load leads to the contact page', async ({ page, expectFaults }) => {
  expectFaults('net::ERR_FAILED GET chat.example.com/widget.js')
  await openCar(page, unlisted)
  await page.route('https://chat.example.com/**', (route) => route.abort())
  await message(page).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('without script the buttons are links', async ({ plainPage: page }) => {
  await openCar(page, listed, () => page.waitForLoadState('load'))
  await expect(opener(page)).toHaveAttribute('href', 'https://spin.example.com/vehicles/1')
  await expect(opener(page)).toHaveAttribute('target', '_blank')
  await expect(message(page)).toHaveAttribute('href', '/contact')
  expect(services.asked).toEqual([])
})

test('the 360° viewer of somebody else is loaded on the page that shows the spinner, and on no other [SITE-091]', async ({
  page,
}) => {
  await openCar(page, unlisted)
  for (const path of ['/', '/search', '/contact']) {
    await page.goto(atSouthside(path))
    await comeToRest(page)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  expect(services.asked).toEqual([])
  await openCar(page, listed)
  await opener(page).click()
  await expect(page.locator('iframe[title^="360° view of the"]')).toBeVisible()
  await expect.poll(() => services.asked).toEqual(['/vehicles/1'])
})

test('a site without a chat has no Instant Message, and nobody’s hosts in its policy [D-87]', async ({
  page,
}) => {
  const list = await (await ask(page.request, 'harbour', '/search')).text()
  const response = await page.goto(on('harbour', /href="(\/cars\/[^"]+)"/.exec(list)?.[1] ?? ''))
  await expect(message(page)).toHaveCount(0)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`default-src 'self';`)
  expect(policy).not.toContain('frame-src')
  expect(policy).not.toContain('example.com')
})
