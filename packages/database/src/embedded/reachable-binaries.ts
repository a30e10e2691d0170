import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { errorMessage } from '../error-code.ts'
import { binariesIn, type PostgresBinaries } from './binaries.ts'
import { renameIntoPlace } from './rename-into-place.ts'
import { canRun, type ServerIdentity } from './server-identity.ts'

/** Folders every user can pass, where root may put the copy; the lasting ones come first. */
const systemFolders: readonly string[] = ['/var/cache', '/var/lib', '/var/tmp', tmpdir()]

const copyName = 'forecourt-postgresql'

/** How old the rest of a copy may be that was never finished, in milliseconds. */
const abandonedAfterMs = 3_600_000

/**
 * The programs where the server's user can run them. Started as root, PostgreSQL runs as a user who
 * may not be able to enter the checkout, such as one in /root or in a folder of mode 700; then they
 * are copied once into a folder of root's that everybody may read, and used from there ever after.
 * @param folders where a copy may be put, the first that serves is taken
 * @throws DatabaseError naming each folder and its refusal when none serves
 * Source: D-110, PLUS-099
 */
export function provideBinaries(
  binaries: PostgresBinaries,
  identity: ServerIdentity,
  folders: readonly string[] = systemFolders,
): PostgresBinaries {
  if (identity.uid === null || canRun(identity, binaries)) return binaries
  const name = `${copyName}-${contentKey(binaries)}`
  const refusals: string[] = []
  for (const folder of new Set(folders)) {
    try {
      return useCopy(binaries, identity, folder, name)
    } catch (error) {
      refusals.push(`${folder}: ${errorMessage(error)}`)
    }
  }
  throw new DatabaseError(
    `PostgreSQL does not run as root, user ${identity.uid} cannot reach its programs in ${binaries.folder}, and no folder takes a copy of them (${refusals.join('; ')}); keep the project in a folder everybody may pass through, start it as another user, or set DATABASE_URL.`,
  )
}

function useCopy(
  binaries: PostgresBinaries,
  identity: ServerIdentity,
  folder: string,
  name: string,
): PostgresBinaries {
  const place = join(folder, name)
  requireSafe(folder)
  if (!lstatSync(place, { throwIfNoEntry: false })) copyInto(binaries, folder, name)
  requireOwn(place)
  const copy = binariesIn(place)
  if (!canRun(identity, copy)) throw new Error(`user ${identity.uid} cannot run programs there`)
  return copy
}

/** Copied aside and renamed, so that a copy under its name is a whole one. */
function copyInto({ folder: source }: PostgresBinaries, folder: string, name: string): void {
  removeAbandoned(folder)
  const aside = mkdtempSync(join(folder, `.${copyName}-`))
  try {
    const copy = join(aside, name)
    mkdirSync(copy)
    cpSync(source, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
    openForReading(copy)
    renameIntoPlace(copy, join(folder, name))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Archives for linking other programs are not. */
const isNeeded = (path: string) => !path.endsWith('.a')

/** Everybody may read and run, nobody but the owner may change; whatever the umask says. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644)
  }
}

/** Remains of a copy whose maker was killed. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`.${copyName}-`))) {
    const path = join(folder, name)
    const changedAt = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changedAt > abandonedAfterMs) rmSync(path, { recursive: true, force: true })
  }
}

/** In a folder such as /tmp anybody could have put something under the name before. */
function requireOwn(place: string): void {
  for (const path of [place, join(place, 'bin'), join(place, 'bin', 'postgres')]) {
    const found = lstatSync(path)
    const isOwn = found.uid === process.getuid?.() && !found.isSymbolicLink()
    if (!isOwn || (found.mode & 0o022) !== 0)
      throw new Error(`${path} belongs to somebody else or can be changed by others`)
  }
}

/** Where others may rename what is not theirs, a copy could be exchanged for another. */
function requireSafe(folder: string): void {
  const { uid, mode } = statSync(folder)
  const isShared = (mode & 0o022) !== 0 && (mode & 0o1000) === 0
  if (uid !== process.getuid?.() || isShared) throw new Error('others may change what is in it')
}

/** Short name of the content: every file's name and size, and the bytes of the programs. */
function contentKey({ folder, postgres, initdb }: PostgresBinaries): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    hash.update(`${name}:${lstatSync(join(folder, name)).size};`)
  for (const program of [postgres, initdb]) hash.update(readFileSync(program))
  return hash.digest('hex').slice(0, 16)
}
