import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext, Page } from '@playwright/test'
import { aContact, fillAsPerson } from './enquiring.ts'
import { openFinancing, ownFinance, publishedRates, stockFinancing } from './financing-dealer.ts'
import { ask, expect, movePointer, nameDealer, on, type TestSite, test } from './journey.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'

let dealer: TestSite
let origin = ''
const personal = '/personalised/finance'

const finance = {
  ...ownFinance,
  providers: [
    {
      key: 'bank',
      name: 'Wattle Bank',
      eligibility: 'available',
      comparison: publishedRates,
      rates: [
        { ratePercent: 6.29, comparisonRatePercent: 8.19 },
        { creditHistory: 'POOR', ratePercent: 12.5, comparisonRatePercent: 14.4 },
      ],
    },
    {
      key: 'second',
      name: 'Second Wattle',
      eligibility: 'available',
      comparison: { ...publishedRates, ratePercent: 14.49, comparisonRatePercent: 16.05 },
      creditProvider: 'Second Wattle Pty Ltd, Australian Credit Licence 000099.',
    },
  ],
} satisfies SiteInput['finance']

const statusOf = async (request: APIRequestContext, path: string) =>
  (await ask(request, dealer, path)).status()

/** Opens what the file says, and waits until a page answers with a status. */
async function open(
  request: APIRequestContext,
  settings: Partial<NonNullable<SiteInput['finance']>>,
  [path, status]: [path: string, status: number],
) {
  openFinancing({ finance: { ...finance, ...settings } }, dealer)
  await expect.poll(() => statusOf(request, path), { timeout: 40_000 }).toBe(status)
}

/** Signs in on the page a gate led to. */
async function passSignIn(page: Page, request: APIRequestContext, contact = aContact()) {
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, dealer, contact.phone))
  await codeField(page).press('Enter')
  return contact
}

const form = (page: Page) => page.getByRole('region', { name: 'Finance form' })
const quote = (page: Page) => page.getByRole('region', { name: 'Your quote' })

let id = ''
let car = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  dealer = nameDealer('ownfinance')
  origin = on(dealer, '')
  const request = await playwright.request.newContext()
  await open(request, {}, ['/', 200])
  await stockFinancing(undefined, dealer)
  const search = async () => (await ask(request, dealer, '/search?query=f101')).text()
  await expect.poll(search, { timeout: 40_000 }).toContain('-f101')
  car = /\/cars\/[\w-]+-f101/.exec(await search())?.[0] ?? ''
  id = /"car":\{"id":(\d+)/.exec(await (await ask(request, dealer, car)).text())?.[1] ?? ''
  await request.dispose()
})

test('personalised finance is a page where the dealer has it, and asks for sign-in [SITE-030] [SITE-080] [CFG-074] [D-56]', async ({
  request,
  plainPage: page,
}) => {
  expect(await statusOf(request, `${personal}?car_id=${id}`)).toBe(404)
  const words = await (await ask(request, dealer, car)).text()
  expect(words).not.toContain(personal)
  await open(request, { personalised: true }, [personal, 302])

  await page.goto(origin + car)
  await page.getByRole('link', { name: 'See your own quote' }).click()
  await expect(page).toHaveURL(/\/sign-in\?/)
  const target = `${personal}?car_id=${id}`
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, ...['type', 'redirect', 'back'].map((each) => searchParams.get(each))]).toEqual(
    ['/sign-in', 'finance', target, car],
  )
  const contact = await passSignIn(page, request)
  await expect(page).toHaveURL(origin + target)

  // 30,000 over 260 weeks at 6.29 % is 134.55.
  await expect(quote(page)).toContainText('$135 per week* 6.29% p.a., comparison rate 8.19% p.a.')
  await expect(page.getByRole('link', { name: /^2023 Mazda CX-5/ })).toHaveAttribute('href', car)
  const phone = form(page).getByLabel('Mobile Number')
  await expect(phone).toHaveValue(contact.phone.replaceAll(' ', ''))
  await expect(phone).toHaveAttribute('readonly')
  await expect(phone).toHaveAccessibleDescription('Verified when you signed in.')
  await expect(form(page).getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('30,000')

  // Another term and credit history: the lender's quote for the person, and the form agrees.
  await quote(page).getByLabel('Quote over').selectOption('3 years')
  await quote(page).getByLabel('Your credit history').selectOption('Poor')
  await quote(page).getByRole('button', { name: 'Update quote' }).click()
  await expect(page).toHaveURL(/loanTerm=3&selfAssessedCreditScore=POOR$/)
  // 30,000 over 156 weeks at 12.5 % is 230.84.
  await expect(quote(page)).toContainText('$231 per week* 12.50% p.a., comparison rate 14.40% p.a.')
  await expect(form(page).getByRole('combobox', { name: 'Loan term' })).toHaveValue('3')
  await expect(form(page).getByRole('combobox', { name: 'Credit history' })).toHaveValue('POOR')

  await page.goto(`${origin}${personal}?car_id=987654`)
  await expect(form(page).getByLabel('Mobile Number')).toHaveValue(
    contact.phone.replaceAll(' ', ''),
  )
  await expect(quote(page)).toHaveCount(0)
  await expect(page.getByText('Apply online in minutes')).toBeVisible()

  // Without script the form is a lead.
  await page.goto(origin + target)
  await fillAsPerson(page)
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  await expect(page).toHaveURL(`${origin}/success`)
})

test('with script personalised finance keeps the phone and sends it [SITE-030]', {
  tag: '@phone',
}, async ({ page, request }) => {
  await open(request, { personalised: true }, [personal, 302])
  await page.goto(`${origin}${personal}?car_id=${id}`)
  const contact = await passSignIn(page, request)
  await expect(quote(page)).toContainText('$135 per week*')
  await fillAsPerson(page)
  await form(page).getByLabel('First Name').click()
  await expect(form(page).locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated', '')
  await expect(form(page).getByLabel('Mobile Number')).toHaveAttribute('readonly')
  const sent = page.waitForRequest((each) => each.url().endsWith('/api/leads'))
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    category: 'Finance Enquiry',
    phone: contact.phone.replaceAll(' ', ''),
    email: contact.email,
    name: 'Ann',
    purchasePrice: '30000',
  })
  await expect(page).toHaveURL(`${origin}/success`)
})

test('no page of an alternate credit provider by default, and one behind a gate where the dealer put it [CFG-075] [SITE-083] [SITE-086] [D-62]', async ({
  request,
  plainPage: page,
  expectFaults,
}) => {
  expectFaults('422 POST ownfinance/fresh-start/finance')
  const path = '/fresh-start/finance'
  expect(await statusOf(request, path)).toBe(404)
  const settings = { alternateProviderPage: path, alternateProvider: 'second' }
  await open(request, settings, [path, 302])
  expect(await statusOf(request, '/finance')).toBe(200)

  await page.goto(`${origin}/finance`)
  await form(page).getByRole('link', { name: 'Finance with Second Wattle' }).click()
  await expect(page).toHaveURL(/\/sign-in\?/)
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(
    `/sign-in?type=alternate-finance&redirect=${encodeURIComponent(path)}&back=%2Ffinance`,
  )
  await passSignIn(page, request)
  await expect(page).toHaveURL(origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance with Second Wattle')
  const calculator = page.getByRole('region', { name: 'Finance calculator' })
  await expect(calculator.getByRole('status')).toContainText(
    /week\* 14\.49% p\.a\., comparison rate 16\.05% p\.a\. on \$30,000/,
  )
  const print = page.locator('#financeDisclaimer')
  await expect(print).toContainText('Second Wattle Pty Ltd, Australian Credit Licence 000099.')

  // What is wrong comes back on the same page with what was typed, and what is right is a lead.
  await fillAsPerson(page)
  await form(page).getByLabel('Amount to finance').fill('lots')
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  await expect(page).toHaveURL(origin + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance with Second Wattle')
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('lots')
  await form(page).getByLabel('Amount to finance').fill('15000')
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  await expect(page).toHaveURL(`${origin}/success`)
})

test('with script the alternate page asks its own lender for the quote [CFG-075] [API-026]', async ({
  page,
  request,
}) => {
  await page.goto(`${origin}/fresh-start/finance`)
  await passSignIn(page, request)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance with Second Wattle')
  await movePointer(page)
  const answer = form(page).locator('[data-island=quick-quote]').getByRole('status')
  await expect(answer).toHaveText(
    /^\$\d+ per week\* 14\.49% p\.a\., comparison rate 16\.05% p\.a\. on \$30,000/,
  )
  const unknown = await ask(request, dealer, '/api/third/quote', {
    method: 'POST',
    data: {},
    headers: { origin },
  })
  expect(unknown.status()).toBe(404)
})

test('dealers of the demonstration have such pages, and the default tenant has none [CFG-075] [CFG-074]', async ({
  request,
}) => {
  for (const [site, path] of [
    ['ridgeline', '/second-chance-finance'],
    ['caravans', '/finance-for-everyone'],
    ['ironbark', personal],
  ] as const) {
    const answer = await ask(request, site, path)
    expect([answer.status(), answer.headers()['location']?.split('?')[0]], site).toEqual([
      302,
      '/sign-in',
    ])
  }
  for (const path of [personal, '/second-chance-finance'])
    expect((await ask(request, 'harbour', path)).status()).toBe(404)
})
