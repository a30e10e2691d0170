import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { readableText } from './fact-dealer.ts'
import {
  FINANCING,
  financedCar,
  longDisclaimer,
  openFinancing,
  shownWarning,
  stockFinancing,
  unratedFinance,
} from './financing-dealer.ts'
import { ask, expect, nameDealer, on, type TestSite, test } from './journey.ts'

let site: TestSite
let origin = ''
let path = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  site = nameDealer(FINANCING)
  origin = on(site, '')
  const request = await playwright.request.newContext()
  openFinancing({}, site)
  await expect
    .poll(async () => (await ask(request, site, '/')).status(), { timeout: 40_000 })
    .toBe(200)
  await stockFinancing([financedCar], site)
  await expect
    .poll(async () => (await ask(request, site, '/search')).text(), { timeout: 40_000 })
    .toContain('f101')
  path = await findCarPath(request, site, '/search')
  await request.dispose()
})

const section = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })
const result = (page: Page) => section(page).getByRole('status')

test('with JavaScript off the calculator gives the repayment through a GET form [PLUS-023]', async ({
  plainPage: page,
}) => {
  await page.goto(origin + path)
  await section(page).getByLabel('Deposit/trade-in, $').fill('5000')
  await section(page).getByLabel('Term, years').fill('5')
  await section(page).getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(/amount=30%2C000&deposit=5000&term=5#finance-calculator$/)
  await expect(result(page)).toHaveText(
    /^\$122 per week\* at your 10% p\.a\. on \$25,000; the published rate is 6\.29% p\.a\., comparison rate 8\.19% p\.a\., as of 1\s?October\s?2026$/,
  )
  await section(page).getByText('Monthly').click()
  await section(page).getByRole('textbox', { name: 'Residual' }).fill('8000')
  await section(page).getByRole('button', { name: 'Calculate' }).click()
  await expect(result(page)).toHaveText(/^\$428 per month/)
  await expect(section(page).getByRole('img')).toBeVisible()
  await section(page).getByText('Year by year as a table').click()
  await expect(section(page).getByRole('row')).toHaveCount(6)
})

test('with JavaScript off a repayment in mind finds the amount, the term and the rate [PLUS-110]', async ({
  plainPage: page,
}) => {
  await page.goto(`${origin}${path}?term=5&interest=10&frequency=month#finance-calculator`)
  const field = (name: string) => section(page).getByRole('textbox', { name, exact: true })
  await field('Repayment').fill('500')
  await section(page).getByRole('button', { name: 'Find the amount' }).click()
  await expect(field('Amount')).toHaveValue('23,532.68')
  await expect(result(page)).toHaveText(/^\$500 per month/)
  await field('Repayment').fill('700')
  await section(page).getByRole('button', { name: 'Find the term' }).click()
  await expect(field('Term')).toHaveValue('3.33')
  await expect(result(page)).toHaveText(/^\$694 per month/)
  await field('Repayment').fill('650')
  await section(page).getByRole('button', { name: 'Find the rate' }).click()
  await expect(result(page)).toHaveText(/^\$650 per month/)
  await field('Repayment').fill('80')
  await section(page).getByRole('button', { name: 'Find the term' }).click()
  await expect(field('Repayment')).toHaveAccessibleDescription(
    'That repayment does not pay off the loan.',
  )
  await expect(field('Repayment')).toHaveValue('80')
})

test('Enter in a field sends what stands there, not a quick choice', async ({
  plainPage: page,
}) => {
  await page.goto(`${origin}${path}?term=5#finance-calculator`)
  const amount = section(page).getByRole('textbox', { name: 'Amount', exact: true })
  await amount.fill('21500')
  await amount.press('Enter')
  await expect(page).toHaveURL(/amount=21500/)
  await expect(page).not.toHaveURL(/preset=|solve=/)
})

test('a chart and a table show principal and interest of each year [PLUS-111]', async ({
  plainPage: page,
}) => {
  await page.goto(`${origin}${path}?term=4&deposit=6000#finance-calculator`)
  await expect(
    section(page).getByRole('img', {
      name: /^Principal and interest paid each year over 4 years: interest falls from \$[\d,]+ in the first to \$[\d,]+ in the last\./,
    }),
  ).toBeVisible()
  await expect(section(page).locator('svg[role=img] rect')).toHaveCount(8)
  await section(page).getByText('Year by year as a table').click()
  const years = section(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(years).toHaveCount(4)
  const rows = await years.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) =>
        Number((cell.textContent ?? '').replace(/[$,]/g, '')),
      ),
    ),
  )
  expect(rows.map(([year]) => year)).toEqual([1, 2, 3, 4])
  const sum = (at: number) => rows.reduce((total, row) => total + (row[at] ?? Number.NaN), 0)
  // $30,000 less the deposit; each year is rounded to a dollar.
  expect(Math.abs(sum(1) - 24_000)).toBeLessThanOrEqual(2)
  expect(rows.at(-1)?.[3]).toBe(0)
  const interest = rows.map((row) => row[2] ?? Number.NaN)
  expect(interest).toEqual(interest.toSorted((a, b) => b - a))
  expect(interest.at(-1)).toBeGreaterThan(0)
})

test('an amount out of its range has its sentence and no repayment [FIN-054]', async ({
  plainPage: page,
}) => {
  await page.goto(`${origin}${path}?amount=100001#finance-calculator`)
  const amount = section(page).getByLabel('Amount', { exact: true })
  await expect(amount).toHaveValue('100001')
  await expect(amount).toHaveAccessibleDescription(
    'Cannot be less than $1,000 or more than $100,000',
  )
  await expect(result(page)).toBeHidden()
})

test('a result is shared by its address [PLUS-023]', async ({ page }) => {
  await page.goto(`${origin}${path}?term=3&interest=12.94&frequency=fortnight`)
  const words = /^\$465 per fortnight\* at your 12\.94% p\.a\. on \$30,000/
  await expect(result(page)).toHaveText(words)
  const link = section(page).getByRole('link', { name: 'Link to this calculation' })
  await page.goto(origin + ((await link.getAttribute('href')) ?? ''))
  await expect(result(page)).toHaveText(words)
})

test('every part of the page follows the calculator, and its first use counts once [PLUS-112] [EVT-016] [FIN-079]', {
  tag: '@phone',
}, async ({ page }) => {
  const events: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/events')
      events.push((request.postDataJSON() as { event_id: number }).event_id)
  })
  const uses = () => events.filter((id) => id === 26)
  await page.goto(`${origin}${path}?term=5#finance-calculator`)
  const term = section(page).getByRole('slider', { name: 'Term slider' })
  await term.focus()
  await expect(section(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '')
  await term.press('ArrowRight')
  await expect(result(page)).toHaveText(/^\$136 per week/)
  await expect(section(page).getByLabel('Term', { exact: true })).toHaveValue('5.5')
  await expect.poll(uses).toEqual([26])
  await section(page).getByText('Fortnightly').click()
  await expect(result(page)).toHaveText(/^\$273 per fortnight/)
  await term.press('ArrowLeft')
  await expect(result(page)).toHaveText(/^\$294 per fortnight/)
  expect(uses()).toEqual([26])
})

test('a reload answers what was asked, in every part of the page [D-102] [PLUS-112]', async ({
  page,
}) => {
  await page.goto(`${origin}${path}?photo=2`)
  await section(page).getByLabel('Term, years').click()
  await section(page).getByText('Monthly').click()
  await section(page).getByLabel('Term', { exact: true }).fill('4')
  const words = /^\$761 per month\*/
  await expect(result(page)).toHaveText(words)
  await page.waitForURL(/photo=2&.*term=4&.*frequency=month/)
  await page.reload()
  await expect(result(page)).toHaveText(words)
  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  await expect(aside.getByText('$761 per month')).toBeVisible()
})

test('three fields become the whole calculator at the first use', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(origin + path)
  await expect(section(page).getByRole('slider')).toHaveCount(0)
  await section(page).getByLabel('Term, years').click()
  await expect(section(page).getByLabel('Term', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4')
  await expect(result(page)).toHaveText(/^\$175 per week/)
})

test('anchors lead to calculator and disclaimer; the warning stands outside any folded part [VDP-035] [VDP-036] [VDP-060] [FIN-080] [PLUS-040]', async ({
  plainPage: page,
}) => {
  await page.goto(origin + path)
  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  await expect(aside.getByRole('link', { name: 'Calculate repayments' })).toHaveAttribute(
    'href',
    '#finance-calculator',
  )
  await aside.getByRole('link', { name: 'Finance disclaimer' }).first().click()
  const disclaimer = page.locator('#financeDisclaimer')
  await expect(disclaimer).toBeInViewport()
  await expect(disclaimer.getByText(shownWarning)).toBeVisible()
  expect(await disclaimer.getByText(shownWarning).evaluate((each) => each.closest('details'))).toBe(
    null,
  )
  await expect(disclaimer.getByText('…')).toBeVisible()
  await disclaimer.getByText('Show more').click()
  await expect(disclaimer).toContainText(longDisclaimer, { useInnerText: true })
  await expect(disclaimer.getByText('…')).toBeHidden()
})

test('a lender without a published comparison rate has no repayment on the page [D-97] [PLUS-039]', async ({
  request,
}) => {
  openFinancing({ finance: unratedFinance }, site)
  const page = async () => readableText(await (await ask(request, site, `${path}?term=5`)).text())
  await expect.poll(page, { timeout: 40_000 }).not.toContain('Calculate repayments')
  const words = await page()
  expect(words).not.toMatch(/per (?:week|fortnight|month)|p\.a\.|comparison rate/)
  expect(words).toContain('Enquire for Finance')
})
