import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import { findFeedFormat } from '@forecourt/stock/feed'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { createTenantStore } from '@forecourt/tenant-config/server'
import { writeBenchFeed } from './bench-feed.ts'
import { measureFollowing } from './follow.ts'

/**
 * Imports 20,000 cars, made of the demo group's feed with new stock numbers, into a durable embedded
 * PostgreSQL: as new stock, again unchanged, with every price changed, and with a tenth withdrawn. Then the
 * built server searches while the prices of 17,000 of them change.
 * `npm run build && npm run bench:import [cars]`
 */
const carCount = Number(process.argv[2] ?? 20_000)
const project = new URL('../../', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'))

const logger = { info: () => {}, warn: () => {}, error: () => {} }
const tenants = join(project, 'packages/demo/tenants')
const sites = await createTenantStore({ directory: tenants, logger, watch: false })
const site = sites.siteById('harbour')
const format = findFeedFormat('au-ftp-csv')
if (!site || !format) throw new Error('[bench] expected the demo group and the CSV format')

const database = await openDatabase({ directory: join(folder, 'postgres') })
const store = createPostgresStockStore(database)
const file = (name: string) => join(folder, name)
const changedPrice = (at: number) => 20_000 + at
const runs: [title: string, file: string][] = [
  ['new', writeBenchFeed(file('new.csv'), carCount)],
  ['unchanged', file('new.csv')],
  ['every price changed', writeBenchFeed(file('changed.csv'), carCount, changedPrice)],
  ['a tenth withdrawn', writeBenchFeed(file('less.csv'), Math.round(carCount * 0.9), changedPrice)],
]
for (const [title, path] of runs) {
  const before = process.cpuUsage()
  const bytes = createReadStream(path)
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
if (!(await measureFollowing(Math.round(carCount * 0.85)))) process.exitCode = 1
