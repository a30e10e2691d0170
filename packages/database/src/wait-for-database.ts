import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { isServerAway } from './embedded/lease.ts'
import { errorCode, errorMessage } from './error-code.ts'
import type { DatabaseLogger } from './logger.ts'

const pauseMs = 500
const connectMs = 10_000

/** The name cannot be found yet, or nothing there answers; both pass when a machine is still starting. */
const unreachable = new Set(
  'ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH EHOSTDOWN'.split(' '),
)

const isAway = (error: unknown) =>
  isServerAway(error) ||
  unreachable.has(errorCode(error)) ||
  errorMessage(error) === 'timeout expired'

/**
 * Connects to a PostgreSQL by its address, waiting while it does not answer, and saying so once.
 * @param seconds how long to wait, 0 to try once
 * @throws DatabaseError naming the address, never the password, when it stays away or refuses
 * Source: D-117, PLUS-089
 */
export async function waitForDatabase(
  config: pg.ClientConfig,
  seconds: number,
  logger: DatabaseLogger,
): Promise<pg.Client> {
  const deadline = Date.now() + seconds * 1000
  let isLogged = false
  for (;;) {
    const leftMs = seconds > 0 ? Math.max(deadline - Date.now(), 1) : connectMs
    const connectionTimeoutMillis = Math.min(leftMs, connectMs)
    const client = new pg.Client({
      ...config,
      application_name: 'forecourt',
      connectionTimeoutMillis,
    })
    client.on('error', (error) => logger.warn(`database connection lost: ${error.message}`))
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isAway(error) || Date.now() >= deadline) throw explain(error, client)
      if (!isLogged) logger.warn(`${placeOf(client)} does not answer; waiting up to ${seconds} s`)
      isLogged = true
    }
    await delay(Math.min(pauseMs, deadline - Date.now()))
  }
}

const placeOf = ({ host, port }: pg.Client) => `the database at ${host}:${port}`

/** One sentence with the cause and the way out, by what the server or the network said. */
function explain(error: unknown, client: pg.Client): DatabaseError {
  const place = placeOf(client)
  const code = errorCode(error)
  const words = errorMessage(error) || code
  if (code.startsWith('28'))
    return new DatabaseError(
      `${sentence(place)} refuses the user (${words}); correct the name or the password in DATABASE_URL.`,
    )
  if (code === '3D000')
    return new DatabaseError(
      `${sentence(place)} is not there (${words}); make it, or correct its name in DATABASE_URL.`,
    )
  if (errorMessage(error).startsWith('Connection terminated'))
    return new DatabaseError(
      `${sentence(place)} ends every connection and may not be a PostgreSQL; correct DATABASE_URL.`,
    )
  if (isAway(error))
    return new DatabaseError(
      `${sentence(place)} does not answer (${words}); start it, or correct DATABASE_URL.`,
    )
  return new DatabaseError(`${sentence(place)} cannot be used (${words}); correct DATABASE_URL.`)
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
