import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { createCommandLine } from './command-line.ts'
import { readDealer, readFeed, root, writeDealer } from './dealer-file.ts'
import { ask, dataFolder, expect, test } from './journey.ts'
import {
  aDealer,
  aFeedCar,
  carPath,
  readCards,
  readPage,
  readText,
  searchCars,
} from './rows-dealer.ts'

/** Runs a command of `forecourt stock` beside the site, as a dealer would. */
function runStock(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(...createCommandLine(['stock', ...command]))
  return { status, text: stdout + stderr }
}

function importStock(site: string, format: string, text: string, ...options: string[]) {
  const feed = join(dataFolder, `${site}.feed`)
  writeFileSync(feed, text)
  return runStock('import', '--site', site, '--format', format, ...options, feed)
}

const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

async function open(request: APIRequestContext, id: string): Promise<void> {
  writeDealer(aDealer(id))
  const status = async () => (await ask(request, id, '/')).status()
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
}

/** Paths of the cars of a site, in order. */
async function listCars(request: APIRequestContext, id: string): Promise<string[]> {
  const xml = await readPage(request, id, '/sitemap.xml')
  return [...xml.matchAll(/<loc>[^<]*?(\/cars\/[^<]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .toSorted()
}

async function expectCars(request: APIRequestContext, id: string, count: number) {
  await expect
    .poll(async () => (await listCars(request, id)).length, { timeout: 30_000 })
    .toBe(count)
}

/** A feed of the Australian FTP shape with the columns of the demonstration. */
function createCsv(rows: readonly Record<string, string>[]): string {
  const feed = readFileSync(join(root, 'packages/demo/feeds/harbour.csv'), 'utf8')
  const [header = ''] = feed.split('\n')
  const columns = header.trim().split(',')
  for (const name of Object.keys(rows[0] ?? {})) expect(columns).toContain(name)
  const cells = rows.map((row) => columns.map((column) => row[column] ?? '').join(','))
  return [header.trim(), ...cells].join('\n')
}

const aCsvCar = (stocknum: string) => ({
  'Stock number': stocknum,
  'Location code': '6001',
  'Car type': 'used',
  Year: '2021',
  Make: 'Toyota',
  Model: 'Corolla',
  Badge: 'Ascent Sport',
  Odometer: '41250',
  'DAP Price': '24990',
})

test.describe('stock of a running site', () => {
  test.describe.configure({ mode: 'serial' })

  test('comes by the Australian CSV, and by the CSN shape [PLUS-001] [PLUS-003]', async ({
    request,
  }) => {
    const id = 'feedshapes'
    await open(request, id)
    const rows = ['C1', 'C2', 'C3'].map(aCsvCar)
    expect(importStock(id, 'au-ftp-csv', createCsv(rows))).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^3 added, 0 changed, 0 unchanged, 0 withdrawn/),
    })
    await expectCars(request, id, 3)
    const page = readText(await readPage(request, id, carPath('C1')))
    for (const words of ['$24,990', '41,250 km', 'Ascent Sport']) expect(page).toContain(words)

    const gallery = 'feedgallery'
    const domains = [`${gallery}.localhost`]
    writeDealer({ ...readDealer('aurelia'), id: gallery, slug: gallery, domains })
    const status = async () => (await ask(request, gallery, '/')).status()
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    const csn = readFeed('aurelia.csn.jsonl').slice(0, 2)
    expect(importStock(gallery, 'csn-json', lines(csn))).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^2 added, 0 changed, 0 unchanged, 0 withdrawn/),
    })
    await expectCars(request, gallery, 2)
    for (const path of await listCars(request, gallery))
      expect((await ask(request, gallery, path)).status()).toBe(200)
  })

  test('comes by the JSON of a dealer management system, one payload a line [PLUS-002]', async ({
    request,
  }) => {
    const id = 'feeddms'
    await open(request, id)
    const { dealership_name: _, ...row } = readFeed('ridgeline.jsonl')[0] ?? {}
    const payload = (stocknum: string) => ({
      ...row,
      stocknum,
      status: 'in_stock',
      make: 'Mazda',
      model: 'CX-5',
      badge: 'GT',
      year: 2022,
      dapprice: 38_990,
      odometer: 31_204,
      dealership_name: 'Rows Motors',
      location_code: '6001',
      external_dealership_identifier: '601',
    })
    const feed = ['D1', 'D2'].map((stocknum) => JSON.stringify(payload(stocknum))).join('\n\n')
    expect(importStock(id, 'dms-json', feed)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^2 added, 0 changed, 0 unchanged, 0 withdrawn/),
    })
    await expectCars(request, id, 2)
    const paths = ['/cars/2022-mazda-cx-5-gt-d1', '/cars/2022-mazda-cx-5-gt-d2']
    expect(await listCars(request, id)).toEqual(paths)
    const page = readText(await readPage(request, id, paths[0] ?? ''))
    for (const words of ['2022 Mazda CX-5', '$38,990', '31,204 km']) expect(page).toContain(words)
  })

  test('has the good rows of a feed, and tells line, column and reason of the others [PLUS-004] [PLUS-009]', async ({
    request,
  }) => {
    const id = 'feedrows'
    await open(request, id)
    const rows = [
      aFeedCar('G1', { price: 'POA', km: '-' }),
      aFeedCar('G2', { year: 'soon' }),
      aFeedCar('G3', { make: '' }),
      aFeedCar('G4', { price: 'NA' }),
    ]
    const { status, text } = importStock(id, 'forecourt-json', lines(rows))
    expect(status).toBe(0)
    expect(text).toMatch(/4 rows read, [12] rejected/)
    expect(text).toMatch(/Rejected:\n {2}line [23], \w+: /)
    const paths = await listCars(request, id)
    await expect.poll(() => listCars(request, id), { timeout: 30_000 }).toContain(carPath('G1'))
    expect(paths).not.toContain(carPath('G3'))
    const search = () => searchCars(request, id, { query: '', hitsPerPage: 10 })
    // The index follows the stock a moment later.
    await expect.poll(async () => (await search()).nbHits, { timeout: 30_000 }).toBeGreaterThan(1)
    const { hits } = await search()
    const record = (stocknum: string) => hits.find((hit) => hit['stocknum'] === stocknum)
    expect(record('G1')).toMatchObject({ price: null, km: null })
    expect(record('G4')).toMatchObject({ price: null, km: 41_250 })
    const cards = readCards(await readPage(request, id, '/search'))
    for (const { text: card } of cards) expect(card).not.toMatch(/\$\d|NaN|\bnull\b/)
    expect(cards.find(({ href }) => href === carPath('G1'))?.text).not.toMatch(/\d km\b/)
  })

  test('is the same for the same rows in any order, loses a car that is absent, and keeps itself from a feed of half [PLUS-005] [PLUS-006] [PLUS-007]', async ({
    request,
  }) => {
    const id = 'feedagain'
    await open(request, id)
    const rows = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((stocknum) => aFeedCar(stocknum))
    importStock(id, 'forecourt-json', lines(rows))
    await expectCars(request, id, 6)
    const paths = await listCars(request, id)
    for (const again of [rows, rows.toReversed()])
      expect(importStock(id, 'forecourt-json', lines(again)).text).toMatch(
        /^0 added, 0 changed, 6 unchanged, 0 withdrawn/,
      )
    expect(await listCars(request, id)).toEqual(paths)

    expect(importStock(id, 'forecourt-json', lines(rows.slice(0, 5))).status).toBe(0)
    await expectCars(request, id, 5)
    const found = async () => (await ask(request, id, '/search')).text()
    await expect.poll(found).not.toContain(carPath('A6'))

    const stopped = importStock(id, 'forecourt-json', lines(rows.slice(0, 2)))
    expect(stopped.status).not.toBe(0)
    expect(stopped.text).toContain(
      'Stopped, nothing was changed: 3 of 5 cars would be withdrawn, which is more than half.',
    )
    expect(await listCars(request, id)).toHaveLength(5)
    expect(importStock(id, 'forecourt-json', lines(rows.slice(0, 2)), '--force').status).toBe(0)
    await expectCars(request, id, 2)
  })

  test('stays whole when an import is cut off half-way [PLUS-008]', async ({ request }) => {
    const id = 'feedcut'
    await open(request, id)
    const feedOf = (price: number) =>
      lines(Array.from({ length: 300 }, (_, car) => aFeedCar(`K${car + 100}`, { price })))
    expect(importStock(id, 'forecourt-json', feedOf(24_990)).status).toBe(0)
    await expectCars(request, id, 300)
    const search = () => searchCars(request, id, { query: '', hitsPerPage: 300 })
    // The index follows the stock a moment later.
    await expect.poll(async () => (await search()).nbHits, { timeout: 30_000 }).toBe(300)
    const before = await search()

    // The command reads what stands in its pipe, and waits for the rest, which never comes.
    const words = ['stock', 'import', '--site', id, '--format', 'forecourt-json', '-']
    const [program, args, options] = createCommandLine(words)
    const command = spawn(program, args, { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
    const half = Buffer.from(feedOf(9990)).subarray(0, -30_000)
    await new Promise<void>((resolve, reject) =>
      command.stdin.write(half, (error) => (error ? reject(error) : resolve())),
    )
    command.kill('SIGKILL')
    await once(command, 'exit')

    const after = await search()
    expect(after.hits).toEqual(before.hits)
    expect(after.hits.map((hit) => hit['price'])).toEqual(Array(300).fill(24_990))
    expect(importStock(id, 'forecourt-json', feedOf(23_990)).text).toMatch(
      /^0 added, 300 changed, 0 unchanged, 0 withdrawn/,
    )
  })

  test('leads the old address of a car to the present one [PLUS-010]', async ({ request }) => {
    const id = 'feedagain'
    const before = carPath('A1')
    expect((await ask(request, id, before)).status()).toBe(200)
    const moved = async () => {
      const answer = await ask(request, id, before)
      return [answer.status(), answer.headers()['location']]
    }
    const after = '/cars/corolla-of-the-month'
    const rename = ['--site', id, before.slice('/cars/'.length), after.slice('/cars/'.length)]
    expect(runStock('rename', ...rename)).toMatchObject({ status: 0 })
    await expect.poll(moved, { timeout: 30_000 }).toEqual([301, after])
    expect((await ask(request, id, after)).status()).toBe(200)
  })
})
