import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, on, port, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'
import { found } from './searching.ts'

/** Kilometres the cards of a page say, from the first. */
async function distances(page: Page): Promise<number[]> {
  const words = await page
    .locator('main article')
    .getByText(/ km away$/)
    .allTextContents()
  return words.map((text) => Number(/(\d+) km away$/.exec(text.replaceAll(',', ''))?.[1]))
}

const nearGroup = (page: Page) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: 'Near me' }) })

/** Opens the group of the sidebar and asks for a place in it. */
async function searchNear(page: Page, place: string, distance: string) {
  await nearGroup(page).locator('summary').click()
  await page.getByLabel('Postcode or suburb').fill(place)
  await page.getByLabel('Distance').selectOption(distance)
  await page.getByRole('button', { name: 'Show nearest' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a suburb and a distance show exactly the cars there, the nearest first [PLUS-068] [PLUS-069]', async ({
      page,
    }) => {
      await page.goto(on('harbour', '/search'))
      const everywhere = await found(page)
      await searchNear(page, 'Merewether', 'Within 100 km')
      await expect(page).toHaveURL(on('harbour', '/search?near=2291&within=100&sortBy=nearest'))
      const near = await found(page)
      expect(near).toBeGreaterThan(0)
      expect(near).toBeLessThan(everywhere)
      const shown = await distances(page)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(shown.length).toBeGreaterThan(10)
      expect(shown.at(-1)).toBeLessThanOrEqual(100)
      await expect(page.locator('main article').first()).toContainText(/^.*Newcastle.* km away/s)
      await expect(page.getByLabel('Sort by')).toHaveValue('nearest')

      await page.goto(on('harbour', '/search?near=2291&within=10&sortBy=nearest'))
      const nearer = await found(page)
      expect(nearer).toBeLessThan(near)
      await page.goto(on('harbour', '/search?near=2291&sortBy=nearest'))
      expect(await found(page)).toBe(everywhere)
    })

    test('a place nobody knows is kept, with the way on beside it [PLUS-068]', async ({ page }) => {
      await page.goto(on('harbour', '/search?make=Toyota'))
      await searchNear(page, 'Atlantis', 'Within 50 km')
      const field = page.getByLabel('Postcode or suburb')
      await expect(field).toHaveValue('Atlantis')
      await expect(field).toHaveAccessibleDescription(
        'We could not find a place called “Atlantis”. Type a postcode or the name of a suburb.',
      )
      await expect(page.getByLabel('Distance')).toHaveValue('50')
      await expect(page.getByRole('link', { name: 'Remove filter Toyota' })).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(
        page.getByText('We could not find a place called “Atlantis”').last(),
      ).toBeVisible()
    })

    test('of several places of a name the visitor chooses [PLUS-068]', async ({ page }) => {
      await page.goto(on('harbour', '/search?near=Richmond&within=100&sortBy=nearest'))
      await expect(page.getByText('There is more than one Richmond.').last()).toBeVisible()
      // The dealer's cars stand in two of the five states that have one.
      await expect(page.getByRole('link', { name: /^Richmond / })).toHaveText([
        'Richmond NSW 2753',
        'Richmond QLD 4822',
      ])
      const gap = await page.locator('#results').evaluate((cards) => {
        const notice = cards.parentElement?.querySelector('[role=status]')
        return cards.getBoundingClientRect().top - (notice?.getBoundingClientRect().bottom ?? 0)
      })
      expect(gap, 'pixels between the notice and the cards').toBeGreaterThanOrEqual(12)
      await page.getByRole('link', { name: 'Richmond NSW 2753' }).click()
      await expect(page).toHaveURL(on('harbour', '/search?near=2753&within=100&sortBy=nearest'))
      expect(Math.max(...(await distances(page)))).toBeLessThanOrEqual(100)
    })
  })
}

test('the distance, the order and the place change without a new page [PLUS-068] [PLUS-069]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search?near=2291&within=10&sortBy=nearest'))
  const near = await found(page)
  await page.getByLabel('Distance').focus()
  await page.getByLabel('Distance').selectOption('Within 500 km')
  await expect(page).toHaveURL(on('harbour', '/search?near=2291&within=500&sortBy=nearest'))
  await expect.poll(() => found(page)).toBeGreaterThan(near)
  await page.getByLabel('Sort by').selectOption('Lowest price')
  await expect(page).toHaveURL(on('harbour', '/search?near=2291&within=500&sortBy=price:asc'))
  await page.getByLabel('Sort by').selectOption('Nearest first')
  await expect(page).toHaveURL(on('harbour', '/search?near=2291&within=500&sortBy=nearest'))
  await expect.poll(async () => (await distances(page))[0]).toBeLessThan(20)
  await page.getByRole('link', { name: 'Remove filter Within 500 km of 2291' }).click()
  await expect(page).toHaveURL(on('harbour', '/search?sortBy=price:asc'))
  await expect.poll(async () => (await distances(page)).length).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/near=2291&within=500&sortBy=nearest$/)
  await expect.poll(async () => (await distances(page)).length).toBeGreaterThan(10)
})

test('an address of a place the page does not know is loaded [PLUS-068]', async ({ page }) => {
  await page.goto(on('harbour', '/search?near=2291&sortBy=nearest'))
  await page.getByLabel('Distance').focus()
  await expect(page.locator('[data-island=search][data-hydrated]')).toBeAttached()
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => history.pushState(null, '', '/search?near=3000&sortBy=nearest'))
  await reloaded
  await expect.poll(async () => (await distances(page))[0]).toBeGreaterThan(500)
})

test.describe('a browser that tells its position', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: -32.926_712, longitude: 151.778_949 },
  })

  test('is asked when the button is pressed, and shows the nearest cars [PLUS-070]', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/search'))
    await nearGroup(page).locator('summary').click()
    await page.getByRole('button', { name: 'Use my position' }).click()
    await expect(page).toHaveURL(on('harbour', '/search?near=-32.93,151.78&sortBy=nearest'))
    await expect.poll(async () => (await distances(page))[0]).toBeLessThan(20)
    await page.reload()
    expect((await distances(page))[0]).toBeLessThan(20)
    const saved = page.getByRole('link', { name: 'Save this search' })
    await expect(saved).not.toHaveAttribute('href', /151/)
  })
})

test('a browser that refuses leaves the field and says how to go on [PLUS-070]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/search'))
  await nearGroup(page).locator('summary').click()
  const field = page.getByLabel('Postcode or suburb')
  await field.fill('22')
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('22')
  await expect(field).toHaveAccessibleDescription(
    'Your browser did not tell us where you are. Type a postcode or suburb instead.',
  )
  expect(await findViolations(page)).toEqual([])
})

test('a dealer with one place offers no distance, and takes none from an address [PLUS-068]', async ({
  page,
  request,
}) => {
  writeDealer(plainDealer('oneplace'))
  await expect.poll(async () => (await ask(request, 'oneplace', '/search')).status()).toBe(200)
  await page.goto(`http://oneplace.localhost:${port}/search?near=2291&within=10`)
  await expect(page.getByLabel('Keyword')).toBeAttached()
  await expect(page.getByText('Near me')).toHaveCount(0)
  await expect(page.getByText('Remove filter')).toHaveCount(0)
})

test('a search that finds none so near leads to any distance [PLUS-073]', async ({ page }) => {
  await page.goto(on('harbour', '/search?near=6000&within=10&sortBy=nearest'))
  await page.getByRole('link', { name: /^Australia-wide: [\d,]+ cars$/ }).click()
  await expect(page).toHaveURL(on('harbour', '/search?near=6000&sortBy=nearest'))
  await expect.poll(async () => (await distances(page))[0]).toBeGreaterThan(3000)
})
