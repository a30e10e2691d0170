import { calculateMonthSales } from '@forecourt/feature-leads/model'
import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, port, test } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'

const counted = (source: 'formula' | 'leads' | 'stock') => ({ enabled: true, source })

/** Value of the counter in the HTML of a home page; null without one. */
async function readCounter(request: APIRequestContext, id: string): Promise<number | null> {
  const html = await (await ask(request, id, '/')).text()
  const [, value] = /data-sales-counter="(\d+)"/.exec(html) ?? []
  return value === undefined ? null : Number(value)
}

const openCounting = async (request: APIRequestContext, dealer: SiteInput) => {
  writeDealer(dealer)
  await expect.poll(() => readCounter(request, dealer.id), { timeout: 40_000 }).not.toBeNull()
}

test("the block 'Sales this Month' shows the number of this minute in Brisbane, and is off by default [SITE-065] [SITE-075] [D-107]", async ({
  request,
  plainPage: page,
}) => {
  await openCounting(request, plainDealer('counting', { salesCounter: counted('formula') }))
  const [before, value, after] = [
    calculateMonthSales(new Date(Date.now() - 60_000)),
    await readCounter(request, 'counting'),
    calculateMonthSales(new Date()),
  ]
  expect([before, after]).toContain(value)
  await page.goto(`http://counting.localhost:${port}/`)
  await expect(page.getByText('Sales this Month')).toBeVisible()
  expect(await readCounter(request, 'harbour')).toBeNull()
  expect((await ask(request, 'harbour', '/api/sales-counter')).status()).toBe(404)
})

test('the counter is worked out anew every 150 s, by Brisbane time, and counts from the previous value to the new one [SITE-073] [SITE-074] [SITE-076]', async ({
  page,
  request,
}) => {
  await openCounting(request, plainDealer('counting', { salesCounter: counted('formula') }))
  await page.clock.install({ time: new Date('2026-12-01T00:05:10+10:00') })
  await page.goto(`http://counting.localhost:${port}/`)
  const value = page.locator('[data-sales-counter]')
  await value.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island=sales-counter]')).toHaveAttribute('data-hydrated')
  // From here on the clock moves as the test says, however long the machine takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await expect(value).toHaveAttribute('data-sales-counter', '0')
  await page.clock.runFor(140_000)
  await expect(value).toHaveAttribute('data-sales-counter', '0')
  const shown = value.locator('[aria-hidden]')
  await expect(shown).toHaveText('0')
  await page.clock.runFor(12_000)
  await expect(value).toHaveAttribute('data-sales-counter', '1')
  await page.clock.runFor(2000)
  await expect(shown).toHaveText('1')
})

test('a new number is counted to from the one that is shown [UI-021]', async ({
  page,
  request,
}) => {
  await openCounting(request, plainDealer('countdown', { salesCounter: counted('stock') }))
  let answer = 214
  await page.route('**/api/sales-counter', (route) => route.fulfill({ json: { value: answer } }))
  await page.clock.install()
  await page.goto(`http://countdown.localhost:${port}/`)
  const value = page.locator('[data-sales-counter]')
  await value.scrollIntoViewIfNeeded()
  const shown = value.locator('[aria-hidden]')
  await expect(shown).toHaveText('214')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  answer = 38
  await page.clock.runFor(150_000)
  await expect(value).toHaveAttribute('data-sales-counter', '38')
  const seen: number[] = []
  for (const afterMs of [100, 100, 200]) {
    await page.clock.runFor(afterMs)
    seen.push(Number(await shown.textContent()))
  }
  expect(seen.filter((number) => number > 38 && number < 214)).toEqual(seen)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
  await page.clock.runFor(500)
  await expect(shown).toHaveText('38')
})

test('with source leads or stock it shows a real count, under its own name [D-107]', async ({
  request,
  plainPage: page,
}) => {
  const id = 'countreal'
  await startDealer(request, plainDealer(id))
  const found = async () => {
    const html = await (await ask(request, id, '/search')).text()
    return Number(/([\d,]+) cars found/.exec(html)?.[1]?.replace(',', ''))
  }
  await openCounting(request, plainDealer(id, { salesCounter: counted('stock') }))
  await expect.poll(() => readCounter(request, id)).toBe(await found())
  await page.goto(`http://${id}.localhost:${port}/`)
  await expect(page.getByText('Cars in Stock')).toBeVisible()
  const leadsDealer = 'countleads'
  writeDealer(plainDealer(leadsDealer))
  const send = () =>
    ask(request, leadsDealer, '/api/leads', {
      method: 'POST',
      headers: { 'idempotency-key': `counted-${process.pid}-${Date.now()}` },
      data: {
        name: 'Ann',
        last_name: 'Lee',
        email: 'ann.counted@example.com',
        phone: '0491 570 156',
        category: 'General Enquiry',
        dealership_slug: leadsDealer,
        message: 'Is the yard open on Sunday?',
      },
    })
  await expect.poll(async () => (await send()).status(), { timeout: 40_000 }).toBe(201)
  await openCounting(request, plainDealer(leadsDealer, { salesCounter: counted('leads') }))
  const answer = await ask(request, leadsDealer, '/api/sales-counter')
  expect(await answer.json()).toEqual({ value: 1 })
  await page.goto(`http://${leadsDealer}.localhost:${port}/`)
  await expect(page.getByText('Enquiries this Month')).toBeVisible()
})

test('no dealer of the demonstration shows a number that counts nothing', async ({ request }) => {
  for (const site of ['harbour', 'ridgeline', 'caravans', 'ironbark', 'aurelia'])
    expect(await readCounter(request, site)).toBeNull()
})
