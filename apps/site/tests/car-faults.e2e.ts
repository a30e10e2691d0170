import { fillAsPerson, fillContact } from './enquiring.ts'
import {
  aCar,
  answerWith,
  breaker,
  browserFaults,
  expectWhole,
  recordWords,
  sidebar,
} from './faulty-car.ts'
import { ask, expect, on, test } from './journey.ts'
import { mostShift, recordSteadiness } from './steadiness.ts'

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('views, events and the reveal of a number: whatever becomes of the call, the number shows, the count stays, and each is one warning [ERR-002] [ERR-003] [VDP-094] [D-39]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(
    /^500 .*view\.json$/,
    /^500 .*\/api\/events$/,
    /^500 .*\/api\/phone-reveals$/,
    /^net::ERR_CONNECTION_RESET .*(?:view\.json|\/api\/\w)/,
  )
  const car = await aCar(request)
  await page.goto(on('harbour', car))
  await expect(page.locator('[data-views]')).toHaveText(/^\d+ views?$/)
  const shiftOf = await recordSteadiness(page)
  const words = recordWords(page)
  const said = (start: string) => words.filter((text) => text.startsWith(start))
  const breakCalls = breaker(page, /view\.json|\/api\/(?:phone-reveals|events)$/)
  for (const fault of browserFaults)
    await test.step(fault, async () => {
      await breakCalls(fault)
      words.length = 0
      const called = page.waitForRequest(/view\.json/)
      await page.goto(on('harbour', car))
      const rendered = await page.locator('[data-views]').textContent()
      await called
      await sidebar(page)
        .getByRole('link', { name: /Show number/ })
        .click()
      await expect(sidebar(page).getByRole('link', { name: /^Call Now 0/ })).toBeVisible()
      await expect(sidebar(page).getByText(/^The number is 0/)).toBeAttached()
      const isNoJson = fault === 'bad JSON' || fault === 'empty'
      const hears = fault === '500' || fault === 'lost'
      await expect
        .poll(() => said('The view was not counted:').length)
        .toBe(hears || isNoJson ? 1 : 0)
      await expect.poll(() => said('The phone reveal was not recorded:').length).toBe(hears ? 1 : 0)
      // The view of a used car, and the press on the number.
      await expect.poll(() => said('Event ').length).toBe(hears ? 2 : 0)
      expect(words).toHaveLength(hears ? 4 : isNoJson ? 1 : 0)
      expect(await page.locator('[data-views]').textContent()).toBe(rendered)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expectWhole(page)
      expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
    })
})

test('a page that cannot be brought up to date stays as it is, with one warning [ERR-002] [D-39]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/^500 GET harbour\/cars\//, /^net::ERR_CONNECTION_RESET GET harbour\/cars\//)
  const car = await aCar(request)
  const words = recordWords(page)
  await page.goto(on('harbour', car))
  const price = /\$[\d,]+/.exec((await sidebar(page).textContent()) ?? '')?.[0] ?? ''
  await page.route(/view\.json/, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answer = await (await ask(request, 'harbour', pathname + search)).json()
    const car_fields = { ...answer.car_fields, price: 1234 }
    await route.fulfill({ json: { ...answer, car_fields } })
  })
  for (const fault of ['500', 'lost'] as const) {
    words.length = 0
    let visits = 0
    await page.route(on('harbour', car), async (route) => {
      visits += 1
      await (visits === 1 ? route.continue() : answerWith(fault, route))
    })
    await page.goto(on('harbour', car))
    await expect.poll(() => words.length, fault).toBe(1)
    expect(words[0]).toMatch(/^The page was not brought up to date:/)
    await expect(sidebar(page)).toContainText(price)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectWhole(page)
    await page.unroute(on('harbour', car))
  }
})

test('a file that does not come, or is none, is an alert; while it is waited for the button says so [VDP-098] [VDP-099] [ERR-003]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/^500 GET .*print\.pdf$/, /^net::ERR_CONNECTION_RESET GET .*print\.pdf$/)
  const shiftOf = await recordSteadiness(page)
  const breakCall = breaker(page, '**/print.pdf')
  await page.goto(on('harbour', await aCar(request)))
  const button = sidebar(page).getByRole('link', { name: 'Print' })
  for (const fault of ['500', 'bad JSON', 'empty', 'lost'] as const) {
    await breakCall(fault)
    await button.click()
    await expect(sidebar(page).getByRole('alert'), fault).toHaveText('Unable to prepare the PDF.')
  }
  await breakCall('slow')
  await button.click()
  await expect(sidebar(page).getByText('Preparing...')).toBeVisible()
  await expect(sidebar(page).getByRole('alert')).toHaveCount(0)
  await expectWhole(page)
  expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
})

test('what a server says of a file it cannot make is what the visitor reads [VDP-099] [D-43]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/^503 GET .*print\.pdf$/)
  await page.route('**/print.pdf', (route) =>
    route.fulfill({ status: 503, json: { error: 'Too many are printing.', code: 'busy' } }),
  )
  await page.goto(on('harbour', await aCar(request)))
  await sidebar(page).getByRole('link', { name: 'Print' }).click()
  await expect(sidebar(page).getByRole('alert')).toHaveText('Too many are printing.')
})

test('an enquiry that fails in any way keeps everything typed, says so, and goes through once the fault is over [ERR-003] [ERR-005]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('500 POST harbour/api/leads', 'net::ERR_CONNECTION_RESET POST harbour/api/leads')
  const breakCall = breaker(page, '**/api/leads')
  await page.goto(on('harbour', await aCar(request)))
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await sidebar(page).getByRole('link', { name: 'Enquire', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' })
  const { phone } = await fillContact(dialog)
  await dialog.getByLabel('Message').fill('Is the second key there?')
  const send = dialog.getByRole('button', { name: 'Send Enquiry' })
  for (const fault of ['500', 'bad JSON', 'empty', 'lost'] as const) {
    await breakCall(fault)
    const sent = page.waitForRequest('**/api/leads')
    await send.click()
    await sent
    const alert = dialog.getByRole('alert')
    await expect(alert, fault).toContainText('An error occurred when submitting this form')
    await expect(alert, fault).toContainText('An unexpected error occured')
    await expect(dialog.getByLabel('First Name')).toHaveValue('Sam')
    await expect(dialog.getByLabel('Mobile Number')).toHaveValue(phone)
    await expect(dialog.getByLabel('Message')).toHaveValue('Is the second key there?')
    await expect(send).toBeEnabled()
  }
  await breakCall(null)
  await fillAsPerson(page)
  await send.click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByRole('main')).toContainText(title.trim())
})

test('while an enquiry is on its way its button cannot be pressed again', async ({
  page,
  request,
}) => {
  let sendings = 0
  await page.route('**/api/leads', () => {
    sendings += 1
  })
  await page.goto(on('harbour', `${await aCar(request)}/photos`))
  await fillContact(page)
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  const send = page.getByRole('button', { name: 'Request Photos' })
  await send.dblclick()
  await expect.poll(() => sendings).toBe(1)
  await expect(page.locator('form button[type=submit]').last()).toBeDisabled()
  await expect(page.getByLabel('First Name')).toHaveValue('Sam')
})

test('a form whose dialog cannot be had opens as the page it is [PLUS-025] [ERR-003]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/^500 GET .*\/photos$/, /^net::ERR_CONNECTION_RESET GET .*\/photos$/)
  const car = await aCar(request)
  for (const fault of browserFaults)
    await test.step(fault, async () => {
      let asked = 0
      await page.route(on('harbour', `${car}/photos`), async (route) => {
        asked += 1
        await (asked === 1 ? answerWith(fault, route) : route.continue())
      })
      await page.goto(on('harbour', car))
      await page.getByRole('link', { name: 'Request Photos' }).first().click()
      await expect(page).toHaveURL(on('harbour', `${car}/photos`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request Photos')
      expect(asked).toBe(2)
      await page.unroute(on('harbour', `${car}/photos`))
    })
})

test('a delivery price that does not come is the message of an unknown place, and what was typed stays [VDP-108] [D-41]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(
    '500 GET harbour/api/delivery-price',
    'net::ERR_CONNECTION_RESET GET harbour/api/delivery-price',
  )
  const shiftOf = await recordSteadiness(page)
  const breakCall = breaker(page, '**/api/delivery-price?**')
  await page.goto(on('harbour', await aCar(request)))
  const delivery = page.getByRole('region', { name: 'Delivery' })
  // Before its code is there the form is sent by the browser itself, and answered as a page.
  await delivery.getByLabel(/Delivery postcode/).focus()
  await expect(page.locator('[data-island=delivery-calculator]')).toHaveAttribute('data-hydrated')
  for (const fault of browserFaults) {
    await breakCall(fault)
    await delivery.getByLabel(/Delivery postcode/).fill('4000')
    await delivery.getByRole('button', { name: 'Get a delivery price' }).click()
    if (fault === 'slow')
      await expect(delivery.getByRole('status')).toHaveText('Looking up the price…')
    await expect(delivery.getByRole('status'), fault).toHaveText(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    )
    await expect(delivery.getByLabel(/Delivery postcode/)).toHaveValue('4000')
    await breakCall(null)
    await delivery.getByRole('button', { name: 'Get a delivery price' }).click()
    await expect(delivery.getByRole('status'), fault).toContainText('Delivery: Brisbane')
  }
  await expectWhole(page)
  expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
})

test('a page whose further code does not come works as it does without script [PLUS-020] [ERR-003]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/^net::ERR_FAILED GET .*\.js$/, 'The page stays usable without its script:')
  const car = await aCar(request)
  // What the page needs to begin with comes before its load is over.
  let isLoaded = false
  page.on('load', () => {
    isLoaded = true
  })
  await page.route('**/*.js', (route) => (isLoaded ? route.abort() : route.continue()))
  const open = async () => {
    isLoaded = false
    await page.goto(on('harbour', `${car}?view=gallery`))
  }
  await open()
  await page.getByRole('link', { name: 'Next picture' }).click()
  await expect(page).toHaveURL(/\?photo=2$/)
  await expectWhole(page)

  await open()
  await sidebar(page).getByRole('link', { name: 'Enquire', exact: true }).click()
  await expect(page).toHaveURL(on('harbour', `${car}/enquire`))
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(form.getByLabel('First Name')).toBeFocused()

  await open()
  await page.getByRole('link', { name: 'Request Photos' }).first().click()
  await expect(page).toHaveURL(on('harbour', `${car}/photos`))

  await open()
  const delivery = page.getByRole('region', { name: 'Delivery' })
  await delivery.getByLabel(/Delivery postcode/).fill('4000')
  await delivery.getByRole('button', { name: 'Get a delivery price' }).click()
  await expect(page).toHaveURL(/postcode=4000#delivery$/)
  await expect(delivery.getByRole('status')).toContainText('Delivery: Brisbane')

  await open()
  const opened = page.waitForEvent('popup')
  await sidebar(page).getByRole('link', { name: 'Print' }).click()
  await expect(await opened).toHaveURL(on('harbour', `/print?car_id=${car.split('/').at(-1)}`))
})
