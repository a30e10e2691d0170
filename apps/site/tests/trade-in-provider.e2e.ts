import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, port, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'
import { describeCar, describeCondition, findCar, giveDetails, openTradeIn } from './trading-in.ts'

const car = { id: 'AB-12', make: 'Toyota', model: 'Corolla', year: 2024, badge: 'SX' }
const id = 'trade-here'
const none = 'trade-by-hand'
const motorcycles = 'trade-motorcycles'
const at = (site: string, path: string) => `http://${site}.localhost:${port}${path}`

let service: Server
let manner: 'answers' | 'fails' | 'talks nonsense' | 'is silent' = 'answers'

/** A valuation service on this machine that speaks as D-69 says. */
function answerFor(path: string): object | null {
  if (path.startsWith('/rego?')) return path.includes('rego=GONE') ? null : car
  if (path === '/adjustments/AB-12') return { questions: [] }
  return path === '/valuation' ? { offer_price: 21_350 } : null
}

// One service and one dealer for all of them.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  service = createServer((request, response) => {
    request.resume()
    const answer = answerFor(request.url ?? '')
    if (manner === 'is silent') return
    if (manner === 'fails') return void response.writeHead(500).end('{}')
    if (manner === 'talks nonsense') return void response.end('<html>Maintenance')
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port: own } = service.address() as AddressInfo
  const url = `http://127.0.0.1:${own}`
  writeDealer(
    plainDealer(id, { tradeIn: { provider: { type: 'http', url }, postValuation: true } }),
  )
  writeDealer(plainDealer(none))
  writeDealer(plainDealer(motorcycles, { kind: 'motorcycle' }))
  const request = await playwright.request.newContext()
  for (const site of [id, none, motorcycles])
    await expect
      .poll(async () => (await ask(request, site, '/trade-in')).status(), { timeout: 60_000 })
      .toBe(200)
  await request.dispose()
})

test.beforeEach(() => {
  manner = 'answers'
})

test.afterAll(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

test('the service of the dealer values the car, and the page posts it where the dealer wants that [API-042] [CFG-087]', async ({
  page,
}) => {
  await openTradeIn(page, at(id, '/trade-in'))
  await findCar(page, '482KLM')
  await expect(page.getByText('2024 Toyota Corolla SX')).toBeVisible()
  await describeCondition(page, '30000', false)
  // The page alone posts the value; before its code is there the browser sends the form itself.
  await page.getByLabel('First Name').focus()
  await expect(page.locator('[data-island=trade-in]')).toHaveAttribute('data-hydrated')
  const posted = page.waitForResponse((response) => response.url().endsWith('/api/miscellaneous'))
  await giveDetails(page)
  await expect(page.getByText('$21,350')).toBeVisible()
  const response = await posted
  // Its text is not kept for a test; trade-in-calls.handler.test.ts reads it.
  expect(response.status()).toBe(200)
  expect(response.request().postDataJSON()).toEqual({
    column_name: 'valuation',
    value: { offer_price: 21_350, rego: '482KLM', regoState: 'qld', car_id: null },
    lead_id: expect.any(String),
  })
})

test('calls of the trade-in answer in the JSON of D-69 [API-045] [API-046]', async ({
  request,
}) => {
  const rego = await ask(request, id, '/api/trade-in/rego?rego=482klm&regoState=nsw')
  const found = (await rego.json()) as typeof car
  expect(found).toEqual({ ...car, id: expect.any(String) })
  const adjustments = await ask(request, id, `/api/trade-in/adjustments/${found.id}`)
  expect(await adjustments.json()).toEqual({ questions: [] })
  const value = (km: number) =>
    ask(request, id, '/api/trade-in/valuation', {
      method: 'POST',
      data: { id: found.id, km, adjustmentAnswers: {} },
    })
  expect(await (await value(30_000)).json()).toEqual({ offer_price: 21_350 })
  expect(await (await value(100_001)).json()).toEqual({ eligible: false, reason: 'km' })
  expect((await ask(request, id, '/api/trade-in/rego?rego=GONE')).status()).toBe(404)
  expect((await ask(request, none, '/api/trade-in/rego?rego=482KLM')).status()).toBe(404)
})

for (const fault of ['fails', 'talks nonsense', 'is silent'] as const)
  test(`a service that ${fault} loses no lead: the car is entered by hand and its owner called back [D-69]`, async ({
    page,
    plainPage,
    expectFaults,
  }) => {
    expectFaults(/503/)
    for (const visitor of [page, plainPage]) {
      manner = fault
      await openTradeIn(visitor, at(id, '/trade-in'))
      await visitor.getByLabel('Registration').fill('482KLM')
      await visitor.getByRole('button', { name: 'Find my car' }).click()
      await expect(visitor.getByText(/cannot look up registrations/)).toBeVisible()
      await describeCar(visitor, 2024)
      await describeCondition(visitor, '30000', false)
      await giveDetails(visitor, 'Request a call-back')
      await expect(visitor).toHaveURL(/\/success$/)
    }
  })

test('a dealer whom nobody values cars for asks for the car by hand [D-69]', async ({
  page,
  plainPage,
}) => {
  for (const visitor of [page, plainPage]) {
    await openTradeIn(visitor, at(none, '/'))
    await visitor.getByRole('link', { name: 'Trade In' }).last().click()
    await expect(visitor.getByLabel('Make')).toBeVisible()
    await expect(visitor.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /: we call you with a price, with no obligation\.$/,
    )
    await describeCar(visitor, 2024)
    await describeCondition(visitor, '30000', false)
    await giveDetails(visitor, 'Request a call-back')
    await expect(visitor).toHaveURL(/\/success$/)
  }
})

test('a dealer of motorcycles asks for a vehicle, from the home page to the page after [SITE-004] [SITE-024] [SITE-025]', async ({
  page,
  plainPage,
}) => {
  const says = (visitor: typeof page, name: string) =>
    expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const visitor of [page, plainPage]) {
    await openTradeIn(visitor, at(motorcycles, '/'))
    await says(visitor, 'What is your vehicle worth?')
    await visitor.goto(at(motorcycles, '/sell-my-car'))
    await says(visitor, 'Sell your vehicle')
    await visitor.goto(at(motorcycles, '/trade-in'))
    await expect(visitor).toHaveTitle(/^What is your vehicle worth\?/)
    await expect(visitor.getByLabel('Make')).not.toHaveAttribute('placeholder')
    await expect(visitor.getByRole('main')).not.toContainText(/\bcars?\b/i)
    await describeCar(visitor, 2024)
    await describeCondition(visitor, '30000', false)
    await giveDetails(visitor, 'Request a call-back')
    await says(visitor, 'Thank you, we have your vehicle')
    await expect(visitor.getByRole('main')).not.toContainText(/\bcars?\b/i)
  }
})
