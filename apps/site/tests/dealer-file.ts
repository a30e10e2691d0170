import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { dataFolder } from './journey.ts'

/** Folder of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The tenant file of a dealer of the demonstration. */
export function readDealer(id: string): SiteInput {
  return JSON.parse(
    readFileSync(join(root, `packages/demo/tenants/${id}.json`), 'utf8'),
  ) as SiteInput
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

/** Imports stock while the site runs, as the dealer would. */
export async function importRows(
  id: string,
  format: string,
  rows: readonly object[],
): Promise<void> {
  const feed = join(dataFolder, `${id}.jsonl`)
  writeFileSync(feed, rows.map((row) => JSON.stringify(row)).join('\n'))
  const command = ['--conditions=@forecourt/source', 'apps/site/forecourt.ts']
  const options = ['stock', 'import', '--site', id, '--format', format, feed]
  await promisify(execFile)(process.execPath, [...command, ...options], {
    cwd: root,
    env: {
      ...process.env,
      FORECOURT_DATA: dataFolder,
      FORECOURT_TENANTS: join(dataFolder, 'tenants'),
    },
  })
}
