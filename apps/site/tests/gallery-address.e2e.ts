import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, on, test } from './journey.ts'

const counter = (page: Page, number: number) =>
  page.getByRole('region', { name: 'Vehicle pictures' }).getByText(new RegExp(`^${number}/\\d+$`))
const next = (page: Page) => page.getByRole('link', { name: 'Next picture' })

/** Opens a vehicle page on its gallery; gives its path. */
async function openGallery(page: Page): Promise<string> {
  const path = await findCarPath(page.request, 'harbour', '/search?query=TU20440')
  await page.goto(on('harbour', path))
  await expect(counter(page, 1)).toBeVisible()
  return path
}

test('the picture in sight is in the address, and reload, back and forward restore it [D-102]', {
  tag: '@phone',
}, async ({ page }) => {
  const path = await openGallery(page)
  await next(page).click()
  await next(page).click()
  await expect(counter(page, 3)).toBeVisible()
  await expect(page).toHaveURL(on('harbour', `${path}?photo=3`))
  await page.reload()
  await expect(counter(page, 3)).toBeVisible()

  await page.goto(on('harbour', '/contact'))
  await page.goBack()
  await expect(page).toHaveURL(on('harbour', `${path}?photo=3`))
  await expect(counter(page, 3)).toBeVisible()
  await next(page).click()
  await expect(page).toHaveURL(on('harbour', `${path}?photo=4`))
  await page.goForward()
  await expect(page).toHaveURL(on('harbour', '/contact'))
  await page.goBack()
  await expect(counter(page, 4)).toBeVisible()
})

test('back inside the page goes to the picture of that moment [D-102]', async ({ page }) => {
  const path = await openGallery(page)
  await next(page).click()
  await expect(page).toHaveURL(on('harbour', `${path}?photo=2`))
  await page.evaluate(() => {
    location.hash = 'details'
  })
  await next(page).click()
  await expect(page).toHaveURL(on('harbour', `${path}?photo=3#details`))
  await page.goBack()
  await expect(page).toHaveURL(on('harbour', `${path}?photo=2`))
  await expect(counter(page, 2)).toBeVisible()
})

test('a view, a thumbnail and the full screen are in the address too, and what else it says stays [D-102]', async ({
  page,
}) => {
  const path = await openGallery(page)
  await page.goto(on('harbour', `${path}?utm_source=news`))
  const pictures = page.getByRole('region', { name: 'Vehicle pictures' })
  await pictures.getByRole('link', { name: /picture 4 of \d+$/ }).click()
  await expect(page).toHaveURL(on('harbour', `${path}?utm_source=news&photo=4`))
  await pictures.getByRole('link', { name: /Full screen$/ }).click()
  const dialog = page.getByRole('dialog', { name: /full screen$/ })
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(page).toHaveURL(on('harbour', `${path}?utm_source=news&photo=5`))
  await dialog.getByRole('button', { name: 'Close the full screen' }).click()
  await pictures.getByRole('link', { name: /picture 1 of \d+$/ }).click()
  await expect(page).toHaveURL(on('harbour', `${path}?utm_source=news`))
})

test('a picture opens in a tab of its own [D-102]', async ({ page, context }) => {
  const path = await openGallery(page)
  const href = await next(page).getAttribute('href')
  expect(href).toBe(`${path}?photo=2`)
  const tab = await context.newPage()
  await tab.goto(on('harbour', href ?? ''))
  await expect(counter(tab, 2)).toBeVisible()
  const pressed = context.waitForEvent('page')
  await next(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(counter(await pressed, 2)).toBeVisible()
  await expect(counter(page, 1)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the next picture is a link away, and reload keeps it [D-102]', async ({ page }) => {
    const path = await openGallery(page)
    await next(page).click()
    await expect(page).toHaveURL(on('harbour', `${path}?photo=2`))
    await next(page).click()
    await expect(page).toHaveURL(on('harbour', `${path}?photo=3`))
    await page.reload()
    await expect(counter(page, 3)).toBeVisible()
    await page.goBack()
    await expect(counter(page, 2)).toBeVisible()
  })
})
