import type { Page } from '@playwright/test'
import { fillAsPerson, fillContact } from './enquiring.ts'
import { financedCar, openFinancing, ownFinance, stockFinancing } from './financing-dealer.ts'
import { ask, expect, movePointer, port, test } from './journey.ts'

const ROWS = 'financerows'
const origin = `http://${ROWS}.localhost:${port}`

const form = (page: Page) => page.getByRole('region', { name: 'Finance form' })
const quote = (page: Page) => form(page).locator('[data-island=quick-quote]')
const price = (page: Page) => quote(page).getByLabel('Purchase price')
const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' })
const result = (page: Page) => calculator(page).getByRole('status')
const field = (page: Page, name: string) => calculator(page).getByRole('textbox', { name })
const slider = (page: Page, name: string) =>
  calculator(page).getByRole('slider', { name: `${name} slider` })

/** Opens the finance page with its calculator answering. */
async function openCalculator(page: Page, query = '') {
  await page.goto(`${origin}/finance${query}`)
  await calculator(page).locator('[data-island]').hover()
  await expect(calculator(page).locator('[data-island]')).toHaveAttribute('data-hydrated', '')
}

/** Bodies of the quotes a page asks for, from now on. */
function recordQuotes(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bank/quote'))
      bodies.push(request.postDataJSON() as Record<string, unknown>)
  })
  return bodies
}

const photos = ['a', 'b'].map((name) => `https://pictures.example/${name}.jpg`)
const cars = [
  { stocknum: 'G201', images: photos },
  { stocknum: 'G202', images: photos, status: 'coming_soon' },
  { stocknum: 'G203', images: photos, status: 'sold', sold: true },
  { stocknum: 'G204', images: photos, car_type: 'new' },
  { stocknum: 'G205', images: photos.slice(1) },
]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  openFinancing(
    {
      finance: { ...ownFinance, getFinanceCallToAction: true },
      dealerships: [
        { id: 411, slug: 'wattle', name: 'Wattle Cars', dealerLicenceNumber: '071155' },
        { id: 412, slug: 'banksia', name: 'Banksia Cars', dealerLicenceNumber: '071156' },
      ],
    },
    ROWS,
  )
  const home = async () => (await ask(request, ROWS, '/')).status()
  await expect.poll(home, { timeout: 40_000 }).toBe(200)
  await stockFinancing(
    cars.map((car, at) => ({ ...financedCar, vin: `6T1BE42K${at}9X088345`, ...car })),
    ROWS,
  )
  const featured = async () => (await ask(request, ROWS, '/finance')).text()
  await expect.poll(featured, { timeout: 40_000 }).toContain('-g201')
  await request.dispose()
})

test('without a car the form has 8 of 12 columns beside how finance works in 3 steps [FIN-001] [FIN-003] [FIN-004] [FIN-005] [FIN-006] [FIN-014]', async ({
  plainPage: page,
}) => {
  await page.goto(`${origin}/finance#finance-form`)
  const place = page.locator('#finance-form')
  await expect(place).toBeInViewport()
  await expect(place.getByLabel('Amount to finance')).toBeVisible()
  const steps = page.getByRole('list', { name: 'How finance works' }).getByRole('heading')
  await expect(steps).toHaveText([
    'Apply online in minutes',
    'Get pre-approved with a personalised rate',
    'Purchase the car',
  ])
  const [box, beside] = [await place.boundingBox(), await steps.first().boundingBox()]
  expect(beside?.x ?? 0).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0))
  const whole = await place.locator('xpath=..').evaluate((columns) => {
    const gap = Number.parseFloat(getComputedStyle(columns).columnGap)
    return 8 * ((columns.clientWidth - 11 * gap) / 12) + 7 * gap
  })
  expect(Math.abs((box?.width ?? 0) - whole)).toBeLessThan(2)
})

test('the last step names what the dealer sells [FIN-006] [D-11]', async ({ request }) => {
  const html = await (await ask(request, 'caravans', '/finance')).text()
  expect(html).toContain('Purchase the caravan')
})

test("'Get Finance Now' has cars in stock alone [FIN-017]", async ({ request }) => {
  const html = await (await ask(request, ROWS, '/finance')).text()
  const found = [...html.matchAll(/<article[\s\S]*?href="\/cars\/[\w-]+-(g\d+)"/g)]
  expect(found.map(([, stocknum]) => stocknum)).toEqual(['g201'])
})

test('the address says who helps, which car and which dealership; lead and quote carry it [FIN-010] [FIN-011] [FIN-012]', async ({
  page,
}) => {
  const bodies = recordQuotes(page)
  const vehicle = 'vin=6t1bf3ek40x123456&nvic=abc12d&year=2021'
  await page.goto(
    `${origin}/finance-enquiry?price=25000&whoIsHelping=Kim+Lee&preferredDealership=banksia&car_type=demo&${vehicle}`,
  )
  await expect(form(page).getByRole('combobox', { name: 'Dealership' })).toHaveValue('banksia')
  await fillAsPerson(page)
  await fillContact(form(page))
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  const sent = page.waitForRequest((each) => each.url().endsWith('/api/leads'))
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    whoIsHelping: 'Kim Lee',
    dealership_slug: 'banksia',
    car_type: 'demo',
    vin: '6T1BF3EK40X123456',
    nvic: 'ABC12D',
    year: '2021',
  })
  await expect(page).toHaveURL(`${origin}/success`)
  openFinancing({ finance: ownFinance }, ROWS)
  await expect(async () => {
    await page.goto(`${origin}/finance?${vehicle}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await movePointer(page)
  await expect
    .poll(() => bodies.at(-1))
    .toMatchObject({ vin: '6T1BF3EK40X123456', nvic: 'ABC12D', year: 2021 })
})

test.describe('the quick quote', () => {
  test('starts at 30,000 over 5 years with a great history, of 1 to 7 years and three histories [FIN-041] [FIN-042] [FIN-043] [FIN-044] [FIN-045]', async ({
    page,
  }) => {
    const bodies = recordQuotes(page)
    await page.goto(`${origin}/finance`)
    await movePointer(page)
    await expect(price(page)).toHaveValue('30,000')
    const term = quote(page).getByRole('slider')
    await expect(term).toHaveValue('5')
    expect([await term.getAttribute('min'), await term.getAttribute('max')]).toEqual(['1', '7'])
    const histories = quote(page).getByRole('radiogroup').or(quote(page).getByRole('group'))
    await expect(histories.first()).toContainText(/Great.*Decent.*Poor/s)
    await expect(quote(page).getByRole('radio', { name: 'Great' })).toBeChecked()
    await expect
      .poll(() => bodies)
      .toEqual([
        expect.objectContaining({
          purchasePrice: 30_000,
          loanTerm: 5,
          selfAssessedCreditScore: 'GREAT',
        }),
      ])
  })

  test('takes digits, at most 200,000, and is raised to 10,000 on leaving [FIN-039] [FIN-040]', async ({
    page,
  }) => {
    await page.goto(`${origin}/finance`)
    await movePointer(page)
    await expect(quote(page).getByRole('status')).toContainText('per week')
    await price(page).fill('')
    await price(page).pressSequentially('$4a2,b0.0-0e')
    await expect(price(page)).toHaveValue('42000')
    await price(page).fill('200001')
    await expect(price(page)).toHaveValue('200000')
    await price(page).fill('9999')
    await expect(price(page)).toHaveValue('9999')
    await price(page).blur()
    await expect(price(page)).toHaveValue('10,000')
    await price(page).press('Home')
    await price(page).press('ArrowRight')
    await price(page).pressSequentially('5')
    await expect(price(page)).toHaveValue('150000')
    // The caret stays where it was typed, though the separator goes.
    await price(page).press('Backspace')
    await expect(price(page)).toHaveValue('10000')
  })

  test('sends GREAT, DECENT and POOR [FIN-046]', async ({ page }) => {
    const bodies = recordQuotes(page)
    await page.goto(`${origin}/finance`)
    await movePointer(page)
    await expect(quote(page).getByRole('status')).toContainText('per week')
    for (const history of ['Decent', 'Poor', 'Great']) {
      await quote(page).getByText(history, { exact: true }).click()
      await expect.poll(() => bodies.at(-1)?.selfAssessedCreditScore).toBe(history.toUpperCase())
    }
  })

  test('waits for 500 ms without a change [FIN-047] [FIN-048]', async ({ page }) => {
    await page.clock.install()
    const bodies = recordQuotes(page)
    await page.goto(`${origin}/finance`)
    await movePointer(page)
    await expect(quote(page).getByRole('status')).toContainText('on $30,000')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    await price(page).fill('41000')
    await page.clock.runFor(300)
    await price(page).fill('42000')
    await page.clock.runFor(499)
    expect(bodies.map(({ purchasePrice }) => purchasePrice)).toEqual([30_000])
    await page.clock.runFor(1)
    await expect(quote(page).getByRole('status')).toContainText('on $42,000')
    expect(bodies.map(({ purchasePrice }) => purchasePrice)).toEqual([30_000, 42_000])
  })
})

/** Equal payment that clears a loan down to its balloon. */
function payment(
  principal: number,
  {
    balloon = 0,
    rate,
    periods,
    count,
  }: { balloon?: number; rate: number; periods: number; count: number },
): number {
  const each = rate / 100 / periods
  let worth = 0
  for (let at = 1; at <= count; at += 1) worth += (1 + each) ** -at
  return (principal - balloon * (1 + each) ** -count) / worth
}

const whole = (dollars: number) => `$${Math.round(dollars).toLocaleString('en-AU')}`

test.describe('the calculator', () => {
  test('steps by $500, half a year, half a percent and half a dollar [FIN-053] [FIN-057] [FIN-059] [FIN-060] [FIN-061]', async ({
    page,
  }) => {
    await openCalculator(page)
    for (const [name, before, after] of [
      ['Amount', '30,000', '30,500'],
      ['Term', '6', '6.5'],
      ['Interest', '10', '10.5'],
      ['Deposit/trade-in', '', '0.5'],
      ['Residual', '', '0.5'],
    ] as const) {
      await expect(field(page, name)).toHaveValue(before)
      await slider(page, name).press('ArrowRight')
      await expect(field(page, name)).toHaveValue(after)
    }
    for (const name of ['Deposit/trade-in', 'Residual']) {
      const range = ['min', 'max'].map((each) => slider(page, name).getAttribute(each))
      expect(await Promise.all(range)).toEqual(['0', '250000'])
      await expect(field(page, name)).not.toHaveAttribute('required')
      await expect(calculator(page).locator('label', { hasText: name }).first()).toContainText(
        'optional',
      )
    }
  })

  test('other inputs than the amount go to the ends of their ranges [FIN-062]', async ({
    plainPage: page,
  }) => {
    await page.goto(`${origin}/finance?amount=30000&term=12&interest=0&deposit=-4&residual=250001`)
    await expect(field(page, 'Term')).toHaveValue('7')
    await expect(field(page, 'Interest')).toHaveValue('0.5')
    await expect(field(page, 'Deposit/trade-in')).toHaveValue('')
    await expect(field(page, 'Residual')).toHaveValue('250,000')
  })

  test('a week, a fortnight and a month are 52, 26 and 12 of a year, by the annuity with its balloon [FIN-067] [FIN-068] [FIN-069] [FIN-070]', async ({
    plainPage: page,
  }) => {
    for (const [frequency, periods] of [
      ['week', 52],
      ['fortnight', 26],
      ['month', 12],
    ] as const) {
      const query = `amount=40000&deposit=5000&residual=9000&term=2.5&interest=7.5&frequency=${frequency}`
      await page.goto(`${origin}/finance?${query}`)
      const count = 2.5 * periods
      const each = payment(35_000, { balloon: 9000, rate: 7.5, periods, count })
      await expect(result(page)).toContainText(`${whole(each)} per ${frequency}`)
      await expect(calculator(page).getByText('Total to pay').locator('xpath=../dd')).toHaveText(
        whole(each * count + 9000),
      )
      const link = calculator(page).getByRole('link', { name: 'Link to this calculation' })
      await expect(link).toHaveAttribute('href', new RegExp(`\\?${query}#`.replaceAll('.', '\\.')))
    }
  })

  test('up to $25 it is Enquire for Finance with a blank total, and above it a payment [FIN-077]', async ({
    plainPage: page,
  }) => {
    // Half-dollar deposits off $8,000 over 7 years find the two amounts on either side of 25.
    const terms = { rate: 10, periods: 52, count: 364 }
    const edge = 25 / payment(1, terms)
    const below = Math.floor(edge * 2) / 2
    for (const [principal, isPayment] of [
      [below, false],
      [below + 0.5, true],
    ] as const) {
      await page.goto(
        `${origin}/finance?amount=8000&deposit=${8000 - principal}&term=7&interest=10`,
      )
      await expect(result(page)).toContainText(isPayment ? '$25 per week' : 'Enquire for Finance')
      await expect(calculator(page).getByText('Total to pay')).toHaveCount(isPayment ? 1 : 0)
    }
  })

  test('an arrow key and a choice before its script came are not lost', async ({
    page,
    request,
  }) => {
    const html = await (await ask(request, ROWS, '/finance')).text()
    const filesOf = (name: string) => {
      const island = new RegExp(`<[^>]*data-island="${name}"[^>]*>`).exec(html)?.[0] ?? ''
      const [, files = ''] = /data-island-files="([^"]+)"/.exec(island) ?? []
      return files.split(' ').map((file) => file.split('/').at(-1) ?? '')
    }
    const shared = [...filesOf('quick-quote'), ...filesOf('enquiry')]
    const own = filesOf('finance-calculator').filter((file) => file && !shared.includes(file))
    expect(own).not.toEqual([])
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const isOwn = (url: string) => own.includes(new URL(url).pathname.split('/').at(-1) ?? '')
    await page.route(
      (url) => isOwn(url.href),
      async (route) => {
        await held
        await route.continue()
      },
    )
    // The page's own script runs once it asks for the calculator's.
    const asked = page.waitForRequest((each) => isOwn(each.url()))
    await page.goto(`${origin}/finance`, { waitUntil: 'commit' })
    await asked
    await slider(page, 'Term').press('ArrowLeft')
    await slider(page, 'Term').press('ArrowLeft')
    await calculator(page).getByText('Monthly').click()
    await expect(calculator(page).locator('[data-island]')).not.toHaveAttribute('data-hydrated')
    release()
    await expect(field(page, 'Term')).toHaveValue('5')
    const month = payment(30_000, { rate: 10, periods: 12, count: 60 })
    await expect(result(page)).toContainText(`${whole(month)} per month`)
  })
})
