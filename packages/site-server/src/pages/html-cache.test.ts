import { describe, expect, it } from 'vitest'
import { createHtmlCache } from './html-cache.ts'

const page = (text: string) => ({
  status: 200,
  headers: {},
  bodies: { identity: Buffer.from(text) },
})
const key = { siteId: 'harbour', siteVersion: 1, stockGeneration: 7, url: '/search?make=Toyota' }

describe('createHtmlCache', () => {
  it('gives a page back to the same key', () => {
    const cache = createHtmlCache()
    cache.set(key, page('stock'))
    expect(cache.get({ ...key })?.bodies.identity.toString()).toBe('stock')
  })

  it.each([
    ['site', { siteId: 'ridgeline' }],
    ['tenant file', { siteVersion: 2 }],
    ['stock', { stockGeneration: 8 }],
    ['address', { url: '/search?make=Mazda' }],
  ])('has nothing for another %s', (_, change) => {
    const cache = createHtmlCache()
    cache.set(key, page('stock'))
    expect(cache.get({ ...key, ...change })).toBeUndefined()
  })

  it('keeps no more than its size', () => {
    const cache = createHtmlCache({ maxBytes: 10_000 })
    for (let number = 0; number < 20; number += 1)
      cache.set({ ...key, url: `/${number}` }, page('x'.repeat(1000)))
    const cached = Array.from({ length: 20 }, (_, number) =>
      cache.get({ ...key, url: `/${number}` }),
    ).filter(Boolean)
    expect(cached.length).toBeGreaterThan(0)
    expect(cached.length).toBeLessThanOrEqual(4)
  })
})
