import type { APIRequestContext, Page } from '@playwright/test'
import { aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { readMails } from './read-mails.ts'
import { aDealer, aFeedCar, carPath, openDealer } from './rows-dealer.ts'
import { findStoredLeads } from './stored-leads.ts'

const dealer = 'timedrive'
const path = `${carPath('T900')}/test-drive`

interface Slot {
  start: string
  end: string
  available: boolean
}

/** Times of the dealer's place in four weeks. */
async function readSlots(request: APIRequestContext): Promise<Slot[]> {
  const query = `dealership_slug=${dealer}&location_id=6001&days=28`
  const answer = await ask(request, dealer, `/api/appointments?${query}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()).slots
}

const findSlot = async (request: APIRequestContext, start: string) =>
  (await readSlots(request)).find((slot) => slot.start === start)

/** Label of a time, "9:00 am" for "2026-11-30T09:00:00+10:00". */
const timeLabel = (start: string) => {
  const hour = Number(start.slice(11, 13))
  return `${hour % 12 || 12}:${start.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`
}

const timeField = (page: Page, start: string) =>
  page.locator('label', { has: page.locator(`input[value="${start.slice(11, 16)}"]`) })

/** Chooses a day and a time on the first step, with script once it has come, and goes on to the second. */
async function choose(page: Page, start: string, hasScript = false) {
  await page.locator('input[name=appointment_date]').fill(start.slice(0, 10))
  if (hasScript)
    await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await timeField(page, start).click()
  await page.getByRole('button', { name: 'Next: Your details' }).click()
}

async function send(page: Page, contact = aContact()) {
  await fillContact(page, contact)
  await fillAsPerson(page)
  await page.getByRole('button', { name: 'Request Test Drive' }).click()
  return contact
}

// One dealer, whose times are taken one after another.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(dealer), [aFeedCar('T900')])
  await request.dispose()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a test drive takes its time, the next visitor is asked for another with everything typed, and the confirmation carries a calendar file [PLUS-108] [API-049]', async ({
    page,
    plainPage,
    request,
    expectFaults,
  }) => {
    expectFaults(/^422 POST timedrive\/cars\/.*\/test-drive$/)
    const slots = await readSlots(request)
    // Open on Mondays from half past eight to half past five: from nine to four.
    expect(slots.length).toBeGreaterThanOrEqual(24)
    expect(slots.every(({ available }) => available)).toBe(true)
    const taken = slots.at(-3)?.start ?? ''
    const next = slots.at(-2)?.start ?? ''
    expect(taken).toMatch(/^\d{4}-\d{2}-\d{2}T14:00:00\+10:00$/)
    expect(new Date(taken).getUTCDay()).toBe(1)

    for (const each of [page, plainPage]) {
      await each.goto(on(dealer, path))
      await choose(each, taken)
    }
    const { email } = await send(page)
    await expect(page).toHaveURL(on(dealer, '/success'))
    const words = new RegExp(`^Monday \\d+ \\w+ \\d{4}, ${timeLabel(taken)}$`)
    await expect(page.getByText(words)).toBeVisible()
    const calendar = page.getByRole('link', { name: 'Add to your calendar' })
    const file = await ask(request, dealer, (await calendar.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const start = new Date(taken).toISOString().replace(/[-:]|\.000/g, '')
    expect(await file.text()).toContain(`DTSTART:${start}`)
    expect(await findSlot(request, taken)).toMatchObject({ available: false })

    const inbox = async () => (await ask(request, dealer, '/__dev/inbox')).text()
    await expect.poll(inbox, { timeout: 30_000 }).toContain(`<strong>${email}</strong>`)
    expect(await inbox()).toContain('/api/appointments/calendar.ics?location_id=6001')

    const second = await send(plainPage)
    await expect(plainPage.getByRole('alert').first()).toContainText(
      'This time is not available. Please choose another.',
    )
    await expect(plainPage.locator('input[name=appointment_date]')).toHaveValue(taken.slice(0, 10))
    await expect(timeField(plainPage, taken)).toHaveCount(0)
    await timeField(plainPage, next).click()
    await plainPage.getByRole('button', { name: 'Next: Your details' }).click()
    await expect(plainPage.getByLabel('Email Address')).toHaveValue(second.email)
    await plainPage.getByRole('button', { name: 'Request Test Drive' }).click()
    await expect(plainPage).toHaveURL(on(dealer, '/success'))
    expect(await findSlot(request, next)).toMatchObject({ available: false })
    // Who comes now is not offered what is gone.
    await page.goto(on(dealer, path))
    await page.locator('input[name=appointment_date]').fill(taken.slice(0, 10))
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(timeField(page, taken)).toHaveCount(0)
    await expect(timeField(page, next)).toHaveCount(0)
  })
})

test.describe('behind the link of its mail, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a test drive is moved and cancelled, the dealer and the visitor are told, and the time is free again [PLUS-108]', async ({
    page,
    plainPage,
    request,
    expectFaults,
  }) => {
    expectFaults('422 POST timedrive/test-drive')
    const free = (await readSlots(request)).filter(({ available }) => available)
    const [first = '', second = '', third = ''] = free.map(({ start }) => start)
    await page.goto(on(dealer, path))
    await choose(page, first)
    const { email } = await send(page)
    await expect(page).toHaveURL(on(dealer, '/success'))
    const mails = () => readMails(request, dealer, email)
    await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1)
    const [, link = ''] = /(\/test-drive\?token=[\w.-]+)/.exec((await mails())[0] ?? '') ?? []

    await page.goto(on(dealer, link))
    const when = page.locator('dd').first()
    await expect(when).toHaveText(new RegExp(`, ${timeLabel(first)}$`))
    const slot = page.getByLabel('Another day and time')
    const valueOf = (start: string) => start.slice(0, 16).replace('T', ' ')
    await expect(slot.locator(`option[value="${valueOf(first)}"]`)).toHaveCount(0)
    await slot.selectOption(valueOf(second))
    // Somebody else is faster.
    await plainPage.goto(on(dealer, path))
    await choose(plainPage, second)
    await send(plainPage)
    await expect(plainPage).toHaveURL(on(dealer, '/success'))
    await page.getByRole('button', { name: 'Move test drive' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'This time is not available. Please choose another.',
    )
    expect(await findSlot(request, first)).toMatchObject({ available: false })

    await slot.selectOption(valueOf(third))
    await page.getByRole('button', { name: 'Move test drive' }).click()
    await expect(page.getByText('It is moved, and the dealership knows.')).toBeVisible()
    await expect(when).toHaveText(new RegExp(`, ${timeLabel(third)}$`))
    expect(await findSlot(request, first)).toMatchObject({ available: true })
    expect(await findSlot(request, third)).toMatchObject({ available: false })

    await page.getByRole('button', { name: 'Cancel test drive' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive is cancelled')
    expect(await findSlot(request, third)).toMatchObject({ available: true })
    await expect(page.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute(
      'href',
      '/book-test-drive',
    )
    await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(3)
    const told = await findStoredLeads(dealer, email)
    expect(told.map(({ subcategory }) => subcategory ?? '').toSorted()).toEqual([
      '',
      'Test drive cancelled',
      'Test drive moved',
    ])

    // A link that was cut shows nothing of it.
    await page.goto(on(dealer, link.slice(0, -3)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No test drive here')
    await expect(page.getByRole('button', { name: 'Cancel test drive' })).toHaveCount(0)
  })
})

test('with script the form stays, and takes another time [PLUS-108]', async ({
  page,
  plainPage,
  request,
  expectFaults,
}) => {
  expectFaults('422 POST timedrive/api/leads')
  const free = (await readSlots(request)).filter(({ available }) => available)
  const [taken = '', next = ''] = free.map(({ start }) => start)
  for (const each of [page, plainPage]) {
    await each.goto(on(dealer, path))
    await choose(each, taken, each === page)
  }
  await send(plainPage)
  await expect(plainPage).toHaveURL(on(dealer, '/success'))

  const contact = await send(page)
  await expect(
    page.getByText('This time is not available. Please choose another.').first(),
  ).toBeVisible()
  await expect(timeField(page, taken)).toHaveCount(0)
  await timeField(page, next).click()
  await page.getByRole('button', { name: 'Next: Your details' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
  await page.getByRole('button', { name: 'Request Test Drive' }).click()
  await expect(page).toHaveURL(on(dealer, '/success'))
  await expect(page.locator('[data-island=success]')).toHaveAttribute('data-hydrated')
  await expect(page.getByText(new RegExp(`, ${timeLabel(next)}$`))).toBeVisible()
  expect(await findSlot(request, next)).toMatchObject({ available: false })
})

test('a place or a day that is none is refused with what is wrong [API-049]', async ({
  request,
}) => {
  for (const [query, status] of [
    ['location_id=1', 422],
    ['dealership_slug=nobody', 422],
    [`dealership_slug=${dealer}&from=tomorrow`, 400],
    [`dealership_slug=${dealer}&days=29`, 400],
  ] as const) {
    const answer = await ask(request, dealer, `/api/appointments?${query}`)
    expect([query, answer.status()]).toEqual([query, status])
    expect((await answer.json()).error).toMatch(/^Please /)
  }
})
