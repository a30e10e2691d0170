import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** One step of the schema. */
export interface Migration {
  /** File name, `0001_stock.sql`; the number gives the order. */
  name: string
  sql: string
  /** SHA-256 of the text, hexadecimal. */
  digest: string
}

/** The schema of this version: ordered steps, and the security rules that are applied after them. */
export interface MigrationSet {
  steps: Migration[]
  security: Migration
}

/** Found by package name, so that it also works from inside a bundle. */
function migrationsDirectory(): string {
  const manifest = createRequire(import.meta.url).resolve('@forecourt/database/package.json')
  return join(dirname(manifest), 'migrations')
}

function readMigration(directory: string, name: string): Migration {
  const sql = readFileSync(join(directory, name), 'utf8')
  return { name, sql, digest: createHash('sha256').update(sql).digest('hex') }
}

/** Reads the folder of migrations. The one folder holds the tables of every feature. */
export function readMigrations(directory: string = migrationsDirectory()): MigrationSet {
  const names = readdirSync(directory).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  const steps = names.toSorted().map((name) => readMigration(directory, name))
  return { steps, security: readMigration(directory, 'security.sql') }
}

/** One digest over the whole schema; equal digests mean equal schemas. */
export function schemaDigest({ steps, security }: MigrationSet): string {
  const hash = createHash('sha256')
  for (const { name, digest } of [...steps, security]) hash.update(`${name}:${digest};`)
  return hash.digest('hex')
}
