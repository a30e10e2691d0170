import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { port } from './journey.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const id = 'southside'
const spinHost = 'spin.example.com'
const chatHost = 'chat.example.com'

const southside = {
  id,
  name: 'Southside Cars',
  domains: [`${id}.localhost`],
  brand: { color: '#0b5d3b' },
  features: { chat: true, finance: false, tradeIn: false, reserve: false },
  embeds: {
    spinHosts: [spinHost],
    chat: {
      script: `https://${chatHost}/widget.js`,
      hosts: [chatHost],
      open: 'southsideChat.open',
    },
  },
  dealerships: [{ id: 401, slug: id, name: 'Southside Cars', dealerLicenceNumber: '4401155' }],
  locations: [
    {
      id: 4001,
      name: 'Southside Cars',
      slug: id,
      primary: true,
      dealership_id: 401,
      dealership_slug: id,
      address: { street: '12 Yard Street', city: 'Logan', state: 'qld', postcode: '4114' },
      contact_detail: { phone: '07 7010 4001' },
    },
  ],
}

/** Stock numbers: a car whose spin code is at a host of the list, and one whose code is not. */
export const [listed, unlisted] = ['SS1', 'SS2'] as const

/** Address of a path of the dealer. */
export const atSouthside = (path: string) => `http://${id}.localhost:${port}${path}`

const codes = {
  [listed]: `https://${spinHost}/vehicles/1`,
  [unlisted]: 'https://elsewhere.example.com/vehicles/2',
}

function writeFeed(path: string): void {
  const feed = readFileSync(join(root, 'apps/site/demo/feeds/ridgeline.jsonl'), 'utf8')
  const pictured = feed.split('\n').filter((row) => row.includes('/rear.jpg'))
  const rows = Object.entries(codes).map(([stocknum, spin_code], at) => {
    const { spin_images: _, ...row } = JSON.parse(pictured[at] ?? '{}') as Record<string, unknown>
    const place = { location_code: '4001', external_dealership_identifier: '401' }
    const dealership_name = 'Southside Cars'
    const status = 'in_stock'
    return JSON.stringify({ ...row, ...place, dealership_name, stocknum, status, spin_code })
  })
  writeFileSync(path, rows.join('\n'))
}

/** Lays the dealer's tenant file beside the others while the site runs, and gives it two cars. */
export function openSouthside(data: string): void {
  writeFileSync(join(data, `tenants/${id}.json`), JSON.stringify(southside))
  const feed = join(data, `${id}.jsonl`)
  writeFeed(feed)
  const command = ['stock', 'import', '--site', id, '--format', 'dms-json', feed]
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'forecourt', '--', ...command],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, FORECOURT_DATA: data, FORECOURT_TENANTS: join(data, 'tenants') },
    },
  )
  if (status !== 0) throw new Error(`the import ended with ${status}: ${stdout}${stderr}`)
}

const spinPage = '<!doctype html><title>Turn</title><p>Turntable of the vehicle</p>'
// A chat sets itself up a moment after its script has run.
const widget = `setTimeout(() => {
  window.southsideChat = { open() { document.body.dataset.chats = Number(document.body.dataset.chats ?? 0) + 1 } }
}, 250)`

/** The services of the spin and of the chat, on this machine. */
export async function startServices() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isScript = request.url?.endsWith('.js')
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? widget : spinPage)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: here } = server.address() as AddressInfo
  return {
    /** Paths that were asked for. */
    asked,
    /** Leads what a page asks of other hosts here. */
    connect: (page: Page) =>
      page.route('https://*.example.com/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        const url = `http://127.0.0.1:${here}${pathname}`
        await route.fulfill({ response: await route.fetch({ url }) })
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
