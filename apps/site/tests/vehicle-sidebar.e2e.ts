import type { Locator, Page, Request } from '@playwright/test'
import { fillAsPerson, findCarPath, openDetails } from './enquiring.ts'
import { expect, on, recordFaults, test } from './journey.ts'
import { comeToRest } from './rest.ts'

/** A used car of the dealer that sold. */
const sold = '/cars/2018-toyota-hilux-rugged-x-r4109'

const sidebar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
const pressed = (page: Page) =>
  sidebar(page).getByRole('button', { name: 'Favourite', exact: true })

async function openUsedCar(page: Page): Promise<string> {
  const path = await findCarPath(page.request, 'harbour', '/search/used-cars')
  await page.goto(on('harbour', path))
  return path
}

test('the Favourite button saves the vehicle, keeps it and takes it out again [VDP-044]', {
  tag: '@phone',
}, async ({ page }) => {
  const faults = recordFaults(page)
  const path = await openUsedCar(page)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  const box = await pressed(page).boundingBox()
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
  await expect(pressed(page)).toHaveAttribute('aria-pressed', 'false')
  await pressed(page).click()
  await expect(pressed(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(on('harbour', '/favourites'))
  const card = page.getByRole('main').getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('heading')).toHaveText(name ?? '')

  await page.goto(on('harbour', path))
  await expect(pressed(page)).toHaveAttribute('aria-pressed', 'true')
  await pressed(page).click()
  await expect(pressed(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto(on('harbour', '/favourites'))
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  expect(faults).toEqual([])
})

test('without script the Favourite button is a form [VDP-044]', async ({ plainPage: page }) => {
  await openUsedCar(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await pressed(page).click()
  await expect(page).toHaveURL(on('harbour', '/favourites'))
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(name)
})

test('the Enquire button opens the enquiry form over the page [VDP-038]', async ({ page }) => {
  await openUsedCar(page)
  const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
  await expect(dialog).toBeHidden()
  await sidebar(page).getByRole('link', { name: 'Enquire', exact: true }).click()
  await expect(dialog.getByLabel('First Name')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send Enquiry' })).toBeVisible()
})

/** Part of a sent lead that tells what it asks for, whichever way it was sent. */
function askedFor(request: Request) {
  const body = request.postData() ?? ''
  const isJson = request.headers()['content-type']?.startsWith('application/json')
  const fields = isJson
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body))
  const { category, subcategory, car_id, stock_number, name, last_name, email } = fields
  return { category, subcategory, car_id: Number(car_id), stock_number, name, last_name, email }
}

const similarForm = (page: Page) => sidebar(page).locator('form').filter({ hasText: 'First Name' })

async function fillSimilar(form: Locator) {
  await form.getByLabel('First Name').fill('Sam')
  await openDetails(form)
  await form.getByLabel('Last Name').fill('Tran')
  await form.getByLabel('Mobile Number').fill('0491 570 157')
  await form.getByLabel('Email Address').fill('sam@example')
}

/** Opens the form of the sidebar; without script it stands on a page of its own (D-123). */
async function openSimilar(page: Page, isScripted: boolean): Promise<Locator> {
  await page.goto(on('ridgeline', sold))
  if (isScripted) return similarForm(page)
  await expect(similarForm(page)).toBeHidden()
  await sidebar(page).getByRole('link', { name: 'Find Me Something Similar' }).click()
  return page.locator('form').filter({ hasText: 'First Name' })
}

/** Sends the form with a mistake, then without; gives the lead that was taken. */
async function sendSimilar(page: Page, isScripted: boolean) {
  const form = await openSimilar(page, isScripted)
  await fillSimilar(form)
  await fillAsPerson(page)
  // Before its code is there the browser sends the form itself, as it does without script.
  if (isScripted)
    await expect(sidebar(page).locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  const refused = page.locator('form').filter({ hasText: 'First Name' })
  await expect(refused.getByLabel('First Name')).toHaveValue('Sam')
  await expect(refused.getByLabel('Mobile Number')).toHaveValue(/0491 ?570 ?157/)
  await refused.getByLabel('Email Address').fill('sam@example.com')
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && !request.url().includes('events'),
  )
  await refused.getByRole('button', { name: 'Send Enquiry' }).click()
  const lead = askedFor(await sending)
  await expect(page).toHaveURL(on('ridgeline', '/success'))
  await expect(page.getByRole('main')).toContainText('looks for a vehicle like it')
  return lead
}

test("a sold car's sidebar has the 'Find Me Something Similar' form instead of the buttons, and it sends the same lead with script and without [VDP-075]", async ({
  page,
  plainPage,
  expectFaults,
}) => {
  // Without script the server refuses the mistake.
  expectFaults(/^422 POST ridgeline\/cars\//)
  await page.goto(on('ridgeline', sold))
  await expect(sidebar(page).getByText('SOLD', { exact: true })).toBeVisible()
  await expect(
    sidebar(page).getByRole('heading', { name: 'Find Me Something Similar' }),
  ).toBeVisible()
  await expect(similarForm(page)).toBeVisible()
  for (const name of [/^Enquire$/, /^Call Now/, 'Test Drive', 'Request Photos', 'Print'])
    await expect(sidebar(page).getByRole('link', { name })).toHaveCount(0)
  await expect(sidebar(page).getByRole('button', { name: /^(Share|Favourite)$/ })).toHaveCount(0)
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0)

  const scripted = await sendSimilar(page, true)
  expect(scripted).toMatchObject({
    category: 'Vehicle Enquiry',
    subcategory: 'Find Me Something Similar',
    name: 'Sam',
  })
  expect(scripted.car_id).toBeGreaterThan(0)
  const posted = await sendSimilar(plainPage, false)
  expect(posted).toMatchObject({
    subcategory: scripted.subcategory,
    name: 'Sam',
    email: scripted.email,
  })
})

test('the page of the form about a sold car names the car and asks no price for it [VDP-075]', async ({
  plainPage,
}) => {
  await plainPage.goto(on('ridgeline', `${sold}/enquire`))
  const main = plainPage.getByRole('main')
  await expect(main.getByText('Sold', { exact: true })).toBeVisible()
  await expect(main).not.toContainText('$')
})

test('a car that is for sale has its buttons and no such form [VDP-075]', async ({ page }) => {
  await openUsedCar(page)
  await expect(sidebar(page).getByRole('link', { name: 'Enquire', exact: true })).toBeVisible()
  await expect(sidebar(page).getByText('SOLD', { exact: true })).toHaveCount(0)
  await expect(
    sidebar(page).getByRole('heading', { name: 'Find Me Something Similar' }),
  ).toHaveCount(0)
})

test('a browser that keeps nothing is one warning, and the page stands [VDP-124]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const faults = recordFaults(page)
  await openUsedCar(page)
  const lost = () => faults.filter((text) => text.startsWith('The viewed car was not remembered'))
  await expect.poll(lost).toHaveLength(1)
  await comeToRest(page)
  expect(faults).toEqual(lost())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(sidebar(page).getByRole('link', { name: 'Enquire', exact: true })).toBeVisible()
})
