import type { APIRequestContext, Page } from '@playwright/test'
import { aContact, findCarPath } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { comeToRest, followRequests } from './rest.ts'
import { askForCode, codeField, readCode } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'
import { findCar, openTradeIn } from './trading-in.ts'

async function signIn(page: Page, request: APIRequestContext) {
  await page.goto(on('ridgeline', '/sign-in'))
  const contact = aContact()
  await askForCode(page, contact)
  await codeField(page).fill(await readCode(request, 'ridgeline', contact.phone))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/sign in/i)
}

/** Names of the controls of a page, without what differs from one rendering to another. */
const controls = (page: Page) =>
  page
    .locator('a[href], button')
    .evaluateAll((all) =>
      all.map((each) => [
        each.tagName,
        each.getAttribute('href') ?? '',
        each.textContent?.trim() ?? '',
      ]),
    )

test('no page, button or call changes by who is signed in: two people meet the same, and the session names no role [SITE-003]', async ({
  browser,
  contextOptions,
  request,
}) => {
  const car = await findCarPath(request, 'ridgeline', '/used-car')
  const met = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext(contextOptions)
      followRequests(context)
      const page = await context.newPage()
      await signIn(page, request)
      const seen = []
      for (const path of ['/', '/used-car', car, '/my-garage']) {
        await page.goto(on('ridgeline', path))
        await comeToRest(page)
        seen.push(await controls(page))
      }
      const session = await page.evaluate(async () => (await fetch('/api/session')).json())
      await context.close()
      const { user } = session as { user: object }
      return { seen, session: Object.keys(user).toSorted() }
    }),
  )
  expect(met[0]?.seen).toEqual(met[1]?.seen)
  expect(met[0]?.session).toEqual(met[1]?.session)
  expect(JSON.stringify(met[0]?.session)).not.toMatch(/role|admin|permission/i)
})

test('no admin screen, route or role is there for visitors [SITE-089]', async ({ request }) => {
  const names = ['admin', 'administrator', 'dashboard', 'manage', 'cms', 'backend', 'staff']
  for (const name of names)
    for (const path of [`/${name}`, `/${name}/login`, `/api/${name}`])
      expect.soft((await ask(request, 'harbour', path)).status(), path).toBe(404)
  const home = await (await ask(request, 'harbour', '/')).text()
  expect(home).not.toMatch(/href="[^"]*\/(?:admin|dashboard|manage)\b/)
})

test('what is submitted is checked again on the server, stored before the answer, and once for one key [SITE-005]', async ({
  request,
}) => {
  const { email, phone } = aContact()
  const send = (data: object) =>
    ask(request, 'ridgeline', '/api/leads', {
      method: 'POST',
      headers: { 'idempotency-key': `submitted-${email.replaceAll(/\W/g, '-')}` },
      data: {
        name: 'Sam',
        last_name: 'Tran',
        email,
        phone,
        category: 'General Enquiry',
        dealership_slug: 'ridgeline-used-cars',
        message: 'Is <b>the yard</b> open on Sunday?',
        ...data,
      },
    })
  expect((await send({ email: 'not an address', phone: '' })).status()).toBe(422)
  expect(await findStoredLeads('ridgeline', email)).toEqual([])
  const [first, second] = await Promise.all([send({}), send({})])
  expect([first?.status(), second?.status()].map((status) => (status ?? 0) < 300)).toEqual([
    true,
    true,
  ])
  expect(await second?.json()).toEqual(await first?.json())
  const stored = await findStoredLeads('ridgeline', email)
  expect(stored.map((lead) => lead['message'])).toEqual(['Is <b>the yard</b> open on Sunday?'])
})

test("an odometer field has the suffix ' kms', shows thousand separators, and takes them [UI-012] [UI-013]", async ({
  page,
}) => {
  await openTradeIn(page, on('harbour', '/trade-in'))
  await findCar(page, '482 klm')
  const odometer = page.getByLabel('Kilometres')
  const suffix = odometer.locator('xpath=following-sibling::*')
  await expect(suffix).toBeVisible()
  expect(await suffix.allTextContents()).toEqual([' kms'])
  await odometer.focus()
  await expect(page.locator('main form')).toHaveAttribute('novalidate')
  await odometer.pressSequentially('123456')
  await page.keyboard.press('Tab')
  await expect(odometer).toHaveValue('123,456')
  await odometer.fill('999')
  await page.keyboard.press('Tab')
  await expect(odometer).toHaveValue('999')
  await odometer.fill('1000')
  await page.keyboard.press('Tab')
  await expect(odometer).toHaveValue('1,000')
})
