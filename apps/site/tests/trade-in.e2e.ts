import type { Page } from '@playwright/test'
import { aCarPath } from './enquiring.ts'
import { ask, expect, on, test } from './journey.ts'
import { findStoredLeads } from './stored-leads.ts'
import { describeCar, describeCondition, findCar, giveDetails, openTradeIn } from './trading-in.ts'

const thisYear = new Date().getFullYear()

/** Numbers of the events a page sends, from now on. */
function recordEvents(page: Page): number[] {
  const events: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events'))
      events.push((request.postDataJSON() as { event_id: number }).event_id)
  })
  return events
}

test('details sent offline are said to wait for another press, which sends them [PLUS-084]', async ({
  page,
  context,
  expectFaults,
}) => {
  expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openTradeIn(page, on('harbour', '/trade-in'))
  await findCar(page, '482 klm')
  await describeCondition(page, '45,000')
  await page.getByLabel('First Name').focus()
  await expect(page.locator('main form')).toHaveAttribute('novalidate')
  await context.setOffline(true)
  const { email } = await giveDetails(page)
  await expect(page.getByRole('alert')).toHaveText(/^You are offline\..* please try again/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Show my offer' }).click()
  await expect(page.getByText('Your car is worth about')).toBeVisible()
  expect(await findStoredLeads('harbour', email)).toHaveLength(1)
})

for (const mode of ['with script', 'without script'] as const) {
  const isPlain = mode === 'without script'

  test(`a registration leads to an offer that a reload and the way back keep, and that is accepted once, ${mode} [SITE-024] [LEAD-085] [API-045] [API-046] [API-047] [EVT-010]`, async ({
    page: scripted,
    plainPage,
  }) => {
    const page = isPlain ? plainPage : scripted
    const events = recordEvents(page)
    await openTradeIn(page, on('harbour', '/trade-in'))
    await findCar(page, '482 klm')
    await expect(page.getByText('482KLM (QLD)')).toBeVisible()
    await describeCondition(page, '45,000')
    await page.goBack()
    await expect(page.getByLabel('Kilometres')).toHaveValue(/^45,?000$/)
    await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked()
    await page.reload()
    await expect(page.getByLabel('Kilometres')).toHaveValue(/^45,?000$/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('First Name').focus()
    // From now on script sends the steps, and tells of their events.
    if (!isPlain) await expect(page.locator('main form')).toHaveAttribute('novalidate')
    const { email } = await giveDetails(page)
    await expect(page.getByText('Your car is worth about')).toBeVisible()
    await expect(page).toHaveURL(/\/trade-in\?step=offer$/)
    const price = page.getByText(/^\$\d\d,\d00$/)
    const amount = (await price.textContent()) ?? ''
    await page.getByRole('button', { name: 'Accept this offer' }).click()
    await expect(page.getByText('Offer accepted')).toBeVisible()
    await page.reload()
    await expect(price).toHaveText(amount)
    await page.goto(on('harbour', '/trade-in'))
    await expect(page.getByText('Offer accepted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept this offer' })).toBeHidden()

    const leads = await findStoredLeads('harbour', email)
    expect(leads).toHaveLength(2)
    expect(new Set(leads.map((lead) => lead['subcategory']))).toEqual(
      new Set(['2. Offer Made', '3. Offer Accepted']),
    )
    for (const lead of leads) {
      expect(lead).toMatchObject({ category: 'Trade In', Rego: '482KLM' })
      expect(JSON.parse(lead['trade_in'] ?? '{}')).toMatchObject({
        offer_price: Number(amount.replace(/\D/g, '')),
        km: 45_000,
        form_completed: true,
      })
    }
    // Without script the server counts by itself (trade-in-page.handler.test.ts).
    if (!isPlain) expect(events.filter((id) => id === 18)).toEqual([18])
  })

  test(`a car over 7 years gets a call-back in place of an estimate, ${mode} [SITE-025] [LEAD-082]`, async ({
    page: scripted,
    plainPage,
  }) => {
    const page = isPlain ? plainPage : scripted
    await openTradeIn(page, on('ridgeline', '/sell-my-car'))
    await expect(page.getByRole('heading', { name: 'Sell your car' })).toBeVisible()
    await page.getByRole('link', { name: 'Enter your car by hand' }).click()
    await describeCar(page, thisYear - 8)
    await expect(page.getByText('Cars over 7 years get no estimate online')).toBeVisible()
    await describeCondition(page, '20000', false)
    const { email } = await giveDetails(page, 'Request a call-back')
    await expect(page).toHaveURL(/\/success$/)
    await expect(page.getByRole('heading', { name: 'Thank you, we have your car' })).toBeVisible()
    const [lead] = await findStoredLeads('ridgeline', email)
    expect(lead).toMatchObject({ subcategory: '1. Call-back Requested' })
    expect(JSON.parse(lead?.['trade_in'] ?? '{}')).toMatchObject({ offer_price: null })
  })

  test(`mistakes keep what was typed, and a registration nobody knows is asked by hand, ${mode} [D-69]`, async ({
    page: scripted,
    plainPage,
    expectFaults,
  }) => {
    const page = isPlain ? plainPage : scripted
    expectFaults(/4(22|04)/)
    await openTradeIn(page, on('harbour', '/trade-in'))
    await page.getByLabel('Registration').fill('A"><b>')
    await page.getByRole('button', { name: 'Find my car' }).click()
    await expect(page.getByRole('alert')).toContainText('1 to 9 letters and digits')
    await expect(page.getByLabel('Registration')).toHaveValue('A"><b>')
    await page.getByLabel('Registration').fill('notfound')
    await page.getByLabel('State').selectOption('vic')
    await page.getByRole('button', { name: 'Find my car' }).click()
    await expect(page.getByText(/could not find this registration/)).toBeVisible()
    await expect(page.getByLabel('Registration')).toHaveValue('notfound')
    await expect(page.getByLabel('State')).toHaveValue('vic')
  })
}

test('over 100,000 km there is a call-back, at exactly 7 years and 100,000 km an estimate [LEAD-083] [LEAD-084]', async ({
  page,
}) => {
  await openTradeIn(page, on('harbour', '/trade-in?step=by-hand'))
  await describeCar(page, thisYear - 7)
  await describeCondition(page, '100001')
  await expect(page.getByText('Cars over 100,000 km get no estimate online')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByLabel('Kilometres').fill('100000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await giveDetails(page)
  await expect(page.getByText(/^\$\d\d?,\d00$/)).toBeVisible()
})

test('the vehicle page leads to a trade-in for its car, whose value goes on into finance [SITE-023] [VDP-046] [FIN-060]', async ({
  page,
  request,
}) => {
  const path = await aCarPath(request, 'harbour', '/search/used-cars')
  await openTradeIn(page, on('harbour', path))
  await page.getByRole('link', { name: 'Trade-In Valuation' }).first().click()
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=\d+$/)
  const aside = page.getByRole('complementary', { name: 'The vehicle' })
  await expect(aside.getByRole('link').first()).toHaveAttribute('href', path)
  await findCar(page, 'ABC123')
  await describeCondition(page, '30000')
  await giveDetails(page)
  await expect(page.getByText(/Your change-over|You get back/)).toBeVisible()
  const amount = (
    (await page
      .getByText(/^\$\d\d,\d00$/)
      .first()
      .textContent()) ?? ''
  ).slice(1)
  await page.getByRole('link', { name: 'See repayments with your trade-in' }).click()
  await expect(page.getByRole('textbox', { name: 'Deposit/trade-in' })).toHaveValue(amount)
  // A visitor who comes to finance by themselves finds it there as well.
  await page.goto(on('harbour', '/finance'))
  await expect(page.getByRole('textbox', { name: 'Deposit/trade-in' })).toHaveValue(amount)
  await expect(page.getByRole('region', { name: 'Your trade-in' })).toContainText(amount)
})

test('a page for a car nobody has is not found, and none asks for sign-in [SITE-023] [SITE-085]', async ({
  request,
}) => {
  for (const query of ['', '?car_id=', '?car_id=999999999', '?car_id=1%27--'])
    expect((await ask(request, 'harbour', `/cars/trade-in${query}`)).status()).toBe(404)
  for (const path of ['/trade-in', '/sell-my-car'])
    expect((await ask(request, 'harbour', path)).status()).toBe(200)
})

test('questions open their answers, with script and without [LEAD-004]', async ({
  page,
  plainPage,
}) => {
  for (const each of [page, plainPage]) {
    await each.goto(on('harbour', '/trade-in'))
    const answer = each.getByText(/Cars of up to 7 years and 100,000 km/)
    await expect(answer).toBeHidden()
    await each.getByText('Which cars get an estimate online?').click()
    await expect(answer).toBeVisible()
  }
})
