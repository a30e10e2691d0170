import type { APIRequestContext, Page } from '@playwright/test'
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
  receiveCode,
  typedMessage,
} from './applying.ts'
import { findCarPath } from './enquiring.ts'
import { financedCar, stockFinancing } from './financing-dealer.ts'
import { ask, expect, port, type TestSite, test } from './journey.ts'
import { codeField, wrongCode } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'
import { DEAD_LENDER, lenderPage, startTestLender, type TestLender } from './test-lender.ts'

/** A dealer for each journey: nobody is sent more than ten codes in an hour from one network. */
const road = ownDealer('lend-road')
const coded = ownDealer('lend-code')
const faulty = ownDealer('lend-faults')
const faultyPlain = ownDealer('lend-faults-plain')
const dead = ownDealer('lend-dead')
type Script = Parameters<typeof openForm>[2]

const customerFailed = `Failed to create customer with ${LENDER}`
const noRedirect = 'Failed to create customer or no redirect URL received'
const hasEnquiry = 'Wattle Finance Cars has your enquiry and will call you.'

let lender: TestLender
let carPath = ''
let carId = ''

// One lender for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  lender = await startTestLender()
  const served = [road, coded, faulty, faultyPlain]
  for (const dealer of served) openApplying(dealer, lender.urlFor(dealer))
  openApplying(dead, DEAD_LENDER)
  const request = await playwright.request.newContext()
  await awaitDealers(request, [...served, dead])
  await stockFinancing([financedCar], road)
  const search = async () => (await ask(request, road, '/search?query=f101')).text()
  await expect.poll(search, { timeout: 40_000 }).toContain('-f101')
  carPath = await findCarPath(request, road as TestSite, '/search?query=f101')
  const html = await (await ask(request, road, carPath)).text()
  carId = /"car":\{"id":(\d+)/.exec(html)?.[1] ?? ''
  await request.dispose()
})
test.afterAll(() => lender.close())

const on = (dealer: string, path = '/apply-for-finance') =>
  `http://${dealer}.localhost:${port}${path}`

/** The lender's own site, which a journey with script arrives at. */
const openLenderSite = (page: Page) =>
  page.route('https://apply.lender.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Lender</title><h1>Continue here</h1>',
    }),
  )

/** Both calls of an application wait until both are on their way; one after the other would never end. */
async function holdUntilBoth(page: Page): Promise<string[]> {
  const order: string[] = []
  let release: () => void = () => undefined
  const both = new Promise<void>((resolve) => (release = resolve))
  for (const [pattern, name] of [
    ['**/api/leads', 'lead'],
    ['**/api/bank/create-customer', 'customer'],
  ] as const)
    await page.route(pattern, async (route) => {
      order.push(name)
      if (order.includes('lead') && order.includes('customer')) release()
      await both
      await route.fallback()
    })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/verify-code')) order.push('code')
  })
  return order
}

const carFacts = {
  category: 'Finance Enquiry',
  subcategory: 'Instant pre-approval',
  vin: financedCar.vin,
  dealership_slug: 'wattle',
  car_type: 'used',
  tags: '["finance","pre-approval"]',
  purchasePrice: '30000',
  loanTerm: '5',
  selfAssessedCreditScore: 'GREAT',
  postcode: '2077',
  message: typedMessage,
}

test('the code is verified first, then lead and customer go out at once, and the lender is next [API-031] [API-032] [API-033] [SITE-028] [FIN-088] [FIN-089] [FIN-090] [FIN-097] [EVT-011]', {
  tag: '@phone',
}, async ({ page, request }) => {
  const events: number[] = []
  page.on('request', (each) => {
    const { event_id: event } = (each.url().endsWith('/api/events') && each.postDataJSON()) || {}
    if (event) events.push(event as number)
  })
  await openLenderSite(page)
  await openForm(page, on(road, `/apply-for-finance?car_id=${carId}&utm_source=mail`), 'script')
  const contact = await prepareApplication(page, request, road)
  await expect(formOf(page).getByText('$30,000 over 5 years for the 2023 Mazda CX-5')).toBeVisible()
  const order = await holdUntilBoth(page)
  await applyButton(page).click()
  await expect(page).toHaveURL(lenderPage(road))
  expect(order[0]).toBe('code')
  expect(order.slice(1).toSorted()).toEqual(['customer', 'lead'])
  await expect.poll(() => events.filter((event) => event === 22)).toHaveLength(1)

  const [lead, ...others] = await findStoredLeads(road, contact.email)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ ...carFacts, car_id: carId, status: 'received' })
  expect(JSON.parse(lead?.['lead_attributes'] ?? '')).toMatchObject({
    linked_query_params: { utm_source: 'mail' },
  })
  const call = lender.calls(road).at(-1)
  expect(call?.body.data).toMatchObject({
    vin: financedCar.vin,
    year: 2023,
    purchasePrice: 30_000,
    loanTerm: 5,
    phoneNumber: contact.phone.replaceAll(' ', ''),
    firstName: 'Kim',
    postCode: '2077',
  })
  const sent =
    'nvic vin selfAssessedCreditScore purchasePrice year loanTerm phoneNumber firstName lastName email subscribe postCode'
  for (const name of sent.split(' ')) expect(call?.body.data).toHaveProperty(name)
  expect(call?.body.additionalData).toMatchObject({
    category: 'Finance Enquiry',
    car_id: +carId,
    dealership_slug: 'wattle',
  })
})

test('without script the steps are pages, and the last one leads to the lender [SITE-028] [FIN-088] [FIN-090] [FIN-097]', async ({
  plainPage: page,
  request,
  expectFaults,
}) => {
  // Nobody answers at the lender's address here.
  expectFaults(/GET apply\.lender\.example\/start/)
  await page.goto(on(road, `/apply-for-finance?car_id=${carId}`))
  const contact = await prepareApplication(page, request, road)
  const arrived = page.waitForRequest(lenderPage(road))
  const lost = page.waitForEvent('requestfailed', (each) => each.url() === lenderPage(road))
  await applyButton(page).click()
  const before = (await arrived).redirectedFrom()
  expect([before?.method(), (await before?.response())?.status()]).toEqual(['POST', 303])
  const leads = await findStoredLeads(road, contact.email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ ...carFacts, car_id: carId, status: 'received' })
  expect(lender.calls(road).at(-1)?.body.data).toMatchObject({
    vin: financedCar.vin,
    phoneNumber: contact.phone.replaceAll(' ', ''),
  })
  await lost
})

async function expectWrongCode(page: Page, request: APIRequestContext, script: Script) {
  await openForm(page, on(coded), script)
  const contact = await fillApplication(page)
  const code = await receiveCode(page, request, coded, contact)
  const callsBefore = lender.calls(coded).length
  await codeField(page).fill(wrongCode(code))
  await applyButton(page).click()
  const words = 'The verification code is invalid. Please try again.'
  await expect(formOf(page).getByText(words)).toBeVisible()
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(words))
  expect(lender.calls(coded)).toHaveLength(callsBefore)
  expect(await findStoredLeads(coded, contact.email)).toEqual([])
  return { contact, code }
}

test('a wrong code sends nothing and says so beside the code; the right one goes on [FIN-088]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(`422 POST ${coded}/api/verify-code`)
  await openLenderSite(page)
  const { contact, code } = await expectWrongCode(page, request, 'script')
  await codeField(page).fill(code)
  await applyButton(page).click()
  await expect(page).toHaveURL(lenderPage(coded))
  expect(await findStoredLeads(coded, contact.email)).toHaveLength(1)
})

test('without script a wrong code comes back beside the code, and the right one goes on [FIN-088]', async ({
  plainPage: page,
  request,
  expectFaults,
}) => {
  expectFaults(`422 POST ${coded}/apply-for-finance`, /GET apply\.lender\.example\/start/)
  const { contact, code } = await expectWrongCode(page, request, 'no script')
  await codeField(page).fill(code)
  const lost = page.waitForEvent('requestfailed', (each) => each.url() === lenderPage(coded))
  await applyButton(page).click()
  await lost
  expect(await findStoredLeads(coded, contact.email)).toHaveLength(1)
})

const faults = [
  ['refuses', customerFailed],
  ['declines', customerFailed],
  ['talks nonsense', customerFailed],
  ['leads elsewhere', noRedirect],
  ['leads nowhere', noRedirect],
  ['is silent', customerFailed],
] as const

/** Each way a lender fails, on one form: the phone is proved once. */
async function expectFaultsOf(
  page: Page,
  request: APIRequestContext,
  dealer: string,
  script: Script,
) {
  await openForm(page, on(dealer), script)
  const contact = await prepareApplication(page, request, dealer)
  for (const [manner, words] of faults)
    await test.step(manner, async () => {
      lender.become(dealer, manner)
      const before = lender.calls(dealer).length
      await applyButton(page).click()
      const alert = formOf(page).getByRole('alert').filter({ hasText: words })
      await expect.poll(() => lender.calls(dealer).length).toBe(before + 1)
      await expect(alert).toContainText(hasEnquiry, { timeout: 40_000 })
      await expect(formOf(page)).not.toContainText(/kim@example|on a list|not served/)
      expect(new URL(page.url()).pathname).toBe('/apply-for-finance')
    })
  await expectNothingLost(page, contact)
  expect(await findStoredLeads(dealer, contact.email)).toHaveLength(1)
  expect(lender.customers(dealer).size).toBe(0)
  expect(new Set(lender.calls(dealer).map(({ key }) => key)).size).toBe(1)
}

test('a lender that refuses, is slow, talks nonsense or leads elsewhere is named, the lead is stored once, and nothing is lost [FIN-092] [FIN-093]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(`502 POST ${faulty}/api/bank/create-customer`)
  await expectFaultsOf(page, request, faulty, 'script')
})

test('without script the same failures come back as the page, with everything typed [FIN-092] [FIN-093]', async ({
  plainPage: page,
  request,
  expectFaults,
}) => {
  expectFaults(`502 POST ${faultyPlain}/apply-for-finance`)
  await expectFaultsOf(page, request, faultyPlain, 'no script')
})

async function expectDeadLender(page: Page, request: APIRequestContext, script: Script) {
  await openForm(page, on(dead), script)
  const contact = await prepareApplication(page, request, dead)
  await applyButton(page).click()
  const alert = formOf(page).getByRole('alert').filter({ hasText: customerFailed })
  await expect(alert).toContainText(hasEnquiry)
  expect(await findStoredLeads(dead, contact.email)).toHaveLength(1)
  await expectNothingLost(page, contact)
  await applyButton(page).click()
  await alert.getByRole('link', { name: 'leave it at the enquiry' }).click()
  await expect(page).toHaveURL(on(dead, '/success'))
  await expect(page.getByText('Your enquiry has reached our finance team.')).toBeVisible()
}

test('a lender nobody answers at: the shopper may leave it at the enquiry, which is stored [FIN-092]', {
  tag: '@phone',
}, async ({ page, request, expectFaults }) => {
  expectFaults(`502 POST ${dead}/api/bank/create-customer`)
  await expectDeadLender(page, request, 'script')
})

test('without script the shopper may leave it at the enquiry as well [FIN-092]', async ({
  plainPage: page,
  request,
  expectFaults,
}) => {
  expectFaults(`502 POST ${dead}/apply-for-finance`)
  await expectDeadLender(page, request, 'no script')
})
