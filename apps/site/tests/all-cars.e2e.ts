import { formatCarPath } from '@forecourt/stock/model'
import type { APIRequestContext } from '@playwright/test'
import { extractText } from 'unpdf'
import { type CarAspect, loadImportedCars, sampleEachKind } from './imported-stock.ts'
import { ask, expect, forEach, test } from './journey.ts'
import { vocabularyProblems } from './schema-org.ts'

/** Dealers of the demonstration, and how many vehicles their feeds hold at least when those sold have left the site. */
const dealers = [
  ['harbour', 1150],
  ['ridgeline', 260],
  ['caravans', 85],
  ['ironbark', 110],
  ['aurelia', 55],
] as const

/** Kinds of vehicles that each dealer sells at least. */
const leastKinds = 8

/** Text nobody may ever read on a page. */
const nonsense = /NaN|undefined|\bnull\b|- \/ -|\$POA|\[object/

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-AU', { minimumFractionDigits: amount % 1 ? 2 : 0, maximumFractionDigits: 2 })}`

const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')

const meta = (html: string, property: string) =>
  html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1]

interface Vehicle {
  itemCondition?: string
  /** None without a price. */
  offers?: { price: number; priceCurrency: string; availability: string }
}

/** The structured data of a page. */
function structuredData(html: string): Vehicle[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.map(([, json]) => JSON.parse(json ?? '') as Vehicle)
}

/** The vehicle of a page, as its structured data has it. */
function vehicleOf(html: string): Vehicle {
  const [vehicle] = structuredData(html).filter((entry) => entry.itemCondition)
  if (!vehicle) throw new Error('no vehicle in the structured data')
  return vehicle
}

const isSoldOut = (html: string) => meta(html, 'product:availability') === 'out of stock'

/** The first amount beside the picture: what the visitor reads as the price. */
function shownPrice(html: string): string | null {
  const start = html.indexOf('aria-label="Price and enquiry"')
  const block = textOf(html.slice(start, html.indexOf('</section>', start)))
  return block.match(/\$[\d,]+(?:\.\d\d)?/)?.[0] ?? null
}

async function sitemapPaths(request: APIRequestContext, dealer: string): Promise<string[]> {
  const xml = await (await ask(request, dealer, '/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>[^<]*?(\/cars\/[a-z0-9-]+)<\/loc>/g)].map(([, path]) => path ?? '')
}

/** Prices of an advertising feed by the path of the vehicle. */
async function feedPrices(request: APIRequestContext, dealer: string, file: string) {
  const text = await (await ask(request, dealer, `/feeds/${file}`)).text()
  const lines = text.trimEnd().split(/\r?\n/).slice(1)
  return new Map(
    lines.map((line) => {
      const path = /\/cars\/[a-z0-9-]+/.exec(line)?.[0] ?? ''
      return [path, Number(/(\d+\.\d\d) AUD/.exec(line)?.[1])] as const
    }),
  )
}

/** Every vehicle is looked at, not only one of each kind. */
const isFull = process.env.FORECOURT_TEST_FULL === '1'

/** Paths of the sitemap that a run looks at: one vehicle of each kind of the dealer, or all. */
async function chosenPaths(dealer: string, paths: readonly string[], aspects?: CarAspect[]) {
  const known = new Set(paths)
  const cars = (await loadImportedCars(dealer)).filter((car) => known.has(formatCarPath(car)))
  expect(cars.length, 'vehicles of the sitemap in the stock').toBe(paths.length)
  return sampleEachKind(cars, aspects).map((car) => formatCarPath(car))
}

for (const [dealer, least] of dealers) {
  const which = isFull ? 'every vehicle' : 'a vehicle of each kind'
  test(`${which} of ${dealer} says one price and one availability, and nothing wrong [PLUS-050] [PLUS-053]`, async ({
    request,
  }) => {
    if (isFull) test.setTimeout(600_000)
    const all = await sitemapPaths(request, dealer)
    expect(all.length).toBeGreaterThan(least)
    const paths = isFull ? all : await chosenPaths(dealer, all)
    expect(paths.length).toBeGreaterThan(leastKinds)
    const google = await feedPrices(request, dealer, 'google-vehicles.tsv')
    const facebook = await feedPrices(request, dealer, 'meta-vehicles.csv')
    await forEach(paths, 6, async (path) => {
      const answer = await ask(request, dealer, path)
      const html = await answer.text()
      expect(answer.status(), path).toBe(200)
      expect(html.match(/<h1/g), path).toHaveLength(1)
      expect(textOf(html), path).not.toMatch(nonsense)
      expect(structuredData(html).flatMap(vocabularyProblems), path).toEqual([])
      const { offers } = vehicleOf(html)
      const price = offers?.price
      expect(offers?.priceCurrency, path).toBe(offers && 'AUD')
      expect(offers?.availability.endsWith('SoldOut'), path).toBe(offers && isSoldOut(html))
      if (!isSoldOut(html))
        expect(shownPrice(html), path).toBe(price === undefined ? null : dollars(price))
      expect(meta(html, 'product:price:amount'), path).toBe(price?.toFixed(2))
      expect(meta(html, 'og:image'), path).toMatch(/\/share\/[a-z0-9-]+\.jpg\?v=/)
      const isAdvertised = offers?.availability.endsWith('InStock') ?? false
      for (const feed of [google, facebook]) {
        expect(isAdvertised || !feed.has(path), `${path} in a feed`).toBe(true)
        if (feed.has(path)) expect(feed.get(path), path).toBe(price)
      }
    })
    expect([...facebook.keys()].filter((path) => !all.includes(path))).toEqual([])
    expect(facebook.size).toBeGreaterThan(least / 2)
  })
}

test('the PDF of a vehicle says the price of its page, or what stands in its place [API-020]', async ({
  request,
}) => {
  for (const [dealer] of dealers) {
    const paths = await sitemapPaths(request, dealer)
    for (const path of await chosenPaths(dealer, paths, ['price', 'status'])) {
      const html = await (await ask(request, dealer, path)).text()
      const price = vehicleOf(html).offers?.price
      const slug = path.split('/').at(-1) ?? ''
      const answer = await ask(request, dealer, `/api${path}/print.pdf`)
      if (isSoldOut(html)) {
        expect(answer.status(), path).toBe(404)
        continue
      }
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${slug}.pdf"`,
      })
      const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true })
      expect(text, path).not.toMatch(nonsense)
      // A long address goes over the line.
      expect(text.replaceAll(/\s/g, ''), path).toContain(path)
      if (price === undefined) expect(text, path).not.toMatch(/\$\d/)
      else expect(text, path).toContain(dollars(price))
    }
  }
})
