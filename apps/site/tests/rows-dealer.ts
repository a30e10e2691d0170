import type { SiteInput } from '@forecourt/tenant-config/model'
import { type APIRequestContext, expect } from '@playwright/test'
import { importRows, writeDealer } from './dealer-file.ts'
import { ask } from './journey.ts'

/** A row of a feed in the platform's own shape. */
export type FeedCar = Readonly<Record<string, unknown>> & { stocknum: string }

const dayMs = 86_400_000

/** The day that lies so many days before now, `YYYY-MM-DD`. */
export const daysAgo = (days: number) =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** A used car that no tag belongs to; what is given replaces its facts. */
export const aFeedCar = (stocknum: string, facts: object = {}): FeedCar => ({
  stocknum,
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  series: 'ZWE211R',
  year: 2021,
  status: 'in_stock',
  price: 24_990,
  km: 41_250,
  trans: '6 Speed Automatic',
  bodyconfiguration: 'Hatch',
  fuel: 'Petrol',
  date_in_stock: daysAgo(60),
  images: ['front-left', 'side-left', 'rear-right'].map(
    (view) => `/images/vehicles/studio/hatch/white/${view}.jpg`,
  ),
  ...facts,
})

/** A dealer whose file says who they are, and what is given besides. */
export const aDealer = (id: string, settings: Partial<SiteInput> = {}): SiteInput => ({
  id,
  name: 'Rows Motors',
  domains: [`${id}.localhost`],
  dealerships: [
    { id: 601, slug: id, name: 'Rows Motors', city: 'Logan', dealerLicenceNumber: '4418206' },
  ],
  locations: [
    {
      id: 6001,
      name: 'Rows Motors',
      slug: id,
      primary: true,
      dealership_id: 601,
      dealership_slug: id,
      address: { street: '6 Row Street', city: 'Logan', state: 'qld', postcode: '4114' },
      contact_detail: {
        phone: '07 5550 6001',
        opening_hours: [
          { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
          { weekday: 2, status: 'Closed' },
        ],
      },
    },
  ],
  ...settings,
})

/** Opens a dealer while the site runs, imports its cars, and waits until its search knows some. */
export async function openDealer(
  request: APIRequestContext,
  dealer: SiteInput,
  cars: readonly FeedCar[],
): Promise<void> {
  writeDealer(dealer)
  await importRows(dealer.id, 'forecourt-json', cars)
  const base = dealer.routing?.stockBasePath ?? '/search'
  const found = async () => readCards(await readPage(request, dealer.id, base)).length
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(0)
}

/** HTML of a page that answers 200. */
export async function readPage(
  request: APIRequestContext,
  site: string,
  path: string,
): Promise<string> {
  const response = await ask(request, site, path)
  const html = await response.text()
  return response.status() === 200 ? html : ''
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** Text of HTML as it is read, its pieces parted by bars: "|2021 Toyota Corolla|$24,990|". */
export function readText(html: string): string {
  const pieces = html
    .replace(/<!--.*?-->/gs, '')
    // Words that are heard from a style.
    .replace(/<(?:\w+)[^>]* data-said="([^"]*)"[^>]*>|<li[^>]* title="([^"]*)"[^>]*>/g, '$&$1$2|')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<[^>]+>/g, '|')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => entities[entity] ?? entity)
  return pieces.replace(/\s+/g, ' ').replace(/(?: ?\| ?)+/g, '|')
}

/** A card of a list of cars. */
export interface ReadCard {
  href: string
  text: string
  html: string
}

/** Cards of a page, in order. */
export function readCards(html: string): ReadCard[] {
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].flatMap(([card]) => {
    const href = /href="(\/cars\/[^"/]+)"/.exec(card)?.[1]
    return href === undefined ? [] : [{ href, text: readText(card), html: card }]
  })
}

/** Tags of a card, as its badges say them. */
export const tagsOf = ({ html }: ReadCard) =>
  [...html.matchAll(/<span [^>]*data-tag="[^>]*>([\s\S]*?)<\/span>/g)].map(([, badge = '']) =>
    readText(badge).replaceAll('|', '').trim(),
  )

/** The card of a car by its stock number; fails where the page has none. */
export function cardOf(html: string, stocknum: string): ReadCard {
  const end = `-${stocknum.toLowerCase()}`
  const card = readCards(html).find(({ href }) => href.endsWith(end))
  if (!card) throw new Error(`expected a card of ${stocknum}`)
  return card
}

/** Stock numbers of the cards of a page, in order. */
export const stockOf = (html: string) =>
  readCards(html).map(({ href }) => (href.split('-').at(-1) ?? '').toUpperCase())

/** Path of the vehicle page of a used car of `aFeedCar`. */
export const carPath = (stocknum: string) =>
  `/cars/2021-toyota-corolla-ascent-sport-${stocknum.toLowerCase()}`

/** Calls the search of a site by the Algolia protocol. */
export async function searchCars(
  request: APIRequestContext,
  site: string,
  parameters: object,
): Promise<SearchAnswer> {
  const keys = `x-algolia-application-id=${site}&x-algolia-api-key=public`
  const response = await ask(request, site, `/api/search/1/indexes/cars/query?${keys}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    data: parameters,
  })
  expect(response.status()).toBe(200)
  return (await response.json()) as SearchAnswer
}

/** Parts of an answer of the search that rows speak of. */
export interface SearchAnswer {
  hits: Record<string, unknown>[]
  nbHits: number
  nbPages: number
  hitsPerPage: number
  page: number
  processingTimeMS: number
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, { min: number; max: number }>
}
