import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, on, test } from './journey.ts'

const sidebar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
const actions = (page: Page) => page.locator('[data-island=car-actions]')

/** Opens a vehicle page; its buttons wait for no picture. */
async function openUsedCar(page: Page) {
  const path = await findCarPath(page.request, 'harbour', '/search/used-cars')
  await page.goto(on('harbour', path), { waitUntil: 'domcontentloaded' })
}

test("a shared link opens a window of 550 by 400, and a copied one says 'Copied' for 1.5 s [VDP-102] [VDP-104] [VDP-105]", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Share</title>' }),
  )
  await openUsedCar(page)
  const share = sidebar(page).getByRole('button', { name: 'Share', exact: true })
  await share.click()
  // Until there is script the browser follows the link itself, into a tab of its own size.
  await expect(actions(page)).toHaveAttribute('data-hydrated')
  const popup = page.waitForEvent('popup')
  await sidebar(page).getByRole('link', { name: 'Facebook' }).click()
  const shared = await popup
  await shared.waitForLoadState()
  expect(shared.viewportSize()).toEqual({ width: 550, height: 400 })
  expect(new URL(shared.url()).searchParams.get('u')).toContain('/cars/')
  await shared.close()

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  const copied = page.getByRole('button', { name: 'Copied', exact: true })
  if (!(await copy.isVisible())) await share.click()
  await copy.click()
  await expect(copied).toBeVisible()
  const address = await page.getByLabel('Address of this page').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.clock.runFor(1499)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(copy).toBeVisible()
  await expect(copied).toHaveCount(0)
})

test('a print that cannot be counted is a warning, and the file is saved all the same [VDP-100]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('net::ERR_FAILED POST harbour/api/events')
  await page.route('**/api/events', (route) => route.abort())
  await page.route('**/print.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
  )
  await openUsedCar(page)
  const warned = page.waitForEvent('console', (message) =>
    message.text().startsWith('Event 61 was not sent:'),
  )
  const saved = page.waitForEvent('download')
  const print = sidebar(page).getByRole('link', { name: 'Print' })
  await print.hover()
  // Nothing is counted until there is script, which an open page may still wait for.
  await expect(actions(page)).toHaveAttribute('data-hydrated')
  await print.click()
  expect((await warned).type()).toBe('warning')
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+\.pdf$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
