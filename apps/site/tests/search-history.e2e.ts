import { expect, on, test } from './journey.ts'
import { comeToRest } from './rest.ts'
import { choose, found, sidebar, wake } from './searching.ts'
import { everyMove, recordSteadiness } from './steadiness.ts'

test('back, forward and reload restore filters and page [PLUS-018]', async ({ page }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  await wake(page)
  const all = await found(page)
  await sidebar(page)
    .getByRole('link', { name: /Toyota ?,/ })
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

test('back and forward between searches return to where each was scrolled [PLUS-018] [SRCH-065]', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await page.goto(on('harbour', '/search'))
  await wake(page)
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(3000)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(scrolled).toBe(0)
  await scrollTo(700)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await expect.poll(scrolled).toBeGreaterThan(left - 100)
  await page.goForward()
  await expect.poll(scrolled).toBe(700)

  await page.goto(on('harbour', '/search?query=hilux&make=Mazda'))
  await wake(page)
  const noCars = page.getByRole('heading', { name: 'No Results Available' })
  await page.getByRole('link', { name: 'Remove filter Mazda' }).click()
  await expect(noCars).toBeHidden()
  // The cars are there before all of the page is laid out.
  await expect.poll(() => scrollTo(5000).then(scrolled)).toBe(5000)
  await page.goBack()
  await expect(noCars).toBeVisible()
  await page.goForward()
  await expect(noCars).toBeHidden()
  await expect.poll(scrolled).toBeGreaterThan(4900)
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

test('returning from a vehicle to a search made on the page restores it, filters and all [PLUS-019]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  await wake(page)
  const promised = await choose(sidebar(page).getByRole('link', { name: /Mazda ?,/ }))
  await expect.poll(() => found(page)).toBe(promised)
  const link = page.getByRole('link', { name: /^Explore Vehicle/ }).nth(9)
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(/make=Mazda/)
  expect(await found(page)).toBe(promised)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50)
})

test('going back further than the search a vehicle was reached from shows that search [PLUS-018]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search/used-cars'))
  await wake(page)
  const all = await found(page)
  const promised = await choose(sidebar(page).getByRole('link', { name: /Mazda ?,/ }))
  await expect.poll(() => found(page)).toBe(promised)
  await page
    .getByRole('link', { name: /^Explore Vehicle/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cars\//)
  await page.goBack()
  await expect(page).toHaveURL(/make=Mazda/)
  await page.goBack()
  await expect(page).not.toHaveURL(/make=/)
  await expect.poll(() => found(page)).toBe(all)
  await page.goForward()
  await expect.poll(() => found(page)).toBe(promised)
})

test('the last searches are offered in the empty keyword field and move nothing [SRCH-110] [SRCH-111] [DATA-060]', async ({
  page,
}) => {
  const keep = async (query: string) => {
    await page.goto(on('harbour', `/search?${query}`))
    await wake(page)
    const stored = () => page.evaluate(() => localStorage.getItem('harbour:search-history'))
    await expect.poll(stored).toContain(new URLSearchParams(query).values().next().value ?? '')
  }
  for (const make of ['Kia', 'Ford', 'Mazda', 'Toyota', 'Hyundai']) await keep(`make=${make}`)
  await keep('query=tow+bar')
  const stored = await page.evaluate(() => localStorage.getItem('harbour:search-history'))
  expect(JSON.parse(stored ?? '').data).toHaveLength(5)
  expect(stored).not.toContain('Kia')

  const shifts = await recordSteadiness(page, everyMove)
  await page.goto(on('harbour', '/search'))
  await comeToRest(page)
  const before = await shifts()
  await sidebar(page).getByRole('searchbox').focus()
  const recent = page.getByRole('region', { name: 'Recent searches' })
  await expect(recent.getByRole('link')).toHaveText([
    '“tow bar”',
    'Hyundai',
    'Toyota',
    'Mazda',
    'Ford',
  ])
  expect(await shifts()).toBe(before)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(on('harbour', '/search/hyundai'))
})
