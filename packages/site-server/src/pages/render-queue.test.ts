import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpApp } from '../app.contract.ts'
import type { Visitor } from '../limits/work-queue.ts'
import { BusyError, createRenderQueue, renderWorkload } from './render-queue.ts'
import type { PageInit, SitePage } from './site-pages.ts'

const aPage = (body: string): SitePage => ({
  status: 200,
  headers: { 'content-type': 'text/html;charset=utf-8' },
  body,
  isPublic: false,
})

/** Pages that are rendered when they are told to end, with what rendering was given. */
function someRendering() {
  const begun: string[] = []
  const given: PageInit[] = []
  const ends: (() => void)[] = []
  const renderPage = async (url: string, _headers: Headers, init: PageInit) => {
    begun.push(new URL(url).pathname)
    given.push(init)
    await new Promise<void>((resolve) => ends.push(resolve))
    return aPage(url)
  }
  /** Ends one after the other until the outcome is there. */
  const endUntil = async <T>(outcome: Promise<T>): Promise<T> => {
    const over = outcome.then(() => true)
    while (!(await Promise.race([over, turn(false)]))) ends.shift()?.()
    return outcome
  }
  return { begun, given, renderPage, endUntil }
}

const init = (...visitors: Visitor[]) => ({ visitors }) as PageInit
const headers = new Headers()

describe('createRenderQueue', () => {
  it('waits at most 1.5 s in a queue of at most 200 [PLUS-088]', () => {
    expect(renderWorkload).toMatchObject({ waiting: 200, waitMs: 1500 })
  })

  it('gives rendering everything but who waits', async () => {
    const { given, renderPage, endUntil } = someRendering()
    const { renderPage: render } = createRenderQueue(renderPage)
    const now = new Date()
    const page = await endUntil(render('http://x/a', headers, { ...init(), now }))
    expect(page.body).toBe('http://x/a')
    expect(given).toEqual([{ now }])
  })

  it('throws where too much waits', async () => {
    const { renderPage, endUntil } = someRendering()
    const { renderPage: render } = createRenderQueue(renderPage, { atOnce: 1, waiting: 0 })
    const first = render('http://x/a', headers, init())
    await expect(render('http://x/b', headers, init())).rejects.toThrow(BusyError)
    await endUntil(first)
  })

  it('renders a page while one of those who wait for it is there [PLUS-088]', async () => {
    const { begun, renderPage, endUntil } = someRendering()
    const { renderPage: render } = createRenderQueue(renderPage, { atOnce: 1 })
    const gone = { site: 'harbour', client: 'a', isGone: () => true }
    const here = { site: 'harbour', client: 'b', isGone: () => false }
    const first = render('http://x/first', headers, init(here))
    const left = render('http://x/left', headers, init(gone))
    const shared = render('http://x/shared', headers, init(gone, here))
    const own = render('http://x/own', headers, init())
    await endUntil(Promise.all([first, expect(left).rejects.toThrow(BusyError), shared, own]))
    expect(begun.toSorted()).toEqual(['/first', '/own', '/shared'])
  })
})

describe('an app with more requests than it can render', () => {
  const rendering = someRendering()
  const tested = setUpApp({
    variables: { FORECOURT_HTML_CACHE: '0' },
    options: { renderPage: rendering.renderPage },
  })

  // However long a busy machine takes, the time for which a page may wait does not pass.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('answers 503 with Retry-After to pages and calls, and /healthz meanwhile [PLUS-088]', async () => {
    const { atOnce, waiting } = renderWorkload
    const pages = Array.from({ length: atOnce + waiting + 5 }, (_, number) =>
      tested.ask(`/page-${number}`, { headers: { accept: 'text/html' } }),
    )
    const refused = await Promise.race(pages)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain('We are very busy right now')
    expect((await tested.ask('/healthz')).status).toBe(200)
    const statuses = (await rendering.endUntil(Promise.all(pages))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503)).toHaveLength(5)
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting)
    const metrics = await tested.deps.metrics.registry.write()
    expect(metrics).toContain('forecourt_refusals_total{reason="render_queue"} 5\n')
    expect(tested.lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('answers who asks for little while another asks for a lot [PLUS-088]', async () => {
    const { atOnce, waiting } = renderWorkload
    const many = Array.from({ length: atOnce + waiting }, (_, number) =>
      tested.ask(`/many-${number}`, { from: '192.0.2.66' }),
    )
    const before = rendering.begun.length
    const little = tested.ask('/little', { from: '192.0.2.7' })
    const refused = await Promise.race(many)
    expect(refused.status).toBe(503)
    await rendering.endUntil(Promise.all(many))
    expect((await little).status).toBe(200)
    expect(rendering.begun.indexOf('/little') - before).toBeLessThanOrEqual(atOnce + 1)
  })
})
