import type { Database, SiteTransaction } from '@forecourt/database'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { LeadFeed } from '../../model/lead-feed/lead-feed.ts'
import { leads } from '../leads.tables.ts'
import { leadOf } from '../postgres-lead-store.ts'

/** Most leads that get a place in one call, so that the first one does not take long. */
const mostPlaced = 1000

/**
 * Leads in the order they were first read. Places are given by the reader, one reader of a site at a time, to leads
 * whose transactions have ended: what ends later gets a later place. Passes `lead-feed.contract.ts`.
 */
export function createPostgresLeadFeed(database: Database): LeadFeed {
  return {
    readAfter: (siteId, position, limit) =>
      database.transaction(siteId, async (tx) => {
        await placeLeads(tx, siteId)
        if (position > (await readLastPlace(tx))) return null
        const rows = await tx
          .select()
          .from(leads)
          .where(and(eq(leads.site, siteId), gt(leads.feedPosition, position)))
          .orderBy(asc(leads.feedPosition))
          .limit(limit + 1)
        const page = rows.slice(0, limit)
        return {
          leads: page.map(leadOf),
          end: page.at(-1)?.feedPosition ?? position,
          hasMore: rows.length > limit,
        }
      }),
  }
}

async function placeLeads(tx: SiteTransaction, siteId: string): Promise<void> {
  const feed = `lead feed ${siteId}`
  // Places become visible in their order: the next reader waits until those of this one are.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${feed}, 0))`)
  // A lead that is being erased or changed at this moment gets its place at the next call.
  await tx.execute(sql`
    with unread as (
      select id from leads
      where site = ${siteId} and feed_position is null and status = 'received'
      order by received_at, id
      limit ${mostPlaced}
      for no key update skip locked
    ), placed as (select id, nextval('lead_feed') as place from unread)
    update leads set feed_position = placed.place
    from placed where leads.site = ${siteId} and leads.id = placed.id`)
}

async function readLastPlace(tx: SiteTransaction): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`select case when is_called then last_value else 0 end as last from lead_feed`,
  )
  return rows[0]?.last ?? 0
}
