import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { type CachedPage, createHtmlCache, FRESH_MS, STALE_MS } from './html-cache.ts'

const site = aSite({ id: 'harbour' })
const key = { site, url: '/search?make=Toyota' }
const aPage = (page: Partial<CachedPage> = {}): CachedPage => ({
  etag: 'W/"1"',
  headers: {},
  bodies: { br: Buffer.from('stock') },
  carId: null,
  version: { site: 1, stock: 7 },
  renderedAtMs: 0,
  ...page,
})

function aCache(maxBytes?: number) {
  const world = { nowMs: 0, site: 1, stock: 7, cars: new Map([[3, 2]]) }
  const cache = createHtmlCache({
    versionOf: (_site, carId) => ({
      site: world.site,
      stock: carId === null ? world.stock : (world.cars.get(carId) ?? 0),
    }),
    nowMs: () => world.nowMs,
    ...(maxBytes && { maxBytes }),
  })
  return { cache, world }
}

describe('createHtmlCache', () => {
  it('gives a page back to its own site and address only', () => {
    const { cache } = aCache()
    cache.set(key, aPage())
    expect(cache.find({ ...key })?.page.bodies.br?.toString()).toBe('stock')
    expect(cache.find({ ...key, url: '/search?make=Mazda' })).toBeNull()
    expect(cache.find({ ...key, site: aSite({ id: 'ridgeline' }) })).toBeNull()
  })

  it('is stale from 60 s, and outdated from 11 minutes on', () => {
    const { cache, world } = aCache()
    cache.set(key, aPage())
    const stateAt = (nowMs: number) => {
      world.nowMs = nowMs
      return cache.find(key)?.state
    }
    expect(stateAt(FRESH_MS - 1)).toBe('fresh')
    expect(stateAt(FRESH_MS)).toBe('stale')
    expect(stateAt(STALE_MS - 1)).toBe('stale')
    expect(stateAt(STALE_MS)).toBe('outdated')
  })

  it('is outdated by a change of the tenant file and of the stock [PLUS-098]', () => {
    const { cache, world } = aCache()
    cache.set(key, aPage())
    world.stock = 8
    expect(cache.find(key)?.state).toBe('outdated')
    world.stock = 7
    world.site = 2
    expect(cache.find(key)?.state).toBe('outdated')
  })

  it('keeps the page of one car while others change [PLUS-098]', () => {
    const { cache, world } = aCache()
    cache.set(key, aPage({ carId: 3, version: { site: 1, stock: 2 } }))
    world.stock = 8
    world.cars.set(4, 8)
    expect(cache.find(key)?.state).toBe('fresh')
    world.cars.set(3, 9)
    expect(cache.find(key)?.state).toBe('outdated')
  })

  it('keeps no more than its size, counted as compressed', () => {
    const { cache } = aCache(10_000)
    const bodies = { br: Buffer.alloc(1000) }
    const urls = Array.from({ length: 20 }, (_, number) => `/${number}`)
    for (const url of urls) cache.set({ ...key, url }, aPage({ bodies }))
    const cached = urls.filter((url) => cache.find({ ...key, url }))
    expect(cached).toEqual(['/17', '/18', '/19'])
    expect(cache.storedBytes()).toBe(3 * 3048)
  })

  it('replaces the bodies of the very page they were made of, and counts them anew', () => {
    const { cache } = aCache()
    const [old, page] = [aPage({ etag: 'W/"0"' }), aPage()]
    cache.set(key, page)
    const before = cache.storedBytes()
    cache.setBodies(key, old, { br: Buffer.alloc(9) })
    expect(cache.find(key)?.page).toBe(page)
    cache.setBodies(key, page, { br: Buffer.alloc(9) })
    expect(cache.find(key)?.page.bodies.br).toHaveLength(9)
    expect(cache.storedBytes()).toBe(before + 4)
  })

  it('runs one renewal of a page at a time', async () => {
    const { cache } = aCache()
    let finish = () => {}
    const first = cache.renew(key, () => new Promise<void>((resolve) => (finish = resolve)))
    let runs = 0
    const again = async () => {
      runs += 1
    }
    await cache.renew(key, again)
    expect([runs, cache.isBeingRenewed(key)]).toEqual([0, true])
    finish()
    await first
    expect(cache.isBeingRenewed(key)).toBe(false)
    await cache.renew(key, again)
    expect(runs).toBe(1)
  })
})
