import type { APIRequestContext, Page } from '@playwright/test'
import { readableText } from './fact-dealer.ts'
import {
  financedCar,
  longDisclaimer,
  openFinancing,
  ownFinance,
  publishedRates,
  shownWarning,
  stockFinancing,
} from './financing-dealer.ts'
import { ask, expect, port, test } from './journey.ts'

const LENT = 'lent'
const origin = `http://${LENT}.localhost:${port}`
const year = new Date().getFullYear()

/** Figures of the lender that a formula does not give, over 48 months with a balloon and a fee. */
const figures = {
  paymentWeek: '150.50',
  paymentMonth: 652.1,
  totalPayable: 41_304,
  interestRate: 7.5,
  comparisonRate: 8.19,
  termMonths: 48,
  term36: '190.25',
  balloon: 6000,
  deposit: 1000,
  establishmentFees: 495,
  financeProvider: 'Acacia Motor Credit',
}
const shortText = 'Of the lender: '.padEnd(197, 'a')

const rows: Readonly<Record<string, object>> = {
  L1001: {},
  L1002: { finance_lenders: { bank: figures } },
  L1003: {
    finance_lenders: {
      bank: { ...figures, termMonths: null, termWeeks: 156, disclaimer: shortText },
    },
  },
  L1004: {
    finance_lenders: {
      bank: { ...figures, termMonths: null, termYears: 5, disclaimer: `${shortText}b` },
    },
  },
  L1005: { price: 200 },
  L1006: { price: 201 },
  L1007: { status: 'coming_soon' },
  L1008: { reserved: true },
  L1009: { status: 'sold', sold: true },
  L1010: { price: 9999 },
  L1011: { year: year - 12 },
}

const pathOf = (stocknum: string) => `/cars/2023-mazda-cx-5-touring-${stocknum.toLowerCase()}`

const read = async (request: APIRequestContext, path: string) =>
  (await ask(request, LENT, path)).text()

const section = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })
const result = (page: Page) => section(page).getByRole('status')
const field = (page: Page, name: string) => section(page).getByRole('textbox', { name })
const aside = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
const widget = (page: Page) => aside(page).locator('[data-island=vehicle-quote]')

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  const provider = { key: 'bank', name: 'Wattle Bank', comparison: publishedRates }
  openFinancing(
    {
      finance: { ...ownFinance, providers: [{ ...provider, eligibility: 'age-limited' }] },
    },
    LENT,
  )
  await expect
    .poll(async () => (await ask(request, LENT, '/')).status(), { timeout: 40_000 })
    .toBe(200)
  await stockFinancing(
    Object.entries(rows).map(([stocknum, facts], at) => ({
      ...financedCar,
      year: stocknum === 'L1011' ? year - 12 : 2023,
      stocknum,
      vin: `6T1BE42K${at % 10}9X0773${40 + at}`,
      nvic: 'ABC12D',
      ...facts,
    })),
    LENT,
  )
  await expect
    .poll(async () => (await ask(request, LENT, pathOf('L1001'))).status(), { timeout: 40_000 })
    .toBe(200)
  await request.dispose()
})

test.describe('a vehicle without figures of its lender', () => {
  test('asks the lender once it is in view, with GREAT and 5 years, and shows the quote with its rates [FIN-036] [API-027] [API-028]', {
    tag: '@phone',
  }, async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const bodies: unknown[] = []
    await page.route('**/api/bank/quote', async (route) => {
      bodies.push(route.request().postDataJSON())
      await held
      await route.continue()
    })
    await page.goto(origin + pathOf('L1001'))
    await widget(page).scrollIntoViewIfNeeded()
    await expect(widget(page).getByRole('status')).toHaveText('Asking for your repayment…')
    await expect(widget(page).getByRole('status')).toHaveAttribute('aria-busy', 'true')
    await expect
      .poll(() => bodies)
      .toEqual([
        {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 30_000,
          loanTerm: 5,
          year: 2023,
          vin: '6T1BE42K09X077340',
          nvic: 'ABC12D',
          whoIsHelping: '',
        },
      ])
    release()
    // 30,000 over 260 weeks at 6.29 % is 134.55.
    await expect(widget(page).getByRole('status')).toHaveText(
      /^\$135 per week\* 6\.29% p\.a\., comparison rate 8\.19% p\.a\. on \$30,000, as of 1\s?October\s?2026$/,
    )
    await expect(page.getByText(shownWarning).first()).toBeVisible()
    expect(bodies).toHaveLength(1)
  })

  test('stays as it was where the lender fails [FIN-049]', async ({ page, expectFaults }) => {
    expectFaults(/502/)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route('**/api/bank/quote', (route) =>
      route.fulfill({ status: 502, json: { error: 'down', code: 'lender_failed' } }),
    )
    const failed = page.waitForResponse('**/api/bank/quote')
    await page.goto(origin + pathOf('L1001'))
    await widget(page).scrollIntoViewIfNeeded()
    await failed
    await expect(widget(page).getByRole('status')).toHaveText('Enquire for Finance')
    await expect(widget(page).getByRole('status')).toHaveAttribute('aria-busy', 'false')
    await expect(aside(page).getByRole('link', { name: 'Ask our finance team' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The browser itself says that a request failed; the page says nothing.
    expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })

  test('follows the calculator from its first use on [PLUS-112]', async ({ page }) => {
    await page.goto(origin + pathOf('L1001'))
    await widget(page).scrollIntoViewIfNeeded()
    await expect(widget(page).getByRole('status')).toHaveText(/^\$135 per week/)
    await field(page, 'Term').fill('5')
    await section(page).getByText('Fortnightly').click()
    await expect(result(page)).toHaveText(/^\$294 per fortnight/)
    await expect(widget(page).getByRole('status')).toHaveText(/^\$294 per fortnight/)
  })

  test('shows the repayment its address asks for, and asks for no quote [D-102] [PLUS-112]', async ({
    plainPage: page,
  }) => {
    await page.goto(`${origin + pathOf('L1001')}?term=5&frequency=fortnight`)
    await expect(result(page)).toHaveText(/^\$294 per fortnight/)
    await expect(aside(page)).toContainText('$294 per fortnight')
    await expect(widget(page)).toHaveCount(0)
  })

  test('has the way to the finance team without script, and no vehicle out of the range is asked for [D-54]', async ({
    request,
  }) => {
    const words = readableText(await read(request, pathOf('L1001')))
    expect(words).toContain('Enquire for Finance')
    expect(words).toContain('Ask our finance team')
    const asks = async (path: string) =>
      /data-island="vehicle-quote"/.test(await read(request, path))
    expect(await asks(pathOf('L1001'))).toBe(true)
    for (const path of [pathOf('L1002'), pathOf('L1010')]) expect(await asks(path)).toBe(false)
    expect(await asks(`/cars/${year - 12}-mazda-cx-5-touring-l1011`)).toBe(false)
  })
})

test('finance is for a vehicle in stock, not sold, not reserved, above $200 [FIN-037] [FIN-038]', async ({
  request,
}) => {
  const hasFinance = async (stocknum: string) => {
    const html = await read(request, pathOf(stocknum))
    expect(html, stocknum).toContain('<h1')
    return /href="\/finance\?/.test(html)
  }
  const found = await Promise.all(
    Object.keys(rows)
      .filter((stocknum) => stocknum !== 'L1011')
      .map(async (stocknum) => [stocknum, await hasFinance(stocknum)] as const),
  )
  expect(found.flatMap(([stocknum, isThere]) => (isThere ? [] : [stocknum]))).toEqual([
    'L1005',
    'L1007',
    'L1008',
    'L1009',
  ])
})

test('the calculator starts with the loan of the lender and shows its own payments, over each term it names [FIN-075] [DATA-023]', async ({
  plainPage: page,
}) => {
  const open = (stocknum: string, query: string) =>
    page.goto(`${origin}${pathOf(stocknum)}?${query}#finance-calculator`)
  await open('L1002', 'frequency=week')
  await expect(field(page, 'Term')).toHaveValue('4')
  await expect(field(page, 'Residual')).toHaveValue('6,000')
  await expect(field(page, 'Deposit/trade-in')).toHaveValue('1,000')
  await expect(field(page, 'Interest')).toHaveValue('7.5')
  await expect(result(page)).toHaveText(
    /^\$150\.50 per week\* 7\.50% p\.a\., .* on \$29,000, as of/,
  )
  await expect(section(page).getByText('$41,304', { exact: true })).toBeVisible()
  await open('L1002', 'frequency=fortnight')
  await expect(result(page)).toHaveText(/^\$301 per fortnight/)
  await open('L1002', 'frequency=month')
  await expect(result(page)).toHaveText(/^\$652\.10 per month/)
  await open('L1002', 'frequency=week&term=3')
  await expect(result(page)).toHaveText(/^\$190\.25 per week/)
  // Of no term the lender names, and with its fee: reckoned.
  await open('L1002', 'frequency=week&term=3.5')
  await expect(result(page)).toHaveText(
    /on \$29,495 with the establishment fee of \$495, as of|on \$29,495 with the establishment fee of \$495/,
  )
  await expect(page.locator('#financeDisclaimer')).toContainText('Finance by Acacia Motor Credit.')
  await open('L1003', 'frequency=week')
  await expect(field(page, 'Term')).toHaveValue('3')
  await open('L1004', 'frequency=week')
  await expect(field(page, 'Term')).toHaveValue('5')
})

test("the disclaimer is that of the vehicle's lender, else the site's; up to 197 characters nothing folds [FIN-081] [FIN-082]", async ({
  plainPage: page,
}) => {
  const disclaimer = page.locator('#financeDisclaimer')
  await page.goto(origin + pathOf('L1003'))
  await expect(disclaimer).toContainText(shortText)
  await expect(disclaimer).not.toContainText(longDisclaimer.slice(0, 60))
  await expect(disclaimer.getByText('Show more')).toHaveCount(0)
  await page.goto(origin + pathOf('L1004'))
  await expect(disclaimer.getByText('Show more')).toBeVisible()
  await page.goto(origin + pathOf('L1002'))
  await expect(disclaimer).toContainText(longDisclaimer.slice(0, 197))
})

test('the lenders of a vehicle are answered by its id [D-53] [FIN-082]', async ({ request }) => {
  const [, id = ''] = /[?&;]car_id=(\d+)/.exec(await read(request, pathOf('L1002'))) ?? []
  const answer = await ask(request, LENT, `/api/cars/${id}/finance_lenders.json`)
  expect(await answer.json()).toEqual({ finance_lenders: { bank: figures } })
  const unknown = await ask(request, LENT, '/api/cars/999999999/finance_lenders.json')
  expect([unknown.status(), await unknown.json()]).toEqual([
    404,
    { error: 'No vehicle in stock has this id.', code: 'not_found' },
  ])
})

test("the header that stays in sight opens the finance dialog where the page's button does [VDP-024] [CFG-073]", async ({
  page,
  request,
}) => {
  const [path = ''] = /(?<=href=")\/cars\/[\w-]+(?=")/.exec(
    await (await ask(request, 'ridgeline', '/used-car?price=15000:60000')).text(),
  ) ?? ['']
  await page.goto(`http://ridgeline.localhost:${port}${path}`)
  await page.mouse.wheel(0, 1500)
  const bar = page.locator('[data-slim-header]')
  const link = bar.getByRole('link', { name: /^Get Finance/ })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.click()
  await expect(
    page.getByRole('dialog', {
      name: 'Instant Finance pre-approval with no impact on your credit score',
    }),
  ).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})
