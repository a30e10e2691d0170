import { demoSites, expect, on, test } from './journey.ts'
import { mostShift, recordSteadiness } from './steadiness.ts'

/** Families of the page whose files have come. */
const shownFamilies = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))

for (const site of demoSites) {
  test(`${site}: the first page is set in the brand's type however late its files come, and nothing moves`, async ({
    page,
  }) => {
    const fonts = Promise.withResolvers<void>()
    await page.route('**/fonts/**', async (route) => {
      await fonts.promise
      await route.continue()
    })
    const shiftOf = await recordSteadiness(page, { hasFonts: true })
    // The load of a page waits for the files it asked for.
    await page.goto(on(site, '/'), { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    const named = await page.evaluate(() => {
      const family = (element: Element) => getComputedStyle(element).fontFamily.split(',')[0] ?? ''
      return [document.body, ...document.querySelectorAll('h1')].map((element) =>
        family(element).replaceAll('"', ''),
      )
    })
    const files = new Set(named)
    const before = await page.evaluate(shownFamilies)
    expect(before.filter((family) => files.has(family))).toEqual([])
    fonts.resolve()
    await expect
      .poll(async () => {
        const shown = await page.evaluate(shownFamilies)
        return new Set(shown.filter((family) => files.has(family)))
      })
      .toEqual(files)
    expect(await shiftOf()).toBeLessThan(mostShift)
  })
}
