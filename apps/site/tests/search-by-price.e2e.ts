import { findViolations } from './axe.ts'
import { demoSites, expect, numberIn, on, recordFaults, test } from './journey.ts'
import { found } from './searching.ts'

test('search by price leads to the range, dearest first [SRCH-042] [SRCH-044]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search-by-price'))
  await expect(page.getByText('$5,000 to $250,000')).toBeVisible()
  await page.getByRole('heading', { name: 'Popular price ranges' }).hover()
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
  await page.getByRole('textbox', { name: 'From' }).fill('20000')
  await page.getByRole('textbox', { name: 'To' }).fill('30000')
  await page.getByRole('textbox', { name: 'To' }).press('Tab')
  await expect(page.getByText('$20,000 to $30,000')).toBeVisible()
  const button = page.getByRole('button', { name: /^Show Me/ })
  const promised = numberIn(await button.textContent())
  await button.click()
  await expect(page).toHaveURL(on('harbour', '/search?price=20000:30000&sortBy=price:desc'))
  expect(await found(page)).toBe(promised)

  await page.goto(on('ridgeline', '/search-by-price'))
  const bands = page.getByRole('region', { name: 'Popular price ranges' })
  const link = bands.getByRole('link').first()
  const cars = numberIn(/(\d+) cars?$/.exec((await link.textContent()) ?? '')?.[1] ?? '')
  await link.click()
  await expect(page).toHaveURL(/\/used-car\?price=/)
  expect(await found(page)).toBe(cars)
})

test('search by price is sound at every dealer', async ({ page }) => {
  const faults = recordFaults(page)
  for (const site of demoSites) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(on(site, '/search-by-price'))
    expect(await findViolations(page), site).toEqual([])
    await page.getByRole('slider', { name: 'Price from' }).focus()
    await expect(page.locator('[data-island=search-by-price][data-hydrated]')).toBeAttached()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      site,
    ).toBeLessThanOrEqual(320)
  }
  expect(faults).toEqual([])
})
