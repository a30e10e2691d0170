import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { aCarPath } from './enquiring.ts'
import { ask, demoSites, expect, on, type TestSite, test } from './journey.ts'

const silent = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

/** Elements a browser makes of HTML. */
const countElements = (html: string) =>
  html.replaceAll(silent, (_, name?: string) => (name ? `<${name}>` : '')).match(/<[a-z]/gi)
    ?.length ?? 0

const partOf = (html: string, name: string) =>
  new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? ''

/**
 * Most elements, and kB of HTML, of a page of each kind, with room for the vehicles of another day: a tag
 * is an element of its card, a vehicle without a photo a drawing of nineteen.
 */
const limits = {
  home: { elements: 1100, kilobytes: 95 },
  search: { elements: 1350, kilobytes: 130 },
  vehicle: { elements: 900, kilobytes: 115 },
  contact: { elements: 750, kilobytes: 80 },
  locations: { elements: 900, kilobytes: 80 },
  location: { elements: 900, kilobytes: 95 },
}

const stockPaths: Readonly<Record<string, string>> = {
  harbour: '/search/used-cars',
  ridgeline: '/used-car',
}

async function pathsOf(request: APIRequestContext, site: TestSite) {
  const search = stockPaths[site] ?? '/search'
  const list = await (await ask(request, site, '/dealer-locator')).text()
  return {
    home: '/',
    search,
    vehicle: await aCarPath(request, site, search),
    contact: '/contact',
    locations: '/dealer-locator',
    location: /"(\/our-location\/[a-z0-9-]+)"/.exec(list)?.[1] ?? '',
  }
}

for (const site of demoSites) {
  test(`every kind of page of ${site} is light`, async ({ request }) => {
    const paths = await pathsOf(request, site)
    for (const [kind, { elements, kilobytes }] of Object.entries(limits)) {
      const html = await (await ask(request, site, paths[kind as keyof typeof paths])).text()
      expect.soft(countElements(html), kind).toBeLessThanOrEqual(elements)
      expect.soft(Buffer.byteLength(html) / 1000, kind).toBeLessThanOrEqual(kilobytes)
      const frame = countElements(partOf(html, 'header')) + countElements(partOf(html, 'footer'))
      expect.soft(frame, `header and footer of ${kind}`).toBeLessThanOrEqual(200)
    }
  })
}

/**
 * Most kB of styles, compressed, that a page of each kind waits for, with the brand of the dealer, which is a
 * kilobyte. Home and contact show locations, with their map and the dialog of holiday hours, which is another.
 */
const styleLimits = { home: 13.95, search: 14.45, vehicle: 16, contact: 11.65, enquiry: 11.2 }

test('the sheet of every kind of page is light', async ({ request }) => {
  const paths = await pathsOf(request, 'harbour')
  const all = { ...paths, enquiry: `${paths.vehicle}/enquire` }
  for (const [kind, kilobytes] of Object.entries(styleLimits)) {
    const html = await (await ask(request, 'harbour', all[kind as keyof typeof all])).text()
    const [, href = ''] = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/.exec(html) ?? []
    const sheet = await (await ask(request, 'harbour', href)).body()
    expect.soft(sheet.length, kind).toBeGreaterThan(10_000)
    expect.soft(brotliCompressSync(sheet).length / 1000, kind).toBeLessThanOrEqual(kilobytes)
  }
})

test('a card with a photo has 28 elements at most', async ({ request }) => {
  const html = await (await ask(request, 'harbour', '/search/used-cars')).text()
  const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)]
    .map(([card]) => card)
    .filter((card) => card.includes('<img'))
  expect(cards.length).toBeGreaterThan(5)
  for (const card of cards) expect(countElements(card)).toBeLessThanOrEqual(28)
})

test('a footer out of sight is not drawn, and is there once it is near', async ({ page }) => {
  await page.goto(on('harbour', '/search/used-cars'))
  const menu = page.getByRole('contentinfo').getByRole('navigation', { name: 'Buyer Tools' })
  const isDrawn = () =>
    menu.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  const link = menu.getByRole('link', { name: 'Trade In' })
  await link.focus()
  await expect(link).toBeInViewport()
  await expect.poll(isDrawn).toBe(true)
})

test('without script the rest of a filter is on the page its link leads to', async ({
  plainPage,
  request,
}) => {
  const html = await (await ask(request, 'harbour', '/search/used-cars')).text()
  const href = /href="([^"]*[?&](?:amp;)?show=colour_family[^"]*)"/.exec(html)?.[1] ?? ''
  expect(href).not.toBe('')
  const whole = await (await ask(request, 'harbour', href.replaceAll('&amp;', '&'))).text()
  const colours = (page: string) => new Set(page.match(/[?&;]colour_family=[^"&]+/g)).size
  expect(colours(whole)).toBeGreaterThan(colours(html))
  await plainPage.goto(on('harbour', '/search/used-cars'))
  await plainPage.getByRole('link', { name: 'Show all makes' }).first().click()
  await expect(plainPage).toHaveURL(/show=make/)
  await expect(plainPage.getByRole('link', { name: 'Show fewer makes' })).toBeVisible()
})
