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
  underWay.set(context, requests)
  context.on('request', (request) => {
    const page = pageOf(request)
    // What a page that is left was waiting for may never be told to have come or failed.
    if (page && leaves(request, page))
      for (const other of requests) if (pageOf(other) === page) requests.delete(other)
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
  const countAtRest = async () => {
    // Idle work runs in the order it was put off: what the page put off at its load comes before this.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise(requestAnimationFrame)
    })
    return underWay.get(page.context())?.size
  }
  await expect.poll(countAtRest, { message: 'requests under way' }).toBe(0)
}
