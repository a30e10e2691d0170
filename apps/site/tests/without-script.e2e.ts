import { aCarPath, aContact, fillAsPerson, fillContact, openDetails } from './enquiring.ts'
import { expect, numberIn, on, test } from './journey.ts'
import { found, sidebar } from './searching.ts'
import { askForCode, codeField } from './signing-in.ts'

test.use({ javaScriptEnabled: false })

test('a shopper without script goes from search to an enquiry [PLUS-020] [PLUS-024]', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/^422 POST harbour\/cars\//)
  await page.goto(on('harbour', '/search/used-cars'))
  const all = await found(page)
  const toyota = sidebar(page).getByRole('link', { name: /Toyota ?,/ })
  const promised = numberIn(await toyota.textContent())

  await toyota.click()
  await expect(page).toHaveURL(/\/search\/toyota/)
  expect(await found(page)).toBe(promised)
  expect(promised).toBeLessThan(all)

  await sidebar(page)
    .getByRole('group', { name: 'Price' })
    .getByRole('textbox', { name: 'To' })
    .fill('40000')
  await sidebar(page).getByRole('button', { name: 'Apply price' }).click()
  await expect(page.getByRole('link', { name: 'Remove filter Up to $40,000' })).toBeVisible()
  const affordable = await found(page)
  expect(affordable).toBeLessThan(promised)
  expect(affordable).toBeGreaterThan(21)

  const list = await page.getByLabel('Sort by').boundingBox()
  const sort = await page.getByRole('button', { name: 'Sort', exact: true }).boundingBox()
  expect(sort?.y).toBe(list?.y)
  await page.getByLabel('Sort by').selectOption('price:desc')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL(/sortBy=price/)
  const prices = (await page.locator('article strong').allTextContents()).map(numberIn)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(Math.max(...prices)).toBeLessThanOrEqual(40_000)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  expect(await found(page)).toBe(affordable)
  const nextPrices = (await page.locator('article strong').allTextContents()).map(numberIn)
  expect(Math.max(...nextPrices)).toBeLessThanOrEqual(Math.min(...prices))

  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: /^Explore Vehicle/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto(`${page.url()}/enquire`)
  await page.getByLabel('First Name').fill('Priya')
  await openDetails(page)
  await page.getByLabel('Last Name').fill('Nguyen-O’Brien')
  await page.getByLabel('Email Address').fill('priya@example')
  await page.getByLabel('Mobile Number').fill('0491 570 156')
  await page
    .getByLabel('Message')
    .fill('Is it still there?\nI can come by on Saturday. <b>Thanks</b>')
  await fillAsPerson(page)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()

  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address.')
  await expect(page.getByLabel('First Name')).toHaveValue('Priya')
  await expect(page.getByLabel('Last Name')).toHaveValue('Nguyen-O’Brien')
  await expect(page.getByLabel('Message')).toHaveValue(
    'Is it still there?\nI can come by on Saturday. <b>Thanks</b>',
  )

  await page.getByLabel('Email Address').fill('priya@example.com')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByRole('main')).toContainText(name)
})

test('the enquiry of a car is a page of its own', async ({ page }) => {
  await page.goto(on('ridgeline', '/used-car'))
  await page
    .getByRole('link', { name: /^Quick Enquiry/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+\/enquire$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquire about this vehicle')
})

test('text search works as a form', async ({ page }) => {
  await page.goto(on('harbour', '/search'))
  await sidebar(page).getByRole('searchbox').fill('corola')
  await sidebar(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/query=corola/)
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText('Corolla')
})

test('search by price works as a form [SRCH-044] [PLUS-020]', async ({ page }) => {
  await page.goto(on('harbour', '/search-by-price'))
  await page.getByRole('textbox', { name: 'To' }).fill('20,000')
  await page.getByRole('button', { name: /^Show Me/ }).click()
  await expect(page).toHaveURL(on('harbour', '/search?price=:20000&sortBy=price:desc'))
  const prices = (await page.locator('article strong').allTextContents()).map(numberIn)
  expect(Math.max(...prices)).toBeLessThanOrEqual(20_000)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an answer lands on the mistakes of its form, or where the code is typed [PLUS-020]', async ({
    page,
    request,
    expectFaults,
  }) => {
    expectFaults(/^422 POST ridgeline\//)
    const contact = aContact()
    await page.goto(on('ridgeline', `${await aCarPath(request, 'ridgeline', '/used-car')}/enquire`))
    await fillContact(page, { ...contact, email: 'priya@example' })
    await page.getByLabel('Message').fill('Are you open on Sunday?')
    await fillAsPerson(page)
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Please enter a valid email address.')
    await expect(alert).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Please enter a valid email address.',
    )

    await page.goto(on('ridgeline', '/sign-in'))
    await askForCode(page, contact)
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toBeInViewport({ ratio: 0.9 })
  })

  test('the filters stand below the results [PLUS-020]', async ({ page }) => {
    await page.goto(on('harbour', '/search'))
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    const field = page.locator('#search-filters').getByRole('searchbox')
    await expect(field).toBeInViewport()
    const results = await page.getByRole('article').last().boundingBox()
    expect((await field.boundingBox())?.y).toBeGreaterThan(results?.y ?? 0)
    await field.fill('corolla')
    await field.press('Enter')
    await expect(page).toHaveURL(/make_model=Toyota\+Corolla/)
  })
})
