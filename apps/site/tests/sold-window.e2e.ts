import type { SiteInput } from '@forecourt/tenant-config/model'
import { importRows, writeDealer } from './dealer-file.ts'
import { ask, expect, on, test } from './journey.ts'

const dealer: SiteInput = {
  id: 'window',
  name: 'Window Cars',
  domains: ['window.localhost'],
  state: 'qld',
  dealerships: [{ id: 601, slug: 'window', name: 'Window Cars', dealerLicenceNumber: '4418207' }],
  locations: [
    {
      id: 6001,
      name: 'Window Cars',
      slug: 'window',
      primary: true,
      dealership_id: 601,
      dealership_slug: 'window',
      address: { street: '1 Pane Street', city: 'Albion', state: 'qld', postcode: '4010' },
      contact_detail: { phone: '07 5550 6001' },
    },
  ],
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Part of each row that differs, by its model, and whether the search shows it. */
const rows: Readonly<Record<string, readonly [shown: boolean, row: object]>> = {
  Corolla: [true, { status: 'in_stock' }],
  Yaris: [true, { status: 'coming_soon' }],
  Camry: [true, { status: 'sold', sold_date: daysAgo(2) }],
  Kluger: [false, { status: 'sold', sold_date: daysAgo(5) }],
  Prado: [false, { status: 'in_stock', show_on_dealer_website: false }],
}

test.beforeAll(async ({ playwright }) => {
  writeDealer(dealer)
  const base = { car_type: 'used', make: 'Toyota', year: 2021, location_id: 6001, price: 20_000 }
  const cars = Object.entries(rows).map(([model, [, row]], index) => ({
    ...base,
    ...row,
    model,
    stocknum: `W${index}`,
  }))
  await importRows(dealer.id, 'forecourt-json', cars)
  const request = await playwright.request.newContext()
  const list = async () => (await ask(request, dealer.id, '/search')).text()
  await expect.poll(list, { timeout: 60_000 }).toContain('Corolla')
  await request.dispose()
})

test('the search shows cars in stock, coming soon and sold within 3 days, where the dealer shows them [SRCH-059] [SRCH-060] [SRCH-061]', async ({
  plainPage,
}) => {
  await plainPage.goto(on('window', '/search'))
  const headings = plainPage.getByRole('main').getByRole('article').getByRole('heading')
  const models = (await headings.allTextContents()).map((text) => text.split(' ').at(-1))
  const shown = Object.entries(rows).flatMap(([model, [isShown]]) => (isShown ? [model] : []))
  expect(new Set(models)).toEqual(new Set(shown))
  await expect(plainPage.getByText(`${shown.length} cars found`)).toBeVisible()
})
