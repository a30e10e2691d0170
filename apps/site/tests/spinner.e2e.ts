import type { Page } from '@playwright/test'
import { findCarPath } from './enquiring.ts'
import { expect, on, test } from './journey.ts'
import { atWestside, openWestside, westsideCar } from './photographing-dealer.ts'
import { comeToRest } from './rest.ts'

/** A car whose turn is narrower than the stage. */
const narrow = 'UU20439'

const viewer = (page: Page) => page.getByRole('region', { name: 'Vehicle pictures' })
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Ways to see the vehicle' }).locator('[aria-current]')
const turntable = (page: Page) => page.getByRole('slider', { name: /^Turn the / })
const resting = (page: Page) => page.getByRole('button', { name: 'Turn by itself' })
const turning = (page: Page) => page.getByRole('button', { name: 'Stop turning' })

/** Widths in pixels of the picture in sight: as it is drawn, and as its file has it. */
const widths = (page: Page) =>
  viewer(page)
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
      return { drawn: image.getBoundingClientRect().width, file: file.width }
    })

test('a vehicle whose turn does not fill the stage opens on its gallery, and shows the turn no wider than its frames [D-84]', {
  tag: '@phone',
}, async ({ page }) => {
  const path = await findCarPath(page.request, 'harbour', `/search?query=${narrow}`)
  await page.goto(on('harbour', path))
  await expect(current(page)).toHaveText('Gallery')
  const picture = await widths(page)
  expect(picture.drawn).toBeGreaterThan(300)
  expect(picture.file).toBeGreaterThanOrEqual(picture.drawn)
  await page.goto(on('harbour', `${path}?view=spinner`))
  const frame = await widths(page)
  expect(frame.drawn).toBeGreaterThan(300)
  expect(frame.file).toBeGreaterThanOrEqual(frame.drawn)
})

test.describe('of a sharp turn', () => {
  test.describe.configure({ timeout: 120_000 })
  test.beforeAll(() => openWestside(process.env.FORECOURT_E2E_DATA ?? ''))

  test('a vehicle opens on its spinner, which turns untouched and rests when it is touched [VDP-009] [VDP-014] [D-111]', async ({
    page,
    request,
  }) => {
    await page.goto(atWestside(await westsideCar(request)))
    await expect(current(page)).toHaveText('360° Spin')
    await expect(turning(page)).toBeVisible({ timeout: 60_000 })
    const value = () => turntable(page).getAttribute('aria-valuenow')
    const first = await value()
    await expect.poll(value).not.toBe(first)
    await page.getByRole('link', { name: 'Turn right' }).click()
    await expect(resting(page)).toBeVisible()
    const rested = await value()
    await page.getByRole('link', { name: 'Turn left' }).hover()
    expect(await value()).toBe(rested)
  })

  test('the code of the spinner comes once the page is loaded, and costs nothing before [D-111]', async ({
    page,
    request,
  }) => {
    await page.goto(atWestside(await westsideCar(request)))
    await expect(turning(page)).toBeVisible({ timeout: 60_000 })
    const { loadedAt, scripts } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        loadedAt: visit?.loadEventStart ?? 0,
        scripts: files
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime, encodedBodySize: bytes }) => ({ startTime, bytes })),
      }
    })
    expect(loadedAt).toBeGreaterThan(0)
    const bytesOf = (some: typeof scripts) => some.reduce((sum, { bytes }) => sum + bytes, 0)
    const before = scripts.filter(({ startTime }) => startTime < loadedAt)
    const after = scripts.filter(({ startTime }) => startTime >= loadedAt)
    expect(bytesOf(before)).toBeLessThan(8000)
    expect(bytesOf(after)).toBeGreaterThan(50_000)
  })

  /** Opens the car and waits until the page has come to rest; gives the frames that were fetched. */
  async function framesFetchedUnasked(page: Page, path: string) {
    const frames = new Set<string>()
    page.on('request', (each) => {
      const [, view] = /\/yard\/suv\/white\/([\w-]+)\.jpg/.exec(each.url()) ?? []
      if (view && each.url().includes('?')) frames.add(view)
    })
    await page.goto(atWestside(path))
    await comeToRest(page)
    return frames
  }

  test('under reduced motion it stays still [D-111]', async ({ browser, request }) => {
    const path = await westsideCar(request)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(atWestside(path))
    await page.getByRole('link', { name: 'Turn right' }).hover()
    await expect(resting(page)).toBeVisible({ timeout: 60_000 })
    await expect(turntable(page)).toHaveAttribute('aria-valuenow', '1')
    await context.close()
  })

  for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
    test(`on a connection with ${JSON.stringify(connection)} nothing is fetched before it is touched [D-111]`, async ({
      page,
      request,
    }) => {
      const path = await westsideCar(request)
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { get: () => value })
      }, connection)
      const frames = await framesFetchedUnasked(page, path)
      expect([...frames]).toHaveLength(1)
      await expect(turntable(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Turn right' }).click()
      await expect(turntable(page)).toHaveAttribute('aria-valuenow', '4')
      await expect(turning(page)).toHaveCount(0)
    })
})
