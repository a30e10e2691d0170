import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { ask, expect, on, recordFaults, type TestSite, test } from './journey.ts'

const unknown =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

/** Opens the page of the first vehicle a search finds. */
async function openFirst(page: Page, site: TestSite, search: string): Promise<void> {
  await page.goto(on(site, await findCarPath(page.request, site, search)))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery' })
const fuel = (page: Page) => page.getByRole('region', { name: 'Fuel cost' })

async function askDelivery(page: Page, postcode: string): Promise<void> {
  await delivery(page)
    .getByLabel(/Delivery postcode/)
    .fill(postcode)
  await delivery(page).getByRole('button', { name: 'Get a delivery price' }).click()
}

test('on paper the page is the vehicle alone, without others and the ways on from it', async ({
  page,
}) => {
  await openFirst(page, 'harbour', '/search/used-cars')
  const others = page.getByRole('region', { name: 'Similar Cars' })
  await expect(others).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(others).toBeHidden()
  await expect(page.getByRole('region', { name: 'Key information' })).toBeVisible()
})

test('a page that is dark on a screen has dark words on paper', async ({ page }) => {
  await openFirst(page, 'aurelia', '/search')
  const price = page
    .getByRole('main')
    .getByText(/^\$[\d,]+$/)
    .first()
  const readRed = () =>
    price.evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0]))
  expect(await readRed()).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await readRed()).toBeLessThan(60)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page itself answers what delivery costs, and keeps what was typed [VDP-058] [VDP-106] [VDP-109] [PLUS-020] [LEAD-040] [LEAD-041] [LEAD-043] [LEAD-045]', async ({
    page,
  }) => {
    await openFirst(page, 'harbour', '/search/used-cars')
    await askDelivery(page, '4000')
    await expect(page).toHaveURL(/\?postcode=4000#delivery$/)
    await expect(delivery(page).getByRole('status')).toContainText('Delivery: Brisbane')
    await expect(delivery(page).getByRole('status')).toContainText('Free')
    await expect(delivery(page).getByLabel(/Delivery postcode/)).toHaveValue('4000')

    await askDelivery(page, '4350')
    await expect(delivery(page).getByRole('status')).toContainText('Within 150 km of')
    await expect(delivery(page).getByRole('status')).toContainText('$190')

    await askDelivery(page, '6798')
    await expect(delivery(page).getByRole('status')).toHaveText(unknown)

    await askDelivery(page, '40a')
    await expect(
      delivery(page).getByText('Invalid postcode. Please enter a 4-digit number.'),
    ).toBeVisible()
    await expect(delivery(page).getByLabel(/Delivery postcode/)).toHaveValue('40a')

    await askDelivery(page, '400')
    await expect(
      delivery(page).getByText('Invalid postcode. Please enter a 4-digit number.'),
    ).toBeVisible()

    await askDelivery(page, '')
    await expect(delivery(page).getByText('Please enter a postcode.')).toBeVisible()
  })

  test('the page itself answers what fuel costs [VDP-059] [VDP-115] [PLUS-020]', async ({
    page,
  }) => {
    await openFirst(page, 'harbour', '/search/used-cars?fuel=Petrol')
    const section = fuel(page)
    await expect(section.getByLabel('Fuel price')).toHaveValue('1.70')
    await expect(section.getByLabel('Distance a week')).toHaveValue('250')
    await section.getByLabel('Fuel price').fill('2')
    await section.getByLabel('Distance a week').fill('1,000 kms')
    await section.getByLabel('Consumption').fill('8.5')
    await section.getByRole('button', { name: 'Work out the cost' }).click()
    await expect(page).toHaveURL(/fuel_price=2&.*#fuel$/)
    await expect(fuel(page).getByRole('status')).toHaveText('Fuel a week$170.00$8,840.00 a year')
    await expect(fuel(page).getByLabel('Distance a week')).toHaveValue('1,000 kms')

    await section.getByLabel('Fuel price').fill('cheap')
    await section.getByRole('button', { name: 'Work out the cost' }).click()
    await expect(section.getByLabel('Fuel price')).toHaveAccessibleDescription(
      /Enter a price from \$0\.10 to \$9\.99 a litre\./,
    )
    await expect(section.getByLabel('Fuel price')).toHaveValue('cheap')
    await expect(section.getByLabel('Distance a week')).toHaveValue('1,000 kms')
    await expect(section.getByRole('status')).toHaveText(
      'With all three we can say what a week costs.',
    )
  })

  test('news below the vehicle lead to posts that can be read, and to the whole blog [VDP-067] [SITE-067]', async ({
    page,
  }) => {
    await openFirst(page, 'ridgeline', '/used-car')
    const news = page.getByRole('region', { name: 'From the yard' })
    await expect(news.getByRole('listitem')).toHaveCount(3)
    await news.getByRole('link', { name: 'Ten minutes with a used ute' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten minutes with a used ute')
    await expect(page.getByText('3 November 2026')).toBeVisible()
    await expect(page.getByText('Start underneath.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'From the yard' }).click()
    await expect(page).toHaveURL(on('ridgeline', '/blog'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the yard')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  })
})

test('delivery is answered in place, asked with postcode and car [API-019]', async ({ page }) => {
  const faults = recordFaults(page)
  await openFirst(page, 'harbour', '/search/used-cars')
  const address = page.url()
  // Before its code is there the form is sent by the browser itself, and answered as a page.
  await delivery(page)
    .getByLabel(/Delivery postcode/)
    .focus()
  await expect(page.locator('[data-island=delivery-calculator]')).toHaveAttribute('data-hydrated')
  const asked = page.waitForRequest(/\/api\/delivery-price/)
  await askDelivery(page, '2000')
  const { searchParams } = new URL((await asked).url())
  expect(searchParams.get('postcode')).toBe('2000')
  expect(searchParams.get('car_id')).toMatch(/^[1-9]\d*$/)
  await expect(delivery(page).getByRole('status')).toContainText('Delivery: Sydney')
  await expect(delivery(page).getByRole('status')).toContainText('$190')
  expect(page.url()).toBe(address)
  expect(faults).toEqual([])
})

test('every change of the fuel calculator changes its cost, asks nobody and outlives a reload [VDP-115] [D-102]', async ({
  page,
}) => {
  await openFirst(page, 'harbour', '/search/used-cars?fuel=Petrol')
  const section = fuel(page)
  await section.getByLabel('Distance a week').focus()
  await section.getByLabel('Consumption').fill('10')
  const calls: string[] = []
  // A visit is counted once and saved cars are read, whenever the browser has time for it.
  page.on('request', (request) => {
    if (/\/api\/(?!events$|watchlist$|cars\/[^/]+\/view\.json)/.test(request.url()))
      calls.push(request.url())
  })
  await section.getByLabel('Fuel price').fill('2')
  await section.getByLabel('Distance a week').fill('500')
  await expect(section.getByRole('status')).toHaveText('Fuel a week$100.00$5,200.00 a year')
  expect(calls).toEqual([])
  await page.waitForURL(/[?&]fuel_price=2&distance=500$/)
  await page.reload()
  await expect(section.getByRole('status')).toHaveText('Fuel a week$100.00$5,200.00 a year')
})

test('what burns no fuel has no fuel calculator [VDP-111]', async ({ page }) => {
  await openFirst(page, 'harbour', '/search?fuel=Electric')
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  await expect(fuel(page)).toHaveCount(0)
  await openFirst(page, 'caravans', '/search/caravan')
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  await expect(fuel(page)).toHaveCount(0)
})

test('the page shows map, reasons, ways on and similar vehicles, in the words of its kind [VDP-056] [VDP-063] [VDP-064] [VDP-065] [VDP-066]', async ({
  page,
}) => {
  await openFirst(page, 'ironbark', '/search?item_type=Truck&car_type=used')
  const named = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
  await expect(named('Used truck checks')).toBeVisible()
  await expect(named('Where it is')).toBeVisible()
  const where = page.getByRole('region', { name: 'Where it is' })
  await expect(where.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\//,
  )
  await expect(named('Why operators come back')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sell your vehicle/ })).toBeVisible()
  await expect(named(/^Similar/)).toBeVisible()
})

test('the price lookup tells its answers apart [API-019] [D-41]', async ({ request }) => {
  const status = async (query: string) => {
    const response = await ask(request, 'harbour', `/api/delivery-price?${query}`)
    return [response.status(), await response.json()]
  }
  expect(await status('postcode=2000&car_id=1')).toEqual([200, { name: 'Sydney', price: 190 }])
  expect(await status('postcode=6798&car_id=1')).toEqual([
    404,
    { error: unknown, code: 'not_found' },
  ])
  const invalid = { error: 'Invalid postcode. Please enter a 4-digit number.', code: 'invalid' }
  expect(await status('postcode=20&car_id=1')).toEqual([422, invalid])
})

test('a dealer without a blog has no page for it [SITE-067]', async ({ request }) => {
  expect((await ask(request, 'aurelia', '/blog')).status()).toBe(404)
  expect((await ask(request, 'ridgeline', '/blog/no-such-post')).status()).toBe(404)
})
