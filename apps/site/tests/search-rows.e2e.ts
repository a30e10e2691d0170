import type { StockRecord } from '@forecourt/feature-search/model'
import type { Page } from '@playwright/test'
import { loadSearchedRecords } from './imported-stock.ts'
import { expect, numberIn, on, test } from './journey.ts'

/* The pages as the server gives them, against the rows in its database. */
test.use({ javaScriptEnabled: false })

let stock: StockRecord[] = []

test.beforeAll(async () => {
  stock = await loadSearchedRecords('harbour')
})

const open = (page: Page, path: string) => page.goto(on('harbour', path))
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const found = async (page: Page) =>
  numberIn(
    await page
      .getByText(/cars? found$/)
      .first()
      .textContent(),
  )

const slugs: readonly [slug: string, types: readonly string[], id: string][] = [
  ['new-used-and-demo-cars', ['new', 'used', 'demo'], 'SRCH-001'],
  ['new-cars', ['new'], 'SRCH-002'],
  ['used-cars', ['used'], 'SRCH-003'],
  ['demo-cars', ['demo'], 'SRCH-004'],
  ['new-and-demo-cars', ['new', 'demo'], 'SRCH-005'],
]

for (const [slug, types, id] of slugs)
  test(`/search/${slug} searches ${types.join(', ')} and nothing else [${id}]`, async ({
    page,
  }) => {
    const counts = types.map((type) => stock.filter(({ car_type }) => car_type === type).length)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    await open(page, `/search/${slug}`)
    expect(await found(page)).toBe(counts.reduce((sum, count) => sum + count, 0))
  })

test('a body in the address filters by simple_body [SRCH-006]', async ({ page }) => {
  await open(page, '/search/ute')
  const utes = stock.filter(({ simple_body }) => simple_body === 'Ute').length
  expect(utes).toBeGreaterThan(0)
  expect(utes).toBeLessThan(stock.length)
  expect(await found(page)).toBe(utes)
})

test('a make in the address filters by make [SRCH-007]', async ({ page }) => {
  await open(page, '/search/kia')
  const kias = stock.filter(({ make }) => make === 'Kia').length
  expect(kias).toBeGreaterThan(0)
  expect(kias).toBeLessThan(stock.length)
  expect(await found(page)).toBe(kias)
})

test('the sort options are most relevant, latest, highest price, lowest price, in that order [SRCH-014] [D-22]', async ({
  page,
}) => {
  await open(page, '/search')
  const options = page.getByLabel('Sort by').locator('option')
  await expect(options).toHaveText(['Most relevant', 'Latest', 'Highest price', 'Lowest price'])
  const values = await options.evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  expect(values).toEqual(['relevance', 'created_at_timestamp:desc', 'price:desc', 'price:asc'])
})

test('the server restores query, page, sort and refinements of an address [SRCH-012] [SRCH-013] [SRCH-015]', async ({
  page,
}) => {
  await open(page, '/search?query=toyota&make=Toyota&car_type=used&page=2&sortBy=price:asc')
  const used = stock.filter((car) => car.make === 'Toyota' && car.car_type === 'used')
  expect(used.length).toBeGreaterThan(42)
  expect(await found(page)).toBe(used.length)
  await expect(page.getByLabel('Sort by')).toHaveValue('price:asc')
  await expect(page.getByRole('searchbox').first()).toHaveValue('toyota')
  await expect(page.getByRole('link', { name: 'Remove filter Toyota' })).toBeVisible()
  await expect(page.locator('[aria-current=page]').filter({ hasText: /^2$/ })).toHaveCount(1)
  const inOrder = used
    .flatMap(({ price }) => (price === null ? [] : [price]))
    .toSorted((a, b) => a - b)
  const prices = (await page.locator('article strong').allTextContents()).map(numberIn)
  expect(prices).toEqual(inOrder.slice(21, 42))
})

test('a page holds 21 cars, the last one the rest, and a page beyond it is the last [SRCH-012] [SRCH-097] [D-21] [D-23]', async ({
  page,
}) => {
  const used = stock.filter(({ car_type }) => car_type === 'used').length
  expect(used % 21).toBeGreaterThan(0)
  await open(page, '/search/used-cars')
  await expect(cards(page)).toHaveCount(21)
  for (const number of [Math.ceil(used / 21), 99_999_999]) {
    await open(page, `/search/used-cars?page=${number}`)
    await expect(cards(page)).toHaveCount(used % 21)
  }
})

test('a card says year, make, model, badge and series, the odometer in km, and leads to /cars/{slug} [SRCH-021] [SRCH-024] [SRCH-025]', async ({
  page,
}) => {
  await open(page, '/search/used-cars')
  for (const card of (await cards(page).all()).slice(0, 6)) {
    const explore = card.getByRole('link', { name: /^Explore Vehicle/ })
    const href = (await explore.getAttribute('href')) ?? ''
    const car = stock.find(({ slug }) => href === `/cars/${slug}`)
    expect(car, href).toBeDefined()
    const { year, make, model, badge, series, km } = car!
    await expect(card.getByRole('heading')).toHaveText(`${year} ${make} ${model}`)
    for (const fact of [badge, series].filter(Boolean)) await expect(card).toContainText(fact!)
    await expect(card).toContainText(`${km!.toLocaleString('en-AU')} km`)
  }
})

test('a card has condition, transmission, odometer and fuel type [SRCH-023]', async ({ page }) => {
  await open(page, '/search/used-cars')
  const card = cards(page).first()
  for (const name of ['Condition', 'Transmission', 'Odometer', 'Fuel Type'])
    await expect(card.getByTitle(name)).toBeVisible()
  expect(await card.ariaSnapshot()).toMatch(/: Condition Used\n[^]*: Odometer [\d,]+ km/)
})

test('a search that finds nothing says so and leads back to the default search [SRCH-034] [SRCH-035] [SRCH-036]', async ({
  page,
}) => {
  await open(page, '/search?make=Toyota&price=1:2')
  const card = page.getByRole('region', { name: 'No Results Available' })
  await expect(card.getByRole('heading')).toHaveText('No Results Available')
  await expect(card).toContainText(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
  await expect(cards(page)).toHaveCount(0)
  await card.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(on('harbour', '/search'))
  await expect.poll(() => found(page)).toBe(stock.length)
})

test('the body tiles are the four most common with their counts, each a link to /search/{body} [SRCH-040] [SRCH-041] [D-30]', async ({
  page,
}) => {
  const counts = new Map<string, number>()
  for (const { simple_body } of stock)
    if (simple_body) counts.set(simple_body, (counts.get(simple_body) ?? 0) + 1)
  const common = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 4)
  await open(page, '/search')
  const tiles = page.getByRole('list', { name: 'Body types' }).getByRole('link')
  await expect(tiles).toHaveCount(4)
  for (const [index, [body, count]] of common.entries()) {
    await expect(tiles.nth(index)).toContainText(body)
    await expect(tiles.nth(index)).toContainText(count.toLocaleString('en-AU'))
    await expect(tiles.nth(index)).toHaveAttribute('href', `/search/${body.toLowerCase()}`)
  }
})
