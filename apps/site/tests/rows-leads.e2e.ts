import type { APIRequestContext, Page } from '@playwright/test'
import { aCarPath, aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { expect, on, port, recordEvents, test } from './journey.ts'
import { aDealer, aFeedCar, carPath, openDealer } from './rows-dealer.ts'
import { forgetNetwork } from './signing-in.ts'
import { findStoredLeads } from './stored-leads.ts'

const failure = 'An error occurred when submitting this form'

/** The form about the first used vehicle, filled in and alive. */
async function openForm(page: Page, request: APIRequestContext) {
  const path = await aCarPath(request, 'harbour', '/search/used-cars')
  await page.goto(on('harbour', `${path}/enquire`))
  const contact = await fillContact(page)
  await page.getByLabel('Postcode').fill('4000')
  await page.getByLabel('Message').fill('Is it still there?')
  await fillAsPerson(page)
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  return contact
}

const sendButton = (page: Page) => page.getByRole('button', { name: /^(Send Enquiry|Sending…)$/ })

/** Data of the entries Harbour's pages keep in the browser, by name, from now on; read or not. */
async function recordKept(page: Page): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = {}
  await page.exposeFunction('keepEntry', (key: string, entry: string) => {
    const [site, name = ''] = key.split(':')
    if (site === 'harbour') kept[name] = (JSON.parse(entry) as { data: unknown }).data
  })
  await page.addInitScript(() => {
    const { keepEntry } = globalThis as unknown as { keepEntry: (...of: string[]) => void }
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (this: Storage, key, entry) {
      setItem.call(this, key, entry)
      keepEntry(key, entry)
    }
  })
  return kept
}

test('an enquiry shows that it is sent, keeps its car, category and details, and goes to /success [LEAD-006] [LEAD-007] [LEAD-008] [LEAD-009] [LEAD-011] [LEAD-012] [LEAD-013] [LEAD-033] [API-048] [EVT-006] [DATA-054] [DATA-055] [DATA-056] [DATA-057] [DATA-058]', async ({
  page,
  request,
}) => {
  const events = recordEvents(page)
  const kept = await recordKept(page)
  await page.goto(on('harbour', '/search/used-cars?utm_source=news'))
  await expect.poll(() => kept['visit']).toBeDefined()
  const contact = await openForm(page, request)
  const address = page.url()
  await expect(sendButton(page)).toBeEnabled()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/leads', async (route) => {
    await answer.promise
    await route.fallback()
  })
  const taken = page.waitForResponse('**/api/leads')
  await sendButton(page).click()
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  const response = await taken
  expect(response.status()).toBe(201)
  await expect(page).toHaveURL(on('harbour', '/success'))
  // The page tells of each entry by a call of its own, which may arrive after it has moved on.
  await expect
    .poll(() => kept)
    .toMatchObject({
      success: expect.objectContaining({
        car: expect.objectContaining({ id: expect.any(Number) }),
      }),
      'success-category': 'Vehicle Enquiry',
      'user-details': {
        name: 'Sam',
        last_name: 'Tran',
        email: contact.email,
        phone: contact.phone,
        postcode: '4000',
      },
    })
  const stored = await findStoredLeads('harbour', contact.email)
  const { car } = kept['success'] as { car: { id: number } }
  expect(stored).toMatchObject([
    {
      ...kept['user-details']!,
      phone: contact.phone.replaceAll(' ', ''),
      message: 'Is it still there?',
      category: 'Vehicle Enquiry',
      dealership_slug: expect.any(String),
      opt_in: 'false',
      additional_services: '[]',
      url: address,
      source: 'Website',
      user_agent: await page.evaluate(() => navigator.userAgent),
      car_id: String(car.id),
      car_dealership_id: expect.stringMatching(/^\d+$/),
    },
  ])
  const { pathname } = new URL(address)
  expect(JSON.parse(stored[0]?.['lead_attributes'] ?? '')).toEqual({
    visited_pages: ['/search/used-cars', pathname],
    linked_query_params: { utm_source: 'news' },
  })
  const names = ['subcategory', 'location', 'Rego', 'page_id']
  expect(Object.keys(response.request().postDataJSON() as object)).toEqual(
    expect.arrayContaining(names),
  )
  await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(15)

  await page.goto(on('harbour', '/contact'))
  await page.getByLabel('First Name').focus()
  await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(page.getByLabel('Postcode')).toHaveValue('4000')
})

test("a sending that fails says the server's words as they are, or its own where there are none, and keeps the form [LEAD-010] [LEAD-012] [LEAD-024] [LEAD-025]", async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('422 POST harbour/api/leads', '500 POST harbour/api/leads')
  const contact = await openForm(page, request)
  let answer = { status: 422, body: JSON.stringify({ error: 'Our <b>phones</b> are down.' }) }
  await page.route('**/api/leads', (route) => route.fulfill(answer))
  await sendButton(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(failure)
  await expect(alert).toContainText('Our <b>phones</b> are down.')
  answer = { status: 500, body: '<h1>Bad gateway</h1>' }
  await sendButton(page).click()
  await expect(alert).toContainText('An unexpected error occured')
  await expect(alert).toContainText(failure)
  await expect(alert).not.toContainText(/phones|gateway/)
  await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(page.getByLabel('Message')).toHaveValue('Is it still there?')
})

test('a careers enquiry goes out as a general one, and one mistake is one alert [LEAD-014] [LEAD-023] [EVT-015]', async ({
  page,
}) => {
  const events = recordEvents(page)
  await page.goto(on('harbour', '/contact'))
  await page.locator('select[name=category]').selectOption('Careers Enquiry')
  await page.locator('select[name=dealership_slug]').selectOption({ index: 1 })
  await page.getByLabel('Message').fill('I would like to work with you.')
  const contact = await fillContact(page, { ...aContact(), phone: '12' })
  await fillAsPerson(page)
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid phone number.')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(0)
  await page.getByLabel('Mobile Number').fill(aContact().phone)
  await sendButton(page).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  expect(await findStoredLeads('harbour', contact.email)).toMatchObject([
    { category: 'General Enquiry', subcategory: 'Career Enquiry' },
  ])
  await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(51)
})

test('a browser keeps saved cars by id, name, slug, make, model and picture, and viewed ones by what they are [DATA-042] [DATA-043] [DATA-061] [DATA-062]', async ({
  page,
  request,
}) => {
  const kept = await recordKept(page)
  const path = await aCarPath(request, 'harbour', '/search/used-cars')
  await page.goto(on('harbour', path))
  await expect
    .poll(() => kept['viewed-cars'])
    .toEqual([
      {
        id: expect.any(Number),
        stocknum: expect.any(String),
        make: expect.any(String),
        model: expect.any(String),
        body: expect.any(String),
        simple_body: expect.any(String),
      },
    ])
  await page.goto(on('harbour', '/search/used-cars'))
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect
    .poll(() => kept['favourites'])
    .toEqual([
      {
        id: expect.any(Number),
        name: expect.any(String),
        slug: expect.any(String),
        make: expect.any(String),
        model: expect.any(String),
        primary_image_url: expect.stringContaining('/images/'),
      },
    ])
})

const names = [
  'user-details',
  'success',
  'success-category',
  'popup',
  'search-history',
  'viewed-cars',
  'favourites',
  'compare',
  'enquiry-draft',
  'list',
  'visit',
]

/** Gives every entry of the two storages that is not there a content. */
function spoilEntries({ names, entry }: { names: readonly string[]; entry: string }): void {
  for (const name of names)
    for (const storage of [localStorage, sessionStorage])
      if (storage.getItem(`harbour:${name}`) === null) storage.setItem(`harbour:${name}`, entry)
}

/** Takes the storages away, as a browser that blocks them does. */
function denyStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

for (const [kind, spoil] of [
  [
    'cut off',
    (page: Page) => page.addInitScript(spoilEntries, { names, entry: '{"v":1,"data":[{' }),
  ],
  [
    'damaged inside',
    (page: Page) =>
      page.addInitScript(spoilEntries, { names, entry: '{"v":1,"data":[{"id":"x"},null,"y"]}' }),
  ],
  ['unavailable', (page: Page) => page.addInitScript(denyStorages)],
] as const)
  test(`a storage that is ${kind} counts as empty and breaks no page [DATA-063]`, async ({
    page,
    request,
  }) => {
    await spoil(page)
    const path = await aCarPath(request, 'harbour', '/search/used-cars')
    for (const each of ['/', '/search/used-cars', path, '/favourites', '/contact', '/success']) {
      await page.goto(on('harbour', each))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await openForm(page, request)
    await sendButton(page).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
  })

test('a code that is not sent within 15,000 ms is given up, and what was typed stays [LEAD-059]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The test says when the time of a call is over; the longest waits are the page's own.
    const waits: { ms: number; over: () => void }[] = []
    AbortSignal.timeout = (ms) => {
      const call = new AbortController()
      waits.push({ ms, over: () => call.abort(new DOMException('too late', 'TimeoutError')) })
      return call.signal
    }
    Object.assign(globalThis, { waits })
  })
  await page.route('**/api/rate-limit', (route) => route.fulfill({ json: { ok: true } }))
  const asked = page.waitForRequest('**/api/send-code')
  await page.route('**/api/send-code', () => undefined)
  await page.goto(on('ironbark', '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F'))
  await page.getByLabel('First Name').fill('Ann')
  await page.getByLabel('Last Name').fill('Lee')
  const contact = aContact()
  await page.getByLabel('Email Address').fill(contact.email)
  await page.getByLabel('Mobile Number').fill(contact.phone)
  await forgetNetwork()
  // Before its code is there the browser sends the form itself, and asks for no code by a call.
  await expect(page.locator('[data-island=sign-in]')).toHaveAttribute('data-hydrated')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await asked
  const waited = await page.evaluate(() => {
    const { waits } = globalThis as unknown as { waits: { ms: number; over: () => void }[] }
    const last = waits.at(-1)
    last?.over()
    return last?.ms
  })
  expect(waited).toBe(15_000)
  await expect(page.getByText('An unknown error occurred.')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(contact.email)
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled()
})

test.describe('a dealer of two places', () => {
  const dealer = aDealer('twoplaces', {})
  const at = (path: string) => `http://${dealer.id}.localhost:${port}${path}`
  const [place] = dealer.locations ?? []
  const second = { ...place, id: 6002, name: 'Rows North', slug: 'rows-north', primary: false }
  const cars = [aFeedCar('L100', { tag: 'Test Drive Only' }), aFeedCar('L101')]

  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext()
    const locations = [{ ...place, distribution_locations: [6001, 6002] }, second]
    await openDealer(request, { ...dealer, locations } as typeof dealer, cars)
    await request.dispose()
  })

  test('a test drive asks who, may ask where, and needs no message [LEAD-036] [LEAD-038]', async ({
    page,
  }) => {
    await page.goto(at(`${carPath('L101')}/test-drive`))
    const where = page.locator('select[name=distribution_location]')
    await expect(where.getByRole('option')).toHaveText(['Where the vehicle is now', 'Rows North'])
    await expect(where).not.toHaveAttribute('required')
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    for (const name of ['name', 'last_name', 'email', 'phone'])
      await expect(page.locator(`input[name=${name}]`)).toHaveAttribute('required')
    await expect(page.locator('textarea[name=message]')).not.toHaveAttribute('required')
  })

  test('news and offers are ticked, and free [LEAD-020]', async ({ page }) => {
    await page.goto(at('/contact'))
    const optIn = page.locator('input[type=checkbox][name=opt_in]')
    await expect(optIn).toBeChecked()
    await expect(optIn).not.toHaveAttribute('required')
  })

  test('an enquiry about a vehicle that can only be driven is event 17 [EVT-008]', async ({
    page,
  }) => {
    const events = recordEvents(page)
    for (const [stocknum, event] of [
      ['L100', 17],
      ['L101', 15],
    ] as const) {
      await page.goto(
        `${on('harbour', '').replace('harbour', dealer.id)}${carPath(stocknum)}/enquire`,
      )
      await fillContact(page)
      await fillAsPerson(page)
      await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
      events.length = 0
      await sendButton(page).click()
      await expect(page).toHaveURL(/\/success$/)
      await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(event)
    }
  })
})
