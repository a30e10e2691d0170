import type { Page } from '@playwright/test'
import { writeDealer } from './dealer-file.ts'
import { ask, expect, numberIn, on, port, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'

const search = (page: Page) => page.getByRole('form', { name: 'Search our stock' })
const button = (page: Page) => search(page).getByRole('button')

/** Value of the first option that a list offers. */
const firstOption = (page: Page, label: string) =>
  search(page).getByLabel(label).locator('option').nth(1).getAttribute('value')

const found = async (page: Page) =>
  numberIn(
    await page
      .getByText(/^[\d,]+ cars? found$/)
      .first()
      .textContent(),
  )

test('the number in the search button follows the choices, and is what the search then finds [PLUS-083]', async ({
  page,
}) => {
  await page.goto(on('harbour', '/'))
  const whole = numberIn(await button(page).textContent())
  await search(page)
    .getByLabel('Make')
    .selectOption(await firstOption(page, 'Make'))
  await expect.poll(async () => numberIn(await button(page).textContent())).toBeLessThan(whole)
  const ofMake = numberIn(await button(page).textContent())
  await search(page).getByLabel('Price up to').selectOption(':20000')
  await expect.poll(async () => numberIn(await button(page).textContent())).toBeLessThan(ofMake)
  const label = (await button(page).textContent()) ?? ''
  expect(label).toMatch(/^Show Me [\d,]+ cars?$/)
  await button(page).click()
  await expect(page).toHaveURL(/make=/)
  expect(await found(page)).toBe(numberIn(label))
})

test('nothing to find disables the button until another choice', async ({ page }) => {
  await page.route('**/api/stock-count*', (route) =>
    route.fulfill({ json: { count: 0, label: 'Show Me 0 cars' } }),
  )
  await page.goto(on('harbour', '/'))
  await expect(async () => {
    await search(page).getByLabel('Price up to').selectOption(':10000')
    await search(page).getByLabel('Price up to').selectOption(':15000')
    await expect(button(page)).toHaveText('Show Me 0 cars', { timeout: 500 })
  }).toPass()
  await expect(button(page)).toBeDisabled()
  await page.unroute('**/api/stock-count*')
  await search(page).getByLabel('Price up to').selectOption('')
  await expect(button(page)).toBeEnabled()
})

test('a number that cannot be had leaves a button without one', async ({ page, expectFaults }) => {
  expectFaults(/502|stock-count/)
  await page.route('**/api/stock-count*', (route) => route.fulfill({ status: 502, json: {} }))
  await page.goto(on('harbour', '/'))
  await expect(async () => {
    await search(page).getByLabel('Price up to').selectOption(':10000')
    await search(page).getByLabel('Price up to').selectOption(':30000')
    await expect(button(page)).toHaveText('Show Me cars', { timeout: 500 })
  }).toPass()
  await button(page).click()
  await expect(page).toHaveURL(/price=:30000|price=%3A30000/)
})

test('without script the form leads to the results of what was chosen', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  const whole = numberIn(await button(page).textContent())
  await search(page).getByLabel('Make').selectOption('Kia')
  await button(page).click()
  await expect(page).toHaveURL(/\/search\?make=Kia/)
  const count = await found(page)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(whole)
})

test('the slides of the home page have a picture of 1920 by 540 and scroll without script [SITE-077]', async ({
  plainPage: page,
}) => {
  await page.goto(on('harbour', '/'))
  const slider = page.getByRole('region', { name: 'Offers' })
  await slider.scrollIntoViewIfNeeded()
  const pictures = slider.locator('img')
  await expect(pictures).toHaveCount(3)
  const first = pictures.first()
  await expect(first).toHaveAttribute('width', '1920')
  await expect(first).toHaveAttribute('height', '540')
  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 1 }
  expect(Math.abs(width / height - 1920 / 540)).toBeLessThan(0.05)
  const wide = (await first.getAttribute('src'))?.replace(/w=\d+/, 'w=1920') ?? ''
  const file = await ask(page.request, 'harbour', wide)
  expect(file.status()).toBe(200)
  const canScroll = await slider
    .getByRole('group', { name: 'Slides' })
    .evaluate(
      (track) => track.scrollWidth > track.clientWidth && getComputedStyle(track).scrollSnapType,
    )
  expect(canScroll).toContain('mandatory')
  await slider.getByRole('link', { name: /See demo cars/ }).click()
  await expect(page).toHaveURL(/\/search\/demo-cars$/)
})

test('a slide has name, description and address over its picture, and none of its words with hide_overlay [SITE-078] [DATA-038]', async ({
  request,
  plainPage: page,
}) => {
  const slide = { name: 'Utes for work', description: 'On every yard.', url: '/search/ute' }
  const picture = '/images/vehicles/studio/ute/white/front-left.jpg'
  const slides = [
    { id: 'shown', ...slide, picture },
    { id: 'hidden', ...slide, name: 'Vans for work', picture, hide_overlay: true },
  ]
  writeDealer(plainDealer('slides', { content: { home: { slides } } }))
  await expect
    .poll(async () => (await (await ask(request, 'slides', '/')).text()).includes('Utes for work'))
    .toBe(true)
  await page.goto(`http://slides.localhost:${port}/`)
  const shown = page.getByRole('link', { name: /^Utes for work/ })
  await expect(shown).toContainText('On every yard.')
  await expect(shown).toHaveAttribute('href', '/search/ute')
  const hidden = page.getByRole('link', { name: 'Vans for work' })
  await expect(hidden).toHaveAttribute('href', '/search/ute')
  await expect(hidden).toHaveText('')
})
