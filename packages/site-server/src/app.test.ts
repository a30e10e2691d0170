import { describe, expect, it } from 'vitest'
import { setUpApp } from './app.contract.ts'

const proxy = '10.1.2.3'
const seen: string[] = []
const tested = setUpApp({
  variables: { FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8', FORECOURT_HTML_CACHE: '0' },
  options: {
    routes: [
      {
        method: 'POST',
        path: '/api/echo',
        handle: async (request) =>
          Response.json({
            url: request.url,
            host: request.headers.get('host'),
            body: await request.text(),
          }),
      },
    ],
    renderPage: async (url) => {
      seen.push(url)
      return { status: 200, headers: {}, body: url, isPublic: true }
    },
  },
})

const forwarded = { 'x-forwarded-host': 'example.localhost', 'x-forwarded-proto': 'https' }
const echo = async (headers: Record<string, string>, from: string, host = 'internal:3000') => {
  const answer = await tested.ask('/api/echo?a=1', {
    method: 'POST',
    body: 'typed',
    headers,
    from,
    host,
  })
  return answer.status === 200 ? answer.json() : answer.status
}

describe('an app behind a proxy', () => {
  it('gives handlers the scheme and host a trusted proxy tells, and the body [PLUS-090]', async () => {
    expect(await echo(forwarded, proxy)).toEqual({
      url: 'https://example.localhost/api/echo?a=1',
      host: 'example.localhost',
      body: 'typed',
    })
    expect(await echo({ ...forwarded, 'x-forwarded-port': '8443' }, proxy)).toMatchObject({
      url: 'https://example.localhost:8443/api/echo?a=1',
    })
    expect(await echo({ 'x-forwarded-proto': 'https' }, proxy, 'example.localhost')).toMatchObject({
      url: 'https://example.localhost/api/echo?a=1',
    })
  })

  it('gives pages the same, and HSTS [PLUS-090]', async () => {
    const answer = await tested.ask('/contact', { headers: forwarded, from: proxy, host: 'inside' })
    expect(await answer.text()).toBe('https://example.localhost/contact')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  })

  it('sets cookies of favourites for https alone where the proxy tells of https [PLUS-090]', async () => {
    const post = async (headers: Record<string, string>, from: string) => {
      const answer = await tested.ask('/favourites', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'car=7&do=add',
        from,
      })
      return answer.headers.get('set-cookie') ?? `${answer.status}`
    }
    expect(await post({ 'x-forwarded-proto': 'https' }, proxy)).toContain('; Secure')
    expect(await post({ 'x-forwarded-proto': 'https' }, '192.0.2.1')).not.toContain('; Secure')
  })

  it.each(['example.localhost@evil.example', 'example.localhost/x', 'a b'])(
    'answers 404 where a trusted proxy passes on the host %s [PLUS-090]',
    async (host) => {
      expect(await echo({ 'x-forwarded-host': host }, proxy, 'example.localhost')).toBe(404)
    },
  )

  it('goes by Host where a trusted proxy passes on an empty one [PLUS-090]', async () => {
    expect(await echo({ 'x-forwarded-host': '' }, proxy, 'example.localhost')).toMatchObject({
      host: 'example.localhost',
    })
  })

  it('ignores what an unknown peer tells, and names it once in the log [PLUS-090]', async () => {
    expect(await echo(forwarded, '192.0.2.200')).toBe(404)
    expect(await echo(forwarded, '192.0.2.200')).toBe(404)
    const notices = tested.lines.filter(({ peer }) => peer === '192.0.2.200')
    expect(notices).toMatchObject([
      {
        level: 'warn',
        message: expect.stringContaining('FORECOURT_TRUSTED_PROXIES'),
        headers: ['x-forwarded-host', 'x-forwarded-proto'],
      },
    ])
    expect(tested.lines.filter(({ peer }) => peer === proxy)).toEqual([])
  })
})

describe('an app', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'answers 405 with Allow to %s on a page [PLUS-090]',
    async (method) => {
      seen.length = 0
      const answer = await tested.ask('/contact', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
      expect(seen).toEqual([])
    },
  )

  it.each([
    ['PUT', '/api/leads', 'POST'],
    ['GET', '/api/leads', 'POST'],
    ['OPTIONS', '/api/session', 'GET, HEAD'],
    ['POST', '/api/dealer/leads', 'GET, HEAD'],
  ])(
    'answers 405 with Allow to %s %s, in the form of errors [D-04]',
    async (method, path, allow) => {
      const answer = await tested.ask(path, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
      expect(await answer.json()).toEqual({
        error: 'This address does not support that method.',
        code: 'method_not_allowed',
      })
    },
  )

  it('answers 404 to any method at a call there is not [D-04]', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await tested.ask('/api/nothing', { method })
      expect([method, answer.status]).toEqual([method, 404])
      expect(await answer.json()).toMatchObject({ code: 'not_found' })
    }
  })

  it.each(['GET', 'HEAD'])('answers %s on a page [PLUS-090]', async (method) => {
    expect((await tested.ask('/contact', { method })).status).toBe(200)
  })

  it.each(['/index.pageContext.json', '/cars/a-car/index.pageContext.json'])(
    'does not serve the data of a page by itself, %s [PLUS-090]',
    async (path) => {
      seen.length = 0
      expect((await tested.ask(path)).status).toBe(404)
      expect(seen).toEqual([])
    },
  )

  it.each(['/@fs/etc/passwd', '/%40fs/etc/passwd', '/a/../@vite/client', '/__vite_ping'])(
    'answers 404 at %s, a file of a development server, at which the framework would throw [PLUS-090]',
    async (path) => {
      seen.length = 0
      expect((await tested.ask(path)).status).toBe(404)
      expect(seen).toEqual([])
    },
  )

  it('draws the icon of a site where browsers look for it without a page as well', async () => {
    for (const path of ['/favicon.svg', '/favicon.ico']) {
      const answer = await tested.ask(path)
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'image/svg+xml'])
    }
  })

  it.each([
    ['/sign-in', { origin: 'https://other.test' }, 'step=phone', 403],
    ['/favourites', { origin: 'https://other.test' }, 'save=1', 403],
    ['/sign-in', {}, `name=${'x'.repeat(110_000)}`, 413],
  ])(
    'refuses a form of %s with %j by a page in a browser, and by the error envelope elsewhere [D-04]',
    async (path, headers, body, status) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const send = (accept: string) =>
        tested.ask(path, { method: 'POST', body, headers: { ...type, ...headers, accept } })
      const call = await send('*/*')
      const { error } = (await call.json()) as { error: string }
      const page = await send('text/html,*/*;q=0.8')
      expect([call.status, page.status]).toEqual([status, status])
      expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8')
      expect(page.headers.get('cache-control')).toBe('no-store')
      const html = await page.text()
      expect(html).toContain(`<h1>${error}</h1>`)
      expect(html).toMatch(/<a href=""[^>]*>Try again<\/a>/)
    },
  )

  it('tells a browser that signs in too often when it may, on a page [D-04]', async () => {
    const send = () =>
      tested.ask('/sign-in', {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        from: '192.0.2.60',
      })
    let answer = await send()
    for (let sent = 1; sent < 61; sent += 1) answer = await send()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('<h1>Too many requests. Please try again later.</h1>')
  })

  it('answers a call there is not as a call, and a browser that opens it with a page', async () => {
    for (const path of ['/api/nothing', '/api/leads/1']) {
      const call = await tested.ask(path, { headers: { accept: 'application/json' } })
      expect(call.status).toBe(404)
      expect(await call.json()).toEqual({
        error: 'There is nothing at this address.',
        code: 'not_found',
      })
      const opened = await tested.ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
      expect(await opened.text()).toBe(`http://example.localhost${path}`)
    }
  })

  it('lets nothing be stored that says nothing of it', async () => {
    const asked = {
      '/healthz': 'GET',
      '/readyz': 'GET',
      '/api/echo': 'POST',
      '/brand-logos/none.svg': 'GET',
    }
    for (const [path, method] of Object.entries(asked)) {
      const { headers } = await tested.ask(path, { method })
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
    const logo = await tested.ask('/brand-logos/kia.svg')
    expect(logo.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('answers at a host that is none as at one that is, with policies and in the form asked for [D-01] [PLUS-056]', async () => {
    const page = await tested.ask('/contact', { host: 'other.test' })
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html;charset=utf-8',
    ])
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.has('strict-transport-security')).toBe(false)
    const call = await tested.ask('/api/stock', { method: 'POST', host: 'other.test' })
    expect([call.status, await call.json()]).toMatchObject([404, { code: 'not_found' }])
  })

  it('tells that it is ready [PLUS-059]', async () => {
    const answer = await tested.ask('/readyz')
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 200,
      text: 'ready',
    })
  })
})

describe('an app whose database goes away', () => {
  const database = { isHere: true }
  const away = setUpApp({ stores: { isReady: async () => database.isHere } })

  it('is degraded until it is back, and was not ready before [PLUS-059]', async () => {
    const read = async () => {
      const answer = await away.ask('/readyz')
      return `${answer.status} ${await answer.text()}`
    }
    database.isHere = false
    expect(await read()).toBe('503 not ready')
    database.isHere = true
    expect(await read()).toBe('200 ready')
    database.isHere = false
    expect(await read()).toBe('200 degraded')
  })
})
