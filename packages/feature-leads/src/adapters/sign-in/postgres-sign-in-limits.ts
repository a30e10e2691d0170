import type { Database, SiteTransaction } from '@forecourt/database'
import { sql } from 'drizzle-orm'
import type {
  LimitedEvent,
  SignInLimitStore,
  SignInVerdict,
} from '../../model/sign-in/sign-in-store.ts'

/** Refused by a limit: the transaction, and what was counted before, is rolled back. */
class RefusedEvent extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('refused')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Limits in PostgreSQL: the instants of the events that count, a row a limit and subject. */
export function createPostgresSignInLimits(database: Database): SignInLimitStore {
  return {
    async countEvent(siteId, limits, now): Promise<SignInVerdict> {
      try {
        return await database.transaction(siteId, async (tx) => {
          const waits: number[] = []
          // Phones come before networks in every list, so that two events never wait for each other.
          for (const limit of limits) waits.push(await countOne(tx, siteId, limit, now))
          const retryAfterSeconds = Math.max(...waits)
          if (retryAfterSeconds > 0) throw new RefusedEvent(retryAfterSeconds)
          return { isAllowed: true }
        })
      } catch (error) {
        if (!(error instanceof RefusedEvent)) throw error
        return { isAllowed: false, retryAfterSeconds: error.retryAfterSeconds }
      }
    },
    takeBack: (siteId, { scope, subject, durationSeconds }, now) =>
      database.transaction(siteId, async (tx) => {
        const since = startOf(now, durationSeconds)
        const { rowCount } = await tx.execute(sql`
          update sign_in_limits set hits = (${liveHits(since)})[2:]
          where site = ${siteId} and scope = ${scope} and subject = ${subject}
            and cardinality(${liveHits(since)}) > 0`)
        return rowCount === 1
      }),
  }
}

const startOf = (now: Date, durationSeconds: number) =>
  new Date(now.getTime() - durationSeconds * 1000).toISOString()

const liveHits = (since: string) =>
  sql`array(select h from unnest(sign_in_limits.hits) h where h > ${since}::timestamptz order by h)`

/** @returns 0 when it was counted, else the seconds until it would be */
async function countOne(
  tx: SiteTransaction,
  siteId: string,
  { scope, subject, events, durationSeconds }: LimitedEvent,
  now: Date,
): Promise<number> {
  const since = startOf(now, durationSeconds)
  const at = now.toISOString()
  const until = new Date(now.getTime() + durationSeconds * 1000).toISOString()
  const { rowCount } = await tx.execute(sql`
    insert into sign_in_limits (site, scope, subject, hits, expires_at)
    values (${siteId}, ${scope}, ${subject}, array[${at}::timestamptz], ${until}::timestamptz)
    on conflict (site, scope, subject) do update
      set hits = ${liveHits(since)} || excluded.hits, expires_at = excluded.expires_at
      where cardinality(${liveHits(since)}) < ${events}`)
  if (rowCount === 1) return 0
  const { rows } = await tx.execute<{ oldest: Date | string }>(sql`
    select (${liveHits(since)})[cardinality(${liveHits(since)}) - ${events} + 1] as oldest
    from sign_in_limits where site = ${siteId} and scope = ${scope} and subject = ${subject}`)
  const freeAt = new Date(rows[0]?.oldest ?? at).getTime() + durationSeconds * 1000
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
}
