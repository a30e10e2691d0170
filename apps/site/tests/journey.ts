import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

/** Port of the site under test. */
export const port = 4173

/** Sites of the demonstration. */
export const demoSites = ['harbour', 'ridgeline', 'caravans', 'ironbark', 'aurelia'] as const

/** A site under test: one of the demonstration, or the one that says only its colour. */
export type TestSite = (typeof demoSites)[number] | 'northside'

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

/** Console messages that mean a fault, recorded from now on. */
export function recordFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  return faults
}

/** What `ask` sends besides the address. */
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
