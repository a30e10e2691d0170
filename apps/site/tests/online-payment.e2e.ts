import type { APIRequestContext, Page } from '@playwright/test'
import { aContact } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'

const path = '/online-payment'

async function signIn(
  page: Page,
  request: APIRequestContext,
  contact: ReturnType<typeof aContact>,
) {
  await page.goto(on('harbour', path))
  await expect(page).toHaveURL(
    on('harbour', '/sign-in?type=online-payment&redirect=%2Fonline-payment&back=%2F'),
  )
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, 'harbour', contact.phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(on('harbour', path))
}

async function fill(page: Page, reference: string, amount: string, card: RegExp) {
  await page.getByLabel('Invoice or reference number').fill(reference)
  await page.getByLabel('Amount in dollars').fill(amount)
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: card }).check()
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay now' }).click()

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a visitor signs in, pays at the page of their bank, and finds the receipt again [SITE-051] [SITE-082]', async ({
      page,
      request,
      expectFaults,
    }) => {
      expectFaults('422 POST harbour/online-payment', '402 POST harbour/online-payment')
      const contact = aContact()
      await signIn(page, request, contact)

      // What is wrong is said beside its field, and everything typed stays.
      await fill(page, 'INV-10482', '10,000.01', /3155/)
      await pay(page)
      await expect(page.getByRole('alert')).toContainText(
        'Please enter an amount from $1 to $10,000.',
      )
      await expect(page.getByLabel('Invoice or reference number')).toHaveValue('INV-10482')
      await expect(page.getByRole('radio', { name: /3155/ })).toBeChecked()

      // A declined card charges nobody, and another may be tried.
      await page.getByLabel('Amount in dollars').fill('$1,250.50')
      await page.getByRole('radio', { name: /0002/ }).check()
      await pay(page)
      await expect(page.getByRole('alert')).toContainText('nothing was charged')
      await expect(page.getByLabel('Amount in dollars')).toHaveValue('1,250.50')
      expect(await findStoredLeads('harbour', contact.email)).toEqual([])

      await page.getByRole('radio', { name: /3155/ }).check()
      await pay(page)
      await expect(page).toHaveURL(/\/demo-bank\?payment=/)
      await expect(page.getByText('Harbour Motor Group: INV-10482')).toBeVisible()
      await page.getByRole('button', { name: 'Confirm the payment' }).click()
      await expect(page).toHaveURL(/\/online-payment\?payment=/)
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you for your payment' }),
      ).toBeVisible()
      await expect(page.getByText('$1,250.50')).toBeVisible()
      const receipt = (await page.getByText(/^P-[0-9A-F]{8}$/).textContent()) ?? ''

      const told = await findStoredLeads('harbour', contact.email)
      expect(told.map(({ subcategory }) => subcategory)).toEqual(['Online payment'])
      expect(told[0]?.message).toContain(`receipt ${receipt}.`)
      // The mail goes through the outbox.
      const inbox = async () => (await ask(request, 'harbour', '/__dev/inbox')).text()
      await expect.poll(inbox).toContain(`Receipt ${receipt}: INV-10482`)

      await page.goto(on('harbour', path))
      const earlier = page.getByRole('complementary', { name: 'Your payments' })
      await expect(earlier).toContainText('$1,250.50')
      await earlier.getByRole('link', { name: 'INV-10482' }).click()
      await expect(page.getByText(receipt)).toBeVisible()
    })
  })
}

test('a stranger pays nothing, sees no receipt, and finds no page where nobody takes payments', async ({
  request,
}) => {
  const sent = await ask(request, 'harbour', path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: 'reference=INV-1&amount=20',
  })
  expect(sent.status()).toBe(303)
  expect(sent.headers()['location']).toMatch(/^\/sign-in\?type=online-payment/)
  const receipt = await ask(request, 'harbour', `${path}?payment=${crypto.randomUUID()}`)
  expect(receipt.headers()['location']).toMatch(/^\/sign-in\?type=online-payment/)
  expect((await ask(request, 'ridgeline', path)).status()).toBe(404)
})
