import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'

/**
 * A drizzle handle that sees exactly one site's rows: row-level security filters every statement
 * and refuses rows of another site. Use it only inside the `run` it was handed to.
 * `$client` is the connection itself, for statements that drizzle cannot say.
 */
export type SiteTransaction = NodePgDatabase & { $client: PoolClient }

/** A handle over the rows of every site, for work that serves no single visitor (the outbox). */
export type SystemTransaction = SiteTransaction

const siteIdPattern = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/

/**
 * The first statement of each transaction: who it acts for. Both settings end with the transaction.
 * @throws RangeError unless `siteId` is 1 to 63 lower-case letters, digits, `-` or `_`
 */
export function beginForSite(siteId: string): string {
  if (!siteIdPattern.test(siteId)) {
    throw new RangeError(`[database] expected a site id, got ${JSON.stringify(siteId)}`)
  }
  return `begin; select set_config('app.site', '${siteId}', true), set_config('role', 'app', true)`
}

/** The first statement of a transaction over every site. */
export const beginForSystem =
  "begin; select set_config('app.site', '', true), set_config('role', 'app_system', true)"

/** The first statement of a transaction that reads every site as it is at this moment. */
export const beginSnapshot = beginForSystem.replace(
  'begin;',
  'begin isolation level repeatable read, read only;',
)

const handles = new WeakMap<PoolClient, SiteTransaction>()

function handleOf(client: PoolClient): SiteTransaction {
  const known = handles.get(client)
  if (known) return known
  const handle = drizzle({ client })
  handles.set(client, handle)
  return handle
}

/**
 * Runs `run` between `begin` and commit. A thrown error rolls everything back and is thrown again;
 * a connection that cannot even roll back is closed instead of returned to the pool.
 */
export async function inTransaction<T>(
  client: PoolClient,
  begin: string,
  run: (tx: SiteTransaction) => Promise<T>,
): Promise<T> {
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await run(handleOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}

const prepared = new WeakMap<SiteTransaction, Map<string, unknown>>()

/**
 * A prepared statement of this connection, built on first use and cached: a hot query then costs
 * neither drizzle's building nor PostgreSQL's planning.
 * @param name unique in the program; the same name must always mean the same `build`
 */
export function prepareOnce<Q>(
  tx: SiteTransaction,
  name: string,
  build: (tx: SiteTransaction) => Q,
): Q {
  const known = prepared.get(tx) ?? new Map<string, unknown>()
  prepared.set(tx, known)
  if (!known.has(name)) known.set(name, build(tx))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name always means one build
  return known.get(name) as Q
}
