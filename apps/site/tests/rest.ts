import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** Kinds of requests that may go on for as long as a page is open, or end without a word. */
const endless = ['media', 'eventsource', 'ping']

/** Page whose document asks; null for one that has none, such as a worker's. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

/** True for the request of a document that takes the place of a page's own. */
const leaves = (request: Request, page: Page) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame()

/** Follows from now on which requests the pages of a context wait for. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>()
  const leaving = new Set<Page>()
  underWay.set(context, requests)
  const forget = (page: Page) => {
    for (const request of requests) if (pageOf(request) === page) requests.delete(request)
  }
  // What a page that is left was waiting for may never be told to have come or failed; it goes on asking
  // until another document takes its place.
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && leaving.delete(page)) forget(page)
    })
  })
  context.on('request', (request) => {
    const page = pageOf(request)
    if (page && leaves(request, page)) {
      leaving.add(page)
      forget(page)
    }
    // What is fetched ahead may never be told to have come.
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch')
    if (!isAhead && !endless.includes(request.resourceType())) requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until a page that runs scripts has done all it puts off until it is idle, and everything it asked
 * for has come.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const findAwaited = async () => {
    await page.evaluate(async () => {
      const atMost = (milliseconds: number, what: Promise<unknown>) =>
        Promise.race([what, new Promise((resolve) => setTimeout(resolve, milliseconds))])
      await atMost(5000, document.fonts.ready)
      // Idle work runs in the order it was put off: what the page put off at its load, for 8 s at most, comes
      // before this.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 9000 }))
      // A browser that has drawn the page may make no further frame.
      await atMost(1000, new Promise(requestAnimationFrame))
    })
    return [...(underWay.get(page.context()) ?? [])].map((request) => request.url())
  }
  await expect.poll(findAwaited, { message: 'requests under way', timeout: 40_000 }).toEqual([])
}
