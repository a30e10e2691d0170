import { type APIRequestContext, type APIResponse, test as base, type Page } from '@playwright/test'
import { createPageFaults, type PageFaults } from './page-faults.ts'
import { followRequests } from './rest.ts'

export { expect } from '@playwright/test'

interface JourneyFixtures {
  /** Problems in the pages of the test; the test itself names it with `expectFaults`. */
  pageFaults: PageFaults
  /** Says that a fault is meant to happen, at least once; any other fails the test. */
  expectFaults: PageFaults['expect']
  /** Page in a browser of its own that runs no script. */
  plainPage: Page
  /** True to meet the promotion of a dealer of the demonstration, as on a first visit. Default false. */
  showsPromotions: boolean
}

/** Closes the promotion of a dealer of the demonstration, as a visitor did before. */
function closePromotions(): void {
  if (!location.hostname.startsWith('caravans.')) return
  localStorage.setItem('caravans:popup', JSON.stringify({ v: 1, data: ['touring-season'] }))
}

/**
 * A journey: it fails on an error in the console, on an exception nobody caught, and on a request of
 * its pages that fails or is refused, unless it says so with `expectFaults`.
 */
export const test = base.extend<JourneyFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its pattern
  pageFaults: async ({}, use) => {
    const faults = createPageFaults()
    await use(faults)
    faults.check()
  },
  expectFaults: async ({ pageFaults }, use) => {
    await use(pageFaults.expect)
  },
  showsPromotions: [false, { option: true }],
  context: async ({ context, pageFaults, showsPromotions }, use) => {
    pageFaults.watch(context)
    if (!showsPromotions) await context.addInitScript(closePromotions)
    followRequests(context)
    await use(context)
  },
  plainPage: async ({ browser, contextOptions, pageFaults, viewport }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      viewport,
      javaScriptEnabled: false,
    })
    pageFaults.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

/** Port of the site under test, which the system chose unless `FORECOURT_E2E_PORT` did. */
export const port = Number(process.env.FORECOURT_E2E_PORT ?? 0)

/** Folder of the site under test: database, tenant files, pictures. */
export const dataFolder = process.env.FORECOURT_E2E_DATA ?? ''

/** Sites of the demonstration. */
export const demoSites = ['harbour', 'ridgeline', 'caravans', 'ironbark', 'aurelia'] as const

/** A site under test: one of the demonstration, or one that a test lays beside them. */
export type TestSite =
  | (typeof demoSites)[number]
  | 'northside'
  | 'courier'
  | 'window'
  | 'cached'
  | 'savesearch'
  | 'timedrive'

/**
 * Id of a dealer whose settings a file of journeys changes, for use within a test or a hook: those for a phone
 * may run beside the others, and have one of their own.
 */
export const nameDealer = (name: string): TestSite =>
  (base.info().project.name === 'phone' ? `${name}-phone` : name) as TestSite

/** Address of a path on one of the dealer sites. */
export const on = (site: TestSite, path: string) => `http://${site}.localhost:${port}${path}`

/** Number in a text such as "1,204 cars found". */
export const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d]/g, ''))

/** Requests to the search service, recorded from now on. */
export function recordSearches(page: Page): string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) searches.push(request.url())
  })
  return searches
}

/** An event as a page sends it. */
export interface SentEvent {
  event_id: number
  car_id?: number
  website_id: string
}

/** Events a page sends, recorded from now on. */
export function recordEvents(page: Page): SentEvent[] {
  const events: SentEvent[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.postDataJSON() as SentEvent)
  })
  return events
}

/** Console messages that mean a fault, recorded from now on. */
export function recordFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  return faults
}

/** Data `ask` sends besides the address. */
export interface Asking {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  data?: unknown
}

/**
 * One request without a browser, by the site's host name whatever this machine resolves. Redirects
 * are not followed.
 */
export function ask(
  request: APIRequestContext,
  site: string,
  path: string,
  { headers, ...options }: Asking = {},
): Promise<APIResponse> {
  return request.fetch(`http://127.0.0.1:${port}${path}`, {
    ...options,
    headers: { host: `${site}.localhost:${port}`, ...headers },
    maxRedirects: 0,
  })
}

/** Works through items, several at once. */
export async function forEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined) return
    await work(item)
    await next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/**
 * Moves the pointer over the heading of a page, as a visitor does who begins to read. One event is not
 * enough: a browser tells of a pointer that only lies where a page appears by one as well.
 */
export async function movePointer(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await heading.hover()
  await heading.hover({ position: { x: 2, y: 2 } })
}
