import { expect, type Page, test } from '@playwright/test'
import { ask, numberIn, on, recordFaults, recordSearches } from './journey.ts'

const found = async (page: Page) =>
  numberIn(
    await page
      .getByText(/cars? found$/)
      .first()
      .textContent(),
  )
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Filters' })

/** Makes the page alive as a visitor does, by reaching into it. */
async function wake(page: Page) {
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('[data-island][data-alive]')).toBeAttached()
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
    await page.goto(on(site, path), { waitUntil: 'networkidle' })
    await wake(page)
    await page.waitForTimeout(500)
    expect(searches).toEqual([])
    expect(faults).toEqual([])
  })

  test(`${site} gives the count its sidebar promised`, async ({ page }) => {
    await page.goto(on(site, path))
    await wake(page)
    const options = sidebar(page).getByRole('link', { name: /^(Mazda|Toyota|Ford)/ })
    const option = options.first()
    const promised = numberIn(await option.textContent())
    await option.click()
    await expect.poll(() => found(page)).toBe(promised)
  })
}

test('back, forward and reload restore filters and page [PLUS-018]', async ({ page }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  await wake(page)
  const all = await found(page)
  await sidebar(page)
    .getByRole('link', { name: /^Toyota/ })
    .click()
  await expect(page).toHaveURL(/make=Toyota/)
  await expect.poll(() => found(page)).toBeLessThan(all)
  const toyotas = await found(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await expect(page).toHaveURL(/make=Toyota/)
  await page.goBack()
  await expect(page).not.toHaveURL(/make=/)
  await expect.poll(() => found(page)).toBe(all)
  await page.goForward()
  await expect.poll(() => found(page)).toBe(toyotas)
  await page.reload()
  await expect(page).toHaveURL(/make=Toyota/)
  expect(await found(page)).toBe(toyotas)
})

test('returning from a vehicle restores the results and the scroll position [PLUS-019]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars?make=Toyota'))
  const link = page.getByRole('link', { name: /^Explore Vehicle/ }).nth(12)
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(/make=Toyota/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50)
})

test('the count is announced once after a change, and paging moves the focus to the results heading [PLUS-021]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  await wake(page)
  const status = page.getByRole('status').filter({ hasText: /cars? found/ })
  await expect(status).toHaveCount(0)
  await sidebar(page)
    .getByRole('link', { name: /^Mazda/ })
    .click()
  await expect(status).toHaveCount(1)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a press before the page is alive is not lost', async ({ page }) => {
  await page.goto(on('harbour', '/search'))
  const option = sidebar(page).getByRole('link', { name: /^Toyota/ })
  await option.dispatchEvent('click')
  await expect(page).toHaveURL(/toyota/i)
})

test('hostile addresses never give an error page', async ({ request }) => {
  const addresses = [
    '/search?page=-1',
    '/search?page=99999',
    '/search?price=abc:def',
    '/search?sortBy=__proto__',
    '/search?make=%22%20OR%20site_ids:%22ridgeline',
    '/search?query=%3Cscript%3E',
    '/search?make[]=x&constructor=1',
    '/search?km=NaN:Infinity',
    `/search?query=${'a'.repeat(2000)}`,
  ]
  for (const address of addresses)
    expect((await ask(request, 'harbour', address)).status(), address).toBe(200)
  for (const address of ['/search/a/b/c', '/search/no-such-make'])
    expect((await ask(request, 'harbour', address)).status(), address).toBe(404)
})
