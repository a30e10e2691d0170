import type { APIRequestContext, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { findCoveredWords } from './covered-words.ts'
import { findCarPath } from './enquiring.ts'
import { ask, demoSites, expect, on, recordFaults, type TestSite, test } from './journey.ts'
import { openNorthside } from './one-colour.ts'
import { mostShift, recordSteadiness } from './steadiness.ts'

/** Most bytes of a card's picture drawn 400 px wide. Source: look of the pages */
const heaviestCardPicture = 40_000

/** Width every page fits. Source: WCAG 2.2, 1.4.10 */
const narrow = { width: 320, height: 640 }

/** Window of a tablet held upright. */
const tablet = { width: 768, height: 1024 }

/** Window of a usual phone. */
const phone = { width: 390, height: 844 }

type FindPath = (request: APIRequestContext, site: TestSite) => Promise<string>

/** Path the search form of the home page leads to. */
const searchPath: FindPath = async (request, site) => {
  const html = await (await ask(request, site, '/')).text()
  const [, path] = /<main[\s\S]*?<form[^>]* action="([^"]+)"/.exec(html) ?? []
  if (!path) throw new Error(`${site} has no search on its home page`)
  return path
}

const vehiclePath: FindPath = async (request, site) =>
  findCarPath(request, site, await searchPath(request, site))

/** Kinds of pages, each found where a visitor would. */
const pages: Readonly<Record<string, FindPath>> = {
  home: async () => '/',
  search: searchPath,
  vehicle: vehiclePath,
  enquiry: async (request, site) => `${await vehiclePath(request, site)}/enquire`,
}

/** Looks at the page from its top to its bottom, and waits at each place for the pictures in sight. */
async function seeThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findInSight = (images: HTMLImageElement[]) =>
      new Promise<HTMLImageElement[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          const seen = entries.filter(({ isIntersecting }) => isIntersecting)
          resolve(seen.map(({ target }) => target as HTMLImageElement))
        })
        for (const image of images) observer.observe(image)
        if (images.length === 0) resolve([])
      })
    const load = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true })
        image.addEventListener('error', resolve, { once: true })
      })
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
      const coming = await findInSight([...document.images].filter(({ complete }) => !complete))
      await Promise.all(coming.filter(({ complete }) => !complete).map(load))
    }
    scrollTo(0, 0)
  })
}

const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  )

/** Pictures that do not say their size, or of which a browser cannot choose a width; drawings fit any. */
const boundlessPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const isDrawing = /^data:|\.svg(?:\?|$)/.test(image.currentSrc || image.src)
        const needed = isDrawing ? ['width', 'height'] : ['width', 'height', 'srcset', 'sizes']
        return !needed.every((name) => image.hasAttribute(name))
      })
      .map((image) => image.src),
  )

/** The largest picture in sight at the start, when none of its size is fetched first. */
const tardyPicture = (page: Page) =>
  page.evaluate(() => {
    const overlap = (from: number, to: number, size: number) =>
      Math.max(0, Math.min(to, size) - Math.max(from, 0))
    const area = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return overlap(top, bottom, innerHeight) * overlap(left, right, innerWidth)
    }
    const images = [...document.images].toSorted((a, b) => area(b) - area(a))
    const largest = area(images[0] ?? new Image())
    if (largest < (innerWidth * innerHeight) / 40) return null
    const asLarge = images.filter((image) => area(image) > 0.98 * largest)
    return asLarge.some(({ fetchPriority }) => fetchPriority === 'high') ? null : asLarge[0]?.src
  })

/** The browser's remark on a first picture that was still being made when the page was done. */
const isPreloadHint = (fault: string) => fault.includes('was preloaded using link preload')

/** Vehicles the search service of a site knows; 0 as long as the server does not know the site. */
async function countStock(request: APIRequestContext, site: TestSite): Promise<number> {
  const answer = await ask(
    request,
    site,
    `/api/search/1/indexes/*/queries?x-algolia-application-id=${site}&x-algolia-api-key=public`,
    { method: 'POST', data: { requests: [{ indexName: 'cars' }] } },
  )
  if (answer.status() === 404) return 0
  const { results } = (await answer.json()) as { results?: { nbHits: number }[] }
  return results?.[0]?.nbHits ?? 0
}

/** Path of the narrowest picture of a `srcset` that fills a width. */
function pathFor(srcset: string, width: number): string {
  const candidates = srcset
    .split(', ')
    .map((each) => each.split(' '))
    .map(([path = '', descriptor = '']) => ({ path, width: Number.parseInt(descriptor, 10) }))
  const enough = candidates.filter((each) => each.width >= width)
  return enough.toSorted((a, b) => a.width - b.width)[0]?.path ?? ''
}

/** Width of the page's content in a window of this size. */
async function widthAt(page: Page, size: typeof narrow): Promise<number> {
  await page.setViewportSize(size)
  return page.evaluate(() => document.documentElement.scrollWidth)
}

for (const site of demoSites) {
  for (const [kind, find] of Object.entries(pages)) {
    test(`the ${kind} page of ${site} is sound to eye and machine`, async ({ page, request }) => {
      const faults = recordFaults(page)
      const shiftOf = await recordSteadiness(page, { hasFonts: true, hasPressed: true })
      await page.goto(on(site, await find(request, site)))
      expect(await tardyPicture(page)).toBeNull()
      await seeThrough(page)
      expect(await shiftOf()).toBeLessThanOrEqual(mostShift)
      expect(await brokenPictures(page)).toEqual([])
      expect(await boundlessPictures(page)).toEqual([])
      expect(await findViolations(page)).toEqual([])
      expect(faults.filter((fault) => !isPreloadHint(fault))).toEqual([])
      expect(await findCoveredWords(page)).toEqual([])
      await page.setViewportSize(phone)
      await page.reload()
      expect(await findCoveredWords(page)).toEqual([])
      expect(await widthAt(page, tablet)).toBeLessThanOrEqual(tablet.width)
      expect(await widthAt(page, narrow)).toBeLessThanOrEqual(narrow.width)
    })
  }
}

for (const site of demoSites) {
  test(`text of twice the size fits a phone at ${site}`, async ({ page, request }) => {
    await page.setViewportSize(phone)
    for (const kind of ['home', 'search', 'vehicle']) {
      await page.goto(on(site, (await pages[kind]?.(request, site)) ?? ''))
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await widthAt(page, phone), kind).toBeLessThanOrEqual(phone.width)
      const logo = await page.getByRole('banner').getByRole('img').first().boundingBox()
      const saved = await page
        .getByRole('banner')
        .getByRole('link', { name: /^Saved/ })
        .boundingBox()
      expect((logo?.x ?? 0) + (logo?.width ?? 0), kind).toBeLessThanOrEqual(saved?.x ?? 0)
      if (kind === 'home') continue
      const stays = page.locator(kind === 'search' ? '#search-sort' : '[data-phone-bar]')
      const box = await stays.boundingBox()
      expect(box?.width, kind).toBeGreaterThan(200)
      expect(box?.height, kind).toBeLessThan(phone.height / 3)
    }
  })

  test(`the header of ${site} is easy to press on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(on(site, '/'))
    const header = page.getByRole('banner')
    const pressed = [
      header.getByRole('button', { name: 'Menu' }),
      header.getByRole('link', { name: /^Saved/ }),
      header.getByRole('link', { name: /^Call/ }).and(page.locator(':visible')),
    ]
    for (const control of pressed) {
      const box = await control.boundingBox()
      expect(box?.width, String(control)).toBeGreaterThanOrEqual(44)
      expect(box?.height, String(control)).toBeGreaterThanOrEqual(44)
    }
  })

  test(`with forced colours ${site} keeps the ground of its logo and frames nothing`, async ({
    page,
    request,
  }) => {
    const backOf = (element: Element) => getComputedStyle(element).backgroundColor
    await page.goto(on(site, await searchPath(request, site)))
    const ground = await page.getByRole('banner').evaluate(backOf)
    await page.emulateMedia({ forcedColors: 'active' })
    const logo = page.getByRole('banner').getByRole('img').first()
    expect(await logo.evaluate(backOf)).toBe(ground)
    for (const part of ['#content', '#results', '#search-filters'].map((id) => page.locator(id))) {
      await expect(part).toHaveCSS('outline-style', 'none')
      await expect(part).toHaveCSS('border-width', '0px')
    }
  })

  test(`the pictures of ${site}’s cards are light`, async ({ request }) => {
    const html = await (await ask(request, site, await searchPath(request, site))).text()
    const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? []
    const sets = cards.flatMap((card) =>
      [...card.matchAll(/ srcset="([^"]+)"/gi)].map(([, set = '']) => set.replaceAll('&amp;', '&')),
    )
    const paths = new Set(sets.map((set) => pathFor(set, 400)))
    expect(paths.size).toBeGreaterThan(0)
    for (const path of paths) {
      const answer = await ask(request, site, path, {
        headers: { accept: 'image/avif,image/webp' },
      })
      expect(answer.status(), path).toBe(200)
      expect((await answer.body()).byteLength, path).toBeLessThan(heaviestCardPicture)
    }
  })
}

test.describe('a dealer who gives one colour and a logo', () => {
  test.describe.configure({ mode: 'serial' })

  // Pages are cached for a minute, so none is asked for before the search knows the stock.
  test.beforeAll(async ({ request }) => {
    await openNorthside()
    await expect
      .poll(() => countStock(request, 'northside'), { timeout: 40_000 })
      .toBeGreaterThan(0)
  })

  for (const [kind, find] of Object.entries(pages)) {
    test(`has a complete, readable ${kind} page`, async ({ page, request }) => {
      await page.goto(on('northside', await find(request, 'northside')))
      await seeThrough(page)
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Northside Cars' }),
      ).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      expect(await widthAt(page, narrow)).toBeLessThanOrEqual(narrow.width)
    })
  }
})
