import type { APIRequestContext, Page } from '@playwright/test'
import { ask, expect, on, port, recordSearches, test } from './journey.ts'
import { aDealer, aFeedCar, type FeedCar, openDealer, readPage, readText } from './rows-dealer.ts'
import { found, sidebar, wake } from './searching.ts'

const site = 'sliderset'
const bare = 'bareset'

/** 45 cars between $10,400 and $209,600, 1,499 and 99,501 km, 2012 and 2024. */
const cars: FeedCar[] = [
  aFeedCar('S0', { price: 10_400, km: 99_501, year: 2012 }),
  aFeedCar('S1', { price: 209_600, km: 1499, year: 2024 }),
  ...Array.from({ length: 43 }, (_, at) =>
    aFeedCar(`S${at + 2}`, { price: 20_000 + at * 2000, km: 20_000 + at * 1000 }),
  ),
]

const address = (path: string) => `http://${site}.localhost:${port}${path}`
const group = (page: Page, name: string) => sidebar(page).getByRole('group', { name })
const thumb = (page: Page, name: string) => sidebar(page).getByRole('slider', { name })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(site), cars)
  const nothing = { price: '', km: '' }
  await openDealer(request, aDealer(bare), [aFeedCar('N0', nothing), aFeedCar('N1', nothing)])
  await request.dispose()
})

/** Ends, step and places of the two thumbs of a slider, as the server sends them. */
async function sliderAt(request: APIRequestContext, dealer: string, path: string, name: string) {
  const html = await readPage(request, dealer, path)
  const values = ['from', 'to'].flatMap((end) => {
    const [input = ''] =
      new RegExp(`<input type="range"[^>]* aria-label="${name} ${end}"[^>]*>`).exec(html) ?? []
    return ['min', 'max', 'step', 'value'].map((key) =>
      Number(new RegExp(` ${key}="(\\d+)"`).exec(input)?.[1]),
    )
  })
  const [min, max, step, low, , , , high] = values
  return { min, max, step, value: [low, high] }
}

test('a slider spans the stock in whole thousands and steps by a hundredth of that, at least by its unit; years by one [SRCH-079]', async ({
  request,
}) => {
  const slider = (name: string) => sliderAt(request, site, '/search', name)
  expect(await slider('Price')).toEqual({
    min: 10_000,
    max: 210_000,
    step: 2000,
    value: [10_000, 210_000],
  })
  // A hundredth of 99,000 km is less than the unit.
  expect(await slider('Odometer')).toEqual({
    min: 1000,
    max: 100_000,
    step: 1000,
    value: [1000, 100_000],
  })
  expect(await slider('Year')).toMatchObject({ min: 2012, max: 2024, step: 1 })
})

test('without numbers in stock a slider runs from 0 to 100,000 [SRCH-078]', async ({ request }) => {
  for (const name of ['Price', 'Odometer'])
    expect(await sliderAt(request, bare, '/search', name)).toMatchObject({ min: 0, max: 100_000 })
})

test('an address beyond the ends of a slider moves no thumb and loses no car; inside them it does [SRCH-076] [SRCH-077]', async ({
  request,
}) => {
  const price = async (range: string) => {
    const path = `/search?price=${range}`
    const words = readText(await readPage(request, site, path))
    const { value } = await sliderAt(request, site, path, 'Price')
    return [value, Number(/\|(\d+) cars? found/.exec(words)?.[1])]
  }
  expect(await price('9999:')).toEqual([[10_000, 210_000], 45])
  expect(await price(':210001')).toEqual([[10_000, 210_000], 45])
  expect(await price('9999:210001')).toEqual([[10_000, 210_000], 45])
  expect(await price('11000:')).toEqual([[11_000, 210_000], 44])
  expect(await price(':209000')).toEqual([[10_000, 209_000], 44])
})

test('what a slider ignores is said on the console and nowhere on the page [SRCH-080]', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text())
  })
  await page.goto(address('/search?price=9999:210001'))
  await wake(page)
  await expect
    .poll(() => said)
    .toEqual(['Cannot refine below the range minimum. Cannot refine above the range maximum'])
  await expect(page.getByText('Cannot refine')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a slider searches 400 ms after its last movement, once, and from the first page; typed words 300 ms after the last key [SRCH-068] [SRCH-069] [SRCH-070] [SRCH-071]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(address('/search?page=2'))
  await wake(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const searches = recordSearches(page)
  const from = thumb(page, 'Price from')
  await from.focus()
  for (const dollars of ['$12,000', '$14,000', '$16,000']) {
    await page.keyboard.press('ArrowRight')
    await expect(from).toHaveAttribute('aria-valuetext', dollars)
    await page.clock.runFor(399)
  }
  expect([page.url(), searches.length]).toEqual([address('/search?page=2'), 0])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(address('/search?price=16000:'))
  await page.clock.resume()
  await expect.poll(() => found(page)).toBe(44)
  expect(searches).toHaveLength(1)

  await page.clock.pauseAt(Date.now() + 7_200_000)
  const words = sidebar(page).getByRole('searchbox', { name: 'Keyword' })
  await words.pressSequentially('coro')
  await page.clock.runFor(299)
  expect([page.url(), searches.length]).toEqual([address('/search?price=16000:'), 1])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(address('/search?query=coro&price=16000:'))
})

test('numbers set are whole thousands of km, inside the ends, the lower one never above the other; an end is no filter [SRCH-073] [SRCH-074] [SRCH-075]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(address('/search'))
  await wake(page)
  const field = (name: string, end: 'From' | 'To') =>
    group(page, name).getByRole('textbox', { name: end })
  const set = async (name: string, end: 'From' | 'To', text: string, query: string) => {
    await field(name, end).fill(text)
    await field(name, end).press('Enter')
    await page.clock.fastForward(400)
    await expect(page).toHaveURL(address(`/search${query}`))
  }
  await set('Odometer', 'From', '41499', '?km=41000:')
  await set('Odometer', 'From', '41500', '?km=42000:')
  await set('Odometer', 'To', '50400', '?km=42000:50000')
  await set('Odometer', 'From', '77000', '?km=50000:50000')
  await set('Odometer', 'To', '3000', '?km=50000:50000')
  await set('Odometer', 'From', '5', '?km=:50000')
  await expect(field('Odometer', 'From')).toHaveValue('1,000')
  await set('Odometer', 'To', '999999', '')
  await expect(field('Odometer', 'To')).toHaveValue('100,000')
})

test('the price range of its own page is in words, steps by 500, and its ends cannot cross [SRCH-043] [SRCH-045] [SRCH-046]', async ({
  page,
  request,
}) => {
  const sent = async (query: string) =>
    (await ask(request, 'harbour', `/search-by-price?${query}`)).headers()['location']
  expect(await sent('price_min=30000&price_max=20000')).toBe(
    '/search?price=20000:30000&sortBy=price:desc',
  )
  expect(await sent('price_min=20249&price_max=29750')).toBe(
    '/search?price=20000:30000&sortBy=price:desc',
  )
  await page.goto(on('harbour', '/search-by-price'))
  await page.getByRole('heading', { name: 'Popular price ranges' }).hover()
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached()
  const [from, to] = ['from', 'to'].map((end) => page.getByRole('slider', { name: `Price ${end}` }))
  await from!.press('ArrowRight')
  await expect(page.getByText('$5,500 to $250,000')).toBeVisible()
  await to!.press('ArrowLeft')
  await expect(page.getByText('$5,500 to $249,500')).toBeVisible()
  await from!.press('End')
  await expect(page.getByText('$249,500 to $249,500')).toBeVisible()
  await to!.press('Home')
  await expect(page.getByText('$249,500 to $249,500')).toBeVisible()
})

test('what was typed and set goes with its filter, however soon that is taken away [SRCH-071]', async ({
  page,
}) => {
  await page.goto(address('/search?body=SUV'))
  await wake(page)
  const keyword = page.getByLabel('Keyword')
  const clearAll = page.getByRole('link', { name: 'Clear all' }).first()
  await keyword.fill('mazda ')
  await expect(page).toHaveURL(/query=mazda/)
  await expect(keyword).toHaveValue('mazda ')
  await clearAll.click()
  await expect(page).toHaveURL(address('/search'))
  await expect(keyword).toHaveValue('')

  for (const query of ['query=corolla', 'body=SUV']) {
    await page.goto(address(`/search?${query}`))
    await wake(page)
    await keyword.pressSequentially('x')
    await clearAll.click()
    await expect(page).toHaveURL(address('/search'))
    await expect(keyword).toHaveValue('')
  }

  const highest = group(page, 'Price').getByRole('textbox', { name: 'To' })
  const untouched = await highest.inputValue()
  await highest.fill('30000')
  await highest.press('Tab')
  await expect(page).toHaveURL(address('/search?price=:30000'))
  await clearAll.click()
  await expect(page).toHaveURL(address('/search'))
  await expect(highest).toHaveValue(untouched)
})
