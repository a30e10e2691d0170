import type { Database, SiteTransaction } from '@forecourt/database'
import { and, eq } from 'drizzle-orm'
import type { Spin, SpinStore } from '../../model/spin/spin-store.ts'
import { insertLead } from '../postgres-lead-store.ts'
import { spins } from './spins.tables.ts'

/** Spins in PostgreSQL, in site-scoped transactions. Passes `spin-store.contract.ts`. */
export function createPostgresSpinStore(database: Database): SpinStore {
  return {
    findSpin: (siteId, contactId, campaign) =>
      database.transaction(siteId, (tx) => selectSpin(tx, siteId, contactId, campaign)),
    takeSpin: (siteId, contactId, spin, notice) =>
      database.transaction(siteId, async (tx) => {
        const inserted = await tx
          .insert(spins)
          .values({ site: siteId, contactId, ...spin })
          .onConflictDoNothing()
          .returning({ campaign: spins.campaign })
        if (inserted.length > 0) {
          await insertLead(tx, siteId, notice)
          return { spin, isNew: true }
        }
        const first = await selectSpin(tx, siteId, contactId, spin.campaign)
        if (!first) throw new Error(`[feature-leads] the spin of ${contactId} is gone`)
        return { spin: first, isNew: false }
      }),
  }
}

async function selectSpin(
  tx: SiteTransaction,
  siteId: string,
  contactId: string,
  campaign: string,
): Promise<Spin | null> {
  const [row] = await tx
    .select({ campaign: spins.campaign, prize: spins.prize, spunAt: spins.spunAt })
    .from(spins)
    .where(
      and(eq(spins.site, siteId), eq(spins.contactId, contactId), eq(spins.campaign, campaign)),
    )
  return row ?? null
}
