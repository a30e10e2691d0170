import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import { createPostgresStockStore } from '@forecourt/feature-search/adapters/postgres'
import { feedFormat, importStock } from '@forecourt/feature-search/server'
import { createTenantStore } from '@forecourt/tenant-config/server'

/**
 * Imports 20,000 cars, made of the demo group's feed with new stock numbers, into a durable embedded
 * PostgreSQL: as new stock, again unchanged, with every price changed, and with a tenth withdrawn.
 * `node --conditions=@forecourt/source bench/import/main.ts [cars]`
 */
const carCount = Number(process.argv[2] ?? 20_000)
const project = new URL('../../', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))

const [header = '', ...rows] = readFileSync(
  join(project, 'apps/site/demo/feeds/harbour.csv'),
  'utf8',
)
  .replaceAll('\r\n', '\n')
  .trim()
  .split(/\n(?=[A-Z]{2}\d+,)/)

/** Rows of the demo feed, over and over, under stock numbers of their own. */
function writeFeed(name: string, count: number, price?: (at: number) => number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const row = (rows[at % rows.length] ?? '').replace(/^[^,]*/, `B${at}`)
    return price ? row.replace(/^((?:[^,]*,){4})[^,]*/, `$1${price(at)}`) : row
  })
  const path = join(folder, name)
  writeFileSync(path, [header, ...lines].join('\r\n'))
  return path
}

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const tenants = join(project, 'apps/site/tenants')
const sites = await createTenantStore({ directory: tenants, logger, watch: false })
const site = sites.siteById('harbour')
const format = feedFormat('au-ftp-csv')
if (!site || !format) throw new Error('[bench] expected the demo group and the CSV format')

const database = await openDatabase({ directory: join(folder, 'postgres') })
const store = createPostgresStockStore(database)
const runs: [title: string, file: string][] = [
  ['new', writeFeed('new.csv', carCount)],
  ['unchanged', writeFeed('new.csv', carCount)],
  ['every price changed', writeFeed('changed.csv', carCount, (at) => 20_000 + at)],
  ['a tenth withdrawn', writeFeed('less.csv', Math.round(carCount * 0.9), (at) => 20_000 + at)],
]
for (const [title, file] of runs) {
  const before = process.cpuUsage()
  const bytes = createReadStream(file)
  const report = await importStock({ store, site, format, bytes, now: new Date() })
  const { user, system } = process.cpuUsage(before)
  const seconds = report.durationMs / 1000
  if (!report.ok || report.rejected > 0) throw new Error(`[bench] ${JSON.stringify(report)}`)
  console.log(
    `${title.padEnd(20)} ${report.rows} rows in ${seconds.toFixed(2)} s, ${Math.round(report.rows / seconds)} rows/s, ${((user + system) / 1e6).toFixed(2)} CPU-s of Node`,
  )
}
await database.close()
rmSync(folder, { recursive: true })
