import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, on, recordEvents, test } from './journey.ts'
import { comeToRest } from './rest.ts'

/** How the page that is shown came: `navigational-prefetch` when it was there already. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceResourceTiming & { deliveryType: string }).deliveryType
  })

/** Addresses the browser has fetched ahead, recorded from now on. */
async function recordFetchedAhead(page: Page): Promise<Set<string>> {
  const fetched = new Set<string>()
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.add(prefetchUrl)
  })
  await session.send('Preload.enable')
  return fetched
}

test('a vehicle whose link is pointed at is fetched ahead, and counted once it is opened [D-39]', async ({
  page,
}) => {
  const events = recordEvents(page)
  const fetched = await recordFetchedAhead(page)
  await page.goto(on('harbour', '/search/used-cars'))
  await comeToRest(page)
  const link = page.getByRole('link', { name: /^Explore Vehicle/ }).first()
  const viewed = () => events.filter(({ event_id }) => event_id === 4)
  await link.hover()
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  await expect.poll(() => [...fetched]).toEqual([address])
  expect(viewed()).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/)
  expect(await deliveryOf(page)).toBe('navigational-prefetch')
  await expect.poll(viewed).toHaveLength(1)
})

test('nothing but vehicles and searches is fetched ahead', async ({ page, request }) => {
  await page.goto(on('harbour', '/'))
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(JSON.parse(rules ?? '')).toEqual({
    prefetch: [
      {
        eagerness: 'moderate',
        where: {
          or: [
            {
              and: [
                { href_matches: '/cars/:slug' },
                { not: { href_matches: '/cars/trade-in' } },
                { not: { selector_matches: '[href*="?"], [target]' } },
              ],
            },
            {
              and: [
                { href_matches: ['/search', '/search/*'] },
                { not: { selector_matches: '[data-island=search] *' } },
                { not: { selector_matches: '[href*="?"], [target]' } },
              ],
            },
          ],
        },
      },
    ],
  })
  const car = await findCarPath(request, 'harbour', '/search/used-cars')
  await page.goto(on('harbour', `/print?car_id=${car.slice('/cars/'.length)}`))
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})
