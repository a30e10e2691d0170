import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteInput } from '@forecourt/tenant-config/model'
import type { Page } from '@playwright/test'
import { importRows, readFeed, writeDealer } from './dealer-file.ts'
import { port } from './journey.ts'

const id = 'southside'
const spinHost = 'spin.example.com'
const chatHost = 'chat.example.com'

const southside: SiteInput = {
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

const place = {
  location_code: '4001',
  external_dealership_identifier: '401',
  dealership_name: 'Southside Cars',
  status: 'in_stock',
}

/** Lays the dealer's tenant file beside the others while the site runs, and gives it two cars. */
export async function openSouthside(): Promise<void> {
  writeDealer(southside)
  const pictured = readFeed('ridgeline.jsonl').filter((row) =>
    JSON.stringify(row).includes('/rear.jpg'),
  )
  const rows = Object.entries(codes).map(([stocknum, spin_code], at) => {
    const { spin_images: _, ...row } = pictured[at] ?? {}
    return { ...row, ...place, stocknum, spin_code }
  })
  await importRows(id, 'dms-json', rows)
}

const spinPage = '<!doctype html><title>Turn</title><p>Turntable of the vehicle</p>'
// A chat sets itself up some time after its script has run: with the next picture of the page but one.
const widget = `requestAnimationFrame(() => requestAnimationFrame(() => {
  window.southsideChat = { open() { document.body.dataset.chats = Number(document.body.dataset.chats ?? 0) + 1 } }
}))`

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
