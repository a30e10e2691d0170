import type { Page } from '@playwright/test'
import { fillAsPerson, fillContact, findCarPath } from './enquiring.ts'
import { financedCar, openFinancing, ownFinance, stockFinancing } from './financing-dealer.ts'
import { ask, expect, movePointer, nameDealer, on, type TestSite, test } from './journey.ts'

let site: TestSite
let origin = ''
let path = ''
let id = ''

test.describe.configure({ mode: 'serial' })

const photo = (name: string) => `https://pictures.example/${name}.jpg`

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  site = nameDealer('lending')
  origin = on(site, '')
  const request = await playwright.request.newContext()
  openFinancing({}, site)
  await expect
    .poll(async () => (await ask(request, site, '/')).status(), { timeout: 40_000 })
    .toBe(200)
  await stockFinancing(
    [
      financedCar,
      ...Array.from({ length: 8 }, (_, at) => ({
        ...financedCar,
        stocknum: `F20${at}`,
        vin: `6T1BE42K${at}9X099345`,
        images: at === 7 ? [photo('a')] : [photo(`${at}-a`), photo(`${at}-b`)],
      })),
    ],
    site,
  )
  await expect
    .poll(async () => (await ask(request, site, '/search?query=f101')).text(), {
      timeout: 40_000,
    })
    .toContain('-f101')
  path = await findCarPath(request, site, '/search?query=f101')
  const html = await (await ask(request, site, path)).text()
  id = /"car":\{"id":(\d+)/.exec(html)?.[1] ?? ''
  await request.dispose()
})

const form = (page: Page) => page.getByRole('region', { name: 'Finance form' })

test('finance buttons lead to the form about the car, which knows its price [SITE-026] [SITE-029] [FIN-002] [FIN-013]', async ({
  plainPage: page,
}) => {
  await page.goto(origin + path)
  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  await aside.getByRole('link', { name: 'Get Finance', exact: true }).click()
  await expect(page).toHaveURL(
    `${origin}/finance?preferredDealership=wattle&vehiclePriceBudget=30000&car_id=${id}&car_type=used&vin=${financedCar.vin}#finance-form`,
  )
  await expect(page.getByRole('link', { name: /^2023 Mazda CX-5/ })).toBeVisible()
  await expect(page.getByText('Apply online in minutes')).toBeHidden()
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('30,000')
  await expect(form(page).getByRole('combobox', { name: 'Loan term' })).toHaveValue('5')
  await expect(form(page).getByRole('combobox', { name: 'Credit history' })).toHaveValue('GREAT')
})

test('the address fills the form, and an unknown car is none [FIN-007] [FIN-008] [FIN-009] [D-55]', async ({
  request,
  plainPage: page,
}) => {
  await page.goto(
    `${origin}/finance?vehiclePriceBudget=999999&price=20000&loanTerm=3.4&credit_score=poor&car_id=987654`,
  )
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('200,000')
  await expect(form(page).getByRole('combobox', { name: 'Loan term' })).toHaveValue('3')
  await expect(form(page).getByRole('combobox', { name: 'Credit history' })).toHaveValue('POOR')
  await expect(page.getByText('Apply online in minutes')).toBeVisible()
  for (const address of ['/finance-enquiry', '/apply-for-finance'])
    expect((await ask(request, site, address)).status()).toBe(200)
})

test('without script the form is a lead, and a mistake loses nothing [SITE-027] [FIN-095]', async ({
  plainPage: page,
  expectFaults,
}) => {
  expectFaults('422 POST lending/finance')
  await page.goto(`${origin}/finance?car_id=${id}&loanTerm=4`)
  await fillAsPerson(page)
  await fillContact(form(page))
  await form(page).getByLabel('Amount to finance').fill('lots')
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  await expect(page).toHaveURL(`${origin}/finance?car_id=${id}&loanTerm=4`)
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('lots')
  await expect(form(page).getByRole('combobox', { name: 'Loan term' })).toHaveValue('4')
  await form(page).getByLabel('Amount to finance').fill('28500')
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  await expect(page).toHaveURL(`${origin}/success`)
  await expect(page.getByText('Your enquiry has reached our finance team.')).toBeVisible()
})

test('what is typed before the script comes, and while it does, is all there', async ({ page }) => {
  const island = page.locator('[data-island=enquiry]')
  let openAll = () => {}
  let openForm = () => {}
  const all = new Promise<void>((resolve) => (openAll = resolve))
  const code = new Promise<void>((resolve) => (openForm = resolve))
  let codeFile = ''
  await page.route(/\.js$/, async (route) => {
    await all
    if (route.request().url().includes(codeFile)) await code
    await route.continue()
  })
  await page.goto(`${origin}/finance-enquiry`, { waitUntil: 'commit' })
  await form(page).getByLabel('First Name').fill('Sam')
  // The first file is the island's own; nothing else needs it.
  const [ownFile = ''] = (await island.getAttribute('data-island-files'))?.split(' ') ?? []
  codeFile = ownFile
  openAll()
  await page.waitForLoadState('load')
  await form(page).getByLabel('Last Name').fill('Tran')
  openForm()
  await expect(island).toHaveAttribute('data-hydrated')
  await form(page).getByLabel('Email Address').fill('sam.tran@example.com')
  await expect(form(page).getByLabel('First Name')).toHaveValue('Sam')
  await expect(form(page).getByLabel('Last Name')).toHaveValue('Tran')
})

test('with script the form is a lead of its category [FIN-095] [FIN-096]', async ({ page }) => {
  await page.goto(`${origin}/finance?price=25000&whoIsHelping=Kim`)
  await fillAsPerson(page)
  await fillContact(form(page))
  // Sent earlier, the form would go the way it goes without script.
  await expect(form(page).locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/leads'))
  await form(page).getByRole('button', { name: 'Send Finance Enquiry' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    category: 'Finance Enquiry',
    purchasePrice: '25000',
    loanTerm: '5',
    selfAssessedCreditScore: 'GREAT',
    whoIsHelping: 'Kim',
  })
  await expect(page).toHaveURL(`${origin}/success`)
})

test('the calculator of the finance page leads to the car, and without one to the form [FIN-078]', async ({
  plainPage: page,
}) => {
  await page.goto(`${origin}/finance?car_id=${id}`)
  const calculator = page.getByRole('region', { name: 'Finance calculator' })
  await calculator.getByRole('textbox', { name: 'Term' }).fill('4')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(new RegExp(`car_id=${id}&amount=30%2C000.*term=4`))
  await expect(calculator.getByRole('status')).toHaveText(/^\$175 per week/)
  await calculator.getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(origin + path)
  await page.goto(`${origin}/finance`)
  await calculator.getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page).toHaveURL(`${origin}/finance#finance-form`)
})

test('a quick quote is asked of the lender, and form and calculator agree with it [API-026] [API-030] [FIN-048] [PLUS-112]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${origin}/finance`)
  const quote = form(page).locator('[data-island=quick-quote]')
  await expect(quote.getByRole('status')).toHaveText('Your weekly repayment shows here.')
  await movePointer(page)
  await expect(quote.getByRole('status')).toHaveText(
    /^\$\d+ per week\* 6\.29% p\.a\., comparison rate 8\.19% p\.a\. on \$30,000/,
  )
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/bank/quote'))
  await quote.getByLabel('Purchase price').fill('45000')
  expect((await sent).postDataJSON()).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 45_000,
    loanTerm: 5,
    year: null,
    vin: null,
    nvic: null,
    whoIsHelping: '',
  })
  await expect(quote.getByRole('status')).toContainText('on $45,000')
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('45,000')
  const calculator = page.getByRole('region', { name: 'Finance calculator' })
  await expect(calculator.getByRole('textbox', { name: 'Amount' })).toHaveValue('45,000')
  await expect(calculator.getByRole('status')).toContainText('on $45,000')
  await form(page).getByRole('combobox', { name: 'Loan term' }).selectOption('3 years')
  await expect(calculator.getByRole('textbox', { name: 'Term' })).toHaveValue('3')
  await expect(quote.getByRole('slider')).toHaveValue('3')
  const credit = form(page).getByRole('combobox', { name: 'Credit history' })
  await quote.getByText('Decent', { exact: true }).click()
  await expect(credit).toHaveValue('DECENT')
  await credit.selectOption('Poor')
  await expect(quote.getByRole('radio', { name: 'Poor' })).toBeChecked()
})

test('what is typed into the form before any script of finance runs reaches quote and calculator [PLUS-112]', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${origin}/finance`, { waitUntil: 'commit' })
  await form(page).getByLabel('Amount to finance').fill('52000')
  // An amount is grouped once it is left.
  await form(page).getByRole('combobox', { name: 'Loan term' }).focus()
  await form(page).getByRole('combobox', { name: 'Loan term' }).selectOption('3 years')
  release()
  const calculator = page.getByRole('region', { name: 'Finance calculator' })
  await expect(calculator.getByRole('textbox', { name: 'Amount' })).toHaveValue('52,000')
  await expect(calculator.getByRole('textbox', { name: 'Term' })).toHaveValue('3')
  const quote = form(page).locator('[data-island=quick-quote]')
  await expect(quote.getByLabel('Purchase price')).toHaveValue('52,000')
  await expect(quote.getByRole('status')).toContainText('on $52,000')
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('52,000')
})

test('a lender that fails is logged and clears the quote; the form stays [FIN-050]', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/502/)
  await page.route('**/api/bank/quote', (route) =>
    route.fulfill({ status: 502, json: { error: 'down', code: 'lender_failed' } }),
  )
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to get Wattle Bank quick quote'),
  )
  await page.goto(`${origin}/finance`)
  await movePointer(page)
  await logged
  const quote = form(page).locator('[data-island=quick-quote]')
  await expect(quote.getByRole('status')).toHaveText('Enquire for Finance')
  await expect(form(page).getByLabel('Amount to finance')).toHaveValue('30,000')
})

test("'Get Finance Now' shows up to 6 used cars with photos, and the modal opens from it [FIN-015] [FIN-016] [FIN-018] [FIN-019] [FIN-024] [CFG-072]", async ({
  page,
}) => {
  openFinancing({ finance: { ...ownFinance, getFinanceCallToAction: true, entry: 'modal' } }, site)
  const heading = page.getByRole('heading', { level: 1, name: 'Get Finance Now' })
  await expect(async () => {
    await page.goto(`${origin}/finance`)
    await expect(heading).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  const cards = page.getByRole('region', { name: 'Used cars ready to finance' })
  await expect(cards.getByRole('article')).toHaveCount(6)
  await expect(cards.getByRole('link', { name: 'All used cars' })).toHaveAttribute(
    'href',
    /^\/search\/used-cars/,
  )
  await form(page).getByRole('link', { name: 'Get Finance Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finance Enquiry' })
  await expect(dialog.getByLabel('Amount to finance')).toBeVisible()
  await page.goto(`${origin}/finance?car_id=${id}`)
  await expect(heading).toHaveCount(0)
})

test('the popup goes through four steps before the last one sends [FIN-020] [FIN-021] [FIN-022] [FIN-023] [CFG-073]', {
  tag: '@phone',
}, async ({ page }) => {
  openFinancing({ finance: { ...ownFinance, entry: 'popup' } }, site)
  const button = page
    .getByRole('region', { name: 'Price and enquiry' })
    .getByRole('link', { name: 'Get Finance', exact: true })
  await expect(async () => {
    await page.goto(origin + path)
    await expect(button).toHaveAttribute('href', /^\/apply-for-finance\?/, { timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  const leads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) leads.push(request.url())
  })
  await fillAsPerson(page)
  await button.click()
  const dialog = page.getByRole('dialog', {
    name: 'Instant Finance pre-approval with no impact on your credit score',
  })
  await expect(dialog.getByLabel('Amount to finance')).toHaveValue('30,000')
  await dialog.getByRole('button', { name: 'Next: Your Details' }).click()
  await fillContact(dialog)
  await dialog.getByRole('button', { name: 'Next: Instant pre-approval' }).click()
  await dialog.getByLabel('Postcode').fill('2077')
  await dialog.getByRole('button', { name: 'Next: Apply to lender' }).click()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeVisible()
  expect(leads).toEqual([])
  // The address is that of the page below the dialog.
  await expect(page).toHaveURL(origin + path)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`${origin}/success`)
  expect(leads).toHaveLength(1)
})

test('another page takes the place of the finance page [CFG-024]', async ({ request }) => {
  openFinancing({ routing: { financePage: '/contact' } }, site)
  const answer = () => ask(request, site, '/finance?car_id=1')
  await expect.poll(async () => (await answer()).status(), { timeout: 40_000 }).toBe(301)
  expect((await answer()).headers()['location']).toBe('/contact?car_id=1')
})

test('the way back of the browser leads a step back in the form, and a reload keeps step and answers [PLUS-038] [FIN-020]', async ({
  page,
}) => {
  const isAtStep = (step: number) =>
    expect(page.getByRole('group', { name: /^Step \d of 4/ })).toHaveAccessibleName(
      new RegExp(`^Step ${step} of 4`),
    )
  const hydrated = () =>
    expect(page.locator('[data-island=application], [data-island=enquiry]')).toHaveAttribute(
      'data-hydrated',
    )
  await page.goto(`${origin}/apply-for-finance?car_id=${id}`)
  const amount = page.getByLabel('Amount to finance')
  await amount.focus()
  await hydrated()
  await amount.fill('21,500')
  await page.getByRole('button', { name: 'Next: Your Details' }).click()
  const { email } = await fillContact(page)
  await page.getByRole('button', { name: 'Next: Instant pre-approval' }).click()
  await page.getByLabel('Postcode').fill('2077')
  await page.goBack()
  await isAtStep(2)
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await page.reload()
  await isAtStep(2)
  await hydrated()
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await page.goBack()
  await isAtStep(1)
  await expect(amount).toHaveValue('21,500')
  await expect(page).toHaveURL(`${origin}/apply-for-finance?car_id=${id}`)
  await page.goForward()
  await page.goForward()
  await isAtStep(3)
  await expect(page.getByLabel('Postcode')).toHaveValue('2077')
})
