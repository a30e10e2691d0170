import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { type APIRequestContext, expect } from '@playwright/test'
import { ask } from './journey.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

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
  const rows = readFileSync(join(root, 'apps/site/demo/feeds/ridgeline.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as FeedRow)
  const statuses = new Set(rows.map(({ status }) => status))
  const ofEach = [...statuses].flatMap((each) =>
    rows.filter(({ status }) => status === each).slice(0, 2),
  )
  return [...ofEach, ...rows.slice(0, 14)]
}

const rowKey = ({ stocknum }: FeedRow) => String(stocknum)

function writeFeed(path: string, { dealerships, locations }: SiteInput, given: FeedRow[]): void {
  const [dealership] = dealerships ?? []
  const place = {
    location_code: String(locations?.[0]?.id ?? ''),
    external_dealership_identifier: String(dealership?.id),
    dealership_name: dealership?.name,
  }
  const rows = new Map(given.map((row) => [rowKey(row), { ...row, ...place }]))
  writeFileSync(path, [...rows.values()].map((row) => JSON.stringify(row)).join('\n'))
}

/** Lays a dealer's file into the tenants' folder while the site runs. */
export function openDealer(data: string, dealer: SiteInput): void {
  const file = join(data, `tenants/${dealer.id}.json`)
  // Renamed into place: half a file would be refused.
  writeFileSync(`${file}.new`, JSON.stringify(dealer))
  renameSync(`${file}.new`, file)
}

/** Imports a small stock for a dealer, as its owner would; `change` may alter each row. */
export function stockDealer(
  data: string,
  dealer: SiteInput,
  change: (row: FeedRow, index: number) => FeedRow = (row) => row,
): void {
  const feed = join(data, `${dealer.id}.jsonl`)
  writeFeed(feed, dealer, someRows().map(change))
  const command = ['--site', dealer.id, '--format', 'dms-json', feed]
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'forecourt', '--', 'stock', 'import', ...command],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, FORECOURT_DATA: data, FORECOURT_TENANTS: join(data, 'tenants') },
    },
  )
  if (status !== 0) throw new Error(`the import ended with ${status}: ${stdout}${stderr}`)
}

/** Opens a dealer, gives it its stock, and waits until its search shows some. */
export async function startDealer(
  request: APIRequestContext,
  data: string,
  dealer: SiteInput,
  change?: Parameters<typeof stockDealer>[2],
): Promise<void> {
  openDealer(data, dealer)
  stockDealer(data, dealer, change)
  const found = async () => numberOfCars(await (await ask(request, dealer.id, '/search')).text())
  await expect.poll(found, { timeout: 20_000 }).toBeGreaterThan(0)
}

const numberOfCars = (html: string) => Number(/(\d+) cars? found/.exec(html)?.[1] ?? 0)
