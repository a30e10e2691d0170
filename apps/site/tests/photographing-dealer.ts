import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect } from '@playwright/test'
import { createCommandLine } from './command-line.ts'
import { ask, port } from './journey.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const id = 'westside'

/** A dealer who photographs every car and turns it before a good camera, and says nothing else. */
const westside = {
  id,
  name: 'Westside Cars',
  domains: [`${id}.localhost`],
  brand: { color: '#6b2d5c' },
  images: { spinWidth: 1200 },
  dealerships: [{ id: 501, slug: id, name: 'Westside Cars', dealerLicenceNumber: '4401156' }],
  locations: [
    {
      id: 5001,
      name: 'Westside Cars',
      slug: id,
      primary: true,
      dealership_id: 501,
      dealership_slug: id,
      address: { street: '3 Mill Street', city: 'Ipswich', state: 'qld', postcode: '4305' },
      contact_detail: { phone: '07 7010 5001' },
    },
  ],
}

/** Stock number of the one car. */
export const photographed = 'WS1'

/** Address of a path of the dealer. */
export const atWestside = (path: string) => `http://${id}.localhost:${port}${path}`

/** A file that is a photograph to the site, since its address is no illustration's. */
const photograph = '/media/interiors/pale.webp'
const views = ['front', 'front-left', 'side-left', 'rear', 'rear-right', 'side-right']
const frames = views.map((view) => `/images/vehicles/yard/suv/white/${view}.jpg`)

function writeFeed(path: string): void {
  const feed = readFileSync(join(root, 'packages/demo/feeds/ridgeline.jsonl'), 'utf8')
  const row = feed.split('\n').find((line) => line.includes('"status":"in_stock"')) ?? '{}'
  const car = {
    ...(JSON.parse(row) as Record<string, unknown>),
    location_code: '5001',
    external_dealership_identifier: '501',
    dealership_name: 'Westside Cars',
    stocknum: photographed,
    images: [photograph, frames[1]],
    spin_images: frames,
    walkaround_videos: null,
    spin_interior_image: null,
    hotspots: null,
  }
  writeFileSync(path, JSON.stringify(car))
}

/** True for the first who asks: test files run side by side, and the dealer is opened once. */
function isFirst(data: string): boolean {
  try {
    mkdirSync(join(data, id))
    return true
  } catch {
    return false
  }
}

/** Lays the dealer's tenant file beside the others while the site runs, and gives it a car. */
export function openWestside(data: string): void {
  if (!isFirst(data)) return
  writeFileSync(join(data, `tenants/${id}.json`), JSON.stringify(westside))
  const feed = join(data, `${id}.jsonl`)
  writeFeed(feed)
  const command = ['stock', 'import', '--site', id, '--format', 'dms-json', feed]
  const { status, stdout, stderr } = spawnSync(...createCommandLine(command, data))
  if (status !== 0) throw new Error(`the import ended with ${status}: ${stdout}${stderr}`)
}

/** Path of the car's page, once the site lists it. */
export async function westsideCar(request: APIRequestContext): Promise<string> {
  let path = ''
  const find = async () => {
    const list = await (await ask(request, id, '/search')).text()
    path = /href="(\/cars\/[a-z0-9-]+-ws1)"/.exec(list)?.[1] ?? ''
    return path
  }
  // Whoever was second waits for the whole import of the first.
  await expect.poll(find, { timeout: 90_000 }).not.toBe('')
  return path
}
