import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteInput } from '@forecourt/tenant-config/model'
import type { APIRequestContext } from '@playwright/test'
import { importRows, readFeed, root, writeDealer } from './dealer-file.ts'
import { ask, expect } from './journey.ts'

/** A dealer whose file says who they are, and what is given besides. */
export const plainDealer = (id: string, more: Partial<SiteInput> = {}): SiteInput => ({
  id,
  name: 'Plain Motors',
  domains: [`${id}.localhost`],
  dealerships: [{ id: 501, slug: id, name: 'Plain Motors', dealerLicenceNumber: '4418206' }],
  ...more,
})

/** The tenant file of the five-minute guide, as another dealer's. */
export function guidedDealer(id: string): SiteInput {
  const guide = readFileSync(join(root, 'docs/tenants.md'), 'utf8')
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? []
  return { ...(JSON.parse(json) as SiteInput), id, domains: [`${id}.localhost`] }
}

/** A row of a feed, by the names of the DMS format. */
type FeedRow = Record<string, unknown>

/** One of every kind of car a visitor can meet, then some for sale. */
function someRows(): FeedRow[] {
  const rows = readFeed('ridgeline.jsonl')
  const statuses = new Set(rows.map(({ status }) => status))
  const ofEach = [...statuses].flatMap((each) =>
    rows.filter(({ status }) => status === each).slice(0, 2),
  )
  return [...new Set([...ofEach, ...rows.slice(0, 14)])]
}

/** Where the cars of a dealer stand, in the columns of the feed. */
const placeOf = ({ dealerships, locations }: SiteInput): FeedRow => ({
  location_code: String(locations?.[0]?.id ?? ''),
  external_dealership_identifier: String(dealerships?.[0]?.id),
  dealership_name: dealerships?.[0]?.name,
})

/**
 * Opens a dealer while the site runs, imports a small stock as its owner would, and waits until its
 * search shows some.
 * @param change alters each row of the feed; default none
 */
export async function startDealer(
  request: APIRequestContext,
  dealer: SiteInput,
  change: (row: FeedRow, index: number) => FeedRow = (row) => row,
): Promise<void> {
  writeDealer(dealer)
  const rows = someRows().map((row, index) => change({ ...row, ...placeOf(dealer) }, index))
  await importRows(dealer.id, 'dms-json', rows)
  const found = async () => numberOfCars(await (await ask(request, dealer.id, '/search')).text())
  await expect.poll(found, { timeout: 40_000 }).toBeGreaterThan(0)
}

const numberOfCars = (html: string) => Number(/(\d+) cars? found/.exec(html)?.[1] ?? 0)
