import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect } from '@playwright/test'
import { createCommandLine } from './command-line.ts'
import { ask, port, test } from './journey.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Columns of a feed with their values; a column that a row lacks is empty there. */
export type FeedCar = Readonly<Record<string, string | undefined>>

/** Part of a tenant file that a test may say differently. */
export type TenantPart = Readonly<Record<string, unknown>>

/** A dealer who opens beside the others while the server runs, and imports a feed. */
export interface FactDealer {
  id: string
  /** Address of a path, for a browser. */
  on(path: string): string
  /** Writes the tenant file once more, with these differences. */
  change(part: TenantPart): void
  /** Imports a feed of these cars as its owner would; gives what the command prints. */
  importCars(cars: readonly FeedCar[]): string
  /** Words of `tenant lint` about all files, of which other journeys may have broken one at this moment. */
  lint(): string
  /** A page as text; the car with this stock number must be in stock. */
  carPage(request: APIRequestContext, stock: string): Promise<{ path: string; html: string }>
}

const dataFolder = () => {
  const folder = process.env.FORECOURT_E2E_DATA
  if (!folder) throw new Error('the folder of the site under test is not known')
  return folder
}

const tenantOf = (id: string) => ({
  id,
  name: 'Wattle Cars',
  domains: [`${id}.localhost`],
  state: 'nsw',
  timeZone: 'Australia/Sydney',
  brand: { color: '#0b4f6c' },
  // The pictures of its feeds stand for photographs.
  images: { illustrations: [] },
  dealerships: [{ id: 401, slug: 'wattle', name: 'Wattle Cars', dealerLicenceNumber: '071155' }],
  locations: [
    {
      id: 4001,
      name: 'Wattle Cars',
      slug: 'wattle',
      primary: true,
      dealership_id: 401,
      dealership_slug: 'wattle',
      address: { street: '8 Bell Street', city: 'Hornsby', state: 'nsw', postcode: '2077' },
      contact_detail: { phone: '02 5550 4001' },
    },
  ],
})

/** Runs a command of the site beside a server with this data folder; gives what it prints. */
export function runForecourt(
  args: readonly string[],
  passed: readonly (number | null)[] = [0],
  data = dataFolder(),
): string {
  const { status, stdout, stderr } = spawnSync(...createCommandLine(args, data))
  if (!passed.includes(status))
    throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

/** A used car of a feed, but for what names it. */
export const usedCar: FeedCar = {
  'Car type': 'Used',
  Make: 'Mazda',
  Model: 'CX-5',
  Year: '2021',
  Body: 'SUV',
  'DAP Price': '31990',
  Odometer: '41000',
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A feed of these cars, as `au-ftp-csv` has it. */
export function csvOf(cars: readonly FeedCar[]): string {
  const columns = [...new Set(cars.flatMap((car) => Object.keys(car)))]
  const rows = cars.map((car) => columns.map((column) => car[column] ?? ''))
  return [columns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

/** Opens a dealer of its own; resolves once its home page answers. */
export async function openFactDealer(
  request: APIRequestContext,
  id: string,
  part: TenantPart = {},
): Promise<FactDealer> {
  const file = join(dataFolder(), 'tenants', `${id}.json`)
  const dealer: FactDealer = {
    id,
    on: (path) => `http://${id}.localhost:${port}${path}`,
    change: (more) => writeFileSync(file, JSON.stringify({ ...tenantOf(id), ...part, ...more })),
    importCars(cars) {
      const feed = join(dataFolder(), `${id}.csv`)
      writeFileSync(feed, csvOf(cars))
      const format = ['--format', 'au-ftp-csv', '--force']
      return runForecourt(['stock', 'import', '--site', id, ...format, feed])
    },
    lint: () => runForecourt(['tenant', 'lint'], [0, 2]),
    async carPage(asked, stock) {
      const path = await carPath(asked, id, stock)
      return { path, html: await textAt(asked, id, path) }
    },
  }
  dealer.change({})
  await expect
    .poll(async () => (await ask(request, id, '/')).status(), { timeout: 40_000 })
    .toBe(200)
  return dealer
}

/** Opens a dealer of its own before the tests of a file. */
export function setUpFactDealer(id: string, use: (dealer: FactDealer) => void): void {
  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext()
    use(await openFactDealer(request, id))
    await request.dispose()
  })
}

/** The body of an answer that must be 200. */
export async function textAt(request: APIRequestContext, site: string, path: string) {
  const answer = await ask(request, site, path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

async function carPath(request: APIRequestContext, site: string, stock: string): Promise<string> {
  const find = async () => {
    const html = await textAt(request, site, `/search?query=${stock}`)
    const found = new RegExp(`href="(/cars/[a-z0-9-]*-${stock.toLowerCase()})"`).exec(html)?.[1]
    return found ?? ''
  }
  await expect.poll(find, { timeout: 40_000 }).not.toBe('')
  return find()
}

/** The structured data of a page. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
}

/** The structured data of the vehicle of a page. */
export function vehicleDataOf(html: string): Record<string, unknown> {
  const found = structuredDataOf(html).find((entry) => 'itemCondition' in entry)
  if (!found) throw new Error('no vehicle in the structured data')
  return found
}

/** A `property` or `name` of the head of a page. */
export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" }

/** Text a visitor reads of a piece of HTML, with single spaces. */
export const readableText = (html: string): string =>
  html
    .replace(
      /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<template[\s\S]*?<\/template>/g,
      ' ',
    )
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')

/** Lines of an advertising feed as objects of their columns. */
export async function feedRows(request: APIRequestContext, site: string, file: string) {
  const text = await textAt(request, site, `/feeds/${file}`)
  const read = file.endsWith('.tsv') ? readTabs : readCommas
  const [header = [], ...rows] = text.trimEnd().split(/\r?\n/).map(read)
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
}

const readTabs = (line: string) => line.split('\t')
const readCommas = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain ?? '',
  )

/** The demo's own picture of a body; every site serves it. */
export const ownPicture = readFileSync(join(root, 'packages/demo/feeds/harbour.csv'), 'utf8').match(
  /\/images\/vehicles\/[^|",]+\.jpg/,
)?.[0]
