import type { Page, PageScreenshotOptions } from '@playwright/test'
import sharp from 'sharp'
import { aCarPath } from './enquiring.ts'
import {
  aCar,
  aTurnedCar,
  breaker,
  browserFaults,
  expectWhole,
  recordWords,
  viewer,
} from './faulty-car.ts'
import { expect, on, test } from './journey.ts'
import { mostShift, recordSteadiness } from './steadiness.ts'

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('pictures that do not come leave their places, and say what they would have shown [VDP-123] [ERR-003]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('500 GET harbour/images/', 'net::ERR_CONNECTION_RESET GET harbour/images/')
  const shiftOf = await recordSteadiness(page)
  const words = recordWords(page)
  const breakCall = breaker(page, '**/images/**')
  const car = await aCar(request)
  for (const fault of browserFaults)
    await test.step(fault, async () => {
      await breakCall(fault)
      // A pointer that rests on the gallery would not enter it again on the next page.
      await page.mouse.move(0, 0)
      await page.goto(on('harbour', `${car}?view=gallery`), { waitUntil: 'domcontentloaded' })
      // Without a script before it, a document may be ready before its sheet has come.
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
      )
      const place = await viewer(page).boundingBox()
      if (fault !== 'slow') {
        await page.getByRole('link', { name: 'Next picture' }).hover()
        const stand = viewer(page).getByRole('img', { name: /Image not available$/ })
        await expect(stand.first()).toBeVisible()
        await page.getByRole('link', { name: 'Next picture' }).click()
        await expect(viewer(page).getByText(/^2\/\d+$/)).toBeVisible()
        await expect(stand.first()).toHaveAccessibleName(/picture 2 of \d+\. Image not available$/)
      }
      expect((await viewer(page).boundingBox())?.height).toBe(place?.height)
      await expectWhole(page)
      expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
      expect(words).toEqual([])
    })
})

test('a turn whose frames do not come says so, is logged only, and the gallery is a press away [VDP-019]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('500 GET harbour/images/', 'net::ERR_CONNECTION_RESET GET harbour/images/')
  const shiftOf = await recordSteadiness(page)
  const car = await aTurnedCar(request)
  const words = recordWords(page)
  const isTurn = /\/images\/[^?]*turn-(?!00)/
  const breakCall = breaker(page, isTurn)
  for (const fault of ['500', 'bad JSON', 'empty', 'lost'] as const)
    await test.step(fault, async () => {
      await breakCall(fault)
      words.length = 0
      await page.mouse.move(0, 0)
      await page.goto(on('harbour', `${car}?view=spinner`))
      await page.getByRole('link', { name: 'Turn right' }).hover()
      await expect(viewer(page).getByText('The 360° view could not be loaded.')).toBeVisible()
      await expect.poll(() => words).toHaveLength(35)
      expect(new Set(words.map((text) => text.replace(/\d+/g, '#').split('#')[0]))).toEqual(
        new Set(['viewer: frame ']),
      )
      await page.getByRole('link', { name: 'Gallery', exact: true }).click()
      await expect(viewer(page).getByText(/^1\/\d+$/)).toBeVisible()
      expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
    })
  await breakCall('slow')
  await page.mouse.move(0, 0)
  await page.goto(on('harbour', `${car}?view=spinner`))
  await page.getByRole('link', { name: 'Turn right' }).hover()
  await expect(viewer(page).getByRole('progressbar', { name: 'Loading 360° view' })).toBeVisible()
  await page.getByRole('link', { name: 'Gallery', exact: true }).click()
  await expect(viewer(page).getByText(/^1\/\d+$/)).toBeVisible()
})

test('an interior or a film that does not come is logged only, and every other view is a press away [VDP-019]', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults('500 GET harbour/media/', 'net::ERR_CONNECTION_RESET GET harbour/media/')
  const shiftOf = await recordSteadiness(page)
  const words = recordWords(page)
  const breakCall = breaker(page, '**/media/**')
  const car = await aCarPath(request, 'harbour', '/search?query=HU21135')
  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Ways to see the vehicle' }).getByRole('link', { name })
  for (const fault of ['500', 'bad JSON', 'empty', 'lost'] as const)
    await test.step(fault, async () => {
      await breakCall(fault)
      words.length = 0
      await page.goto(on('harbour', `${car}?view=gallery`))
      await view('Interior').click()
      await expect(
        page.getByRole('region', { name: 'Interior, scroll sideways to look around' }),
      ).toBeVisible()
      await expect.poll(() => words.length).toBe(1)
      expect(words[0]).toMatch(/^viewer: the panorama did not load/)
      await view('Walkaround').click()
      await page.getByRole('button', { name: /^Play|Walkaround: / }).click()
      await view('Gallery').click()
      await expect(viewer(page).getByText(/^1\/\d+$/)).toBeVisible()
      expect(words.filter((text) => text.startsWith('thrown'))).toEqual([])
      await expectWhole(page)
      expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
    })
})

test('a card whose photo does not come keeps its place with the outline of a car', async ({
  page,
  expectFaults,
}) => {
  expectFaults('net::ERR_FAILED GET harbour/images/')
  await page.route(/\/images\/vehicles\//, (route) => route.abort())
  await page.goto(on('harbour', '/search'))
  const photo = page.getByRole('article').first().locator('img').first()
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(1.5, 1)
  const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
  // A photo hardly repeats the colour of a corner, and a blank block, as it is before the outline, has no other.
  const isOutline = async () => {
    const share = await plainShareOf(page, clip)
    return share > 0.7 && share < 0.98
  }
  await expect.poll(isOutline).toBe(true)
})

/** Share of a part of the page, from 0 to 1, that is drawn in the colour of its first point. */
async function plainShareOf(
  page: Page,
  clip: NonNullable<PageScreenshotOptions['clip']>,
): Promise<number> {
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = info.width * info.height
  const isPlain = (point: number) =>
    [0, 1, 2].every((channel) => data[point * 3 + channel] === data[channel])
  return Array.from({ length: points }, (_, point) => point).filter(isPlain).length / points
}
