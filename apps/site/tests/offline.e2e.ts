import type { Page } from '@playwright/test'
import { aContact, fillAsPerson } from './enquiring.ts'
import { expect, on, test } from './journey.ts'
import { sidebar } from './searching.ts'
import { findStoredLeads } from './stored-leads.ts'

/** Said over the page while a press waits for the connection. */
const notice = (page: Page) =>
  page.getByText('You are offline. We will carry on as soon as the connection')
const toyota = (page: Page) => sidebar(page).getByRole('link', { name: /Toyota ?,/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const explore = (page: Page) => page.getByRole('link', { name: /^Explore Vehicle/ })

/** Opens a page on a connection that is saved, so that no script is fetched before a visitor reaches for its part. */
async function openSaving(page: Page, address: string) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(address)
}

/** Faults the browser itself tells of while it is offline. */
const offlineFaults = [/ERR_INTERNET_DISCONNECTED|Failed to fetch/]

test('a filter pressed offline before its script came keeps the page, says so, and is applied later [PLUS-084]', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(...offlineFaults)
  await openSaving(page, on('harbour', '/search'))
  const cards = await explore(page).count()
  await context.setOffline(true)
  await toyota(page).click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(on('harbour', '/search'))
  await expect(explore(page)).toHaveCount(cards)
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Toyota for Sale')
  await expect(notice(page)).toHaveCount(0)
})

test('a press that waits for the connection is forgotten on Escape', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(...offlineFaults)
  await openSaving(page, on('harbour', '/search'))
  await context.setOffline(true)
  await toyota(page).click()
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.getByLabel('Sort by').selectOption('price:asc')
  await expect(page).toHaveURL(/sortBy=price/)
  await expect(heading(page)).not.toHaveText('Toyota for Sale')
})

test('a filter and a sort used offline keep the cars, say so, and are applied later [PLUS-084]', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(...offlineFaults)
  await page.goto(on('harbour', '/search'))
  await toyota(page).hover()
  await page.getByLabel('Sort by').hover()
  await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated')
  const cards = await explore(page).count()
  await context.setOffline(true)
  await toyota(page).click()
  await expect(results(page)).toContainText('You are offline. The results will update when')
  await page.getByLabel('Sort by').selectOption('price:asc')
  await expect(explore(page)).toHaveCount(cards)
  await context.setOffline(false)
  await expect(results(page)).not.toContainText('You are offline')
  await expect(heading(page)).toHaveText('Toyota for Sale')
  await expect(page).toHaveURL(/sortBy=price/)
})

for (const isHydrated of [false, true]) {
  test(`a favourite chosen offline is kept${isHydrated ? '' : ', also before its script came'} [PLUS-084]`, async ({
    page,
    context,
    expectFaults,
  }) => {
    expectFaults(...offlineFaults)
    await (isHydrated
      ? page.goto(on('ridgeline', '/search'))
      : openSaving(page, on('ridgeline', '/search')))
    const heart = page.getByRole('button', { name: /^Save / }).first()
    if (isHydrated) {
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    }
    await context.setOffline(true)
    await heart.click()
    if (!isHydrated) await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto(on('ridgeline', '/favourites'))
    await expect(explore(page)).toHaveCount(1)
  })
}

test('a form sent offline before its script came keeps its words and gives one lead [PLUS-084] [PLUS-037]', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(...offlineFaults)
  const contact = aContact()
  await openSaving(page, on('ridgeline', '/contact'))
  await context.setOffline(true)
  await page.getByLabel('First Name').fill('Ann')
  await page.getByLabel('Last Name').fill('Lee')
  await page.getByLabel('Email Address').fill(contact.email)
  await page.getByLabel('Mobile Number').fill(contact.phone)
  await page.getByLabel('Enquiry type').selectOption('General Enquiry')
  await page.getByLabel('Message').fill('From the shed.')
  await fillAsPerson(page)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('From the shed.')
  await context.setOffline(false)
  await expect(page).toHaveURL(on('ridgeline', '/success'))
  const told = await findStoredLeads('ridgeline', contact.email)
  expect(told.map(({ message }) => message)).toEqual(['From the shed.'])
})
