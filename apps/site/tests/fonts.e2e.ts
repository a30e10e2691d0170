import type { Page } from '@playwright/test'
import { demoSites, expect, on, test } from './journey.ts'
import { comeToRest } from './rest.ts'
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

/** Names of the font files a page asks for from now on. */
function listFonts(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /\/fonts\/.*?([^/]+\.woff2)$/.exec(new URL(request.url()).pathname)?.[1]
    if (file) files.push(file)
  })
  return files
}

for (const site of demoSites) {
  test(`${site}: English text needs the core of each font alone, and "Citroën" the rest of its own`, async ({
    page,
  }) => {
    const files = listFonts(page)
    const fetchedBy = async (path: string) => {
      files.length = 0
      await page.goto(on(site, path))
      await comeToRest(page)
      return new Set(files)
    }
    const english = await fetchedBy('/dealer-locator')
    expect([...english].filter((file) => file.endsWith('-rest.woff2'))).toEqual([])
    const preloads = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    expect(english).toEqual(new Set(preloads))
    const accented = await fetchedBy('/search?query=Citro%C3%ABn')
    expect([...accented].filter((file) => file.endsWith('-rest.woff2'))).not.toEqual([])
    const letter = await page.evaluate(() => {
      const family = getComputedStyle(document.body).fontFamily.split(',')[0] ?? ''
      return document.fonts.check(`1em ${family}`, 'ë')
    })
    expect(letter).toBe(true)
  })
}
