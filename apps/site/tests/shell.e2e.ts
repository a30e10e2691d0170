import type { APIRequestContext, Page } from '@playwright/test'
import { ask, demoSites, expect, on, test } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'

const isPage = async (request: APIRequestContext, site: string, path: string) =>
  (await ask(request, site, path)).status() !== 404

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const entries = (page: Page) => menu(page).locator(':scope > ul > li > a, summary')
const openEntry = (page: Page, name: string) =>
  menu(page).locator('summary', { hasText: name }).click()
const listOf = (page: Page, name: string) =>
  menu(page)
    .locator('details', { has: page.locator('summary', { hasText: name }) })
    .getByRole('link')

/** The labels of the header, in order, of which one has a page only where the site has offers. */
async function expectMenu(page: Page, request: APIRequestContext, site: string) {
  const labels = [
    'Home',
    'Our Range',
    'Our Stock',
    'Special Offers',
    'Service & Parts',
    'Finance',
    'Trade In',
    'Company',
  ]
  const hasOffers = await isPage(request, site, '/special-offers')
  await expect(entries(page)).toHaveText(
    labels.filter((label) => label !== 'Special Offers' || hasOffers),
  )
}

test('what an entry of the menu opens is within a narrow window', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 780, height: 700 })
  await page.goto(on('harbour', '/'))
  for (const name of ['Our Range', 'Our Stock', 'Service & Parts', 'Company']) {
    await openEntry(page, name)
    await expect(listOf(page, name).last()).toBeInViewport({ ratio: 1 })
  }
})

test('the header shows "Home", "Our Range", "Our Stock", "Special Offers", "Service & Parts", "Finance", "Trade In" and "Company", in this order, with script and without [SITE-056]', async ({
  page,
  plainPage,
  request,
}) => {
  for (const each of [page, plainPage]) {
    await each.goto(on('harbour', '/'))
    await expectMenu(each, request, 'harbour')
  }
})

test('"Our Range" opens makes and models that are in stock, each leading to as many cars as it says [SITE-057]', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  await openEntry(page, 'Our Range')
  const toyota = listOf(page, 'Our Range').filter({ hasText: /^Toyota$/ })
  await expect(toyota).toBeVisible()
  const hilux = listOf(page, 'Our Range').filter({ hasText: /^HiLux$/ })
  await expect(hilux).toHaveAttribute('href', '/search/toyota/hilux')
  const count = (await hilux.getAttribute('data-count')) ?? ''
  expect(Number(count)).toBeGreaterThan(1)
  await hilux.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota HiLux')
  await expect(page.getByText(new RegExp(`\\b${count} cars found`)).first()).toBeVisible()
})

test('"Our Range" follows the stock of each dealer, and the models the dealer chose [SITE-057]', async ({
  request,
}) => {
  const id = 'rangeyard'
  const models = ['Corolla', 'Camry']
  const change = (row: Record<string, unknown>, index: number) => ({
    ...row,
    make: 'Toyota',
    model: models[index % 2] ?? '',
  })
  await startDealer(request, plainDealer(id), change)
  const read = async () => {
    const html = await (await ask(request, id, '/')).text()
    const range = /Our Range<\/summary>([\s\S]*?)<\/details>/.exec(html)?.[1] ?? ''
    return [...range.matchAll(/href="(\/search\/[^"]+)"/g)]
      .map(([, href = '']) => href)
      .toSorted((a, b) => a.localeCompare(b))
  }
  await expect.poll(read).toEqual(['/search/toyota/camry', '/search/toyota/corolla'])
  await startDealer(request, plainDealer(id, { stockModels: ['Camry', 'Prado'] }), change)
  await expect.poll(read).toEqual(['/search/toyota/camry'])
})

test('"Our Stock" opens "New", "Used" and "Demo" at /search/new-cars, /search/used-cars and /search/demo-cars; on a used-only site "Used" at /used-car [SITE-058] [SITE-059]', async ({
  plainPage: page,
}) => {
  const stock = async () => {
    await openEntry(page, 'Our Stock')
    const links = listOf(page, 'Our Stock')
    const named = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')]),
    )
    return named.filter(([label]) => ['New', 'Used', 'Demo'].includes(label ?? ''))
  }
  await page.goto(on('harbour', '/'))
  expect(await stock()).toEqual([
    ['New', '/search/new-cars'],
    ['Used', '/search/used-cars'],
    ['Demo', '/search/demo-cars'],
  ])
  await listOf(page, 'Our Stock').filter({ hasText: 'Demo' }).click()
  await expect(page).toHaveURL(/\/search\/demo-cars$/)
  await page.goto(on('ridgeline', '/'))
  expect(await stock()).toEqual([['Used', '/used-car']])
})

test('an open list of the menu closes at Escape, which gives the focus back, and at a press beside it', async ({
  page,
}) => {
  await page.goto(on('harbour', '/'))
  const summary = menu(page).locator('summary', { hasText: 'Our Range' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(listOf(page, 'Our Range').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(listOf(page, 'Our Range').first()).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(listOf(page, 'Our Range').first()).toBeVisible()
  await page.getByRole('heading', { name: 'Latest arrivals' }).click()
  await expect(listOf(page, 'Our Range').first()).toBeHidden()
})

test('on a phone the menu opens from its button and scrolls by itself, with script and without', {
  tag: '@phone',
}, async ({ page, plainPage }) => {
  for (const each of [page, plainPage]) {
    await each.setViewportSize({ width: 390, height: 844 })
    await each.goto(on('harbour', '/'))
    await expect(menu(each)).toBeHidden()
    await each.getByRole('button', { name: 'Menu' }).click()
    await openEntry(each, 'Our Range')
    await expect(listOf(each, 'Our Range').first()).toBeVisible()
    await menu(each).getByText('Company').scrollIntoViewIfNeeded()
    await expect(menu(each).getByText('Company')).toBeInViewport()
  }
})

test('the footer has the groups "Models", "Buyer Tools", "Servicing and Parts" and "Company" [SITE-061]', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/contact'))
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Models',
    'Buyer Tools',
    'Servicing and Parts',
    'Company',
  ])
  const models = footer.getByRole('navigation', { name: 'Models' }).getByRole('link')
  const [model] = await models.allTextContents()
  await models.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(model ?? 'none')
})

test('a site that takes payments accepts Mastercard, Visa, Maestro, Google Pay and Apple Pay; another shows none [SITE-062]', async ({
  page,
}) => {
  const marks = page.getByRole('list', { name: 'Payment methods we accept' })
  await page.goto(on('harbour', '/contact'))
  await marks.scrollIntoViewIfNeeded()
  await expect(marks.getByRole('listitem')).toHaveText([
    'Mastercard',
    'Visa',
    'Maestro',
    'Google Pay',
    'Apple Pay',
  ])
  const drawing = await marks.evaluate((list) => {
    const [, url = ''] = /url\("?(.*?)"?\)/.exec(list.style.getPropertyValue('--marks')) ?? []
    return url
  })
  const answer = await ask(page.request, 'harbour', drawing)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  // Reserving is off there, and there is no payment page.
  await page.goto(on('ironbark', '/contact'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('navigation', { name: 'Ironbark', exact: true })).toBeVisible()
  await expect(marks).toHaveCount(0)
})

test('the footer links to the profiles that are configured, and to no other network [SITE-063]', async ({
  request,
}) => {
  const profiles = async (site: string) => {
    const html = await (await ask(request, site, '/contact')).text()
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''
    const nav = /<nav[^>]*on social media"[^>]*>([\s\S]*?)<\/nav>/.exec(footer)?.[1] ?? ''
    return [...nav.matchAll(/<a\b[^>]*>/g)].map(([link]) => [
      /aria-label="([^"]*)"/.exec(link)?.[1],
      /href="([^"]*)"/.exec(link)?.[1],
    ])
  }
  expect(await profiles('harbour')).toEqual([
    ['Facebook', 'https://facebook.example/harbourmotorgroup'],
    ['Instagram', 'https://instagram.example/harbourmotorgroup'],
    ['YouTube', 'https://youtube.example/@harbourmotorgroup'],
  ])
  expect(await profiles('aurelia')).toEqual([
    ['Instagram', 'https://instagram.example/aureliagalleries'],
    ['LinkedIn', 'https://linkedin.example/aurelia-motor-galleries'],
  ])
  expect(await profiles('ironbark')).toEqual([])
})

for (const site of demoSites) {
  test(`the menu of ${site} holds one row from 768 px`, async ({ page }) => {
    for (const width of [768, 1024, 1100, 1180, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(on(site, '/contact'))
      const tops = await entries(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      )
      expect(tops.length).toBeGreaterThan(4)
      expect(new Set(tops).size, `rows at ${width} px`).toBe(1)
    }
  })
}
