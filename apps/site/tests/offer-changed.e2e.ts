import { importRows } from './dealer-file.ts'
import { aContact, fillContact } from './enquiring.ts'
import { expect, on, test } from './journey.ts'
import { cards, goToConfirm, pay } from './reserving.ts'
import { aDealer, aFeedCar, openDealer, readPage } from './rows-dealer.ts'

// Each test imports a price of its own car: the dealer and its feed are shared.
test.describe.configure({ mode: 'default' })

for (const part of ['checkout', 'buy-online'] as const) {
  test(`who checks out is told of a price an import changed before they pay, at ${part} [D-13]`, async ({
    page,
    plainPage,
    request,
    expectFaults,
  }) => {
    expectFaults(/\b409\b/)
    const id = `offer-${part}` as never
    const reserve = { paymentProcessors: ['demo'] }
    const dealer = aDealer(id, { reserve, routing: { reservePath: part } })
    const offer = (price: number) => ['O1', 'O2'].map((stock) => aFeedCar(stock, { price }))
    await openDealer(request, dealer, offer(24_990))
    for (const [visitor, stock] of [
      [page, 'o1'],
      [plainPage, 'o2'],
    ] as const) {
      const path = `/cars/2021-toyota-corolla-ascent-sport-${stock}`
      await importRows(id, 'forecourt-json', offer(24_990))
      await expect.poll(() => readPage(request, id, path), { timeout: 30_000 }).toContain('$24,990')
      await visitor.goto(on(id, `${path}/${part}`))
      const { email } = await goToConfirm(visitor, cards.accepted)
      await importRows(id, 'forecourt-json', offer(25_990))
      await pay(visitor)
      const alert = visitor.getByRole('alert')
      await expect(alert).toContainText('the price is $25,990 and the deposit is $200')
      await expect(visitor.getByRole('complementary', { name: 'The vehicle' })).toContainText(
        '$25,990',
      )
      await expect(visitor.getByText(email), 'everything typed stays').toBeVisible()
      await pay(visitor)
      await expect(visitor).toHaveURL(/\/success$/)
    }
  })
}

test('who buys online is told of a price an import changed before they pay the deposit [D-14]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/\b409\b/)
  const id = 'offer-journey' as never
  const dealer = aDealer(id, { reserve: { paymentProcessors: ['demo'] } })
  await openDealer(request, dealer, [aFeedCar('O3')])
  await page.goto(on(id, '/checkout-journey?car_id=2021-toyota-corolla-ascent-sport-o3'))
  await page.getByRole('radio', { name: /pick it up/i }).check()
  await page.getByRole('button', { name: 'Continue to trade-in' }).click()
  await page.getByRole('radio', { name: /no trade-in/i }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /^Cash/ }).check()
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await fillContact(page, aContact())
  await page.getByRole('button', { name: 'Continue to the deposit' }).click()
  await page.getByRole('radio', { name: cards.accepted }).check()
  await importRows(id, 'forecourt-json', [aFeedCar('O3', { price: 23_490 })])
  await page.getByRole('button', { name: 'Pay the $200 deposit' }).click()
  await expect(page.getByRole('alert')).toContainText('the price is $23,490')
  await expect(page.getByRole('complementary', { name: 'Your deal' })).toContainText('$23,490')
  await page.getByRole('button', { name: 'Pay the $200 deposit' }).click()
  await expect(page).toHaveURL(/\/success$/)
})
