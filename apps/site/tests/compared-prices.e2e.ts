import type { Page } from '@playwright/test'
import { expect, on, type TestSite, test } from './journey.ts'
import { wake } from './searching.ts'

/** A dealer that supplies the charges of its state (4.2 % and $46), and one that supplies none. */
const supplying = 'ridgeline'
const silent = 'ironbark'

const about = (page: Page) => page.getByText(/^Some prices exclude government charges\./)
const excluding = 'Excl. Government Charges'

interface Shown {
  dollars: number
  isExcluding: boolean
}

/** Prices of the cards as they stand there, without those that have none. */
async function readPrices(page: Page): Promise<Shown[]> {
  const cards = await page.getByRole('article').allTextContents()
  return cards.flatMap((text) => {
    const dollars = /\$([\d,]+)/.exec(text)?.[1]
    if (dollars === undefined) return []
    return [{ dollars: Number(dollars.replace(',', '')), isExcluding: text.includes(excluding) }]
  })
}

async function openByPrice(page: Page, site: TestSite, query: string) {
  await page.goto(on(site, `${site === supplying ? '/used-car' : '/search'}?${query}`))
  return readPrices(page)
}

/** Price that a used car of the supplying dealer is compared with. */
const compared = ({ dollars, isExcluding }: Shown) =>
  isExcluding ? Math.round(dollars * 1.042 + 46) : dollars

/** Prices in the order of what they are compared as; of equal ones those that exclude the charges last. */
const inOrder = (prices: readonly Shown[], valueOf: (shown: Shown) => number) =>
  prices.toSorted(
    (one, other) =>
      valueOf(one) - valueOf(other) || Number(one.isExcluding) - Number(other.isExcluding),
  )

const asAdvertised = ({ dollars }: Shown) => dollars

for (const script of ['with', 'without'] as const) {
  const pageOf = (fixtures: { page: Page; plainPage: Page }) =>
    script === 'with' ? fixtures.page : fixtures.plainPage

  test(`by lowest price drive-away prices are among estimates, ${script} script [PLUS-076]`, async ({
    page,
    plainPage,
  }) => {
    const own = pageOf({ page, plainPage })
    const second = await openByPrice(own, supplying, 'sortBy=price:asc&page=2')
    expect(second.filter(({ isExcluding }) => isExcluding)).not.toHaveLength(0)
    expect(second).toEqual(inOrder(second, compared))
    expect(second).not.toEqual(inOrder(second, asAdvertised))
    await expect(about(own)).toHaveCount(1)
    await expect(about(own)).toContainText('by our estimate of the drive-away price')
  })

  test(`an estimate equal to a drive-away price follows it, and is filtered by, ${script} script [PLUS-076]`, async ({
    page,
    plainPage,
  }) => {
    const own = pageOf({ page, plainPage })
    const equal = await openByPrice(own, supplying, 'price=24950:24950&sortBy=price:asc')
    expect(equal.map(({ isExcluding }) => isExcluding)).toContain(true)
    expect(equal.map(compared)).toEqual(equal.map(() => 24_950))
    expect(equal).toEqual(inOrder(equal, compared))
    const below = await openByPrice(own, supplying, 'price=23500:24949')
    expect(below).toContainEqual({ dollars: 23_900, isExcluding: false })
    expect(below).not.toContainEqual({ dollars: 23_900, isExcluding: true })
  })

  test(`a dealer who supplies no charges has such prices compared as advertised, ${script} script [PLUS-076]`, async ({
    page,
    plainPage,
  }) => {
    const own = pageOf({ page, plainPage })
    const prices = await openByPrice(own, silent, 'price=30000:60000&sortBy=price:asc')
    expect(new Set(prices.map(({ isExcluding }) => isExcluding))).toEqual(new Set([true, false]))
    expect(prices).toEqual(inOrder(prices, asAdvertised))
    await expect(about(own)).toHaveCount(1)
    await expect(about(own)).toContainText('as advertised, so allow for the charges on top')
    await openByPrice(own, silent, 'query=truck')
    await expect(own.getByText(excluding).first()).toBeVisible()
    await expect(about(own)).toHaveCount(0)
  })
}

test('the words follow the order while the search runs [PLUS-076]', async ({ page }) => {
  await page.goto(on(silent, '/search?query=truck'))
  await wake(page)
  await expect(about(page)).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('price:asc')
  await expect(about(page)).toHaveCount(1)
  await page.getByLabel('Sort by').selectOption('relevance')
  await expect(about(page)).toHaveCount(0)
})

test('a page taken over by script keeps the words its server said [PLUS-076]', async ({ page }) => {
  await page.goto(on(supplying, '/used-car?sortBy=price:asc&page=2'))
  const said = await about(page).textContent()
  await wake(page)
  await expect(about(page)).toHaveText(said ?? '')
})

test('a vehicle page and its structured data keep the advertised price [PLUS-076]', async ({
  page,
}) => {
  await openByPrice(page, supplying, 'price=24950:24950')
  const card = page.getByRole('article').filter({ hasText: excluding }).first()
  await card.getByRole('link').first().click()
  await expect(page.getByText('$23,900').first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('23900')
  expect(await page.content()).not.toMatch(/24,950|24950/)
})
