import type { APIRequestContext } from '@playwright/test'
import {
  applyButton,
  awaitDealers,
  expectNothingLost,
  fillApplication,
  formOf,
  LENDER,
  openApplying,
  openForm,
  ownDealer,
  prepareApplication,
} from './applying.ts'
import { ask, expect, port, test } from './journey.ts'
import { codeField, readCode } from './signing-in.ts'
import { listStoredLeads } from './stored-leads.ts'
import { lenderPage, startTestLender, type TestLender } from './test-lender.ts'

/** A dealer for each journey, so that what is stored can be counted. */
const dealers = {
  retry: ownDealer('lend-again'),
  retryPlain: ownDealer('lend-again-plain'),
  reloaded: ownDealer('lend-reloaded'),
  leadless: ownDealer('lend-leadless'),
  leadlessPlain: ownDealer('lend-leadless-plain'),
  signedOut: ownDealer('lend-signed-out'),
  unknown: ownDealer('lend-unknown'),
}

const customerFailed = `Failed to create customer with ${LENDER}`
let lender: TestLender

// One lender for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  lender = await startTestLender()
  for (const dealer of Object.values(dealers)) openApplying(dealer, lender.urlFor(dealer))
  const request = await playwright.request.newContext()
  await awaitDealers(request, Object.values(dealers))
  await request.dispose()
})
test.afterAll(() => lender.close())

const on = (dealer: string) => `http://${dealer}.localhost:${port}/apply-for-finance`

/** One lead and one customer, however often both were sent. */
async function expectOneOfEach(dealer: string, sendings: number) {
  expect(lender.calls(dealer)).toHaveLength(sendings)
  expect(lender.customers(dealer).size).toBe(1)
  expect(await listStoredLeads(dealer)).toHaveLength(1)
}

test('a second try is the same lead and the same customer, and its event is counted once [D-89] [FIN-089] [EVT-011]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(`502 POST ${dealers.retry}/api/bank/create-customer`)
  const dealer = dealers.retry
  const events: number[] = []
  page.on('request', (each) => {
    const { event_id: event } = (each.url().endsWith('/api/events') && each.postDataJSON()) || {}
    if (event) events.push(event as number)
  })
  await page.route('https://apply.lender.example/**', (route) => route.fulfill({ body: 'Lender' }))
  lender.become(dealer, 'refuses')
  await openForm(page, on(dealer), 'script')
  const contact = await prepareApplication(page, request, dealer)
  await applyButton(page).click()
  const alert = formOf(page).getByRole('alert').filter({ hasText: customerFailed })
  await expect(alert).toBeVisible()
  await expect(alert.locator('..')).toBeFocused()
  await expectNothingLost(page, contact)
  lender.become(dealer, 'takes')
  await applyButton(page).click()
  await expect(page).toHaveURL(lenderPage(dealer))
  await expectOneOfEach(dealer, 2)
  expect(events.filter((event) => event === 22)).toHaveLength(1)
})

test('a tab that loads again before the lender has answered doubles nothing [D-89] [PLUS-028]', async ({
  page,
  request,
}) => {
  const dealer = dealers.reloaded
  await page.route('https://apply.lender.example/**', (route) => route.fulfill({ body: 'Lender' }))
  lender.become(dealer, 'is silent')
  await openForm(page, on(dealer), 'script')
  await formOf(page).getByLabel('Amount to finance').fill('41,500')
  await prepareApplication(page, request, dealer)
  await applyButton(page).click()
  await expect.poll(() => lender.calls(dealer).length).toBe(1)
  lender.become(dealer, 'takes')
  await page.reload()
  await expect(formOf(page).getByText('$41,500 over 5 years')).toBeVisible()
  await applyButton(page).focus()
  await expect(formOf(page).locator('[data-island=application]')).toHaveAttribute('data-hydrated')
  await applyButton(page).click()
  await expect(page).toHaveURL(lenderPage(dealer))
  await expectOneOfEach(dealer, 2)
})

test('without script a second try doubles nothing either [D-89] [FIN-089]', async ({
  plainPage: page,
  request,
  expectFaults,
}) => {
  const dealer = dealers.retryPlain
  expectFaults(
    `502 POST ${dealers.retryPlain}/apply-for-finance`,
    /GET apply\.lender\.example\/start/,
  )
  lender.become(dealer, 'refuses')
  await page.goto(on(dealer))
  const contact = await prepareApplication(page, request, dealer)
  await applyButton(page).click()
  await expect(formOf(page).getByRole('alert')).toContainText(customerFailed)
  await expectNothingLost(page, contact)
  lender.become(dealer, 'takes')
  const arrived = page.waitForRequest(lenderPage(dealer))
  await applyButton(page).click()
  await arrived
  await expectOneOfEach(dealer, 2)
})

const leadFailed = 'Lead submission failed'
const full = 'We cannot take enquiries at the moment. Please try again shortly or give us a call.'

test('a lead that fails is what the shopper reads, although the customer was created; the next try stores it [FIN-091] [D-89]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(`503 POST ${dealers.leadless}/api/leads`)
  const dealer = dealers.leadless
  await page.route('https://apply.lender.example/**', (route) => route.fulfill({ body: 'Lender' }))
  await openForm(page, on(dealer), 'script')
  const contact = await prepareApplication(page, request, dealer)
  await page.route(
    '**/api/leads',
    (route) => route.fulfill({ status: 503, json: { error: full, code: 'unavailable' } }),
    { times: 1 },
  )
  await applyButton(page).click()
  const alert = formOf(page).getByRole('alert').filter({ hasText: leadFailed })
  await expect(alert).toContainText(full)
  expect(lender.customers(dealer).size).toBe(1)
  expect(await listStoredLeads(dealer)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/apply-for-finance')
  await expectNothingLost(page, contact)
  await applyButton(page).click()
  await expect(page).toHaveURL(lenderPage(dealer))
  await expectOneOfEach(dealer, 2)
})

/** Leads of one person until the site takes no more of them (D-05). */
async function exhaustLimit(request: APIRequestContext, dealer: string, phone: string) {
  for (let sent = 0; sent < 10; sent += 1) {
    const data = {
      name: 'Kim',
      last_name: 'Lee',
      email: `limit.${sent}@example.com`,
      phone,
      category: 'Finance Enquiry',
      message: `${sent}`,
    }
    const answer = await ask(request, dealer, '/api/leads', { method: 'POST', data })
    expect(answer.status(), await answer.text()).toBe(201)
  }
}

test('without script a lead that fails is what the shopper reads, with its reason and everything typed [FIN-091] [D-89]', async ({
  plainPage: page,
  request,
  expectFaults,
}) => {
  const dealer = dealers.leadlessPlain
  expectFaults(`502 POST ${dealers.leadlessPlain}/apply-for-finance`)
  await page.goto(on(dealer))
  const contact = await prepareApplication(page, request, dealer)
  await exhaustLimit(request, dealer, contact.phone)
  await applyButton(page).click()
  const alert = formOf(page).getByRole('alert').filter({ hasText: leadFailed })
  await expect(alert).toContainText(
    'Too many enquiries with this email or phone number. Please try again in a few minutes.',
  )
  expect(lender.customers(dealer).size).toBe(1)
  await expectNothingLost(page, contact)
  await applyButton(page).click()
  await expect(alert).toBeVisible()
  expect(lender.calls(dealer)).toHaveLength(2)
  expect(lender.customers(dealer).size).toBe(1)
})

test('a phone that is no longer proved has to be proved again, and then everything goes through [FIN-088]', async ({
  page,
  request,
  context,
  expectFaults,
}) => {
  expectFaults(
    `502 POST ${dealers.signedOut}/api/bank/create-customer`,
    `401 POST ${dealers.signedOut}/api/bank/create-customer`,
  )
  const dealer = dealers.signedOut
  await page.route('https://apply.lender.example/**', (route) => route.fulfill({ body: 'Lender' }))
  lender.become(dealer, 'refuses')
  await openForm(page, on(dealer), 'script')
  const contact = await prepareApplication(page, request, dealer)
  await applyButton(page).click()
  await expect(formOf(page).getByRole('alert')).toContainText(customerFailed)
  lender.become(dealer, 'takes')
  await context.clearCookies()
  await applyButton(page).click()
  const words = 'Please verify your mobile number first.'
  await expect(formOf(page).getByRole('alert').filter({ hasText: words })).toBeVisible()
  await formOf(page).getByRole('button', { name: 'Send Code' }).click()
  await expect(formOf(page).getByRole('button', { name: 'Resend Code' })).toBeVisible()
  await codeField(page).fill(await readCode(request, dealer as never, contact.phone))
  await applyButton(page).click()
  await expect(page).toHaveURL(lenderPage(dealer))
  await expectOneOfEach(dealer, 2)
})

test('an error nobody foresaw keeps the step and what was typed, and says so [FIN-094]', async ({
  page,
}) => {
  await openForm(page, on(dealers.unknown), 'script')
  await fillApplication(page)
  const form = formOf(page)
  await form.getByRole('button', { name: 'Back', exact: true }).click()
  await form.getByLabel('Postcode').fill('2000')
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('no entropy')
    }
  })
  await form.getByRole('button', { name: 'Next: Apply to lender' }).click()
  await expect(form.getByRole('alert')).toContainText(
    'An unknown error occurred while advancing step.',
  )
  await expect(form.getByLabel('Postcode')).toHaveValue('2000')
})
