import type { APIRequestContext, Page } from '@playwright/test'
import { aContact } from './enquiring.ts'
import { ask, expect, on, type TestSite, test } from './journey.ts'
import { askForCode, codeField, phoneField, readCode } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'

const path = '/my-garage/delete-account'
const signInUrl = /\/sign-in\?type=/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const box = (page: Page) => page.getByRole('checkbox', { name: 'Yes, delete my account for good' })
const submit = (page: Page) => page.getByRole('button', { name: 'Delete my account' })

type Person = ReturnType<typeof aContact>

/** Opens the garage of somebody, who signs in for it. */
async function openGarage(page: Page, request: APIRequestContext, site: TestSite, person: Person) {
  await page.goto(on(site, '/my-garage'))
  await askForCode(page, person)
  await codeField(page).fill(await readCode(request, site, person.phone))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('My garage')
}

const storedKeys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    ),
  )

test('a visitor deletes the account after a confirmation, and is signed out on every device; leads and other visitors stay', async ({
  page,
  plainPage,
  browser,
  request,
}) => {
  const ann = aContact()
  const bob = aContact()
  const lead = await ask(request, 'harbour', '/api/leads', {
    method: 'POST',
    data: {
      name: 'Ann',
      last_name: 'Lee',
      email: ann.email,
      phone: ann.phone,
      postcode: '4000',
      category: 'General Enquiry',
      dealership_slug: 'harbour-toyota',
      message: 'Is it still available?',
    },
  })
  expect(lead.status()).toBe(201)
  await openGarage(plainPage, request, 'harbour', ann)
  const others = await browser.newPage()
  await openGarage(others, request, 'harbour', bob)
  await openGarage(page, request, 'harbour', ann)
  await page.goto(on('harbour', '/search'))
  await page.locator('[data-car-list=favourite]').first().click()
  await expect(page.locator('[data-car-list=favourite]').first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.evaluate(() => localStorage.setItem('another-app:theme', 'dark'))
  expect((await storedKeys(page)).some((key) => key.startsWith('harbour:'))).toBe(true)

  await page.goto(on('harbour', '/my-garage'))
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await expect(heading(page)).toHaveText('Delete my account')
  await expect(page.getByText('Your saved searches and the emails about them')).toBeVisible()
  await expect(page.getByText(/They are the records of Harbour/)).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(on('harbour', `${path}?fault=unconfirmed`))
  await expect(box(page)).toHaveAccessibleDescription('Tick the box to delete your account.')
  await box(page).check()
  await submit(page).click()
  await expect(heading(page)).toHaveText('Your account is deleted')
  await expect
    .poll(async () => (await storedKeys(page)).filter((key) => key === 'harbour:favourites'))
    .toEqual([])
  expect(await storedKeys(page)).toContain('another-app:theme')
  const cookies = await page.context().cookies(on('harbour', path))
  expect(cookies.map(({ name }) => name)).toEqual(['account-deleted'])

  await plainPage.goto(on('harbour', '/my-garage'))
  await expect(plainPage).toHaveURL(signInUrl)
  await page.goto(on('harbour', '/my-garage'))
  await expect(page).toHaveURL(signInUrl)
  await others.reload()
  await expect(heading(others)).toHaveText('My garage')
  await others.close()
  expect(await findStoredLeads('harbour', ann.email)).toHaveLength(1)

  // The mobile is nobody's now: who signs in with it begins afresh.
  await openGarage(page, request, 'harbour', { ...ann, email: aContact().email })
  await expect(page.getByText(ann.email)).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the account goes by forms alone; a repeat says the same, and a stranger is led to sign in', async ({
    page,
    request,
    browser,
  }) => {
    const ann = aContact()
    await page.goto(on('ridgeline', path))
    await expect(page).toHaveURL(
      on('ridgeline', `/sign-in?type=delete-account&redirect=${encodeURIComponent(path)}&back=%2F`),
    )
    await expect(page.getByText('to delete your account')).toBeVisible()
    await expect(phoneField(page)).toBeVisible()
    await askForCode(page, ann)
    await codeField(page).fill(await readCode(request, 'ridgeline', ann.phone))
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Delete my account')
    const account = await page.locator('input[name=account]').inputValue()
    const cookie = (await page.context().cookies(on('ridgeline', path)))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    await page.getByRole('link', { name: 'Keep my account' }).click()
    await expect(heading(page)).toHaveText('My garage')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Delete my account' }).click()
    await submit(page).click()
    await expect(page).toHaveURL(on('ridgeline', `${path}?fault=unconfirmed`))
    await expect(box(page)).toBeFocused()
    await expect(page.getByText('Tick the box to delete your account.')).toBeInViewport()
    await box(page).check()
    await submit(page).click()
    await expect(page).toHaveURL(on('ridgeline', path))
    await expect(heading(page)).toHaveText('Your account is deleted')
    await expect(page.getByText('Clear its site data')).toBeVisible()
    await page.reload()
    await expect(heading(page)).toHaveText('Your account is deleted')

    const send = (site: TestSite, headers: Record<string, string>) =>
      ask(request, site, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        data: new URLSearchParams({ account, confirm: 'yes' }).toString(),
      })
    const again = await send('ridgeline', { cookie })
    expect([again.status(), again.headers()['location']]).toEqual([303, path])
    const foreign = await send('ridgeline', { cookie, origin: 'https://evil.example' })
    expect(foreign.status()).toBe(403)
    const stranger = await browser.newPage({ javaScriptEnabled: false })
    await stranger.goto(on('ridgeline', path))
    await expect(stranger).toHaveURL(signInUrl)
    await stranger.close()
  })
})
