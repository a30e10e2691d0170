import type { APIRequestContext, Page } from '@playwright/test'
import { readDealer } from './dealer-file.ts'
import { aCarPath, aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { ask, expect, on, recordEvents, recordFaults, type SentEvent, test } from './journey.ts'

const usedCar = (request: APIRequestContext) => aCarPath(request, 'harbour', '/search/used-cars')
const newCar = (request: APIRequestContext) => aCarPath(request, 'harbour', '/search/new-cars')

const ids = (events: readonly SentEvent[]) => events.map(({ event_id }) => event_id)

/** The last day the form offers. */
async function chooseDay(page: Page) {
  const day = page.locator('input[name=appointment_date]')
  await day.fill((await day.getAttribute('max')) ?? '')
}

/** One of the times the form offers; an hour has four places, so that each test takes one of its own. */
const chooseTime = (page: Page, index = 0) =>
  page.locator('label:has(input[name=appointment_time])').nth(index).click()

test('a test drive is arranged in a dialog over the vehicle, in two steps [LEAD-002] [LEAD-005] [EVT-009]', async ({
  page,
  request,
}) => {
  const faults = recordFaults(page)
  const events = recordEvents(page)
  await page.goto(on('harbour', await usedCar(request)))
  await page.getByRole('link', { name: 'Test Drive' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' })
  await expect(dialog).toBeVisible()
  await chooseDay(page)
  await chooseTime(page)
  await dialog.getByRole('button', { name: 'Next: Your details' }).click()
  await expect(dialog.getByRole('group', { name: 'Step 2 of 2: Your details' })).toBeFocused()
  await fillContact(dialog)
  await fillAsPerson(page)
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
    await fillAsPerson(page)
    // Sent earlier, the form would go the way it goes without script, and the server would count.
    await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect.poll(() => ids(events)).toContain(number)
  }
})

test('a lead ends at /success though its event is refused; that is one warning in the console [EVT-018] [ERR-002]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('net::ERR_FAILED POST harbour/api/events')
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const reports = () => warnings.filter((text) => text.startsWith('Event 22 was not sent'))
  await page.route('**/api/events', (route) => route.abort())
  // The page that warns is left at once, and with it what its console still had to say.
  await page.route('**/success', async (route) => {
    await expect.poll(reports).toHaveLength(1)
    await route.continue()
  })
  await page.goto(on('harbour', `${await usedCar(request)}/photos`))
  await fillContact(page)
  await fillAsPerson(page)
  // Until the script is there a form is sent by the browser, without an event.
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await page.getByRole('button', { name: 'Request Photos' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you, your photos are on their way',
  )
  expect(reports()).toHaveLength(1)
})

test('saving a vehicle is event 39, taking it out is none, and neither waits [EVT-014] [EVT-018] [LEAD-078]', async ({
  page,
  expectFaults,
}) => {
  expectFaults('503 POST harbour/api/events')
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: '{}' }))
  const events = recordEvents(page)
  await page.goto(on('harbour', '/search/used-cars'))
  const heart = page.getByRole('button', { name: /^Save / }).first()
  const saved = () => page.evaluate(() => localStorage.getItem('harbour:favourites') ?? '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => ids(events).filter((id) => id === 39)).toHaveLength(1)
  const [added] = events.filter(({ event_id }) => event_id === 39)
  expect(await saved()).toContain(`"id":${added?.car_id},`)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await saved()).not.toContain(`"id":${added?.car_id},`)
  expect(ids(events).filter((id) => id === 39)).toHaveLength(1)
})

test('a search is event 49 once, also while a word is typed, and again for another search [EVT-017]', async ({
  page,
}) => {
  const events = recordEvents(page)
  const searches = () => ids(events).filter((id) => id === 49)
  await page.clock.install()
  await page.goto(on('harbour', '/search/used-cars'))
  await expect.poll(searches).toHaveLength(1)
  const keyword = page
    .getByRole('searchbox')
    .or(page.getByLabel(/keyword/i))
    .first()
  await keyword.click()
  await expect(page.locator('[data-island=search]')).toHaveAttribute('data-hydrated')
  // From here on time passes as the test says: a typist's pause after every letter.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const letter of 'toyota') {
    await keyword.press(letter)
    await page.clock.runFor(120)
  }
  expect(searches()).toHaveLength(1)
  await page.clock.runFor(600)
  await expect(page).toHaveURL(/toyota/i)
  await page.clock.runFor(1000)
  await expect.poll(searches).toHaveLength(2)
  await page.clock.runFor(10_000)
  expect(searches()).toHaveLength(2)
})

test('the way back of the browser leads from the details of a test drive to its time, and a reload keeps both [PLUS-108] [PLUS-038]', async ({
  page,
  request,
}) => {
  for (const path of [`${await usedCar(request)}/test-drive`, '/book-test-drive']) {
    await page.goto(on('harbour', path))
    await chooseDay(page)
    const day = await page.locator('input[name=appointment_date]').inputValue()
    await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await page.getByLabel('First Name').fill('Sam')
    await page.goBack()
    await expect(page).toHaveURL(on('harbour', path))
    await expect(page.locator('input[name=appointment_date]')).toHaveValue(day)
    await page.goForward()
    await expect(page.getByLabel('First Name')).toHaveValue('Sam')
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Sam')
  }
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
    expectFaults,
  }) => {
    expectFaults(/^422 POST harbour\/cars\/.*\/test-drive$/)
    const path = await usedCar(request)
    await page.goto(on('harbour', `${path}/test-drive`))
    await chooseDay(page)
    const chosen = await page.locator('input[name=appointment_date]').inputValue()
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await page.getByLabel('First Name').fill('Sam')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('input[name=appointment_date]')).toHaveValue(chosen)
    // The page knows the day now, so it offers the times of that day alone.
    await chooseTime(page, 1)
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await expect(page.getByLabel('First Name')).toHaveValue('Sam')
    const contact = await fillContact(page)
    await page.getByLabel('Mobile Number').fill('12 34 56 78 90')
    await page.getByRole('button', { name: 'Request Test Drive' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid phone number.')
    await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
    await page.getByLabel('Mobile Number').fill(contact.phone)
    await fillAsPerson(page)
    await page.getByRole('button', { name: 'Request Test Drive' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you for your test drive request',
    )
  })

  const forms = [
    { path: '/enquire', title: 'Enquire about this vehicle', send: 'Send Enquiry' },
    { path: '/photos', title: 'Request Photos', send: 'Request Photos' },
    { path: '/enquire?similar=1', title: 'Find Me Something Similar', send: 'Send Enquiry' },
  ] as const

  for (const { path, title, send } of forms)
    test(`${title}: a page of its own, which gives back what was typed with every mistake named, and takes it corrected [PLUS-024] [PLUS-025] [ERR-005]`, async ({
      page,
      request,
      expectFaults,
    }) => {
      expectFaults(/^422 POST caravans\/cars\//)
      const car = await aCarPath(request, 'caravans', '/search')
      await page.goto(on('caravans', car + path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const contact = await fillContact(page)
      await page.getByLabel('Email Address').fill('sam@example')
      await page.getByLabel('Mobile Number').fill('12 34 56 78 90')
      await page.getByLabel('Message').fill('Is the <b>boot</b> dry?\nÄ “quoted” & plain')
      await page.getByRole('button', { name: send }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Please fix the following errors:')
      await expect(alert).toContainText('Please enter a valid email address.')
      await expect(alert).toContainText('Please enter a valid phone number.')
      const typed = {
        'First Name': 'Sam',
        'Last Name': 'Tran',
        'Email Address': 'sam@example',
        'Mobile Number': '12 34 56 78 90',
        Message: 'Is the <b>boot</b> dry?\nÄ “quoted” & plain',
      }
      for (const [label, value] of Object.entries(typed))
        await expect(page.getByLabel(label)).toHaveValue(value)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.getByLabel('Email Address').fill(contact.email)
      await page.getByLabel('Mobile Number').fill(contact.phone)
      await fillAsPerson(page)
      await page.getByRole('button', { name: send }).click()
      await expect(page).toHaveURL(on('caravans', '/success'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
    })

  for (const site of ['harbour', 'caravans', 'aurelia', 'ironbark', 'ridgeline'] as const)
    test(`an enquiry at ${site} asks a name and a phone or email, with a message to send as it is, on the first screen of a phone [PLUS-085]`, async ({
      page,
      request,
      expectFaults,
    }) => {
      expectFaults(new RegExp(`^422 POST ${site}/cars/`))
      await page.setViewportSize({ width: 390, height: 844 })
      const car = await aCarPath(request, site, site === 'ridgeline' ? '/used-car' : '/search')
      await page.goto(on(site, `${car}/enquire`))
      const send = page.getByRole('button', { name: 'Send Enquiry' })
      await expect(send).toBeInViewport({ ratio: 1 })
      // The words of the dealer come after the way to send.
      const { intro } = readDealer(site).content?.enquiry ?? {}
      const words = await page.getByText(intro ?? 'no words', { exact: true }).boundingBox()
      expect(words?.y).toBeGreaterThan((await send.boundingBox())?.y ?? Infinity)
      await expect(page.getByLabel('Message')).toHaveValue(
        /^I am interested in the .+\. Is it still available\?$/,
      )
      await page.getByLabel('First Name').fill('Sam')
      await send.click()
      await expect(page.getByRole('alert')).toContainText(
        'Please enter a mobile number or an email address.',
      )
      await expect(page.getByLabel('First Name')).toHaveValue('Sam')
      await expect(page.getByLabel('Last Name')).toBeHidden()
      await page.getByLabel('Email Address').fill(aContact().email)
      await fillAsPerson(page)
      await send.click()
      await expect(page).toHaveURL(on(site, '/success'))
    })

  test('every way to a form leads to its page [PLUS-025]', async ({ page, request }) => {
    const path = await usedCar(request)
    const ways = [
      ['Enquire', '/enquire'],
      ['Test Drive', '/test-drive'],
      ['Request Photos', '/photos'],
    ] as const
    for (const [name, form] of ways) {
      await page.goto(on('harbour', path))
      await page.getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(on('harbour', path + form))
    }
  })
})
