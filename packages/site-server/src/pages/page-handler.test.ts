import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createHtmlCache, FRESH_MS, type PageKey } from './html-cache.ts'
import { createPageHandler } from './page-handler.ts'
import { createPageShrinker } from './page-shrinker.ts'
import type { PageInit, SitePage } from './site-pages.ts'

const site = aSite({ id: 'harbour' })
const clockAt = Date.parse('2026-11-20T02:03:04Z')

function aServer(change: Partial<SitePage> = {}) {
  const world = { nowMs: clockAt, stock: 1, renders: 0, times: [] as string[], failures: 0 }
  const rendering: { page: () => SitePage | Promise<SitePage> } = {
    page: () => ({
      status: 200,
      headers: { 'content-type': 'text/html;charset=utf-8' },
      body: `<p>stock ${world.stock}</p>`.repeat(20),
      isPublic: true,
      ...change,
    }),
  }
  const cache = createHtmlCache({
    versionOf: () => ({ site: 1, stock: world.stock }),
    nowMs: () => world.nowMs,
  })
  const logFailure = () => {
    world.failures += 1
  }
  const handle = createPageHandler({
    cache,
    shrinkPage: createPageShrinker({ cache, logFailure }),
    renderPage: async (_url, _headers, { now }) => {
      world.renders += 1
      world.times.push(now.toISOString())
      return rendering.page()
    },
    logFailure,
  })
  const ask = (
    headers: Record<string, string> = {},
    method = 'GET',
    key: PageKey | null = { site, url: '/search' },
  ) =>
    handle({
      request: new Request('http://harbour.localhost/search', { method, headers }),
      init: { site, now: new Date(world.nowMs) } as PageInit,
      key,
    })
  return { world, rendering, cache, ask }
}

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const text = async (answer: Response) => (await answer.text()).slice(0, 14)

describe('createPageHandler', () => {
  it('answers a redirect with its address alone, without the words a framework puts below it', async () => {
    const headers = { 'content-type': 'text/html;charset=utf-8', location: '/sign-in?back=%2F' }
    const { ask } = aServer({ status: 302, headers, isPublic: false })
    const answer = await ask({ 'accept-encoding': 'zstd, br' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/sign-in?back=%2F')
    expect(answer.headers.get('content-length')).toBe('0')
    expect(await answer.text()).toBe('')
  })

  it('compresses the first answer as its visitor accepts it: zstd, else brotli, else gzip', async () => {
    const body = `<p>stock 1</p>`.repeat(20)
    for (const [accepted, encoding, undo] of [
      ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await aServer().ask({ 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(undo(await bytes(answer)).toString()).toBe(body)
    }
    const plain = await aServer().ask()
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(await plain.text()).toBe(body)
  })

  it('keeps a copy that is compressed well, and sends it from then on', async () => {
    const { ask, cache } = aServer()
    await ask({ 'accept-encoding': 'zstd, br' })
    await expect.poll(() => cache.find({ site, url: '/search' })?.page.bodies).toHaveProperty('br')
    expect(Object.keys(cache.find({ site, url: '/search' })!.page.bodies)).toEqual(['br'])
    const answer = await ask({ 'accept-encoding': 'zstd, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await text(await ask())).toBe('<p>stock 1</p>')
  })

  it('compresses a page that is asked for again, and once more, ever smaller, and keeps that', async () => {
    const { ask, cache, world, rendering } = aServer()
    const rows = Array.from({ length: 3000 }, (_, at) => `<p>car ${(at * 7919) % 641}</p>`)
    const page = { ...(await rendering.page()), body: rows.join('') }
    rendering.page = () => page
    const stored = () => cache.find({ site, url: '/search' })?.page
    const accepted = { 'accept-encoding': 'zstd, br' }
    await ask(accepted)
    await expect.poll(() => Object.keys(stored()?.bodies ?? {})).toEqual(['br'])
    const first = stored()?.bodies.br
    expect(stored()?.timesShrunk).toBe(0)
    await ask(accepted)
    await expect.poll(() => stored()?.timesShrunk).toBe(1)
    const second = stored()?.bodies.br
    expect(second?.length).toBeLessThan(first?.length ?? 0)
    await ask(accepted)
    await expect.poll(() => stored()?.timesShrunk).toBe(2)
    const small = stored()?.bodies.br
    expect(small?.length).toBeLessThan(second?.length ?? 0)
    await ask({ 'accept-encoding': 'gzip' })
    expect(stored()).toMatchObject({ timesShrunk: 2, bodies: { br: small } })
    expect(stored()?.bodies).toHaveProperty('gzip')
    world.nowMs += FRESH_MS
    await ask(accepted)
    await expect.poll(() => world.renders).toBe(2)
    await expect.poll(() => stored()?.renderedAtMs).toBe(world.nowMs)
    expect(stored()).toMatchObject({ timesShrunk: 2, bodies: { br: small } })
    const answer = await ask(accepted)
    expect(brotliDecompressSync(await bytes(answer)).toString()).toBe(page.body)
  })

  it('tags a page by its content, weakly, in every encoding [PLUS-098]', async () => {
    const { ask, world } = aServer()
    const etag = (await ask()).headers.get('etag')
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    expect((await ask({ 'accept-encoding': 'br' })).headers.get('etag')).toBe(etag)
    world.nowMs += FRESH_MS * 20
    expect((await ask()).headers.get('etag')).toBe(etag)
    world.stock = 2
    expect((await ask()).headers.get('etag')).not.toBe(etag)
  })

  it('answers 304 to who has the page, and the page to who has another [PLUS-098]', async () => {
    const { ask } = aServer()
    const etag = (await ask()).headers.get('etag') ?? ''
    for (const value of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await ask({ 'if-none-match': value })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
        304,
        '',
        etag,
      ])
      expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
      expect(answer.headers.get('vary')).toBe('Host, Accept-Encoding')
    }
    expect((await ask({ 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it('gives two visitors the same bytes, whatever they bring [PLUS-098]', async () => {
    const { ask } = aServer()
    const first = await ask({ cookie: 'session=1', 'user-agent': 'one' })
    const second = await ask({ cookie: 'session=2', 'accept-language': 'de' })
    expect((await bytes(second)).equals(await bytes(first))).toBe(true)
    expect(second.headers.get('set-cookie')).toBeNull()
  })

  it('sends a stale page while one rendering renews it [PLUS-098]', async () => {
    const { ask, world, rendering } = aServer()
    await ask()
    world.nowMs += FRESH_MS
    const once = rendering.page
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    rendering.page = async () => {
      await finished
      return { ...(await once()), body: 'renewed' }
    }
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(await Promise.all(answers.map(text))).toEqual(Array(3).fill('<p>stock 1</p>'))
    expect(world.renders).toBe(2)
    finish()
    await expect.poll(async () => text(await ask())).toBe('renewed')
    expect(world.renders).toBe(2)
  })

  it('renders an outdated page once for all who ask, before it answers [PLUS-098]', async () => {
    const { ask, world } = aServer()
    await ask()
    world.stock = 2
    const answers = await Promise.all([ask(), ask({ 'accept-encoding': 'br' }), ask()])
    expect(world.renders).toBe(2)
    expect(await text(answers[2])).toBe('<p>stock 2</p>')
    expect(brotliDecompressSync(await bytes(answers[1])).toString()).toContain('stock 2')
  })

  it('renders for all who wait: it is nobody’s to drop while one of them stays [PLUS-098]', async () => {
    const { rendering, cache } = aServer()
    const waiting: number[] = []
    const handle = createPageHandler({
      cache,
      renderPage: async (_url, _headers, { visitors = [] }) => {
        await new Promise((resolve) => setImmediate(resolve))
        waiting.push(visitors.length)
        return rendering.page()
      },
      logFailure: () => {},
    })
    const ask = () =>
      handle({
        request: new Request('http://harbour.localhost/search'),
        init: {
          site,
          now: new Date(clockAt),
          visitors: [{ site: 'harbour', client: '::1' }],
        } as unknown as PageInit,
        key: { site, url: '/search' },
      })
    await Promise.all([ask(), ask(), ask()])
    expect(waiting).toEqual([3])
  })

  it('renders a page once more whose stock changed meanwhile', async () => {
    const { ask, world, rendering } = aServer()
    const once = rendering.page
    rendering.page = () => {
      const page = once()
      world.stock = 2
      return page
    }
    await ask()
    rendering.page = once
    expect(await text(await ask())).toBe('<p>stock 2</p>')
    expect(world.renders).toBe(2)
  })

  it('sends a page as it was when it cannot be rendered, and fails only without one', async () => {
    const { ask, world, rendering } = aServer()
    const failing = aServer()
    failing.rendering.page = () => Promise.reject(new Error('away'))
    await expect(failing.ask()).rejects.toThrow('away')
    await ask()
    world.stock = 2
    rendering.page = () => Promise.reject(new Error('away'))
    expect(await text(await ask())).toBe('<p>stock 1</p>')
    expect(world.failures).toBe(1)
    rendering.page = () => ({ status: 503, headers: {}, body: 'busy', isPublic: false })
    expect(await text(await ask())).toBe('<p>stock 1</p>')
    rendering.page = () => ({ status: 404, headers: {}, body: 'gone', isPublic: false })
    expect((await ask()).status).toBe(404)
    rendering.page = () => ({ status: 503, headers: {}, body: 'busy', isPublic: false })
    expect((await ask()).status).toBe(503)
  })

  it('shares no page that is not public', async () => {
    const { ask, world, rendering } = aServer({ isPublic: false })
    let visitor = 0
    const once = rendering.page
    rendering.page = async () => ({ ...(await once()), body: `visitor ${(visitor += 1)}` })
    const answers = await Promise.all([ask(), ask()])
    expect(new Set(await Promise.all(answers.map(text))).size).toBe(2)
    expect(answers[0].headers.get('cache-control')).toBe('no-store')
    expect(answers[0].headers.has('etag')).toBe(false)
    expect(world.renders).toBe(2)
  })

  it('lets no cache between share a page that one visitor’s choices made [PLUS-098]', async () => {
    const { ask } = aServer()
    const own = await ask({}, 'GET', null)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await ask()).headers.get('cache-control')).toMatch(/^public, /)
  })

  it('renders for the last five minutes, so that a page renewed meanwhile keeps its tag', async () => {
    const { ask, world } = aServer()
    await ask()
    world.nowMs = Date.parse('2026-11-20T02:05:00Z') + FRESH_MS * 20
    await ask()
    expect(world.times).toEqual(['2026-11-20T02:00:00.000Z', '2026-11-20T02:25:00.000Z'])
  })

  it('sends the head alone where only that is asked for', async () => {
    const { ask } = aServer()
    const length = (await ask()).headers.get('content-length')
    const answer = await ask({}, 'HEAD')
    expect([await answer.text(), answer.headers.get('content-length')]).toEqual(['', length])
  })
})
