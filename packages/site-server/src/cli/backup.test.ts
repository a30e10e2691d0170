import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { aLeadEntry } from '@forecourt/feature-leads/testing'
import { findFeedFormat } from '@forecourt/stock/feed'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { aCsvFeed, asBytes, importSite } from '@forecourt/stock/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../process/env.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

const now = new Date('2026-11-21T00:00:00Z')
let folder: string
let from: TestDatabase
let into: TestDatabase
const file = () => join(folder, 'forecourt.backup')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  ;[from, into] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
afterEach(async () => {
  await from.close()
  await into.close()
  rmSync(folder, { recursive: true })
})

async function run(database: TestDatabase, ...args: string[]) {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const env = readEnv({ DATABASE_URL: database.url, FORECOURT_DATA: folder })
  const code = await runCommandLine(args, {
    commands,
    env,
    print,
    printError: print,
    now: () => now,
  })
  return { code, output: printed.join('\n') }
}

async function fill(database: TestDatabase, rows = [{ stock: 'A1' }, { stock: 'A2' }]) {
  const site = importSite
  const store = createPostgresStockStore(database)
  const format = findFeedFormat('au-ftp-csv')!
  const bytes = asBytes(aCsvFeed(rows))
  const report = await importStock({ store, site, format, bytes, now })
  expect(report.problems).toEqual([])
  const entry = aLeadEntry(['crm', 'mail'])
  await createPostgresLeadStore(database).accept(site.id, entry)
  return { siteId: site.id, leadId: entry.lead.id }
}

async function read(database: TestDatabase, siteId: string, leadId: string) {
  const cars: unknown[] = []
  const stock = createPostgresStockStore(database)
  const { generation } = await stock.loadStock(siteId, (batch) => void cars.push(...batch))
  return { cars, generation, lead: await createPostgresLeadStore(database).find(siteId, leadId) }
}

describe('forecourt backup and restore', () => {
  it('round-trip cars, leads and deliveries through a file of its owner [PLUS-093]', async () => {
    const { siteId, leadId } = await fill(from)
    const before = await read(from, siteId, leadId)
    expect(before.cars).toHaveLength(2)
    const written = await run(from, 'backup', file())
    expect(written).toEqual({
      code: 0,
      output: `${file()} holds 2 cars, 1 leads, 2 lead_deliveries, 1 stock_state.`,
    })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['forecourt.backup'])
    expect(await run(into, 'restore', file())).toEqual({
      code: 0,
      output: 'Restored 2 cars, 1 leads, 2 lead_deliveries, 1 stock_state.',
    })
    expect(await read(into, siteId, leadId)).toEqual(before)
  })

  it('refuses a database that is not empty, a file that exists, and one that does not [PLUS-093]', async () => {
    const { siteId, leadId } = await fill(from)
    await run(from, 'backup', file())
    expect((await run(from, 'backup', file())).output).toContain('exists already')
    const lost = await run(into, 'restore', join(folder, 'other'))
    expect([lost.code, lost.output.split('\n')[0]]).toEqual([
      1,
      `There is no file ${join(folder, 'other')}.`,
    ])
    await run(into, 'restore', file())
    const again = await run(into, 'restore', file())
    expect(again.code).toBe(1)
    expect(again.output).toContain('The database is not empty (cars, ')
    expect((await run(into, 'restore', file(), '--replace')).code).toBe(0)
    expect((await read(into, siteId, leadId)).cars).toHaveLength(2)
  })

  it('says so and ends when its file cannot be written, however much there is to write [PLUS-093]', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({ stock: `A${at}` }))
    await fill(from, rows)
    const lost = join(folder, 'none', 'forecourt.backup')
    const { code, output } = await run(from, 'backup', lost)
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^\S+ cannot be written: ENOENT: no such file or directory/),
    ])
  })

  it('changes nothing for a file that was cut short or is none [PLUS-093]', async () => {
    const { siteId, leadId } = await fill(from)
    await run(from, 'backup', file())
    const bytes = readFileSync(file())
    const lines = gunzipSync(bytes).toString().split('\n')
    const spoilt = [
      [bytes.subarray(0, bytes.length - 9), `${file()} was cut short: it ends in the middle.`],
      [gzipSync(lines.slice(0, -2).join('\n')), 'The backup is not whole'],
      [
        Buffer.from('no gzip'),
        `${file()} is damaged, or is not a file that forecourt backup wrote.`,
      ],
    ] as const
    for (const [content, sentence] of spoilt) {
      writeFileSync(file(), content)
      const { code, output } = await run(into, 'restore', file())
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
    }
    expect(await read(into, siteId, leadId)).toEqual({ cars: [], generation: 0, lead: null })
  })
})
