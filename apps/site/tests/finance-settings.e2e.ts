import type { SiteInput } from '@forecourt/tenant-config/model'
import type { Page } from '@playwright/test'
import { readFeed } from './dealer-file.ts'
import { financedCar, openFinancing, ownFinance, stockFinancing } from './financing-dealer.ts'
import { ask, expect, on, port, type TestSite, test } from './journey.ts'
import { readPage, readText, stockOf } from './rows-dealer.ts'

/** Sets nothing of the calculator. */
const PLAIN = 'unset' as TestSite
/** Sets what no dealer of the demonstration does. */
const OTHER = 'otherwise' as TestSite

const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })
const result = (page: Page) => calculator(page).getByRole('status')

/** Range of a slider of the finance page. */
async function rangeOf(page: Page, site: TestSite, name: string) {
  await page.goto(on(site, '/finance'))
  const slider = calculator(page).getByRole('slider', { name: `${name} slider` })
  return Promise.all(['min', 'max'].map((each) => slider.getAttribute(each)))
}

/** Amounts of the quick choices of the finance page. */
const choices = (page: Page) =>
  calculator(page).getByRole('group', { name: 'Quick choices of the amount' }).getByRole('button')

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  const request = await playwright.request.newContext()
  openFinancing({}, PLAIN)
  openFinancing({ labels: { finance: 'Car loans' } }, OTHER)
  for (const site of [PLAIN, OTHER])
    await expect
      .poll(async () => (await ask(request, site, '/finance')).status(), { timeout: 40_000 })
      .toBe(200)
  await request.dispose()
})

test("finance is called 'Finance', or as the dealer calls it [CFG-016]", async ({
  plainPage: page,
}) => {
  for (const [site, label] of [
    [PLAIN, 'Finance'],
    [OTHER, 'Car loans'],
  ] as const) {
    await page.goto(on(site, '/'))
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true }).first()
    await expect(link).toHaveAttribute('href', '/finance')
    await page.goto(on(site, '/finance'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
  }
})

test('the amount goes from $1,000, or $5,000 [CFG-061] [FIN-051]', async ({
  page,
  plainPage: plain,
}) => {
  for (const [site, least] of [
    [PLAIN, '1000'],
    ['aurelia', '5000'],
  ] as const) {
    expect((await rangeOf(page, site, 'Amount'))[0]).toBe(least)
    const amount = calculator(plain).getByRole('textbox', { name: 'Amount' })
    await plain.goto(on(site, `/finance?amount=${least}`))
    await expect(amount).toHaveAccessibleDescription('')
    await plain.goto(on(site, `/finance?amount=${Number(least) - 1}`))
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(`^Cannot be less than \\$${Number(least).toLocaleString('en-AU')} or more than`),
    )
  }
})

test('the amount goes to $100,000, or $250,000 [CFG-062] [FIN-052]', async ({ page }) => {
  expect((await rangeOf(page, PLAIN, 'Amount'))[1]).toBe('100000')
  expect((await rangeOf(page, 'caravans', 'Amount'))[1]).toBe('250000')
})

test('the term ends at 7 years, or 5 [CFG-063] [FIN-056]', async ({ page, plainPage: plain }) => {
  expect(await rangeOf(page, PLAIN, 'Term')).toEqual(['1', '7'])
  expect(await rangeOf(page, 'ridgeline', 'Term')).toEqual(['1', '5'])
  await plain.goto(on('ridgeline', '/finance?term=7'))
  await expect(calculator(plain).getByRole('textbox', { name: 'Term' })).toHaveValue('5')
})

test('interest goes from 0.5 to 15, from 7.5 to 14.5, or from 4 to 20 [CFG-064] [FIN-058]', async ({
  page,
}) => {
  expect(await rangeOf(page, PLAIN, 'Interest')).toEqual(['0.5', '15'])
  openFinancing(
    {
      finance: {
        ...ownFinance,
        calculator: { interestMinPercent: 7.5, interestMaxPercent: 14.5 },
      },
    },
    OTHER,
  )
  await expect(async () => {
    expect(await rangeOf(page, OTHER, 'Interest')).toEqual(['7.5', '14.5'])
  }).toPass({ timeout: 30_000 })
  expect(await rangeOf(page, 'aurelia', 'Interest')).toEqual(['4', '20'])
})

test('term and interest start at 6 years and 10 %, at 5 years, and at 12.94 % [CFG-065] [CFG-066] [FIN-064] [FIN-065] [FIN-066]', async ({
  plainPage: page,
}) => {
  for (const [site, term, interest] of [
    [PLAIN, '6', '10'],
    ['harbour', '5', '6.99'],
    ['ridgeline', '5', '12.94'],
  ] as const) {
    await page.goto(on(site, '/finance'))
    await expect(calculator(page).getByRole('textbox', { name: 'Term' })).toHaveValue(term)
    await expect(calculator(page).getByRole('textbox', { name: 'Interest' })).toHaveValue(interest)
    await expect(result(page)).toContainText(`${interest}% p.a.`)
  }
})

test('no establishment fee, one of $1,300, or one of $1,360.50 is in the amount, and it says so [CFG-067] [FIN-071] [FIN-074]', async ({
  plainPage: page,
  request,
}) => {
  await page.goto(on(PLAIN, '/finance?amount=30000&deposit=5000'))
  await expect(result(page)).toContainText('p.a. on $25,000; the published rate')
  await page.goto(on('caravans', '/finance?amount=30000&deposit=5000'))
  await expect(result(page)).toContainText('on $26,300 with the establishment fee of $1,300')
  const fee = { ...ownFinance, calculator: { establishmentFeeDollars: 1360.5 } }
  openFinancing({ finance: fee }, OTHER)
  await expect
    .poll(
      async () =>
        readText(await (await ask(request, OTHER, '/finance?amount=30000&deposit=5000')).text()),
      { timeout: 30_000 },
    )
    .toMatch(/on \|?\$26,360\.50 with the establishment fee of \$1,360\.50/)
})

test("a brand's fees are named, and are not in the amount [CFG-070] [FIN-087]", async ({
  plainPage: page,
}) => {
  const print = page.locator('#financeDisclaimer')
  await page.goto(on('aurelia', '/finance?amount=30000'))
  await expect(print).toContainText(
    'Fees: establishment $395, security registration $6, monthly account admin $8, dealer agency $912.25.',
  )
  await expect(result(page)).toContainText('p.a. on $30,000')
  await page.goto(on(PLAIN, '/finance'))
  await expect(print).not.toContainText('Fees:')
})

test('quick choices go from $5,000 to $70,000, or from $300,000 to $800,000, and each is the amount [CFG-071] [UI-011]', async ({
  page,
  plainPage: plain,
}) => {
  await page.goto(on('aurelia', '/finance'))
  await expect(choices(page)).toHaveText([300, 400, 500, 600, 700, 800].map((k) => `$${k},000`))
  await page.goto(on(PLAIN, '/finance'))
  await expect(choices(page)).toHaveText([5, 10, 20, 30, 40, 50, 60, 70].map((k) => `$${k},000`))
  await expect(choices(page).nth(3)).toHaveAttribute('aria-pressed', 'true')
  await calculator(page).locator('[data-island]').hover()
  await expect(calculator(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '')
  await choices(page).nth(5).click()
  await expect(calculator(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000')
  await expect(result(page)).toContainText('on $50,000')

  await plain.goto(on(PLAIN, '/finance'))
  await calculator(plain).getByRole('textbox', { name: 'Term' }).fill('4')
  await choices(plain).nth(1).click()
  await expect(calculator(plain).getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000')
  await expect(calculator(plain).getByRole('textbox', { name: 'Term' })).toHaveValue('4')
  await expect(result(plain)).toContainText('on $10,000')
})

test('the texts of comparison rates are those of their dealers [FIN-083] [FIN-084] [FIN-085] [FIN-086]', async ({
  plainPage: page,
}) => {
  const warning = page.locator('#comparison-rate-warning')
  for (const [site, words] of [
    ['harbour', 'based on a 5-year secured loan of $30,000.'],
    ['aurelia', 'a 5-year secured loan of $30,000 with a 10% deposit and a 30% final payment.'],
    [
      'caravans',
      'a 5-year secured loan of $30,000 at 6.29% p.a. (comparison rate 8.19% p.a.) with no deposit.',
    ],
    ['ironbark', 'Comparison rates range from 8.38% to 19.42% p.a.'],
  ] as const) {
    await page.goto(on(site, site === 'ironbark' ? '/search' : '/finance'))
    await expect(warning).toBeVisible()
    await expect(warning).toContainText(words)
  }
})

test('a subscription price comes with the feed, and is a filter in dollars a week [DATA-003] [DATA-047]', async ({
  request,
}) => {
  const most = 200
  const wanted = readFeed('ridgeline.jsonl').flatMap(({ stocknum, subscription_price: dollars }) =>
    typeof dollars === 'number' && dollars <= most ? [String(stocknum)] : [],
  )
  expect(wanted.length).toBeGreaterThan(5)
  const html = await readPage(request, 'ridgeline', `/used-car?subscription_price=:${most}`)
  expect(stockOf(html).toSorted()).toEqual(wanted.toSorted())
  expect(readText(html)).toContain('Subscription a week')
})

test.describe('with a vehicle', () => {
  const row = (stocknum: string, facts: object) => ({
    ...financedCar,
    stocknum,
    vin: `6T1BE42K59X0${stocknum.slice(1)}`,
    ...facts,
  })
  const pathOf = async (stocknum: string, request: Parameters<typeof ask>[0]) => {
    const search = `/search?query=${stocknum.toLowerCase()}`
    const html = await (await ask(request, OTHER, search)).text()
    return new RegExp(`href="(/cars/[\\w-]+-${stocknum.toLowerCase()})"`).exec(html)?.[1] ?? ''
  }
  const amount = (page: Page) => calculator(page).getByRole('textbox', { name: /^Amount/ })

  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(90_000)
    const request = await playwright.request.newContext()
    const finance: SiteInput['finance'] = {
      ...ownFinance,
      calculator: { amountMaxRule: 'price-105' },
    }
    openFinancing({ finance }, OTHER)
    await stockFinancing(
      [
        row('S10001', { price: 120_000 }),
        row('S10002', { price: 100_000 }),
        row('S10003', { price: 800 }),
        row('S10004', { price: null }),
        row('S10005', { price: -500 }),
      ],
      OTHER,
    )
    await expect.poll(() => pathOf('S10001', request), { timeout: 40_000 }).not.toBe('')
    await request.dispose()
  })

  test('the amount of a car over $100,000 goes to 105 % of its price, of one at $100,000 to $100,000 [CFG-062]', async ({
    plainPage: page,
    request,
  }) => {
    for (const [stocknum, most] of [
      ['S10001', 126_000],
      ['S10002', 100_000],
    ] as const) {
      const path = await pathOf(stocknum, request)
      const at = (dollars: number) =>
        page.goto(`http://${OTHER}.localhost:${port}${path}?amount=${dollars}`)
      await expect(async () => {
        await at(most + 1)
        await expect(amount(page)).toHaveAccessibleDescription(
          `Cannot be less than $1,000 or more than $${most.toLocaleString('en-AU')}`,
          { timeout: 1000 },
        )
      }).toPass({ timeout: 30_000 })
      await at(most)
      await expect(result(page)).toContainText(`on $${most.toLocaleString('en-AU')}`)
    }
  })

  test('the amount starts at the price of the car, or $30,000 without one, and no lower than its least [FIN-063]', async ({
    plainPage: page,
    request,
  }) => {
    await page.goto(`http://${OTHER}.localhost:${port}${await pathOf('S10001', request)}`)
    await expect(amount(page)).toHaveValue('120,000')
    await page.goto(`http://${OTHER}.localhost:${port}${await pathOf('S10003', request)}`)
    await expect(amount(page)).toHaveValue('1,000')
    await page.goto(on(OTHER, '/finance'))
    await expect(amount(page)).toHaveValue('30,000')
  })

  test('a price below $0 counts as 0: the car has none, and its finance starts at $30,000 [FIN-055]', async ({
    plainPage: page,
    request,
  }) => {
    await page.goto(`http://${OTHER}.localhost:${port}${await pathOf('S10005', request)}`)
    await expect(page.getByRole('main')).not.toContainText('$500')
    const sidebar = page.getByRole('region', { name: 'Price and enquiry' })
    await expect(sidebar).toContainText('Enquire for price')
    await expect(sidebar.getByRole('link', { name: 'Get Finance' })).toHaveCount(0)
    const print = await sidebar.getByRole('link', { name: 'Print' }).getAttribute('href')
    const { searchParams } = new URL(print ?? '', page.url())
    await page.goto(on(OTHER, `/finance?car_id=${searchParams.get('car_id')}`))
    await expect(amount(page)).toHaveValue('30,000')
  })
})
