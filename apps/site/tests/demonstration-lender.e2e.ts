import type { APIRequestContext, Page } from '@playwright/test'
import { fillApplication, formOf, openForm } from './applying.ts'
import { findCarPath } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { codeField, forgetNetwork, readCode } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'

test.beforeEach(() => forgetNetwork())

const demonstrationPath = '/finance/demonstration-lender'

/** A car for sale of the dealer: its page, its name and its id. */
async function findCar(request: APIRequestContext) {
  const path = await findCarPath(request, 'harbour', '/search/used-cars')
  const html = await (await ask(request, 'harbour', path)).text()
  const id = /"car":\{"id":(\d+)/.exec(html)?.[1] ?? ''
  const name = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? ''
  return { path, id, name }
}

async function expectDemonstration(
  page: Page,
  request: APIRequestContext,
  script: Parameters<typeof openForm>[2],
) {
  const car = await findCar(request)
  const path = `/apply-for-finance?car_id=${car.id}&price=25000&loanTerm=4`
  await openForm(page, on('harbour', path), script)
  const contact = await fillApplication(page)
  await formOf(page).getByRole('button', { name: 'Send Code' }).click()
  await expect(formOf(page).getByRole('button', { name: 'Resend Code' })).toBeVisible()
  await codeField(page).fill(await readCode(request, 'harbour', contact.phone))
  await formOf(page).getByRole('button', { name: 'Apply to Harbour Drive Finance' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demonstration lender' })).toBeVisible()
  expect(await findStoredLeads('harbour', contact.email)).toHaveLength(1)
  await expect(page.getByText(/Harbour Drive Finance is a demonstration\./)).toBeVisible()
  const arrived = page.getByRole('region', { name: 'Application that arrived' })
  await expect(arrived.getByRole('definition').first()).toHaveText('$25,000')
  await expect(arrived.getByRole('definition').nth(1)).toHaveText('4 years')
  await expect(arrived.getByRole('link', { name: car.name })).toHaveAttribute('href', car.path)
  const { pathname, search } = new URL(page.url())
  expect(pathname).toBe(demonstrationPath)
  expect(decodeURIComponent(search)).not.toMatch(/kim|lee|@|04\d\d/i)
  await page.getByRole('link', { name: 'Back to the vehicle' }).click()
  await expect(page).toHaveURL(on('harbour', car.path))
}

test('an application to the demonstration lender ends at a page that says so, shows what arrived and leads back [FIN-090] [SITE-028]', {
  tag: '@phone',
}, async ({ page, request }) => {
  await expectDemonstration(page, request, 'script')
})

test('without script it ends there too [FIN-090] [SITE-028]', async ({
  plainPage: page,
  request,
}) => {
  await expectDemonstration(page, request, 'no script')
})

test('the page of the demonstration lender is never indexed, and there with that lender alone', async ({
  request,
}) => {
  const answer = await ask(request, 'harbour', `${demonstrationPath}?amount=25000&loanTerm=4`)
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  const sitemap = await (await ask(request, 'harbour', '/sitemap.xml')).text()
  expect(sitemap).not.toContain('demonstration-lender')
  // The default tenant has no such lender: its form in steps is a lead alone.
  expect((await ask(request, 'northside', demonstrationPath)).status()).toBe(404)
})

test('the popup goes to the lender as the page does [FIN-090] [CFG-073]', async ({
  page,
  request,
}) => {
  await page.goto(on('caravans', '/search'))
  const path = await findCarPath(request, 'caravans', '/search')
  await page.goto(on('caravans', path))
  const button = page
    .getByRole('region', { name: 'Price and enquiry' })
    .getByRole('link', { name: /^Get Finance/ })
  await expect(button).toHaveAttribute('href', /^\/apply-for-finance\?/)
  await button.click()
  const dialog = page.getByRole('dialog', { name: /^Instant Finance pre-approval/ })
  await expect(dialog.getByLabel('Amount to finance')).toBeVisible()
  const contact = await fillApplication(page, undefined, dialog)
  await dialog.getByRole('button', { name: 'Send Code' }).click()
  await expect(dialog.getByRole('button', { name: 'Resend Code' })).toBeVisible()
  await dialog
    .getByLabel('Verification code')
    .fill(await readCode(request, 'caravans', contact.phone))
  await dialog.getByRole('button', { name: 'Apply to Leisure Lend' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Demonstration lender' })).toBeVisible()
})
