import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@forecourt/database'
import { findFeedFormat } from '@forecourt/stock/feed'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { parseSite, type SiteInput } from '@forecourt/tenant-config/model'
import { dataFolder } from './journey.ts'

/** Folder of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

const readTenants = (name: string) =>
  JSON.parse(readFileSync(join(root, 'packages/demo/tenants', name), 'utf8')) as SiteInput

/** The tenant file of a dealer of the demonstration, with the brand of the theme it names. */
export function readDealer(id: string): SiteInput {
  const { manufacturerTheme, ...dealer } = readTenants(`${id}.json`)
  if (!manufacturerTheme) return dealer
  const { brand } = readTenants(`themes/${manufacturerTheme}.json`)
  return { ...dealer, brand: { ...brand, ...dealer.brand } as SiteInput['brand'] }
}

/** Rows of a demonstration feed that has one JSON object a line. */
export function readFeed(file: string): Record<string, unknown>[] {
  const text = readFileSync(join(root, 'packages/demo/feeds', file), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Record<string, unknown>)
}

/** Writes a dealer's tenant file, which a running site takes up within a moment. */
export function writeDealer(dealer: SiteInput, data = dataFolder): void {
  const file = join(data, 'tenants', `${dealer.id}.json`)
  mkdirSync(join(data, 'tenants'), { recursive: true })
  // Renamed into place: half a file would be refused. Two processes may write the same dealer at once.
  const whole = `${file}.${process.pid}.new`
  writeFileSync(whole, JSON.stringify(dealer))
  renameSync(whole, file)
}

/**
 * Imports stock while the site runs, as the command does, without a process of its own, which would take
 * seconds to start.
 * @param id a dealer whose tenant file the site has
 */
export async function importRows(
  id: string,
  format: string,
  rows: readonly object[],
): Promise<void> {
  const file = readFileSync(join(dataFolder, 'tenants', `${id}.json`), 'utf8')
  const parsed = parseSite(JSON.parse(file))
  const feed = findFeedFormat(format)
  if (!parsed.ok || !feed) throw new Error(`${id} or ${format} cannot be read`)
  const database = await openDatabase({ directory: join(dataFolder, 'postgres') })
  try {
    const report = await importStock({
      store: createPostgresStockStore(database),
      site: parsed.site,
      format: feed,
      bytes: new Blob([rows.map((row) => JSON.stringify(row)).join('\n')]).stream(),
      now: new Date(),
    })
    if (!report.ok) throw new Error(`the import of ${id} ended with ${JSON.stringify(report)}`)
  } finally {
    await database.close()
  }
}
