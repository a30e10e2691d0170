import pg from 'pg'
import { errorCode, errorMessage } from '../error-code.ts'

/**
 * How a lease ended: others use the server; nobody does, and newcomers wait until `end` is called; or
 * its connection had broken, which gave the lock back and tells nothing of the others.
 */
export type Released = 'shared' | 'last' | 'lost'

/**
 * A user's hold on the embedded server. Every process that uses the server keeps a shared advisory
 * lock; whoever gives up the last one switches the server off.
 */
export interface Lease {
  /** True while the connection that carries the lock is up. */
  isHeld(): boolean
  /** Gives the lock back. */
  release(): Promise<Released>
  /** Closes the connection. */
  end(): Promise<void>
}

const leaseLock = '7351, 1'

/** The server is not there, is starting or is stopping; asking again soon is right. */
const passingCodes = new Set('ENOENT ECONNREFUSED ECONNRESET EPIPE 57P01 57P02 57P03'.split(' '))

/** Words of the client, without a code, of a connection that ended under it or before. */
const brokenConnection = /Connection terminated|not queryable/

/** True for the error of a server that is absent, starting or stopping. */
export function isServerAway(error: unknown): boolean {
  return passingCodes.has(errorCode(error)) || brokenConnection.test(errorMessage(error))
}

/**
 * Takes a lease on the server behind `socketDirectory`.
 * @returns null when no server answers there at this moment
 */
export async function tryLease(connection: pg.ClientConfig): Promise<Lease | null> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  let held = true
  client.on('error', () => {
    held = false
  })
  client.on('end', () => {
    held = false
  })
  try {
    await client.connect()
    await client.query(`select pg_advisory_lock_shared(${leaseLock})`)
  } catch (error) {
    await client.end().catch(() => {})
    if (isServerAway(error)) return null
    throw error
  }
  return {
    isHeld: () => held,
    release: async () => (held ? giveBack(client) : 'lost'),
    end: () => client.end().catch(() => {}),
  }
}

async function giveBack(client: pg.Client): Promise<Released> {
  try {
    await client.query(`select pg_advisory_unlock_shared(${leaseLock})`)
    const { rows } = await client.query<{ last: boolean }>(
      `select pg_try_advisory_lock(${leaseLock}) as last`,
    )
    return rows[0]?.last === true ? 'last' : 'shared'
  } catch (error) {
    if (isServerAway(error)) return 'lost'
    throw error
  }
}
