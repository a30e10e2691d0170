import { writeDealer } from './dealer-file.ts'
import { ask, expect, port, test } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'

const site = 'reserving'
const pay = 'https://pay.example.com/reserve?car={slug}&stock={stocknum}'
const at = (path: string) => `http://${site}.localhost:${port}${path}`

const labels = ['Reserve This Car', 'Reserve Now', 'Enquire Now'] as const

const dealer = (
  reservePath: string,
  paymentProcessors: string[] = [],
  cardReserveLabel: (typeof labels)[number] = 'Reserve This Car',
) =>
  plainDealer(site, {
    routing: { reservePath },
    reserve: { paymentProcessors },
    search: { cardReserveLabel },
  })

const reserveLinks = 'a:text-is("Reserve This Car"), a:text-is("Reserve Now")'

// One dealer, changed again and again.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  // Every second car is paid for through a processor its feed names.
  await startDealer(request, dealer(pay), (row, index) => ({
    ...row,
    status: 'in_stock',
    ...(index % 2 === 0 && { payment_processors: ['Stripe'] }),
  }))
  await request.dispose()
})

test('cars of a payment processor are reserved at the address of the dealer [DATA-006] [CFG-023]', async ({
  page,
}) => {
  await page.goto(at('/search'))
  const cards = page.getByRole('article')
  const reserved = cards.filter({ has: page.locator(reserveLinks) })
  await expect(reserved.first()).toBeVisible()
  const link = reserved.first().locator(reserveLinks)
  const car = await reserved.first().getByRole('heading').getByRole('link').getAttribute('href')
  const slug = car?.replace('/cars/', '')
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^https://pay\\.example\\.com/reserve\\?car=${slug}&stock=\\S+$`),
  )
  const address = await link.getAttribute('href')
  // Some cars have no processor.
  expect(await reserved.count()).toBeLessThan(await cards.count())
  await page.goto(at(car ?? ''))
  await expect(page.getByRole('link', { name: 'Reserve Now' }).first()).toHaveAttribute(
    'href',
    address ?? '',
  )
})

test('the card reserves in the words of the dealer; Enquire Now leads to the enquiry [SRCH-027]', async ({
  page,
  request,
}) => {
  for (const label of labels) {
    writeDealer(dealer(pay, [], label))
    await expect
      .poll(async () => (await ask(request, site, '/search')).text())
      .toContain(`>${label}<`)
    await page.goto(at('/search'))
    const link = page.getByRole('article').getByRole('link', { name: label }).first()
    const address =
      label === 'Enquire Now' ? /^\/cars\/[^/]+\/enquire/ : /^https:\/\/pay\.example\.com\//
    await expect(link).toHaveAttribute('href', address)
  }
})

test('processors of the dealer reserve every car; without a page for it there is no button [D-124]', async ({
  page,
  request,
}) => {
  const search = async () => (await ask(request, site, '/search')).text()
  writeDealer(dealer('/contact', ['stripe']))
  await expect.poll(search).not.toContain('pay.example.com')
  await page.goto(at('/search'))
  const cards = page.getByRole('article')
  await expect(cards.locator(reserveLinks)).toHaveCount(await cards.count())
  await expect(cards.locator(reserveLinks).first()).toHaveAttribute('href', '/contact')

  // The site's own pages, at the one address it has.
  for (const reservePath of ['checkout', 'buy-online']) {
    writeDealer(dealer(reservePath, ['demo']))
    await expect.poll(search, { timeout: 30_000 }).toContain(`/${reservePath}"`)
    await page.goto(at('/search'))
    await expect(cards.locator(reserveLinks).first()).toHaveAttribute(
      'href',
      new RegExp(`^/cars/[^/]+/${reservePath}$`),
    )
  }

  writeDealer(dealer('/no-such-page', ['demo']))
  await expect.poll(search, { timeout: 30_000 }).not.toContain('>Reserve This Car<')
  await page.goto(at('/search'))
  await expect(page.getByRole('link', { name: /^Explore Vehicle/ }).first()).toBeVisible()
  await expect(page.locator(reserveLinks)).toHaveCount(0)
  // The search goes on in the browser as the server began it.
  await page
    .getByRole('link', { name: /^Explore Vehicle/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(reserveLinks)).toHaveCount(0)
})
