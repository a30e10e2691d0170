import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { answerEarly } from '../request/answer-early.ts'
import { createHtmlCache, FRESH_MS } from './html-cache.ts'
import { type AnsweredPage, createPageFront } from './page-front.ts'

const site = aSite({ id: 'harbour', domains: ['harbour.example'] })
const key = { site, url: '/search?make=Kia' }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function aServer() {
  const world = {
    nowMs: 0,
    stock: 1,
    answered: [] as AnsweredPage[],
    passed: 0,
    ids: 0,
    changeSites: () => {},
    shrunk: [] as string[],
    host: 'harbour.example',
  }
  const cache = createHtmlCache({
    versionOf: () => ({ site: 1, stock: world.stock }),
    nowMs: () => world.nowMs,
  })
  const put = (url: string) =>
    cache.set(
      { site, url },
      {
        etag: 'W/"tag"',
        headers: { 'content-type': 'text/html', 'cache-control': 'public' },
        bodies: { br: Buffer.from('compressed') },
        carId: null,
        version: { site: 1, stock: 1 },
        renderedAtMs: 0,
      },
    )
  put(key.url)
  const server = createServer((_request, response) => {
    world.passed += 1
    response.end('rendered')
  })
  answerEarly(server, [
    createPageFront({
      cache,
      onSitesChange: (changed) => {
        world.changeSites = changed
      },
      siteOf: ({ headers }) => (headers.get('host') === world.host ? site : null),
      isHttps: ({ headers }) => headers.get('x-forwarded-proto') === 'https',
      createPageHeaders: (_site, isHttps) => ({
        'x-frame-options': 'SAMEORIGIN',
        ...(isHttps && { 'strict-transport-security': 'max-age=1' }),
      }),
      shrinkPage: async ({ url }) => void world.shrunk.push(url),
      createRequestId: () => `r-${(world.ids += 1)}`,
      onAnswer: (answer) => world.answered.push(answer),
    }),
  ])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const ask = (headers: Record<string, string> = {}, path = key.url, method = 'GET') =>
    new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const asked = request({ port, host: '127.0.0.1', path, method, agent: false }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: Buffer.concat(parts).toString(),
            }),
          )
        })
        asked.on('error', reject)
        const all = { host: 'harbour.example', 'accept-encoding': 'gzip, br', ...headers }
        for (const [name, value] of Object.entries(all)) asked.setHeader(name, value)
        asked.end()
      },
    )
  return { world, cache, put, ask }
}

describe('createPageFront', () => {
  it('has a page that is sent again made smaller, until it is as small as it gets', async () => {
    const { ask, world, cache } = await aServer()
    await ask()
    expect(world.shrunk).toEqual([key.url])
    await ask({ 'if-none-match': 'W/"tag"' })
    expect(world.shrunk).toHaveLength(1)
    cache.setBodies(key, cache.find(key)!.page, { br: Buffer.from('small') }, 2)
    expect((await ask()).body).toBe('small')
    expect(world.shrunk).toHaveLength(1)
  })

  it('sends a cached page as it is stored, with every header and an id of its own [PLUS-098]', async () => {
    const { ask, world } = await aServer()
    const first = await ask()
    expect(first).toMatchObject({
      status: 200,
      body: 'compressed',
      headers: {
        'content-type': 'text/html',
        'content-encoding': 'br',
        'content-length': '10',
        'cache-control': 'public',
        etag: 'W/"tag"',
        vary: 'Host, Accept-Encoding',
        'x-frame-options': 'SAMEORIGIN',
        'x-request-id': 'r-1',
      },
    })
    expect((await ask()).headers['x-request-id']).toBe('r-2')
    expect(world.passed).toBe(0)
    expect(world.answered[0]).toMatchObject({
      id: 'r-1',
      method: 'GET',
      path: '/search',
      status: 200,
    })
  })

  it('answers 304 to who has the page [PLUS-098]', async () => {
    const { ask } = await aServer()
    const answer = await ask({ 'if-none-match': 'W/"tag"' })
    expect([answer.status, answer.body]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({ etag: 'W/"tag"', vary: 'Host, Accept-Encoding' })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect((await ask({ 'if-none-match': 'W/"old"' })).status).toBe(200)
  })

  it('sends the head alone to HEAD', async () => {
    const { ask } = await aServer()
    const { body, headers } = await ask({}, key.url, 'HEAD')
    expect([body, headers['content-length']]).toEqual(['', '10'])
  })

  it('follows the hosts of the sites', async () => {
    const { ask, world } = await aServer()
    expect((await ask()).body).toBe('compressed')
    world.host = 'renamed.example'
    world.changeSites()
    expect((await ask()).body).toBe('rendered')
    expect((await ask({ host: 'renamed.example' })).body).toBe('compressed')
  })

  it('tells https from http', async () => {
    const { ask } = await aServer()
    const plain = await ask()
    const secure = await ask({ 'x-forwarded-proto': 'https' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    expect(secure.headers).toHaveProperty('strict-transport-security')
  })

  it.each([
    ['another host', { host: 'other.example' }, key.url, 'GET'],
    ['another address', {}, '/search?make=Mazda', 'GET'],
    ['another method', {}, key.url, 'POST'],
    ['an encoding that is not stored', { 'accept-encoding': 'gzip' }, key.url, 'GET'],
    ['who hid an announcement', { cookie: 'fc-dismissed=place' }, '/cars/kia', 'GET'],
  ])('leaves %s to the server', async (_, headers, path, method) => {
    const { ask, put, world } = await aServer()
    put('/cars/kia')
    expect((await ask(headers as Record<string, string>, path, method)).body).toBe('rendered')
    expect([world.passed, world.answered]).toEqual([1, []])
  })

  it('sends a vehicle’s page to visitors with other cookies', async () => {
    const { ask, put } = await aServer()
    put('/cars/kia')
    expect((await ask({ cookie: 'session=1' }, '/cars/kia')).body).toBe('compressed')
  })

  it('leaves a stale page to the server until it is being renewed, and an outdated one [PLUS-098]', async () => {
    const { ask, cache, world } = await aServer()
    world.nowMs = FRESH_MS
    expect((await ask()).body).toBe('rendered')
    let finish = () => {}
    const renewal = cache.renew(key, () => new Promise<void>((resolve) => (finish = resolve)))
    expect((await ask()).body).toBe('compressed')
    finish()
    await renewal
    world.nowMs = 0
    world.stock = 2
    expect((await ask()).body).toBe('rendered')
  })
})
