import type { Page } from '@playwright/test'
import { ask, expect, test } from './journey.ts'
import {
  cards,
  chooseCard,
  goToConfirm,
  openReserving,
  pay,
  readCarId,
  reserveAs,
} from './reserving.ts'

const site = 'reserve-here'
const { at, start, takeCar } = openReserving(site)

// One dealer whose cars are given out one by one.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000)
  const request = await playwright.request.newContext()
  await start(request)
  await request.dispose()
})

const isReserved = async (page: Page) => {
  await expect(page).toHaveURL(/\/success$/)
  await expect(page.getByRole('heading', { name: 'Your vehicle is reserved' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Deposit paid' })).toBeVisible()
  await expect(page.getByText(/^R-[0-9A-F]{8}$/)).toBeVisible()
  await expect(page.getByText('$200')).toBeVisible()
  // The vehicle itself, which nobody is asked to reserve again.
  const card = page.getByRole('article').first()
  await expect(card.getByText('Reserved', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: /^Reserve / })).toHaveCount(0)
}

const isDeclined = async (page: Page) => {
  await expect(page.getByRole('alert').first()).toContainText('Your payment was declined')
  await expect(page.getByRole('radio', { name: cards.accepted })).toBeVisible()
}

for (const mode of ['with script', 'without script'] as const) {
  const isPlain = mode === 'without script'
  const open = (page: Page, plainPage: Page) => (isPlain ? plainPage : page)

  test(`a car is reserved from its card to the receipt, ${mode} [SITE-018] [CFG-081] [LEAD-080] [LEAD-081] [SRCH-027] [VDP-037]`, async ({
    page: scripted,
    plainPage,
    request,
  }) => {
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(at(car))
    await page.getByRole('link', { name: 'Reserve Now' }).first().click()
    await expect(page).toHaveURL(at(`${car}/checkout`))
    const summary = page.getByRole('complementary', { name: 'The vehicle' })
    await expect(summary.getByRole('link', { name: /^20\d\d / })).toHaveAttribute('href', car)
    await expect(summary.getByText(/^\$\d{1,3},\d{3}$/)).toBeVisible()
    // The deposit in the dealer's words, and its conditions (LEAD-079).
    await expect(page.getByText('$200', { exact: true })).toBeVisible()
    await expect(page.getByText('Refunded in full within 7 days.')).toBeVisible()
    const contact = await goToConfirm(page, cards.accepted)
    await expect(page.getByText(contact.email)).toBeVisible()
    await pay(page)
    await isReserved(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^20\d\d / })
      .first()
      .click()
    await expect(page).toHaveURL(at(car))
    // Everybody sees it, on its page and on its checkout.
    await expect
      .poll(async () => (await ask(request, site, car)).text(), { timeout: 30_000 })
      .not.toContain(`${car}/checkout`)
    const checkout = await (await ask(request, site, `${car}/checkout`)).text()
    expect(checkout).toContain('This vehicle is no longer available.')
    expect(checkout).toContain('Find Me Something Similar')
  })

  test(`a declined card leaves everything typed and the car free, ${mode} [PLUS-106]`, async ({
    page: scripted,
    plainPage,
    expectFaults,
  }) => {
    expectFaults(/\b402\b/)
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(at(`${car}/checkout`))
    const contact = await goToConfirm(page, cards.declined)
    await pay(page)
    await isDeclined(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await chooseCard(page, cards.accepted)
    await pay(page)
    await isReserved(page)
  })

  test(`the bank asks its customer, who declines and then confirms, ${mode} [PLUS-106]`, async ({
    page: scripted,
    plainPage,
  }) => {
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(at(`${car}/checkout`))
    const contact = await goToConfirm(page, cards.asked)
    await pay(page)
    await expect(page).toHaveURL(/\/demo-bank\?payment=/)
    await expect(page.getByText('$200')).toBeVisible()
    await page.getByRole('button', { name: 'Decline' }).click()
    // With script the address names the step as well.
    await expect(page).toHaveURL((url) => url.pathname === `${car}/checkout`)
    await isDeclined(page)
    await chooseCard(page, cards.asked)
    await expect(page.getByText(contact.email)).toBeVisible()
    await pay(page)
    await page.getByRole('button', { name: 'Confirm the payment' }).click()
    await isReserved(page)
  })

  test(`a visitor whose bank is still asking goes on where they were, ${mode} [LEAD-081]`, async ({
    page: scripted,
    plainPage,
    request,
  }) => {
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(at(`${car}/checkout`))
    await goToConfirm(page, cards.asked)
    await pay(page)
    await expect(page).toHaveURL(/\/demo-bank/)
    await page.goto(at(`${car}/checkout`))
    await expect(page.getByText('Your payment is not finished')).toBeVisible()
    // Somebody else sees that the car is about to go.
    const other = await (await ask(request, site, `${car}/checkout`)).text()
    expect(other).toMatch(/it is free again at (?:<!-- -->)?\d+:\d\d [ap]m/)
    await page.getByRole('link', { name: 'Continue with the payment' }).click()
    await page.getByRole('button', { name: 'Confirm the payment' }).click()
    await isReserved(page)
  })

  test(`somebody else was quicker, and nobody is charged twice, ${mode} [PLUS-105] [LEAD-081]`, async ({
    page: scripted,
    plainPage,
    request,
    expectFaults,
  }) => {
    expectFaults(/\b409\b/)
    const page = open(scripted, plainPage)
    const car = takeCar()
    await page.goto(at(`${car}/checkout`))
    const carId = await readCarId(page)
    await goToConfirm(page, cards.accepted)
    expect((await reserveAs(request, site, carId)).status()).toBe(201)
    await pay(page)
    await expect(page.getByRole('alert').first()).toContainText(
      'This vehicle is no longer available.',
    )
    await page.getByRole('link', { name: 'Find Me Something Similar' }).first().click()
    await expect(page).toHaveURL(/\/enquire\?similar=1$/)
  })

  test(`a step with mistakes says so at its fields, ${mode} [LEAD-081]`, async ({
    page: scripted,
    plainPage,
    expectFaults,
  }) => {
    if (isPlain) expectFaults(/\b422\b/)
    const page = open(scripted, plainPage)
    await page.goto(at(`${takeCar()}/checkout`))
    const next = page.getByRole('button', { name: 'Continue to your details' })
    await next.hover()
    // Until there is script the server is asked, which answers 422.
    if (!isPlain)
      await expect(page.locator('[data-island=checkout]')).toHaveAttribute('data-hydrated')
    await next.click()
    await page.getByLabel('First Name').fill('Sam')
    await page.getByLabel('Last Name').fill('Tran')
    await page.getByLabel('Email Address').fill('sam@example.com')
    await page.getByLabel('Mobile Number').fill('0000 000 000')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'Please enter a valid phone number.',
    )
    await expect(page.getByLabel('Mobile Number')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email Address')).toHaveValue('sam@example.com')
  })
}

const steps = (page: Page) => page.getByRole('group', { name: /^Step \d of 4/ })
const isAtStep = (page: Page, step: number) =>
  expect(steps(page)).toHaveAccessibleName(new RegExp(`^Step ${step} of 4`))
const hydrated = (page: Page) =>
  expect(page.locator('[data-island=checkout]')).toHaveAttribute('data-hydrated')

/** Opens a checkout from the page of its car, and waits until the presses there are the script's. */
async function openCheckout(page: Page, car: string) {
  await page.goto(at(car))
  await page.getByRole('link', { name: 'Reserve Now' }).first().click()
  await page.getByRole('button', { name: 'Continue to your details' }).hover()
  await hydrated(page)
}

test('the way back of the browser leads a step back, and everything typed stays, after a reload too [D-13] [PLUS-038]', async ({
  page,
}) => {
  const car = takeCar()
  await openCheckout(page, car)
  const { email } = await goToConfirm(page, cards.accepted)
  await expect(page).toHaveURL(at(`${car}/checkout?step=confirm`))
  await page.goBack()
  await isAtStep(page, 3)
  await expect(page.getByRole('radio', { name: cards.accepted })).toBeChecked()
  await page.goBack()
  await isAtStep(page, 2)
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await page.goForward()
  await isAtStep(page, 3)
  await page.reload()
  await isAtStep(page, 3)
  await hydrated(page)
  await expect(page.getByRole('radio', { name: cards.accepted })).toBeChecked()
  await page.goForward()
  await isAtStep(page, 4)
  await expect(page.getByText(email)).toBeVisible()
  await page.reload()
  await isAtStep(page, 4)
  await expect(page.getByText(email)).toBeVisible()
  for (const step of [3, 2, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.goBack()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await isAtStep(page, step)
  }
  await page.goBack()
  await expect(page).toHaveURL(at(car))
})

test('the address of a step opens the first at which something is missing [D-13]', async ({
  page,
}) => {
  const car = takeCar()
  await page.goto(at(`${car}/checkout?step=confirm`))
  await isAtStep(page, 2)
  await expect(page).toHaveURL(at(`${car}/checkout?step=details`))
})

test('a bank that does not answer leaves the car free and nobody charged [PLUS-106]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/\b503\b/)
  const car = takeCar()
  await page.goto(at(`${car}/checkout`))
  const carId = await readCarId(page)
  await goToConfirm(page, cards.silent)
  await pay(page)
  await expect(page.getByRole('alert').first()).toContainText('nothing was charged', {
    timeout: 30_000,
  })
  expect((await reserveAs(request, site, carId)).status()).toBe(201)
})

test('no card is asked on the site, and forms lead nowhere else [PLUS-106]', async ({
  page,
  request,
}) => {
  await page.goto(at(`${takeCar()}/checkout`))
  await goToConfirm(page, cards.accepted)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('input[autocomplete^="cc-"]')).toHaveCount(0)
  const policy = (await ask(request, site, '/')).headers()['content-security-policy']
  expect(policy).toContain(`form-action 'self';`)
  expect(policy).toContain(`default-src 'self';`)
  expect(policy).not.toContain('frame-src')
})

test('a car of another dealer is not reserved here [LEAD-081]', async ({ request }) => {
  expect((await reserveAs(request, site, 999_999)).status()).toBe(409)
  const { status, headers } = await ask(request, site, '/api/reservations').then((response) => ({
    status: response.status(),
    headers: response.headers(),
  }))
  expect([status, headers['allow'], headers['cache-control']]).toEqual([405, 'POST', 'no-store'])
  expect((await ask(request, site, `${takeCar()}/buy-online`)).status()).toBe(404)
})
