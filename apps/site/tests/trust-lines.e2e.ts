import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, on, type TestSite, test } from './journey.ts'
import { atWestside, openWestside, westsideCar } from './photographing-dealer.ts'

/** Opens a vehicle page, found by its stock number. */
async function openCar(page: Page, site: TestSite, stocknum: string) {
  const path = await findCarPath(page.request, site, `/search?query=${stocknum}`)
  expect(path).toContain(stocknum.toLowerCase())
  await page.goto(on(site, path))
}

/** Content that stands beside the price, without the line of who sells the car and the reports. */
async function promises(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Good to know' })
  await expect(list.getByText(/^Sold by /)).toBeVisible()
  const lines = await list.getByRole('listitem').allTextContents()
  return lines.filter((line) => !/^Sold by | reports?$/.test(line))
}

const warranty = '3 year standard warranty on used cars up to 8 years old'
const price = 'The price you see is the price you pay'
const exchange = 'Exchange it within 7 days and 500 km'

test('a young used car priced drive away has every promise to used cars, and none to new ones [PLUS-078]', {
  tag: '@phone',
}, async ({ page }) => {
  await openCar(page, 'harbour', 'TU20440')
  expect(await promises(page)).toEqual([warranty, price, exchange])
})

test('a car priced without government charges is not promised that its price is the whole [PLUS-078]', async ({
  page,
}) => {
  await openCar(page, 'harbour', 'FU20596')
  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  await expect(aside.getByText('Excl. Government Charges in NSW').first()).toBeVisible()
  expect(await promises(page)).toEqual([warranty, exchange])
  await expect(page.getByText(/are added to this price/)).toBeAttached()
})

test('a car of more than eight years is promised no warranty [PLUS-078]', async ({ page }) => {
  await openCar(page, 'harbour', 'UU20585')
  expect(await promises(page)).toEqual([price, exchange])
})

test('a new car has the promise to new cars, and no exchange [PLUS-078]', async ({ page }) => {
  await openCar(page, 'harbour', 'HN20403')
  expect(await promises(page)).toEqual([
    "Full manufacturer's warranty, serviced at our own workshops",
    price,
  ])
})

test('a car without a price is promised nothing of its price [PLUS-078]', async ({ page }) => {
  await openCar(page, 'aurelia', 'AS1078')
  const aside = page.getByRole('region', { name: 'Price and enquiry' })
  await expect(aside.getByText(/\$\d/)).toHaveCount(0)
  expect(await promises(page)).toEqual([
    'Approved Aurelia: two years of cover without a limit on distance',
    'By appointment, at your hour',
  ])
})

test.describe('of a dealer whose file makes no promise', () => {
  test.beforeAll(() => {
    test.setTimeout(120_000)
    openWestside(process.env.FORECOURT_E2E_DATA ?? '')
  })

  test('a car is promised nothing, not even a warranty by default [PLUS-078]', async ({
    page,
    request,
  }) => {
    await page.goto(atWestside(await westsideCar(request)))
    expect(await promises(page)).toEqual([])
    await expect(page.getByText(/warranty/i)).toHaveCount(0)
  })
})

test('a sold car is promised nothing, and says who sold it [PLUS-078]', async ({ page }) => {
  await page.goto(on('ridgeline', '/cars/2018-toyota-hilux-rugged-x-r4109'))
  await expect(page.getByText('SOLD', { exact: true }).first()).toBeVisible()
  expect(await promises(page)).toEqual([])
})
