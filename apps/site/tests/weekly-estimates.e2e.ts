import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { extractText } from 'unpdf'
import {
  financedCar,
  openFinancing,
  ownFinance,
  publishedRates,
  shownWarning,
  stockFinancing,
} from './financing-dealer.ts'
import { ask, expect, port, test } from './journey.ts'

const WEEKLY = 'weekly'
const year = new Date().getFullYear()
const figures = { paymentWeek: '138.46', interestRate: 7.5, comparisonRate: 8.19 }

interface Vehicle {
  model: string
  lender?: object | null
  year?: number
  price?: number
  make?: string
  reserved?: boolean
}

/** Vehicles whose names say why they have an estimate, or none. */
const cars: readonly Vehicle[] = [
  { model: 'Plain' },
  { model: 'Twelve', year: year - 12 },
  { model: 'Eleven', year: year - 11 },
  { model: 'Cheap', price: 500 },
  { model: 'Dearer', price: 501 },
  { model: 'Unrated', lender: { ...figures, comparisonRate: null } },
  { model: 'Unlent', lender: null },
  { model: 'Monthly', lender: { ...figures, paymentWeek: null, paymentMonth: 433 } },
  { model: 'Reserved', reserved: true },
  { model: 'Hidden', make: 'Kia' },
]

const rowOf = ({ model, lender = figures, ...rest }: Vehicle, at: number) => ({
  ...financedCar,
  stocknum: `W10${at}`,
  vin: `6T1BE42K${at}9X066345`,
  model,
  badge: '',
  year: year - 3,
  ...(lender && { finance_lenders: { bank: lender } }),
  ...rest,
})

type Finance = NonNullable<SiteInput['finance']>
type Provider = NonNullable<Finance['providers']>[number]
const bank = { key: 'bank', name: 'Wattle Bank', comparison: publishedRates }

const openWeekly = (
  provider: Partial<Provider> & Pick<Provider, 'eligibility'>,
  part: Partial<SiteInput> = {},
  finance: Finance = {},
) =>
  openFinancing(
    {
      finance: { ...ownFinance, providers: [{ ...bank, ...provider }], ...finance },
      features: { compare: true, print: true },
      ...part,
    },
    WEEKLY,
  )

/** Models on the cards of a page with the words of their estimate; null for a card without one. */
async function readCards(request: APIRequestContext, path = '/search') {
  const html = await (await ask(request, WEEKLY, path)).text()
  return Object.fromEntries(
    html.split('<article').flatMap((card): [string, string | null][] => {
      const [, model] = /<h3[^>]*><a[^>]*>\d{4} \S+ (\w+)/.exec(card) ?? []
      const [, line] = /<p[^>]*>(<a href="#financeDisclaimer".*?)<\/p>/.exec(card) ?? []
      return model ? [[model, line ? line.replace(/<[^>]+>/g, '') : null]] : []
    }),
  )
}

const estimated = async (request: APIRequestContext) =>
  Object.entries(await readCards(request)).flatMap(([model, words]) => (words ? [model] : []))

test.describe.configure({ mode: 'serial' })

/** A changed tenant file builds the index anew. */
const soon = { timeout: 40_000 }

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  openWeekly({ eligibility: 'age-limited' })
  const home = async () => (await ask(request, WEEKLY, '/')).status()
  await expect.poll(home, { timeout: 40_000 }).toBe(200)
  await stockFinancing(cars.map(rowOf), WEEKLY)
  const count = async () => Object.keys(await readCards(request)).length
  await expect.poll(count, { timeout: 40_000 }).toBe(cars.length)
  await request.dispose()
})

test('a card has the weekly payment of the lender with both of its rates [FIN-025] [FIN-026] [FIN-073] [DATA-019] [DATA-022] [PLUS-039]', async ({
  request,
}) => {
  const found = await readCards(request)
  expect(found.Plain).toBe('$138 per week* 7.50% p.a., comparison rate 8.19% p.a.')
  expect([found.Unrated, found.Unlent]).toEqual([null, null])
})

test('an age-limited lender wants a vehicle younger than 12 years, above $500, with a week [FIN-030] [FIN-034] [FIN-035] [CFG-060]', async ({
  request,
}) => {
  expect((await estimated(request)).toSorted()).toEqual(['Dearer', 'Eleven', 'Hidden', 'Plain'])
})

test.describe('other lenders', () => {
  for (const [eligibility, models, ids] of [
    ['weekly', ['Dearer', 'Eleven', 'Hidden', 'Plain', 'Twelve'], '[FIN-032]'],
    ['available', ['Cheap', 'Dearer', 'Eleven', 'Hidden', 'Plain', 'Twelve'], '[FIN-031]'],
    ['monthly', ['Monthly'], '[FIN-033] [FIN-072]'],
  ] as const) {
    test(`a lender of the rule ${eligibility} has its own vehicles ${ids}`, async ({ request }) => {
      openWeekly({ eligibility })
      await expect.poll(async () => (await estimated(request)).toSorted(), soon).toEqual(models)
      // $433 a month / 4.33
      if (eligibility === 'monthly')
        expect((await readCards(request)).Monthly).toContain('$100 per week*')
    })
  }

  test('payments are rounded as the lender rounds them [CFG-068] [FIN-076]', async ({
    request,
  }) => {
    openWeekly({ eligibility: 'weekly', rounding: { payment: 'ceil' } })
    await expect
      .poll(async () => (await readCards(request)).Plain, soon)
      .toContain('$139 per week* 7.50% p.a.')
  })

  test('the quote of a search card stands for the figures of YouX [DATA-018] [CFG-059]', async ({
    request,
  }) => {
    openWeekly({ key: 'youx', name: 'YouX', eligibility: 'weekly' }, {}, { provider: 'youx' })
    const quote = { weeklyRepaymentAmount: 98.2, advertisedRate: 6.9, comparisonRate: 7.7 }
    await stockFinancing(
      cars.map((car, at) => ({ ...rowOf(car, at), ...(at === 0 && { youxQuote: quote }) })),
      WEEKLY,
    )
    await expect
      .poll(async () => (await readCards(request)).Plain, soon)
      .toBe('$98 per week* 6.90% p.a., comparison rate 7.70% p.a.')
    expect(await estimated(request)).toEqual(['Plain'])
  })
})

test.describe('where it is hidden', () => {
  const hide = (weeklyFinanceHidden: object) =>
    openWeekly({ eligibility: 'weekly' }, { vehiclePage: { weeklyFinanceHidden } })

  test('a make has none [FIN-027] [CFG-057]', async ({ request }) => {
    hide({ makes: ['kia'] })
    await expect
      .poll(async () => (await estimated(request)).toSorted(), soon)
      .toEqual(['Dearer', 'Eleven', 'Plain', 'Twelve'])
  })

  test('a dealership has none [FIN-028]', async ({ request }) => {
    hide({ dealerships: ['wattle'] })
    await expect.poll(async () => estimated(request), soon).toEqual([])
  })

  test('the whole site has none [FIN-029]', async ({ request }) => {
    hide({})
    await expect.poll(async () => (await estimated(request)).length, soon).toBe(5)
    hide({ site: true })
    await expect.poll(async () => estimated(request), soon).toEqual([])
    const html = await (await ask(request, WEEKLY, '/search')).text()
    expect(html).not.toContain('comparison-rate-warning')
  })
})

test.describe('whatever shows it', () => {
  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext()
    openWeekly({ eligibility: 'weekly', creditProvider: 'Wattle Bank, Credit Licence 000009' })
    await expect.poll(async () => (await estimated(request)).length, soon).toBe(5)
    await request.dispose()
  })

  test('says the warning, the disclaimer and the licence once, in no part that folds [PLUS-040] [FIN-083] [CFG-069]', async ({
    page,
  }) => {
    await page.goto(`http://${WEEKLY}.localhost:${port}/search`)
    const notes = page.locator('#financeDisclaimer')
    await expect(notes).toContainText('at the rates of 1 October 2026.')
    await expect(notes).toContainText(ownFinance.defaultDisclaimer)
    await expect(notes).toContainText('Wattle Bank, Credit Licence 000009')
    await expect(page.getByText(shownWarning)).toHaveCount(1)
    await expect(page.getByText(shownWarning)).toBeVisible()
    const folds = notes.locator('xpath=ancestor::details | ancestor::*[@hidden]')
    await expect(folds).toHaveCount(0)
    await page.getByRole('link', { name: '$138 per week*' }).first().click()
    await expect(notes).toBeInViewport()
  })

  test('compares it with its rates [D-64] [D-97]', async ({ request }) => {
    const html = await (await ask(request, WEEKLY, '/search')).text()
    const ids = [...new Set(html.match(/value="\d+" data-car-list="compare"/g))]
      .map((text) => text.replace(/\D/g, ''))
      .slice(0, 3)
    const compared = await (await ask(request, WEEKLY, `/compare?ids=${ids.join(',')}`)).text()
    const [, row = ''] = /<tr data-fact="weekly".*?>(.*?)<\/tr>/s.exec(compared) ?? []
    expect(row).toContain('$138 per week*')
    expect(row).toContain('7.50% p.a., comparison rate 8.19% p.a.')
    expect(compared).toContain('comparison-rate-warning')
  })

  test('prints it with its rates and the warning, on paper and as PDF [D-97] [PLUS-039]', async ({
    request,
  }) => {
    const html = await (await ask(request, WEEKLY, '/search?query=w100')).text()
    const [path = ''] = /\/cars\/[\w-]+w100/.exec(html) ?? []
    const slug = path.split('/').at(-1)
    const sheet = await (await ask(request, WEEKLY, `/print?car_id=${slug}`)).text()
    const pdf = await ask(request, WEEKLY, `/api${path}/print.pdf`)
    const { text } = await extractText(new Uint8Array(await pdf.body()), { mergePages: true })
    for (const words of [sheet.replace(/<[^>]+>/g, ''), text]) {
      const flat = words.replace(/\s+/g, ' ')
      expect(flat).toContain('$138 per week* 7.50% p.a., comparison rate 8.19% p.a.')
      expect(flat).toContain(shownWarning)
    }
  })

  test('filters and sorts by it [DATA-048] [DATA-049] [D-96]', async ({ request }) => {
    const found = await readCards(request, '/search?weekly_price=:150')
    expect(Object.keys(found)).toHaveLength(5)
    expect(Object.keys(await readCards(request, '/search?weekly_price=150:'))).toHaveLength(0)
    const range = '/search?weekly_price_range=%24100%20-%20%24150'
    expect(Object.keys(await readCards(request, range))).toHaveLength(5)
    const sorted = await ask(request, 'ridgeline', '/used-car?sortBy=weekly_price:asc')
    const weeks = [...(await sorted.text()).matchAll(/>\$(\d+) per week\*/g)]
    const dollars = weeks.map(([, week]) => Number(week))
    expect(dollars.length).toBeGreaterThan(10)
    expect(dollars).toEqual(dollars.toSorted((one, other) => one - other))
  })

  test('shows none past the last day of the rates, nor a filter of it [PLUS-041]', async ({
    request,
  }) => {
    const past = { ...publishedRates, asOf: '2020-01-01', expires: '2020-12-31' }
    openWeekly({ eligibility: 'weekly', comparison: past })
    await expect.poll(async () => estimated(request), soon).toEqual([])
    // The filter follows the index, which is built anew a moment after the cards say nothing.
    const page = async () => (await ask(request, WEEKLY, '/search')).text()
    await expect.poll(page, soon).not.toMatch(/per week|comparison rate|Weekly payment/)
  })
})

test('a dealer without finance has no payment, no part of finance on a vehicle page and no link to one [VDP-035] [VDP-036]', async ({
  request,
}) => {
  openWeekly({ eligibility: 'weekly' }, { features: { finance: false } })
  const html = await (await ask(request, WEEKLY, '/search?query=w100')).text()
  const [path = ''] = /\/cars\/[\w-]+w100/.exec(html) ?? []
  const page = async () => (await ask(request, WEEKLY, path)).text()
  await expect.poll(page, soon).not.toMatch(/id="finance-calculator"|id="financeDisclaimer"/)
  expect(await page()).not.toMatch(/href="[^"]*(?:#finance|\/finance)/)
  await expect.poll(async () => estimated(request), soon).toEqual([])
})

test('the five dealers show payments on their cards with the warning on the page [PLUS-039] [PLUS-040]', async ({
  request,
}) => {
  for (const [site, path] of [
    ['harbour', '/search'],
    ['ridgeline', '/used-car'],
    ['caravans', '/search'],
    ['ironbark', '/search'],
    ['aurelia', '/search'],
  ] as const) {
    const html = await (await ask(request, site, path)).text()
    const lines = html.match(/per week\*<\/a> [\d.]+% p\.a\., comparison rate [\d.]+% p\.a\./g)
    expect(lines?.length ?? 0, site).toBeGreaterThan(8)
    expect(html.match(/per week/g)?.length, site).toBe(lines?.length)
    expect(html.match(/id="comparison-rate-warning"/g), site).toHaveLength(1)
  }
})

test.describe('a quote', () => {
  let serve: (response: ServerResponse) => void
  const asked: unknown[] = []
  const service = createServer((message, response) => {
    let text = ''
    message.on('data', (chunk: Buffer) => (text += chunk.toString()))
    message.on('end', () => {
      asked.push({ url: message.url, body: JSON.parse(text) })
      serve(response)
    })
  })
  const quote = { weeklyRepaymentAmount: 138.46, advertisedRate: 7.5, comparisonRate: 8.19 }
  const body = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    year: 2024,
    vin: '6T1BF3EK40X123456',
    nvic: 'ABC12D',
    whoIsHelping: '',
  }
  const post = (request: APIRequestContext, site: string, path: string, data: object) =>
    ask(request, site, path, {
      method: 'POST',
      data,
      headers: { origin: `http://${site}.localhost:${port}` },
    })

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    openWeekly({ eligibility: 'weekly', service: { type: 'http', url } })
  })
  test.afterAll(() => {
    service.closeAllConnections()
    service.close()
  })

  test('comes from the service of the lender with the calls of YouX [API-026] [API-029] [API-030]', async ({
    request,
  }) => {
    serve = (response) => response.end(JSON.stringify(quote))
    // Until the site has taken up the service, its answer may be no JSON.
    const read = async () =>
      (await post(request, WEEKLY, '/api/bank/quote', body)).json().catch(() => null)
    await expect.poll(read, soon).toEqual(quote)
    expect(asked.at(-1)).toEqual({ url: '/quote', body })
    expect((await post(request, WEEKLY, '/api/youx/quote', body)).status()).toBe(404)
  })

  for (const [how, act] of [
    ['down', (response: ServerResponse) => void response.destroy()],
    ['refusing', (response: ServerResponse) => void response.writeHead(500).end()],
    ['answering nonsense', (response: ServerResponse) => void response.end('<html>')],
  ] as const) {
    test(`of a lender that is ${how} says so [FIN-050]`, async ({ request }) => {
      serve = act
      const response = await post(request, WEEKLY, '/api/bank/quote', body)
      expect([response.status(), await response.json()]).toEqual([
        502,
        { error: 'Failed to get Wattle Bank quick quote', code: 'lender_failed' },
      ])
    })
  }

  test('of a dealer with published rates is made of them', async ({ request }) => {
    const response = await post(request, 'harbour', '/api/harbour-drive/quote', {
      ...body,
      selfAssessedCreditScore: 'POOR',
    })
    expect(await response.json()).toMatchObject({ advertisedRate: 12.99, comparisonRate: 14.09 })
  })

  test('needs no sign-in, an application does [SITE-087] [API-034] [FIN-088]', async ({
    request,
  }) => {
    const person = {
      phoneNumber: '0412345678',
      firstName: 'Kim',
      lastName: 'Lee',
      email: 'kim@example.com',
      subscribe: false,
      postCode: '2077',
    }
    const response = await post(request, WEEKLY, '/api/bank/create-customer', {
      data: { ...body, ...person },
      additionalData: {},
    })
    expect([response.status(), await response.json()]).toEqual([
      401,
      { error: 'Please verify your mobile number first.', code: 'phone_not_verified' },
    ])
  })
})

test('an account of the default tenant has no payment, no warning and no filter of it', async ({
  request,
}) => {
  const html = await (await ask(request, 'northside', '/search')).text()
  expect(html).not.toMatch(/per week|comparison rate/)
})
