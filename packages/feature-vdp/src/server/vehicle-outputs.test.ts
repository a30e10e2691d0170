import type { Car, StockStore } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import {
  createRobotsResponse,
  createSitemapHandler,
  SITEMAP_ENTRIES,
  type SitemapPorts,
} from './sitemap.handler.ts'
import { type CachedFiles, createStockDocuments } from './stock-document.ts'
import { createVehicleFeedsHandler } from './vehicle-feeds.handler.ts'

const site = aSite({ url: 'https://www.dealer.example' })
const photo = {
  image: { url: '/images/front.jpg', thumb: { url: '/images/front.jpg' } },
  isVideo: false,
}
const now = new Date('2026-11-20T02:00:00Z')
const daysAgo = (days: number) => now.getTime() / 1000 - days * 86_400

function createMemoryFiles(): CachedFiles {
  const files = new Map<string, Uint8Array>()
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => void files.set(name, bytes),
  }
}

function shop(listed: readonly Car[], pages: readonly string[] = ['/']) {
  const cars = listed.map((car) => ({ ...car, dealership_slug: site.dealerships[0]!.slug }))
  const state = { generation: 1 }
  const loadStock = vi.fn<StockStore['loadStock']>(async (_, onBatch) => {
    for (let start = 0; start < cars.length; start += 500)
      await onBatch(cars.slice(start, start + 500))
    return state
  })
  const documents = createStockDocuments({
    store: { loadStock, readGeneration: async () => state.generation },
    files: createMemoryFiles(),
    now: () => now,
  })
  const sitemap = createSitemapHandler({ documents, pagePaths: () => pages, now: () => now })
  const feeds = createVehicleFeedsHandler({ documents })
  return { state, loadStock, documents, sitemap, feeds }
}

const asked = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://www.dealer.example${path}`, { headers })
const textOf = async (answer: Response | null) => {
  expect(answer?.status).toBe(200)
  return (await answer?.text()) ?? ''
}
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

describe('createSitemapHandler', () => {
  it('lists available cars with lastmod and pictures, and those sold inside the window [PLUS-052]', async () => {
    const sold = { status: 'sold', sold: true } as const
    const { sitemap } = shop([
      aCar({ slug: 'here', updated_at: '2026-11-01T00:00:00.000Z', images: [photo] }),
      aCar({ slug: 'inside', ...sold, sold_date_timestamp: daysAgo(site.search.soldWindowDays) }),
      aCar({
        slug: 'outside',
        ...sold,
        sold_date_timestamp: daysAgo(site.search.soldWindowDays) - 1,
      }),
      aCar({ slug: 'hidden', show_on_dealer_website: false }),
    ])
    const xml = await textOf(await sitemap(asked('/sitemap.xml'), site))
    const cars = addresses(xml).filter((address) => address?.includes('/cars/'))
    expect(cars).toEqual([
      'https://www.dealer.example/cars/here',
      'https://www.dealer.example/cars/inside',
    ])
    expect(xml).toContain(
      '<loc>https://www.dealer.example/cars/here</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod><image:image><image:loc>https://www.dealer.example/images/front.jpg</image:loc></image:image></url>',
    )
  })

  it('lists no car and no stock outside the stock filter, and no condition without a car [CFG-046] [PLUS-052]', async () => {
    const usedOnly = aSite({ search: { stockFilter: { variant: 7 } } })
    const { sitemap, feeds } = shop([
      aCar({ id: 1, slug: 'used', car_type: 'used' }),
      aCar({ id: 2, slug: 'new', car_type: 'new', make: 'Kia', model: 'Sportage' }),
    ])
    const all = addresses(await textOf(await sitemap(asked('/sitemap.xml'), usedOnly)))
    expect(all.map((address) => new URL(address ?? '').pathname)).toEqual(
      expect.arrayContaining(['/cars/used', '/search/used-cars', '/search/toyota']),
    )
    expect(all.filter((address) => /new|demo|kia/.test(address ?? ''))).toEqual([])
    const feed = await textOf(await feeds(asked('/feeds/meta-vehicles.csv'), usedOnly))
    expect(feed).not.toContain('/cars/new')
  })

  it('says to the pages which makes are for sale', async () => {
    const pagePaths = vi.fn<SitemapPorts['pagePaths']>(() => ['/'])
    const { documents } = shop([
      aCar({ id: 1 }),
      aCar({ id: 2, slug: 'two', make: 'Kia', status: 'sold', sold_date_timestamp: daysAgo(1) }),
    ])
    const sitemap = createSitemapHandler({ documents, pagePaths, now: () => now })
    await sitemap(asked('/sitemap.xml'), site)
    expect(pagePaths).toHaveBeenCalledWith(site, ['Toyota'])
  })

  it('lists pages and the stock of each make, model and body once', async () => {
    const { sitemap } = shop([aCar({ id: 1 }), aCar({ id: 2, slug: 'two' })])
    const all = addresses(await textOf(await sitemap(asked('/sitemap.xml'), site)))
    for (const path of ['/', '/search/used-cars', '/search/toyota', '/search/toyota/corolla'])
      expect(all.filter((address) => address === `https://www.dealer.example${path}`)).toHaveLength(
        1,
      )
  })

  it('is well-formed whatever a picture’s address holds', async () => {
    const url = '/images/a&b<c>"d".jpg'
    const images = [{ image: { url, thumb: { url } }, isVideo: false }]
    const { sitemap } = shop([aCar({ images })])
    const xml = await textOf(await sitemap(asked('/sitemap.xml'), site))
    expect(xml).toContain('/images/a&amp;b%3Cc%3E%22d%22.jpg')
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
  })

  it.each([
    [10_000, 1],
    [10_001, 2],
  ])('of %i addresses is %i files [PLUS-052]', async (count, files) => {
    const answerOf = async (pages: number, path: string) => {
      const paths = Array.from({ length: pages }, (_, page) => `/page-${page + 1}`)
      return shop([], paths).sitemap(asked(path), site)
    }
    // Stock by condition is listed besides.
    const others = addresses(await textOf(await answerOf(0, '/sitemap.xml'))).length
    const xml = await textOf(await answerOf(count - others, '/sitemap.xml'))
    expect(xml.includes('<sitemapindex')).toBe(files > 1)
    const lengths = await Promise.all(
      Array.from({ length: files }, async (_, file) => {
        const part = await answerOf(count - others, `/sitemap-${file + 1}.xml`)
        return addresses(await textOf(part)).length
      }),
    )
    expect(lengths).toEqual(files === 1 ? [10_000] : [10_000, 1])
  })

  it('is one file up to the limit and an index beyond it', async () => {
    const cars = Array.from({ length: SITEMAP_ENTRIES }, (_, index) =>
      aCar({ id: index + 1, slug: `car-${index + 1}`, images: [] }),
    )
    const { sitemap } = shop(cars)
    const index = await textOf(await sitemap(asked('/sitemap.xml'), site))
    expect(addresses(index)).toEqual([
      'https://www.dealer.example/sitemap-1.xml',
      'https://www.dealer.example/sitemap-2.xml',
    ])
    const first = addresses(await textOf(await sitemap(asked('/sitemap-1.xml'), site)))
    const second = addresses(await textOf(await sitemap(asked('/sitemap-2.xml'), site)))
    expect(first).toHaveLength(SITEMAP_ENTRIES)
    expect(second[0]).toBe('https://www.dealer.example/')
    expect(await sitemap(asked('/sitemap-3.xml'), site)).toBeNull()
    expect(await sitemap(asked('/sitemap-0.xml'), site)).toBeNull()
  })
})

describe('createRobotsResponse', () => {
  it('names the sitemap and keeps crawlers from the calls [PLUS-052]', async () => {
    expect(await createRobotsResponse(site).text()).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.dealer.example/sitemap.xml\n',
    )
  })
})

describe('createVehicleFeedsHandler', () => {
  const advertised = { location_id: 1, images: [photo] }

  it.each(['google-vehicles.tsv', 'meta-vehicles.csv'])(
    'serves %s with what can be bought and nothing else [PLUS-053]',
    async (file) => {
      const { feeds } = shop([
        aCar({ ...advertised, id: 11, slug: 'here' }),
        aCar({ ...advertised, id: 12, slug: 'sold', sold: true }),
        aCar({ ...advertised, id: 13, slug: 'unpriced', price: null }),
        aCar({ ...advertised, id: 14, slug: 'hidden', show_on_dealer_website: false }),
      ])
      const text = await textOf(await feeds(asked(`/feeds/${file}`), site))
      expect(text.trimEnd().split('\n')).toHaveLength(2)
      expect(text).toContain('/cars/here')
    },
  )

  it('knows no other file', async () => {
    const { feeds } = shop([])
    expect(await feeds(asked('/feeds/constructor'), site)).toBeNull()
  })
})

describe('createStockDocuments', () => {
  const get = (path: string, headers?: Record<string, string>) => asked(path, headers)

  it('reads the stock once a generation, however many ask', async () => {
    const { feeds, loadStock, state } = shop([aCar()])
    const ask = () => feeds(get('/feeds/meta-vehicles.csv'), site)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(loadStock).toHaveBeenCalledTimes(1)
    state.generation = 2
    await ask()
    expect(loadStock).toHaveBeenCalledTimes(2)
  })

  it('shows one site nothing of another', async () => {
    const { feeds, loadStock } = shop([aCar({ location_id: 1 })])
    const other = aSite({ id: 'other', url: 'https://other.example' })
    await feeds(get('/feeds/meta-vehicles.csv'), site)
    const text = await textOf(await feeds(get('/feeds/meta-vehicles.csv'), other))
    expect(loadStock.mock.calls.map(([siteId]) => siteId)).toEqual([site.id, 'other'])
    expect(text).not.toContain('dealer.example')
  })

  it('is sent as gzip to whoever takes it, and not again to whoever has it', async () => {
    const { feeds } = shop([aCar({ location_id: 1 })])
    const path = '/feeds/meta-vehicles.csv'
    const zipped = await feeds(get(path, { 'accept-encoding': 'gzip, br' }), site)
    expect(zipped?.headers.get('content-encoding')).toBe('gzip')
    const bytes = new Uint8Array((await zipped?.arrayBuffer()) ?? [])
    expect([...bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b])
    const plain = await feeds(get(path, { 'accept-encoding': 'gzip;q=0' }), site)
    expect(plain?.headers.get('content-encoding')).toBeNull()
    const etag = plain?.headers.get('etag') ?? ''
    // Both are the same document in other bytes, so that their tag is a weak one.
    expect([etag, etag.slice(0, 3)]).toEqual([zipped?.headers.get('etag'), 'W/"'])
    expect((await feeds(get(path, { 'if-none-match': etag }), site))?.status).toBe(304)
  })
})
