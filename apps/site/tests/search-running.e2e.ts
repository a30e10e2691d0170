import type { Locator, Page } from '@playwright/test'
import { expect, on, recordSearches, test } from './journey.ts'
import { bodyTiles, choose, found, sidebar, wake } from './searching.ts'

const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('[aria-busy]')

test('the cars stay while a search runs and when it fails, and the page goes to its top [SRCH-062] [SRCH-063] [SRCH-064] [SRCH-065]', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/^net::ERR_FAILED POST harbour\/api\/search\//)
  let next: 'go' | 'fail' = 'go'
  const waiting: (() => void)[] = []
  await page.route('**/api/search/**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await (next === 'go' ? route.continue() : route.abort())
  })
  const letGo = async (how: typeof next) => {
    await expect.poll(() => waiting.length).toBe(1)
    next = how
    waiting.shift()?.()
  }
  const notice = page.getByRole('alert').filter({ hasText: 'We couldn’t update the results' })
  await page.goto(on('harbour', '/search'))
  await wake(page)
  const before = await names(page)
  expect(before).toHaveLength(21)

  await page.evaluate(() => scrollTo(0, 600))
  const toyota = await choose(bodyTiles(page).getByRole('link', { name: /^Ute/ }))
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await names(page)).toEqual(before)
  await letGo('go')
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => found(page)).toBe(toyota)
  await expect.poll(() => names(page)).not.toEqual(before)
  const after = await names(page)

  await page.evaluate(() => scrollTo(0, 600))
  await bodyTiles(page).getByRole('link', { name: /^SUV/ }).click()
  await letGo('fail')
  await expect(notice).toBeVisible()
  await expect(results(page)).toHaveAttribute('aria-busy', 'false')
  expect(await names(page)).toEqual(after)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the number of Show Me N cars counts to the new one within 300 ms [SRCH-019]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(on('harbour', '/search'))
  await wake(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const showMe = page.locator('#search-filters').getByText(/^Show Me/)
  const shown = async () => Number((await showMe.textContent())?.replace(/\D/g, ''))
  const all = await shown()
  const utes = await choose(bodyTiles(page).getByRole('link', { name: /^Ute/ }))
  const said = page.getByRole('region', { name: 'Results' }).getByText(/cars found$/)
  const arrive = async () => {
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(said.first()).toHaveText(`${utes.toLocaleString('en-AU')} cars found`, {
        timeout: 50,
      })
    }).toPass()
  }
  await arrive()
  await page.clock.runFor(150)
  // The clock stands, and what it has set going is drawn a moment later.
  await expect.poll(shown).toBeLessThan(all)
  const between = await shown()
  expect(between).toBeGreaterThan(utes)
  // The rest, and the frames it is drawn in.
  await page.clock.runFor(200)
  await expect.poll(shown).toBe(utes)
})

/** Does what makes a page ask its search, and waits for the answer. */
async function answered(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse(/\/api\/(?:search|catalogue)\//)
  await act()
  await (await answer).finished()
}

/** Searches for words as text, which follows the typing. */
const type = (field: Locator, words: string) => field.fill(words)

test('a search that was made is not asked for again, of the 20 latest and within 5 minutes; text, order, page and filter each make it another [SRCH-066] [SRCH-067]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(on('harbour', '/search'))
  await wake(page)
  const searches = recordSearches(page)
  const settle = async (query: string, asked: number) => {
    await expect(page).toHaveURL(on('harbour', `/search${query}`))
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(() => [query, searches.length]).toEqual([query, asked])
  }
  const words = sidebar(page).getByRole('searchbox', { name: 'Keyword' })
  const search = async (query: string, asked: number) => {
    await type(words, query)
    await settle(`?query=${query}`, asked)
  }
  // Letters that vehicles begin with: what finds nothing is asked for once more, without its words.
  const letters = [...'abcdefghijklmnoprstuv']
  for (const letter of letters) await answered(page, () => type(words, letter))
  expect(searches).toHaveLength(21)
  await search('b', 21)
  await search('a', 22)
  await page.clock.fastForward('05:01')
  await search('v', 23)

  const sort = page.getByLabel('Sort by')
  await search('mazda', 24)
  await sort.selectOption('price:asc')
  await settle('?query=mazda&sortBy=price:asc', 25)
  await page.getByRole('link', { name: 'Next page' }).click()
  await settle('?query=mazda&sortBy=price:asc&page=2', 26)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await settle('?query=mazda&sortBy=price:asc', 26)
  const utes = bodyTiles(page).getByRole('link', { name: /^Ute/ })
  await utes.click()
  await settle('?query=mazda&body=Ute&sortBy=price:asc', 27)
  await utes.click()
  await settle('?query=mazda&sortBy=price:asc', 27)
  await sort.selectOption('relevance')
  await settle('?query=mazda', 27)
})

for (const [row, path] of [
  ['SRCH-098', '/toyota/overview'],
  ['SRCH-099', '/parts/search'],
] as const)
  test(`${path} remembers the 10 latest searches, and asks again for one before them [${row}]`, async ({
    page,
  }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/catalogue')) asked++
    })
    await page.goto(on('harbour', path))
    await wake(page)
    const words = page.getByRole('searchbox', { name: 'Keyword' })
    for (let at = 0; at < 11; at++) await answered(page, () => type(words, `xqz${at}`))
    expect(asked).toBe(11)
    await type(words, 'xqz1')
    await expect(page).toHaveURL(on('harbour', `${path}?query=xqz1`))
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(asked).toBe(11)
    await answered(page, () => type(words, 'xqz0'))
    expect(asked).toBe(12)
  })
