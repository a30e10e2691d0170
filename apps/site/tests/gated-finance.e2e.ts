import type { APIRequestContext } from '@playwright/test'
import { aContact, findCarPath } from './enquiring.ts'
import { openFinancing, ownFinance, stockFinancing } from './financing-dealer.ts'
import { ask, expect, port, type TestSite, test } from './journey.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'

const dealer = 'personal'
const site = dealer as TestSite
const origin = `http://${dealer}.localhost:${port}`

const open = (personalised: boolean) =>
  openFinancing(
    {
      finance: { ...ownFinance, personalised },
      vehiclePage: { financeButton: { label: 'Get Finance Quote', gated: true } },
    },
    dealer,
  )

const statusOf = async (request: APIRequestContext, path: string) =>
  (await ask(request, dealer, path)).status()

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  open(false)
  await expect.poll(() => statusOf(request, '/'), { timeout: 40_000 }).toBe(200)
  await stockFinancing(undefined, dealer)
  await expect
    .poll(async () => (await ask(request, dealer, '/search?query=f101')).text(), {
      timeout: 40_000,
    })
    .toContain('-f101')
  await request.dispose()
})

test('a gated finance button leads through sign-in to the form about the car, and back to the car [VDP-047] [CFG-052] [SITE-033]', async ({
  page,
  request,
}) => {
  const car = await findCarPath(request, site, '/search?query=f101')
  await page.goto(origin + car)
  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  await aside.getByRole('link', { name: 'Get Finance Quote', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('type'), searchParams.get('back')]).toEqual([
    '/sign-in',
    'finance',
    car,
  ])
  await expect(page.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', car)

  const contact = aContact()
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, site, contact.phone))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Finance form' })).toBeVisible()
  const target = new URL(page.url())
  expect(target.pathname + target.search + target.hash).toBe(searchParams.get('redirect'))
  expect(target.searchParams.get('vehiclePriceBudget')).toBe('30000')
})

test('the finance page asks for sign-in where finance is personalised, and only there [SITE-080] [CFG-074] [SITE-086] [SITE-087]', async ({
  plainPage: page,
  request,
}) => {
  const path = '/finance?vehiclePriceBudget=25000&loanTerm=4'
  expect(await statusOf(request, path)).toBe(200)
  open(true)
  await expect.poll(() => statusOf(request, path), { timeout: 40_000 }).toBe(302)
  expect(await statusOf(request, '/search')).toBe(200)

  const contact = aContact()
  await page.goto(origin + path)
  const gated = new URL(page.url())
  expect(gated.pathname + gated.search).toBe(
    `/sign-in?type=finance&redirect=${encodeURIComponent(path)}&back=%2F`,
  )
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, site, contact.phone))
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(origin + path)
  await expect(page.getByRole('region', { name: 'Finance form' })).toBeVisible()
})
