import type { Page } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, port, test } from './journey.ts'

const id = 'counted'
const at = (path: string) => `http://${id}.localhost:${port}${path}`
const tags = 'https://www.googletagmanager.com/'

test.beforeAll(async ({ playwright }) => {
  writeDealer({
    id,
    name: 'Counted Cars',
    domains: [`${id}.localhost`],
    brand: { color: '#0b5d3b' },
    embeds: { tagManager: { containerId: 'GTM-AB12CD3', hosts: ['tags.example.com'] } },
    dealerships: [{ id: 601, slug: id, name: 'Counted Cars', dealerLicenceNumber: '4401199' }],
    locations: [
      {
        id: 6001,
        name: 'Counted Cars',
        slug: id,
        primary: true,
        dealership_id: 601,
        dealership_slug: id,
        address: { street: '12 Yard Street', city: 'Logan', state: 'qld', postcode: '4114' },
        contact_detail: { phone: '07 7010 6001' },
      },
    ],
  })
  const request = await playwright.request.newContext()
  const status = async () => (await ask(request, id, '/')).status()
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  await request.dispose()
})

/** Stands in for Google: a container that copies what it is told where the test reads it. */
async function standInForTags(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(`${tags}**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.tags = "run"',
    })
  })
  return asked
}

const told = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event),
  )

test('nothing is counted elsewhere before a visitor agrees, and the answer is kept [PLUS-036] [D-100]', async ({
  page,
}) => {
  const asked = await standInForTags(page)
  await page.goto(at('/search'))
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  expect(asked).toEqual([])
  await banner.getByRole('button', { name: 'Yes, that’s fine' }).click()
  await expect(banner).toBeHidden()
  // The policy of the page lets it run, and events that came before it are told.
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'run')
  expect(asked).toEqual([`${tags}gtm.js?id=GTM-AB12CD3`])
  await expect.poll(() => told(page)).toEqual(['gtm.js', 'search_view'])
  await page.goto(at('/'))
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'run')
  await expect(banner).toBeHidden()
  // A page that is somebody's own is never counted.
  await page.goto(at('/saved-searches'))
  await expect(page.locator('[data-tag-manager]')).toHaveCount(0)
})

test('who says no is left alone, and changes that on the privacy page [D-100]', async ({
  page,
}) => {
  const asked = await standInForTags(page)
  await page.goto(at('/privacy-policy'))
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'No, thanks' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Change my answer' }).click()
  await expect(banner).toBeVisible()
  expect(asked).toEqual([])
  await banner.getByRole('button', { name: 'Yes, that’s fine' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'run')
  // Taken back, the page comes anew without the code.
  await page.getByRole('button', { name: 'Change my answer' }).click()
  await banner.getByRole('button', { name: 'No, thanks' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-tags')
  expect(asked).toHaveLength(1)
})

test('an answer holds in every tab, and on a page the browser goes back to; taken back, none counts on [D-100]', async ({
  page,
}) => {
  await standInForTags(page)
  const other = await page.context().newPage()
  await page.goto(at('/privacy-policy'))
  await other.goto(at('/search'))
  const bannerOf = (tab: Page) => tab.getByRole('region', { name: 'Cookies' })
  await expect(bannerOf(other)).toBeVisible()
  await bannerOf(page).getByRole('button', { name: 'Yes, that’s fine' }).click()
  await expect(bannerOf(other)).toBeHidden()
  await expect(other.locator('html')).toHaveAttribute('data-tags', 'run')
  await page.getByRole('button', { name: 'Change my answer' }).click()
  await bannerOf(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-tags')
  await expect(other.locator('html')).not.toHaveAttribute('data-tags')
  // A page that the browser kept while the answer was changed elsewhere.
  await page.getByRole('button', { name: 'Change my answer' }).click()
  await bannerOf(page).getByRole('button', { name: 'Yes, that’s fine' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-tags', 'run')
  await page.evaluate((key) => {
    const answer = { agrees: false, at: new Date().toISOString() }
    localStorage.setItem(key, JSON.stringify({ v: 1, data: answer }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, `${id}:consent`)
  await expect(page.locator('html')).not.toHaveAttribute('data-tags')
})

test('without script nobody is asked and nothing is loaded [D-100]', async ({
  plainPage: page,
}) => {
  const asked = await standInForTags(page)
  await page.goto(at('/'))
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
})
