import type { Page } from '@playwright/test'
import { aContact, fillContact } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { cards, openReserving } from './reserving.ts'

const site = 'journey-here'
const { at, start, takeCar } = openReserving(site, {
  vehiclePage: {
    deliveryPrices: {
      regions: [{ name: 'Brisbane', price: 350, postcodes: ['4000-4179'] }],
      bands: [],
    },
  },
})

// One dealer whose cars are given out one by one.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  const request = await playwright.request.newContext()
  await start(request)
  await request.dispose()
})

const journeyOf = (car: string) => at(`/checkout-journey?car_id=${car.replace('/cars/', '')}`)

/** Answers every step up to the deposit; the car is delivered, and a trade-in taken. */
async function goToDeposit(page: Page, contact = aContact()) {
  await page.getByRole('radio', { name: /^Have it delivered/ }).check()
  await page.getByLabel('Postcode').fill('4101')
  await page.getByLabel('Street and suburb').fill('1 Boundary Street, West End')
  await page.getByRole('button', { name: 'Continue to trade-in' }).click()
  await page.getByRole('radio', { name: /^I have a trade-in/ }).check()
  await page.getByLabel('Registration').fill('482 klm')
  await page.getByLabel('State').selectOption('qld')
  await page.getByLabel('Kilometres').fill('45,000')
  await page.getByLabel('Your own estimate').fill('1,000')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await fillContact(page, contact)
  await page.getByRole('button', { name: 'Continue to the deposit' }).click()
  await expect(page.getByRole('heading', { name: 'Check and pay the deposit' })).toBeVisible()
  return contact
}

const payDeposit = (page: Page) =>
  page.getByRole('button', { name: 'Pay the $200 deposit' }).click()

const deal = (page: Page) => page.getByRole('complementary', { name: 'Your deal' })

for (const mode of ['with script', 'without script'] as const) {
  const open = (page: Page, plainPage: Page) => (mode === 'without script' ? plainPage : page)

  test(`a car is bought from delivery to the receipt, ${mode} [SITE-020]`, async ({
    page: scripted,
    plainPage,
    request,
  }) => {
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(journeyOf(car))
    await expect(deal(page).getByText('Not chosen yet')).toBeVisible()
    const contact = await goToDeposit(page)
    await expect(deal(page).getByText('$350')).toBeVisible()
    await expect(deal(page).getByText('−$1,000')).toBeVisible()
    await expect(deal(page).getByText('Left to pay')).toBeVisible()
    // Back by the button and by the progress, and nothing is lost.
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Delivery/ })
      .click()
    await expect(page.getByLabel('Street and suburb')).toHaveValue('1 Boundary Street, West End')
    await page.goto(journeyOf(car))
    await expect(page.getByText('482KLM (QLD), 45,000 km')).toBeVisible()
    await page.getByRole('radio', { name: cards.accepted }).check()
    await payDeposit(page)
    await expect(page).toHaveURL(/\/success$/)
    await expect(page.getByRole('heading', { name: 'Your vehicle is reserved' })).toBeVisible()
    // The receipt is in the mail.
    const inbox = async () => (await ask(request, site, '/__dev/inbox')).text()
    await expect.poll(inbox).toContain(`<strong>${contact.email}</strong>`)
    expect(await inbox()).toContain('Deposit paid: $200')
    // Somebody else cannot buy it, and is led on.
    const other = await (await ask(request, site, journeyOf(car).slice(at('').length))).text()
    expect(other).toContain('This vehicle is no longer available.')
    expect(other).toContain('Find Me Something Similar')
  })

  test(`a step with mistakes says so and keeps what was typed, ${mode} [SITE-020]`, async ({
    page: scripted,
    plainPage,
    expectFaults,
  }) => {
    expectFaults(/\b422\b/)
    const page = open(scripted, plainPage)
    await page.goto(journeyOf(takeCar()))
    await page.getByRole('radio', { name: /^Have it delivered/ }).check()
    await page.getByLabel('Street and suburb').fill('1 Boundary Street')
    await page.getByLabel('Postcode').fill('41')
    await page.getByRole('button', { name: 'Continue to trade-in' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Invalid postcode')
    await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Street and suburb')).toHaveValue('1 Boundary Street')
  })

  test(`a declined card and a bank that asks leave the purchase where it is, ${mode} [SITE-020] [PLUS-106]`, async ({
    page: scripted,
    plainPage,
    expectFaults,
  }) => {
    expectFaults(/\b402\b/)
    const page = open(scripted, plainPage)
    await page.goto(journeyOf(takeCar()))
    await goToDeposit(page)
    await page.getByRole('radio', { name: cards.declined }).check()
    await payDeposit(page)
    await expect(page.getByRole('alert').first()).toContainText('Your payment was declined')
    await page.getByRole('radio', { name: cards.asked }).check()
    await payDeposit(page)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page).toHaveURL(/checkout-journey/)
    await page.getByRole('radio', { name: cards.asked }).check()
    await payDeposit(page)
    await page.getByRole('button', { name: 'Confirm the payment' }).click()
    await expect(page).toHaveURL(/\/success$/)
  })

  test(`a link opens the purchase on another device, once, ${mode} [PLUS-109]`, async ({
    page: scripted,
    plainPage,
    browser,
    contextOptions,
    request,
  }) => {
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(journeyOf(car))
    const { email } = await goToDeposit(page)
    await page.getByLabel('Send it to').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText(`Sent to ${email}`)).toBeVisible()
    // The mail went through the outbox to the inbox of development.
    const inbox = async () => (await ask(request, site, '/__dev/inbox')).text()
    await expect.poll(inbox).toContain(email)
    const mailed = /href="([^"]+link=[^"]+)"/.exec(await inbox())?.[1]?.replaceAll('&amp;', '&')
    expect(await page.getByText(/link=[0-9a-f]{32}/).textContent()).toBe(mailed)
    const link = new URL(mailed ?? '')
    const address = at(link.pathname + link.search)
    const elsewhere = await browser.newContext({
      ...contextOptions,
      javaScriptEnabled: mode === 'with script',
    })
    const other = await elsewhere.newPage()
    // To look at it twice, as programs that read mail do, uses nothing up.
    await other.goto(address)
    await other.goto(address)
    await other.getByRole('button', { name: 'Continue on this device' }).click()
    await expect(other.getByRole('heading', { name: 'Check and pay the deposit' })).toBeVisible()
    await expect(other.getByText(email)).toBeVisible()
    const [here, there] = await Promise.all(
      [page.context(), elsewhere].map(async (context) =>
        (await context.cookies(at('/'))).find(({ name }) => name === 'journey'),
      ),
    )
    expect(there?.value).toMatch(/^[0-9a-f]{64}$/)
    expect(there?.value).not.toBe(here?.value)
    await other.close()
    await elsewhere.close()
    const third = await (await ask(request, site, link.pathname + link.search)).text()
    expect(third).toContain('This link has been used')
    expect(third).toContain('Begin again here')
  })
}

test('the logo of the emails is a picture every client shows [PLUS-109]', async ({ request }) => {
  const logo = await ask(request, 'harbour', '/mail-logo.png')
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await ask(request, site, '/mail-logo.png')).status()).toBe(404)
})

test('what is typed and not sent is there when the tab loads again [SITE-020]', async ({
  page,
}) => {
  await page.goto(journeyOf(takeCar()))
  await page.getByRole('radio', { name: /^Have it delivered/ }).check()
  await page.getByLabel('Street and suburb').fill('1 Boundary Street')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('1 Boundary Street')
  await page.reload()
  await page.getByRole('heading', { name: 'How would you like to get it?' }).hover()
  await expect(page.getByRole('radio', { name: /^Have it delivered/ })).toBeChecked()
  await expect(page.getByLabel('Street and suburb')).toHaveValue('1 Boundary Street')
})

test('the button of a vehicle page leads to the purchase by configuration, and the way back [SITE-020] [CFG-023]', async ({
  page,
  request,
}) => {
  const html = await (await ask(request, 'caravans', '/search')).text()
  const [, slug = ''] = /href="\/checkout-journey\?car_id=([a-z0-9-]+)"/.exec(html) ?? []
  await page.goto(on('caravans', `/cars/${slug}`))
  await page.getByRole('link', { name: 'Reserve Now' }).first().click()
  await expect(page).toHaveURL(on('caravans', `/checkout-journey?car_id=${slug}`))
  await expect(page.getByRole('heading', { name: 'Buy this vehicle online' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^20\d\d / })
    .click()
  await expect(page).toHaveURL(on('caravans', `/cars/${slug}`))
})

test('a purchase without a car is not found, and its buttons lead to it by configuration [SITE-020]', async ({
  request,
}) => {
  for (const query of ['', '?car_id=', '?car_id=unknown'])
    expect((await ask(request, site, `/checkout-journey${query}`)).status()).toBe(404)
  // The buttons of cards lead to the purchase where the dealer says so.
  const html = await (await ask(request, 'caravans', '/search')).text()
  const [, href = ''] = /href="(\/checkout-journey\?car_id=[a-z0-9-]+)"/.exec(html) ?? []
  expect((await ask(request, 'caravans', href)).status()).toBe(200)
  // Ironbark takes no reservations.
  expect((await ask(request, 'ironbark', '/checkout-journey?car_id=a')).status()).toBe(404)
})
