import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import type { ServerIdentity } from './server-identity.ts'

/** The shortest limit of the supported systems for the path of a unix socket, in bytes (macOS). */
const maxSocketPathBytes = 103

/** The port is only part of the socket's file name; the server listens on no network address. */
export const socketName = '.s.PGSQL.5432'

/**
 * The folder of the unix socket: the server's own folder, or one in the temporary folder when that
 * path is too long for a socket. The choice depends on the path alone, so every process agrees.
 * @throws DatabaseError when somebody else holds the folder in the temporary folder
 */
export function prepareSocketDirectory(directory: string, identity: ServerIdentity): string {
  if (Buffer.byteLength(join(directory, socketName)) <= maxSocketPathBytes) return directory
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `forecourt-${digest}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  if (identity.uid !== null) chownSync(short, identity.uid, identity.uid)
  const { uid, mode } = lstatSync(short)
  const isOwn = uid === (identity.uid ?? process.getuid?.()) && (mode & 0o077) === 0
  if (isOwn) return short
  throw new DatabaseError(
    `The folder ${short} for the database's socket belongs to somebody else; remove it, or move the project to a shorter path.`,
  )
}
