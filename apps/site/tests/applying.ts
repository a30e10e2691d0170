import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { aContact, fillAsPerson } from './enquiring.ts'
import { openFinancing, ownFinance } from './financing-dealer.ts'
import { ask, expect, type TestSite } from './journey.ts'
import { codeField, readCode } from './signing-in.ts'
import { LENDER_HOST } from './test-lender.ts'

/** Name of the lender in what a shopper reads. */
export const LENDER = 'Wattle Bank'

/** Name of a dealer only this process of the tests has: its lender answers at a port of its own. */
export const ownDealer = (name: string) => `${name}-${process.env['TEST_WORKER_INDEX'] ?? '0'}`

/** Writes a dealer whose lender takes applications at an address. */
export function openApplying(dealer: string, url: string): void {
  const [provider] = ownFinance.providers
  openFinancing(
    {
      finance: {
        ...ownFinance,
        providers: [{ ...provider!, service: { type: 'http', url }, redirectHosts: [LENDER_HOST] }],
      },
    },
    dealer,
  )
}

/** Waits until the site serves dealers whose files were just written. */
export async function awaitDealers(
  request: APIRequestContext,
  dealers: readonly string[],
): Promise<void> {
  for (const dealer of dealers) {
    const open = async () => (await ask(request, dealer, '/apply-for-finance')).text()
    await expect.poll(open, { timeout: 40_000 }).toContain('data-island="application')
  }
}

export const formOf = (page: Page) => page.getByRole('region', { name: 'Finance form' })
export const applyButton = (page: Page) =>
  formOf(page).getByRole('button', { name: `Apply to ${LENDER}` })

/** Text a shopper typed, which no failure may lose. */
export const typedMessage = 'I trade in a 2014 Falcon.'

/** Opens the form at an address; with script once it answers, so that no press is the browser's own. */
export async function openForm(page: Page, url: string, script: 'script' | 'no script') {
  await page.goto(url)
  if (script === 'no script') return
  await formOf(page).getByLabel('Amount to finance').focus()
  await expect(formOf(page).locator('[data-island=application]')).toHaveAttribute('data-hydrated')
}

const next = (form: Locator, step: string) =>
  form.getByRole('button', { name: `Next: ${step}` }).click()

/** Fills in the first three steps of a form; the last one asks for the code then. */
export async function fillApplication(page: Page, contact = aContact(), form = formOf(page)) {
  await fillAsPerson(page)
  await next(form, 'Your Details')
  await form.getByLabel('First Name').fill('Kim')
  await form.getByLabel('Last Name').fill('Lee')
  await form.getByLabel('Email Address').fill(contact.email)
  await form.getByLabel('Mobile Number').fill(contact.phone)
  await next(form, 'Instant pre-approval')
  await form.getByLabel('Postcode').fill('2077')
  await form.getByLabel('Message').fill(typedMessage)
  await next(form, 'Apply to lender')
  await expect(form.getByRole('button', { name: 'Send Code' })).toBeVisible()
  return contact
}

/** Has a code sent to the phone of the form, and reads it. */
export async function receiveCode(
  page: Page,
  request: APIRequestContext,
  dealer: string,
  { phone }: { phone: string },
): Promise<string> {
  await formOf(page).getByRole('button', { name: 'Send Code' }).click()
  await expect(formOf(page).getByRole('button', { name: 'Resend Code' })).toBeVisible()
  return readCode(request, dealer as TestSite, phone)
}

/** Goes through all steps of the page that is open, and proves the phone; the last press is the test's. */
export async function prepareApplication(page: Page, request: APIRequestContext, dealer: string) {
  const contact = await fillApplication(page)
  await codeField(page).fill(await receiveCode(page, request, dealer, contact))
  return contact
}

/** Walks back to the first step and forth again: everything typed is still there, and the phone stays proved. */
export async function expectNothingLost(page: Page, contact: { email: string; phone: string }) {
  const form = formOf(page)
  const back = form.getByRole('button', { name: 'Back', exact: true })
  await back.click()
  await expect(form.getByLabel('Message')).toHaveValue(typedMessage)
  await expect(form.getByLabel('Postcode')).toHaveValue('2077')
  await back.click()
  await expect(form.getByLabel('First Name')).toHaveValue('Kim')
  await expect(form.getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(form.getByLabel('Mobile Number')).toHaveValue(contact.phone)
  await next(form, 'Instant pre-approval')
  await next(form, 'Apply to lender')
  await expect(form.getByText(`${contact.phone} is verified.`)).toBeVisible()
}
