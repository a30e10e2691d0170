import type { Page } from '@playwright/test'
import { ask, expect, on, recordFaults, recordSearches, type TestSite, test } from './journey.ts'
import { comeToRest } from './rest.ts'
import { bodyTiles, choose, found, promisedBy, sidebar, wake } from './searching.ts'
import { everyMove, recordSteadiness, settleFrames } from './steadiness.ts'

/**
 * Holds back each answer of the search service until it is let go, as a slow connection does.
 * @param shifts what has moved on the page so far
 * @returns lets the waiting answer go once the page shows that it waits, and gives what has moved
 *   when the answer is shown
 */
async function holdAnswers(page: Page, shifts: (since: number) => Promise<number>) {
  const waiting: (() => void)[] = []
  await page.route('**/api/search/**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const list = page.locator('ul[aria-busy]').first()
  return async (): Promise<number> => {
    await expect.poll(() => waiting.length).toBe(1)
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await settleFrames(page)
    const answeredAt = await page.evaluate(() => performance.now())
    waiting.shift()?.()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    return shifts(answeredAt)
  }
}

/** One option of the sidebar, as the server wrote it. */
interface PromisedOption {
  group: string
  href: string
  count: number
}

/** The first free option of each group in a page, with the number it promises, and what was found. */
async function readPage(page: Page, site: TestSite, path: string) {
  const response = await ask(page.request, site, path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const groups = [...parsed.querySelectorAll('#search-filters details:has(> summary h3)')]
    const options = groups.flatMap((group): PromisedOption[] => {
      const link = group.querySelector('a[href]:not([aria-current])')
      const count = link?.querySelector('[data-said]')?.textContent.replaceAll(',', '')
      if (!link || count === undefined) return []
      return [
        {
          group: group.querySelector('h3')?.textContent ?? '',
          href: link.getAttribute('href') ?? '',
          count: Number(count),
        },
      ]
    })
    const text = [...parsed.querySelectorAll('h2')].find((each) =>
      each.textContent.endsWith(' found'),
    )
    return { options, found: Number((text?.textContent ?? '').replace(/\D/g, '')) }
  }, html)
}

for (const [site, path] of [
  ['harbour', '/search/used-cars'],
  ['ridgeline', '/used-car'],
] as const) {
  test(`${site} searches nothing until the visitor acts, and hydrates without a warning [PLUS-016] [PLUS-017]`, async ({
    page,
  }) => {
    const searches = recordSearches(page)
    const faults = recordFaults(page)
    await page.clock.install()
    await page.goto(on(site, path))
    await wake(page)
    // Whatever the page has put off is due by then.
    await page.clock.runFor(30_000)
    await settleFrames(page)
    expect(searches).toEqual([])
    expect(faults).toEqual([])
  })

  test(`${site} gives the count its sidebar promised`, async ({ page }) => {
    await page.goto(on(site, path))
    await wake(page)
    const options = sidebar(page).getByRole('link', { name: /(?:Mazda|Toyota|Ford) ?,/ })
    const promised = await choose(options.first())
    await expect.poll(() => found(page)).toBe(promised)
    const tile = bodyTiles(page).getByRole('link').nth(1)
    const narrower = await choose(tile)
    await expect.poll(() => found(page)).toBe(narrower)
    expect(narrower).toBeLessThan(promised)
  })
}

test('addresses with filters, words, an order or a page hydrate without a warning [PLUS-017]', async ({
  page,
}) => {
  const faults = recordFaults(page)
  for (const path of [
    '/search/toyota/corolla',
    '/search/suv?price=10000:60000&sortBy=price:desc',
    '/search?make=Mazda&query=cx',
    '/search?page=2',
    '/search?query=no+such+car',
  ]) {
    await page.goto(on('harbour', path))
    await wake(page)
    await settleFrames(page)
    expect(faults, path).toEqual([])
  }
})

for (const [site, path, least] of [
  ['harbour', '/search', 12],
  ['ironbark', '/search', 8],
] as const) {
  test(`every refinement of ${site}, alone and in pairs, gives the count the sidebar promised`, async ({
    page,
  }) => {
    const { options } = await readPage(page, site, path)
    expect(options.length).toBeGreaterThanOrEqual(least)
    const broken: string[] = []
    for (const first of options) {
      const alone = await readPage(page, site, first.href)
      if (alone.found !== first.count) broken.push(`${first.href}: ${first.count}, ${alone.found}`)
      for (const second of alone.options.filter(({ group }) => group !== first.group)) {
        const pair = await readPage(page, site, second.href)
        if (pair.found !== second.count)
          broken.push(`${second.href}: ${second.count}, ${pair.found}`)
      }
    }
    expect(broken).toEqual([])
  })
}

test('a range set by numbers finds what Show Me N cars says, and is a chip', async ({ page }) => {
  await page.goto(on('harbour', '/search'))
  await wake(page)
  const all = await found(page)
  const price = sidebar(page).getByRole('group', { name: 'Price' })
  await price.getByRole('textbox', { name: 'To' }).fill('30000')
  await price.getByRole('textbox', { name: 'To' }).press('Enter')
  await expect(page).toHaveURL(/price=:30000/)
  await expect.poll(() => found(page)).toBeLessThan(all)
  const showMe = page.locator('#search-filters').getByText(/^Show Me/)
  await expect(showMe).toHaveText(`Show Me ${await found(page)} cars`)
  await page.getByRole('link', { name: 'Remove filter Up to $30,000' }).click()
  await expect.poll(() => found(page)).toBe(all)
})

test('nothing moves while a search runs on a slow connection', async ({ page }) => {
  const shifts = await recordSteadiness(page, everyMove)
  await page.goto(on('harbour', '/search'))
  await comeToRest(page)
  await wake(page)
  const letGo = await holdAnswers(page, shifts)
  await bodyTiles(page).getByRole('link', { name: /^Ute/ }).click()
  expect(await letGo()).toBe(0)
  await sidebar(page)
    .getByRole('link', { name: /Toyota ?,/ })
    .click()
  expect(await letGo()).toBe(0)
  await page.getByLabel('Sort by').selectOption('price:asc')
  expect(await letGo()).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  expect(await letGo()).toBe(0)
  await page.getByRole('link', { name: /^Remove filter Toyota/ }).click()
  expect(await letGo()).toBe(0)
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  expect(await letGo()).toBe(0)
})

test('nothing moves when the filters of a search opened with them go', async ({ page }) => {
  const shifts = await recordSteadiness(page, everyMove)
  await page.goto(on('harbour', '/search/suv?make=Toyota&transmission=Automatic'))
  await comeToRest(page)
  await wake(page)
  const narrow = await found(page)
  const letGo = await holdAnswers(page, shifts)
  await page.getByRole('link', { name: 'Clear all' }).first().click()
  expect(await letGo()).toBe(0)
  expect(await found(page)).toBeGreaterThan(narrow)
})

test('a search that fails keeps the cars with a notice, and recovers without a reload', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/^net::ERR_FAILED POST harbour\/api\/search\//)
  await page.goto(on('harbour', '/search'))
  await wake(page)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.route('**/api/search/**', (route) => route.abort())
  const before = await page.getByRole('article').first().textContent()
  const toyota = sidebar(page).getByRole('link', { name: /Toyota ?,/ })
  const promised = await choose(toyota)
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t update the results' })
  await expect(notice).toBeVisible()
  expect(await page.getByRole('article').first().textContent()).toBe(before)

  await page.unroute('**/api/search/**')
  await notice.getByRole('button', { name: 'Try Again' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => found(page)).toBe(promised)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.route('**/api/search/**', (route) => route.abort())
  await bodyTiles(page)
    .getByRole('link', { name: /^Hatch/ })
    .click()
  await expect(notice).toBeVisible()
  await page.unroute('**/api/search/**')
  await bodyTiles(page).getByRole('link', { name: /^SUV/ }).click()
  await expect(notice).toHaveCount(0)
  await expect(page).toHaveURL(/body=SUV|\/suv/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('the count is announced once after a change, and paging moves the focus to the results heading [PLUS-021]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  await wake(page)
  const status = page.getByRole('status').filter({ hasText: /cars? found/ })
  await expect(status).toHaveCount(0)
  await sidebar(page)
    .getByRole('link', { name: /Mazda ?,/ })
    .click()
  await expect(status).toHaveCount(1)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a press before the page is hydrated is not lost', async ({ page }) => {
  await page.goto(on('harbour', '/search'))
  const option = sidebar(page).getByRole('link', { name: /Toyota ?,/ })
  await option.dispatchEvent('click')
  await expect(page).toHaveURL(/toyota/i)
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two quick taps on filters both count, in the address and in the results', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/search'))
    await page.getByRole('button', { name: 'Filters' }).tap()
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
    // The models of a make unfold below it, so the second is one that stands above the first.
    const options = ['Mazda', 'Toyota'].map((make) =>
      sidebar(page).getByRole('link', { name: new RegExp(`${make} ?,`) }),
    )
    const promised: number[] = []
    for (const option of options) promised.push(await promisedBy(option))
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const option of options) await option.tap()
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page).toHaveURL(/make=Mazda&make=Toyota/)
    for (const option of options) await expect(option).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => found(page)).toBe((promised[0] ?? 0) + (promised[1] ?? 0))
    await page.goBack()
    await expect.poll(() => found(page)).toBe(promised[0])
    await expect(options[1]!).not.toHaveAttribute('aria-current')
  })

  test('on a phone the filters are a sheet of full height with Show Me N cars in sight', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/search'))
    await page.evaluate(() => scrollTo(0, 2000))
    const opener = page.getByRole('button', { name: 'Filters' })
    await expect(opener).toBeInViewport()
    await expect(page.getByLabel('Sort by')).toBeInViewport()
    await opener.tap()
    const sheet = sidebar(page)
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844)
    const showMe = sheet.getByText(/^Show Me/)
    await expect(showMe).toBeInViewport()
    const price = sheet.getByRole('group', { name: 'Price' })
    await price.scrollIntoViewIfNeeded()
    for (const thumb of await price.getByRole('slider').all()) {
      const box = await thumb.locator('..').boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    const option = sheet.getByRole('link', { name: /Toyota ?,/ })
    const promised = await promisedBy(option)
    await option.tap()
    await expect(showMe).toHaveText(`Show Me ${promised} cars`)
    await expect(showMe).toBeInViewport()
    await showMe.tap()
    await expect(sheet).toBeHidden()
    await expect.poll(() => found(page)).toBe(promised)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })
})

test('hostile addresses never give an error page', async ({ request }) => {
  const addresses = [
    '/search?page=-1',
    '/search?page=99999',
    '/search?price=abc:def',
    '/search?price=99999999999:1',
    '/search?sortBy=__proto__',
    '/search?make=%22%20OR%20site_ids:%22ridgeline',
    '/search?query=%3Cscript%3E',
    '/search?make[]=x&constructor=1',
    '/search?body=constructor',
    '/parts/search?brand=__proto__',
    '/search?km=NaN:Infinity',
    '/search?make=%FF%C3%28',
    '/search?atm_kg=1:2&length_ft=:0&towing_kg=9999999999:',
    '/search?price_range=$20,000%20-%20$30,000&weekly_price_range=x',
    `/search?${Array.from({ length: 300 }, (_, index) => `make=m${index}`).join('&')}`,
    `/search?query=${'a'.repeat(2000)}`,
    '/search-by-price?price_min=',
    '/search-by-price?price_min=x&price_max=1e999',
  ]
  for (const address of addresses)
    expect((await ask(request, 'harbour', address)).status(), address).toBeLessThan(400)
  for (const address of ['/search/a/b/c', '/search/no-such-make'])
    expect((await ask(request, 'harbour', address)).status(), address).toBe(404)
})
