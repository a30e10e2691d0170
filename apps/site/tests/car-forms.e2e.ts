import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { ask, on, recordFaults, type TestSite } from './journey.ts'

/** Path of the first vehicle of a stock page that can still be had. */
async function aCarPath(request: APIRequestContext, site: TestSite, path: string) {
  const html = await (await ask(request, site, path)).text()
  const paths = [...html.matchAll(/href="(\/cars\/[a-z0-9-]+)\/enquire"/g)].map(([, car]) => car)
  if (!paths[0]) throw new Error(`no car to be had at ${path}`)
  return paths[0]
}

const usedCar = (request: APIRequestContext) => aCarPath(request, 'harbour', '/search/used-cars')
const newCar = (request: APIRequestContext) => aCarPath(request, 'harbour', '/search/new-cars')

async function fillContact(place: Page | Locator) {
  await place.getByLabel('First Name').fill('Sam')
  await place.getByLabel('Last Name').fill('Tran')
  await place.getByLabel('Email Address').fill('sam@example.com')
  await place.getByLabel('Mobile Number').fill('0491 570 157')
}

interface SentEvent {
  event_id: number
  car_id?: number
  website_id: string
}

/** Events a page sends from now on. */
function recordEvents(page: Page): SentEvent[] {
  const events: SentEvent[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.postDataJSON() as SentEvent)
  })
  return events
}

const ids = (events: readonly SentEvent[]) => events.map(({ event_id }) => event_id)

/** The last day the form offers. */
async function chooseDay(page: Page) {
  const day = page.locator('input[name=appointment_date]')
  await day.fill((await day.getAttribute('max')) ?? '')
}

/** The first time the form offers. */
const chooseTime = (page: Page) =>
  page.locator('label:has(input[name=appointment_time])').first().click()

test('a test drive is arranged in a dialog over the vehicle, in two steps [LEAD-002] [LEAD-005] [EVT-009]', async ({
  page,
  request,
}) => {
  const faults = recordFaults(page)
  const events = recordEvents(page)
  await page.goto(on('harbour', await usedCar(request)))
  await page.getByRole('link', { name: 'Book a Test Drive' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' })
  await expect(dialog).toBeVisible()
  await chooseDay(page)
  await chooseTime(page)
  await dialog.getByRole('button', { name: 'Next: Your details' }).click()
  await expect(dialog.getByRole('group', { name: 'Step 2 of 2: Your details' })).toBeFocused()
  await fillContact(dialog)
  await page.waitForTimeout(1500)
  await dialog.getByRole('button', { name: 'Request Test Drive' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you for your test drive request',
  )
  await expect.poll(() => ids(events)).toContain(48)
  expect(ids(events)).not.toContain(22)
  expect(faults).toEqual([])
})

test('a test drive of a new vehicle is event 17, an enquiry about it 14 [EVT-005] [EVT-007]', async ({
  page,
  request,
}) => {
  const path = await newCar(request)
  for (const [form, button, number] of [
    ['test-drive', 'Request Test Drive', 17],
    ['enquire', 'Send Enquiry', 14],
  ] as const) {
    const events = recordEvents(page)
    await page.goto(on('harbour', `${path}/${form}`))
    const next = page.getByRole('button', { name: 'Next: Your details' })
    if (await next.isVisible()) await next.click()
    await fillContact(page)
    await page.getByLabel('Message').fill('Good morning')
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect.poll(() => ids(events)).toContain(number)
  }
})

test('a lead ends at /success though its event is refused; that is one warning in the console [EVT-018] [ERR-002]', async ({
  page,
  request,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const told = () => warnings.filter((text) => text.startsWith('Event 22 was not sent'))
  await page.route('**/api/events', (route) => route.abort())
  // The page that warns is left at once, and with it what its console still had to say.
  await page.route('**/success', async (route) => {
    await expect.poll(told).toHaveLength(1)
    await route.continue()
  })
  await page.goto(on('harbour', `${await usedCar(request)}/photos`))
  await fillContact(page)
  await page.waitForTimeout(2100)
  await page.getByRole('button', { name: 'Request Photos' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you, your photos are on their way',
  )
  expect(told()).toHaveLength(1)
})

test('saving a vehicle is event 39, taking it out is none, and neither waits [EVT-014] [EVT-018]', async ({
  page,
}) => {
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: '{}' }))
  const events = recordEvents(page)
  await page.goto(on('harbour', '/search/used-cars'))
  const heart = page.getByRole('button', { name: /^Save / }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => ids(events).filter((id) => id === 39)).toHaveLength(1)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(ids(events).filter((id) => id === 39)).toHaveLength(1)
})

test('a search is event 49 once, also while a word is typed, and again for another search [EVT-017]', async ({
  page,
}) => {
  const events = recordEvents(page)
  const searches = () => ids(events).filter((id) => id === 49)
  await page.goto(on('harbour', '/search/used-cars'))
  await expect.poll(searches).toHaveLength(1)
  const keyword = page
    .getByRole('searchbox')
    .or(page.getByLabel(/keyword/i))
    .first()
  await keyword.click()
  await keyword.pressSequentially('toyota', { delay: 120 })
  await expect(page).toHaveURL(/toyota/i)
  await expect.poll(searches).toHaveLength(2)
  await page.waitForTimeout(1500)
  expect(searches()).toHaveLength(2)
})

test('a sending that fails keeps the page, the dialog and everything typed [ERR-003] [ERR-005]', async ({
  page,
  request,
}) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto(on('harbour', await usedCar(request)))
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Request Photos' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Request Photos' })
  await expect(dialog).toBeVisible()
  await fillContact(dialog)
  await dialog.getByLabel('Message').fill('The boot, please.')
  await dialog.getByRole('button', { name: 'Request Photos' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('An error occurred when submitting this form')
  await expect(alert).toContainText('An unexpected error occured')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Sam')
  await expect(dialog.getByLabel('Message')).toHaveValue('The boot, please.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('a form a dealer switched off has no page', async ({ request }) => {
  const path = await aCarPath(request, 'caravans', '/search')
  expect((await ask(request, 'caravans', `${path}/test-drive`)).status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a test drive takes two posts, keeps what was typed in both directions, and ends at /success [PLUS-024] [PLUS-025]', async ({
    page,
    request,
  }) => {
    const path = await usedCar(request)
    await page.goto(on('harbour', `${path}/test-drive`))
    await chooseDay(page)
    const wished = await page.locator('input[name=appointment_date]').inputValue()
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await page.getByLabel('First Name').fill('Sam')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('input[name=appointment_date]')).toHaveValue(wished)
    // The page knows the day now, so it offers the times of that day alone.
    await chooseTime(page)
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Sam')
    await fillContact(page)
    await page.getByLabel('Mobile Number').fill('12 34 56 78 90')
    await page.getByRole('button', { name: 'Request Test Drive' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid phone number.')
    await expect(page.getByLabel('Email Address')).toHaveValue('sam@example.com')
    await page.getByLabel('Mobile Number').fill('0491 570 157')
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: 'Request Test Drive' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you for your test drive request',
    )
  })

  test('photos are asked for at a page of their own [LEAD-003] [PLUS-025]', async ({
    page,
    request,
  }) => {
    const path = await usedCar(request)
    await page.goto(on('harbour', path))
    await page.getByRole('link', { name: 'Request Photos' }).first().click()
    await expect(page).toHaveURL(on('harbour', `${path}/photos`))
    await fillContact(page)
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: 'Request Photos' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you, your photos are on their way',
    )
  })

  test('something similar is asked for at a page of its own [PLUS-025]', async ({
    page,
    request,
  }) => {
    await page.goto(on('harbour', `${await usedCar(request)}/enquire?similar=1`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Me Something Similar')
    await fillContact(page)
    await page.waitForTimeout(2100)
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect(page.getByRole('main')).toContainText('looks for a vehicle like it')
  })
})
