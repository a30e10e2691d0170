// @boundaries-ignore The catalogues of all packages, as the unit tests read them.
import { readCatalogue } from '../../../scripts/error-catalogue.mjs'
import { ask, expect, test } from './journey.ts'
import { aDealer, aFeedCar, carPath, openDealer, readText } from './rows-dealer.ts'

const site = 'erring'
const car = carPath('E100')
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  const dealer = aDealer(site, {
    vehiclePage: {
      deliveryPrices: { regions: [{ name: 'Logan', price: 0, postcodes: ['4114'] }] },
    },
  })
  await openDealer(request, dealer, [aFeedCar('E100')])
  await request.dispose()
})

/** Calls that are wrong in a way of their own, and the sentence each is answered with. */
const calls: readonly { path: string; data?: object | string; error: string }[] = [
  { path: '/api/delivery-price?postcode=&car_id=1', error: 'Please enter a postcode.' },
  {
    path: '/api/delivery-price?postcode=41&car_id=1',
    error: 'Invalid postcode. Please enter a 4-digit number.',
  },
  { path: '/api/leads', data: {}, error: 'This is a required field.' },
  {
    path: '/api/leads',
    data: '{"name":',
    error: 'The enquiry could not be read. Please send the form again.',
  },
  {
    path: '/api/phone-reveals',
    data: {},
    error: 'Send car_id, dealership_id and the website_id of this site.',
  },
]

/** Sentences an answer tells of errors: its own, and those of its fields. */
const sentencesOf = (answer: { error?: string; fields?: Record<string, string> }): string[] => [
  ...(answer.error ? [answer.error] : []),
  ...Object.values(answer.fields ?? {}),
]

test('every error the server tells is a sentence of the catalogues, letter by letter [ERR-001]', async ({
  request,
}) => {
  const known = new Set((await readCatalogue()).map(({ text }) => text))
  expect(known).toContain('An unexpected error occured')
  for (const { path, data, error } of calls) {
    const asking =
      data === undefined
        ? {}
        : { method: 'POST' as const, data, headers: { 'content-type': 'application/json' } }
    const answer = await ask(request, site, path, asking)
    expect(answer.status(), path).toBeGreaterThanOrEqual(400)
    const said = sentencesOf(await answer.json())
    expect(said, path).toContain(error)
    expect(said.filter((sentence) => !known.has(sentence))).toEqual([])
  }
})

test('a form that comes back without script says so in the same sentences [ERR-001]', async ({
  request,
}) => {
  const answer = await ask(request, site, `${car}/enquire`, {
    method: 'POST',
    headers: form,
    data: 'name=&email=nobody&phone=12',
  })
  expect(answer.status()).toBe(422)
  const text = readText(await answer.text())
  for (const sentence of [
    'Please fix the following errors:',
    'This is a required field.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
  ])
    expect(text).toContain(sentence)
})

test('a sending the server answers with nothing is the fixed sentence, as it is spelt [ERR-001]', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/^500 POST erring\/api\/leads/)
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`http://${site}.localhost:${process.env.FORECOURT_E2E_PORT}${car}/enquire`)
  await page.getByLabel('First Name').fill('Sam')
  await expect(page.locator('[data-island=enquiry]')).toHaveAttribute('data-hydrated')
  await page.getByLabel('Mobile Number').fill('0491 570 157')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('An unexpected error occured')
  await expect(alert).toContainText('An error occurred when submitting this form')
})
