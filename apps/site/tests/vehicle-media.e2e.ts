import type { Page } from '@playwright/test'
import { expect, on, test } from './journey.ts'
import { atWestside, openWestside, westsideCar } from './photographing-dealer.ts'

/** A used car with everything: a turn, a film, an interior. */
const whole = '/cars/2021-hyundai-tucson-highlander-hu21135'

const viewer = (page: Page) => page.getByRole('region', { name: 'Vehicle pictures' })
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ways to see the vehicle' }).getByRole('link', { name })

test('the gallery opens a viewer of 600 by 400 pictures on the full screen and closes it, and begins anew when it was left [VDP-006] [VDP-010] [VDP-011] [VDP-012]', async ({
  page,
}) => {
  await page.goto(on('harbour', `${whole}?view=gallery`))
  const fullScreen = page.getByRole('dialog', { name: 'Vehicle pictures on the full screen' })
  await viewer(page).getByRole('link', { name: 'Next picture' }).click()
  await viewer(page).getByRole('link', { name: 'Next picture' }).click()
  await expect(viewer(page).getByText(/^3\/\d+$/)).toBeVisible()
  await expect(fullScreen).toHaveCount(0)
  await viewer(page)
    .getByRole('link', { name: /Full screen$/ })
    .click()
  await expect(fullScreen).toBeVisible()
  const slides = fullScreen.getByRole('group', { name: 'Pictures' }).locator('img')
  const sizes = await slides.evaluateAll((images) =>
    images.map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`),
  )
  expect(sizes.length).toBeGreaterThan(3)
  expect(new Set(sizes)).toEqual(new Set(['600x400']))
  await fullScreen.getByRole('button', { name: 'Close the full screen' }).click()
  await expect(fullScreen).toHaveCount(0)

  await expect(viewer(page).getByText(/^3\/\d+$/)).toBeVisible()
  await view(page, 'Walkaround').click()
  await expect(page).toHaveURL(/\?view=walkaround$/)
  await view(page, 'Gallery').click()
  await expect(viewer(page).getByText(/^1\/\d+$/)).toBeVisible()
})

test.describe('of a sharp turn', () => {
  test.beforeAll(() => openWestside(process.env.FORECOURT_E2E_DATA ?? ''))

  test('the spinner starts when its last frame is there, and turns by one frame every 100 ms [VDP-013] [VDP-018]', async ({
    page,
    request,
  }) => {
    const held = Promise.withResolvers<void>()
    const last = Promise.withResolvers<void>()
    // The first picture of the page is the first frame; the one that is opposite comes last.
    await page.route(/\/yard\/suv\/white\/rear\.jpg/, async (route) => {
      held.resolve()
      await last.promise
      await route.continue()
    })
    await page.goto(atWestside(await westsideCar(request)))
    await held.promise
    const progress = viewer(page).getByRole('progressbar', { name: 'Loading 360° view' })
    const turntable = page.getByRole('slider', { name: /^Turn the / })
    const turning = page.getByRole('button', { name: 'Stop turning' })
    await expect(progress).toHaveAttribute('aria-valuetext', '5 of 6')
    await expect(turntable).toHaveAttribute('aria-valuenow', '1')
    await expect(turning).toHaveCount(0)
    last.resolve()
    await turning.click()

    const frame = async () => Number(await turntable.getAttribute('aria-valuenow'))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Turn by itself' }).click()
    const first = await frame()
    await page.clock.runFor(99)
    expect(await frame()).toBe(first)
    await page.clock.runFor(1)
    await expect.poll(frame).toBe((first % 6) + 1)
    await page.clock.runFor(400)
    await expect.poll(frame).toBe(((first + 4) % 6) + 1)
  })
})

test('the header appears after 500 px, and on a phone the bar at the foot opens after 900 px [VDP-021] [VDP-072]', async ({
  page,
}) => {
  await page.goto(on('harbour', whole), { waitUntil: 'domcontentloaded' })
  const scroll = (pixels: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pixels)
  const header = page.locator('[data-slim-header]')
  await scroll(500)
  await expect(header).not.toBeInViewport()
  await scroll(501)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scroll(0)
  await expect(header).not.toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.locator('[data-phone-bar]')
  const opened = page.locator('[data-phone-bar-opened]')
  const isOpen = async () => {
    const [above, below] = [await opened.boundingBox(), await bar.boundingBox()]
    return (above?.y ?? 0) + (above?.height ?? 0) <= (below?.y ?? 0) + 1
  }
  await scroll(900)
  await expect(bar).toBeInViewport()
  await expect.poll(isOpen).toBe(false)
  await scroll(901)
  await expect.poll(isOpen).toBe(true)
  await expect(opened.getByRole('link', { name: 'Get Finance' })).toBeVisible()
})
