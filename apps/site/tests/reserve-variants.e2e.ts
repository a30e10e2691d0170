import { aContact } from './enquiring.ts'
import { ask, expect, type TestSite, test } from './journey.ts'
import { cards, goToConfirm, openReserving, pay } from './reserving.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'

const online = openReserving('buys-online', {
  routing: { reservePath: 'buy-online' },
  reserve: { paymentProcessors: ['demo'], price: 1500, depositText: '$1,500 refundable' },
  vehiclePage: { purchaseButton: 'Buy Online' },
})
const gated = openReserving('gated-checkout', { gates: { checkout: true } })

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await online.start(request)
  await gated.start(request)
  await request.dispose()
})

for (const mode of ['with script', 'without script'] as const) {
  test(`a site may reserve at /buy-online, with its own deposit, ${mode} [SITE-019] [LEAD-079] [CFG-023] [CFG-081]`, async ({
    page: scripted,
    plainPage,
    request,
  }) => {
    const page = mode === 'with script' ? scripted : plainPage
    const car = online.takeCar()
    await page.goto(online.at(car))
    await page.getByRole('link', { name: 'Buy Online' }).first().click()
    await expect(page).toHaveURL(online.at(`${car}/buy-online`))
    await expect(page.getByText('$1,500 refundable')).toBeVisible()
    await goToConfirm(page, cards.accepted)
    await pay(page)
    await expect(page.getByRole('heading', { name: 'Your vehicle is reserved' })).toBeVisible()
    await expect(page.getByText('$1,500', { exact: true })).toBeVisible()
    expect((await ask(request, 'buys-online', `${car}/checkout`)).status()).toBe(404)
  })
}

test('a gated checkout asks for sign-in first and comes back with what is known [SITE-079] [CFG-085]', async ({
  page,
  request,
}) => {
  const car = gated.takeCar()
  const response = await ask(request, 'gated-checkout', `${car}/checkout`)
  expect(response.status()).toBe(302)
  await page.goto(gated.at(car))
  await page.getByRole('link', { name: 'Reserve Now' }).first().click()
  await expect(page).toHaveURL(/\/sign-in\?/)
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('type')]).toEqual(['/sign-in', 'checkout'])
  const contact = aContact()
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, 'gated-checkout' as TestSite, contact.phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(gated.at(`${car}/checkout`))
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(page.getByLabel('First Name')).toHaveValue('Ann')
})
