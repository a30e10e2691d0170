import type { APIRequestContext, Page } from '@playwright/test'
import { ask, expect, on, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

/** Sections of the page of a car that has them all, in their order, by heading. */
const sections = [
  'Key information',
  'How the price compares',
  'Dealer comments',
  'Features',
  'Vehicle Details',
  'Used car checks',
  'Fuel cost',
  'Delivery',
  'Where it is',
] as const

/** Address of a used car whose page has a comparison, checks and costs. */
async function wholeCar(request: APIRequestContext): Promise<string> {
  for (const page of [1, 2, 3]) {
    const list = await (
      await ask(request, 'harbour', `/search/used-cars?make=Toyota&page=${page}`)
    ).text()
    const paths = new Set(
      [...list.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path]) => path),
    )
    for (const path of paths) {
      const html = await (await ask(request, 'harbour', path ?? '')).text()
      const titles = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title)
      if (sections.every((title) => titles.includes(title))) return path ?? ''
    }
  }
  throw new Error('no car has every section')
}

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

/** Opens what a section keeps folded; the browser does it alone. */
async function openAll(page: Page) {
  const folded = page
    .locator('article section details:not([open]) > summary')
    .filter({ visible: true })
  while ((await folded.count()) > 0) await folded.first().click()
}

async function expectContent(page: Page, name: string, ...contents: readonly (string | RegExp)[]) {
  await expect(region(page, name)).toBeVisible()
  for (const content of contents)
    await expect(region(page, name).getByText(content).first()).toBeVisible()
}

test('without script the vehicle page shows the content of every section [PLUS-022] [VDP-066]', {
  tag: '@phone',
}, async ({ page, request }) => {
  const path = await wholeCar(request)
  await page.goto(on('harbour', path))
  await openAll(page)
  const titles = await page.getByRole('main').locator('article h2').allTextContents()
  expect(titles.filter((title) => (sections as readonly string[]).includes(title))).toEqual(
    sections,
  )

  await expectContent(
    page,
    'Price and enquiry',
    /^\$[\d,]+$/,
    /^Stock no\. /,
    'Enquire',
    'Request Photos',
  )
  await expect(page.getByRole('link', { name: /^Call Now 0[\d ]+$/ }).first()).toBeVisible()
  await expectContent(page, 'Key information', /km$/, 'VIN')
  await expectContent(
    page,
    'How the price compares',
    /^\$[\d,]+ to \$[\d,]+$/,
    /^Compared with \d+/,
  )
  await expectContent(page, 'Fuel cost', 'Fuel a week', /a year$/)
  await expectContent(page, 'Delivery', 'Delivery postcode')
  await expectContent(page, 'Where it is', /Get Directions/, /[A-Z]{2,3} \d{4}/)
  const comments = await region(page, 'Dealer comments').innerText()
  expect(comments.length).toBeGreaterThan(150)
  for (const name of ['Features', 'Vehicle Details', 'Used car checks']) {
    const items = region(page, name).locator('li, dd')
    expect(await items.count()).toBeGreaterThan(0)
    await expect(items.filter({ visible: false })).toHaveCount(0)
  }

  await expect(region(page, 'Disclaimer')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Offers, service and selling' })).toBeVisible()
  for (const name of [/^Ask about this /, /^Similar /, /^Why /])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const similar = page.getByRole('region', { name: /^Similar / }).getByRole('article')
  await expect(similar).toHaveCount(6)
  const news = page.getByRole('main').locator('a[href^="/blog/"]')
  expect(await news.count()).toBeGreaterThanOrEqual(3)
})

test("without script the gallery's pictures are stepped through, there and back and round [PLUS-022]", {
  tag: '@phone',
}, async ({ page, request }) => {
  const path = await wholeCar(request)
  await page.goto(on('harbour', `${path}?view=gallery`))
  const viewer = page.getByRole('region', { name: 'Vehicle pictures' })
  const counter = viewer.getByText(/^\d+\/\d+$/)
  const count = Number((await counter.textContent())?.split('/')[1])
  expect(count).toBeGreaterThan(3)
  const stage = viewer.getByRole('img', { name: new RegExp(`picture \\d+ of ${count}$`) }).first()
  const seen = new Set<string>()
  for (let number = 1; number <= count; number += 1) {
    await expect(counter).toHaveText(`${number}/${count}`)
    await expect(stage).toBeVisible()
    seen.add((await stage.getAttribute('src')) ?? '')
    await viewer.getByRole('link', { name: 'Next picture' }).click()
  }
  expect(seen.size).toBe(count)
  await expect(counter).toHaveText(`1/${count}`)
  await viewer.getByRole('link', { name: 'Previous picture' }).click()
  await expect(counter).toHaveText(`${count}/${count}`)
  await page.goBack()
  await expect(counter).toHaveText(`1/${count}`)
})
