import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A dealer who says no more about the look than one colour and a logo. */
const northside = {
  id: 'northside',
  name: 'Northside Cars',
  domains: ['northside.localhost'],
  state: 'nsw',
  timeZone: 'Australia/Sydney',
  brand: { color: '#f5c518' },
  logo: {
    url: '/tenant-assets/harbour-logo.svg',
    alt: 'Northside Cars',
    width: 148,
    height: 40,
  },
  features: { finance: false, tradeIn: false, reserve: false, testDrive: false },
  dealerships: [
    { id: 301, slug: 'northside-cars', name: 'Northside Cars', dealerLicenceNumber: '071155' },
  ],
  locations: [
    {
      id: 3001,
      name: 'Northside Cars',
      slug: 'northside-cars',
      primary: true,
      dealership_id: 301,
      dealership_slug: 'northside-cars',
      address: { street: '88 Pacific Highway', city: 'Hornsby', state: 'nsw', postcode: '2077' },
      contact_detail: {
        phone: '02 5550 3001',
        opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
      },
    },
  ],
}

/** Port the leads of one dealer are sent to; a test listens there. */
export const leadsPort = 4175

/** Lets a dealer of the demonstration send its leads on: to be answered, and for news and offers. */
function sendLeadsOf(path: string): void {
  const site = JSON.parse(readFileSync(path, 'utf8')) as object
  const url = `http://127.0.0.1:${leadsPort}`
  const targets = [
    { id: 'dms', type: 'adf', url: `${url}/leads` },
    { id: 'news', type: 'adf', purpose: 'marketing', url: `${url}/news` },
  ]
  writeFileSync(path, JSON.stringify({ ...site, delivery: { targets } }))
}

/** Copies the tenant files of the project and lays the dealer's beside them; gives the folder. */
export function openTenants(data: string): string {
  const folder = join(data, 'tenants')
  cpSync(join(root, 'apps/site/tenants'), folder, { recursive: true })
  sendLeadsOf(join(folder, 'aurelia.json'))
  writeFileSync(join(folder, 'northside.json'), JSON.stringify(northside))
  return folder
}

/** Cars of the used yard, moved to this dealer's one location. */
function writeFeed(path: string): void {
  const rows = readFileSync(join(root, 'apps/site/demo/feeds/ridgeline.jsonl'), 'utf8').split('\n')
  const moved = rows.slice(0, 24).map((row) => ({
    ...(JSON.parse(row) as Record<string, unknown>),
    location_code: '3001',
    external_dealership_identifier: '301',
    dealership_name: 'Northside Cars',
  }))
  writeFileSync(path, moved.map((row) => JSON.stringify(row)).join('\n'))
}

/** Gives the dealer some stock while the site runs, as its owner would. */
export function stockNorthside(data: string): void {
  const feed = join(data, 'northside.jsonl')
  writeFeed(feed)
  const command = ['--site', northside.id, '--format', 'dms-json', feed]
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
