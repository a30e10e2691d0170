import type { APIRequestContext, Page, Route } from '@playwright/test'
import { aCarPath } from './enquiring.ts'
import { type Fault, faults } from './faulty-provider.ts'
import { expect } from './journey.ts'

/** A car of the dealer that can be had, with pictures and the calculators. */
export const aCar = (request: APIRequestContext) =>
  aCarPath(request, 'harbour', '/search/used-cars?fuel=Petrol')

/** A car that stood on the turntable, by its stock number. */
export const aTurnedCar = (request: APIRequestContext) =>
  aCarPath(request, 'harbour', '/search?query=UU20439')

/** Every fault of a call a browser makes; `lost` is a line that breaks. */
export const browserFaults = [...faults, 'lost'] as const
type BrowserFault = Fault | 'lost'

/** Answers as a call does that has this fault. A slow one is never answered. */
export async function answerWith(fault: BrowserFault, route: Route): Promise<void> {
  if (fault === 'slow') return
  if (fault === 'lost') return route.abort('connectionreset')
  const body = { '500': '{}', 'bad JSON': '<!doctype html>', empty: '' }[fault]
  await route.fulfill({ status: fault === '500' ? 500 : 200, body, contentType: 'text/html' })
}

/** From now on the call has the fault; null mends it. */
export function breaker(page: Page, url: string | RegExp) {
  let fault: BrowserFault | null = null
  const isSet = page.route(url, (route) => (fault ? answerWith(fault, route) : route.fallback()))
  return async (next: BrowserFault | null) => {
    await isSet
    fault = next
  }
}

/** Words the page itself says in the console; the browser's own note of a failed request is not it. */
export function recordWords(page: Page): string[] {
  const words: string[] = []
  page.on('pageerror', (error) => words.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    const isOwn = !message.text().startsWith('Failed to load resource')
    if (isOwn && ['warning', 'error'].includes(message.type())) words.push(message.text())
  })
  return words
}

/** The column of price and buttons. */
export const sidebar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
/** Everything there is to see of the car. */
export const viewer = (page: Page) => page.getByRole('region', { name: 'Vehicle pictures' })

/** The page is there from its title to its last section. */
export async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(sidebar(page)).toContainText(/\$\d/)
  for (const name of ['Key information', 'Vehicle Details', 'Delivery', 'Where it is'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search All Stock' })).toBeVisible()
}
