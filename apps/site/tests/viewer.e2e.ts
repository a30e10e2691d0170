import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, on, test } from './journey.ts'

/** Stock number of a car that stood on the turntable. */
const turned = 'UU20439'

const switchLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ways to see the vehicle' }).getByRole('link', { name })
const turntable = (page: Page) => page.getByRole('slider', { name: /^Turn the / })
const viewer = (page: Page) => page.getByRole('region', { name: 'Vehicle pictures' })
const counter = (page: Page, text: string) => viewer(page).getByText(text, { exact: true })

/** How many pictures the gallery says it has. */
async function pictureCount(page: Page): Promise<number> {
  const text = await viewer(page)
    .getByText(/^\d+\/\d+$/)
    .filter({ visible: true })
    .textContent()
  return Number(text?.split('/')[1])
}

/** The vehicle page of a car, found by its stock number. */
async function openCar(page: Page, query = '', waitUntil: 'load' | 'commit' = 'load') {
  const path = await findCarPath(page.request, 'harbour', `/search?query=${turned}`)
  await page.goto(on('harbour', `${path}${query}`), { waitUntil })
}

/** Touches the viewer and waits until every frame is there. */
async function openTurn(page: Page) {
  await openCar(page, '?view=spinner')
  await page.getByRole('link', { name: 'Turn right' }).hover()
  await expect(page.getByRole('button', { name: 'Turn by itself' })).toBeVisible({
    timeout: 60_000,
  })
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a drag turns the car by a frame every 20 px and leaves the page where it is [VDP-015] [VDP-017]', async ({
    page,
  }) => {
    await openTurn(page)
    const box = await turntable(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (const [pixels, view] of [
      [19, 1],
      [20, 2],
      [99, 5],
      [100, 6],
    ] as const) {
      await page.mouse.move(x - pixels, y)
      await expect(turntable(page)).toHaveAttribute('aria-valuetext', `View ${view} of 36`)
    }
    await page.mouse.up()
    await expect(turntable(page)).toHaveAttribute('aria-valuetext', 'View 6 of 36')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('fifteen quick presses never show an empty frame', async ({ page }) => {
  await openCar(page, '?view=gallery')
  const next = page.getByRole('link', { name: 'Next picture' })
  const picture = page.getByRole('link', { name: /Full screen$/ }).getByRole('img')
  await next.hover()
  await expect(page.locator('[data-island=gallery][data-hydrated]')).toBeAttached()
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await picture.evaluate((first) => {
    const empty: number[] = []
    const stage = first.closest('a')
    Reflect.set(window, 'emptyFrames', empty)
    const look = () => {
      const images = [...(stage?.isConnected ? stage.querySelectorAll('img') : [])]
      if (!images.some(({ naturalWidth }) => naturalWidth > 0)) empty.push(performance.now())
      requestAnimationFrame(look)
    }
    look()
  })
  const count = await pictureCount(page)
  for (let press = 0; press < 15; press += 1) await next.click()
  await expect(counter(page, `${(15 % count) + 1}/${count}`)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'emptyFrames'))).toEqual([])
})

test('a pointer that rests on the gallery before the first script comes hydrates it', async ({
  page,
}) => {
  const pointer = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await pointer.promise
    await route.continue()
  })
  await openCar(page, '?view=gallery', 'commit')
  await page.getByRole('link', { name: 'Next picture' }).hover()
  pointer.resolve()
  await expect(page.locator('[data-island=gallery][data-hydrated]')).toBeAttached()
})

test('the code of panorama and full screen comes only when each is shown', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js') || response.status() !== 200) return
    scripts.push(await response.text().catch(() => ''))
  })
  const has = (part: string) => scripts.some((text) => text.includes(part))
  await openCar(page, '?view=gallery')
  await page.getByRole('link', { name: 'Next picture' }).hover()
  await expect(page.locator('[data-island=gallery][data-hydrated]')).toBeAttached()
  const fullScreen = 'Vehicle pictures on the full screen'
  expect([has(fullScreen), has('webgl2')]).toEqual([false, false])
  await page.getByRole('link', { name: /Full screen$/ }).click()
  await expect(page.getByRole('dialog', { name: /full screen$/ })).toBeVisible()
  // The dialog is there before the text of its script was read back from the browser.
  await expect.poll(() => has(fullScreen)).toBe(true)
  expect(has('webgl2')).toBe(false)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every view, frame and picture is a link away', async ({ page }) => {
    await openCar(page, '?view=spinner')
    const picture = (name: RegExp) => viewer(page).getByRole('img', { name })
    await expect(picture(/view 1 of 36$/)).toBeVisible()
    await page.getByRole('link', { name: 'Turn right' }).click()
    await expect(page).toHaveURL(/\?frame=4$/)
    await expect(picture(/view 4 of 36$/)).toBeVisible()

    await switchLink(page, 'Gallery').click()
    await expect(page).toHaveURL(/\/cars\/[^?]+$/)
    const count = await pictureCount(page)
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: 'Next picture' }).click()
      await expect(page).toHaveURL(new RegExp(`\\?photo=${number}$`))
      await expect(picture(new RegExp(`picture ${number} of ${count}$`)).first()).toBeVisible()
    }
    for (const section of ['Key information', 'Dealer comments', 'Features', 'Vehicle Details'])
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible()
  })
})
