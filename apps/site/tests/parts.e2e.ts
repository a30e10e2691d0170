import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { ask, expect, numberIn, on, test } from './journey.ts'
import { choose as chooseOption, sidebar } from './searching.ts'

const found = async (page: Page) =>
  numberIn(
    await page
      .locator('p')
      .getByText(/products? found$/)
      .textContent(),
  )

/** Chooses an option and gives the count it promised. */
const choose = (page: Page, name: RegExp) => chooseOption(sidebar(page).getByRole('link', { name }))

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('parts are narrowed by category, vehicle and price, and paged [SITE-039] [API-012]', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/parts/search'))
    const all = await found(page)
    expect(await page.getByRole('article').count()).toBe(21)

    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2$/)

    const promised = await choose(page, /^Parts ?,/)
    await expect(page).toHaveURL(/\/parts\/search\?categories=Parts$/)
    await expect.poll(() => found(page)).toBe(promised)
    expect(promised).toBeLessThan(all)

    await sidebar(page).getByRole('textbox', { name: 'To' }).fill('$100.00')
    await sidebar(page).getByRole('button', { name: 'Apply price' }).click()
    await expect.poll(() => found(page)).toBeLessThan(promised)
    expect(await found(page)).toBeGreaterThan(0)

    await page.getByRole('searchbox', { name: 'Keyword' }).fill('ranger')
    await sidebar(page).getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => found(page)).toBe(1)
    await expect(page.getByRole('article')).toContainText('Ranger Wiper Blades')
    await expect(page.getByRole('article')).toContainText('$54')
  })
})

test('a parts search asks nothing until it is used, then answers in place', async ({ page }) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/catalogue')) searches.push(request.url())
  })
  await page.goto(on('ironbark', '/parts/search'))
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
  expect(searches).toHaveLength(0)

  const promised = await choose(page, /^Accessories ?,/)
  await expect.poll(() => found(page)).toBe(promised)
  await expect(page).toHaveURL(/categories=Accessories$/)
  expect(searches).toHaveLength(1)
  expect(await findViolations(page)).toEqual([])

  await page.goBack()
  await expect.poll(() => found(page)).toBeGreaterThan(promised)
})

test('the standard menu leads to parts as "Parts" [CFG-018]', async ({ page }) => {
  await page.goto(on('harbour', '/'))
  const menu = page.getByRole('navigation', { name: 'Main', exact: true })
  await menu.getByText('Service & Parts').click()
  await menu.getByRole('link', { name: 'Parts', exact: true }).click()
  await expect(page).toHaveURL(on('harbour', '/parts/search'))
})

test('a dealer without products has no parts search, and nothing that leads there', async ({
  request,
}) => {
  for (const path of ['/parts/search', '/parts/search?brand=Kia'])
    expect((await ask(request, 'ridgeline', path)).status(), path).toBe(404)
  expect(await (await ask(request, 'ridgeline', '/')).text()).not.toContain('/parts/search')
})
