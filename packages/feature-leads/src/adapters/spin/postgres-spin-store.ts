import type { Database, SiteTransaction } from '@forecourt/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Spin, SpinStore } from '../../model/spin/spin-store.ts'
import { insertLead } from '../postgres-lead-store.ts'
import { readSiteKey } from '../sign-in/site-key.ts'
import { digestSpinner } from './digest-spinner.ts'
import { spins } from './spins.tables.ts'

/** Spins in PostgreSQL, in site-scoped transactions. Passes `spin-store.contract.ts`. */
export function createPostgresSpinStore(database: Database): SpinStore {
  return {
    findSpin: (siteId, phone, campaign) =>
      database.transaction(siteId, async (tx) =>
        selectSpin(tx, siteId, await readSpinner(tx, siteId, phone), campaign),
      ),
    takeSpin: (siteId, phone, spin, notice) =>
      database.transaction(siteId, async (tx) => {
        const spinner = await readSpinner(tx, siteId, phone)
        const inserted = await tx
          .insert(spins)
          .values({ site: siteId, spinner, ...spin })
          .onConflictDoNothing()
          .returning({ campaign: spins.campaign })
        if (inserted.length > 0) {
          await insertLead(tx, siteId, notice)
          return { spin, isNew: true }
        }
        const first = await selectSpin(tx, siteId, spinner, spin.campaign)
        if (!first) throw new Error('[feature-leads] the first spin of somebody is gone')
        return { spin: first, isNew: false }
      }),
    removeBefore: (siteId, before) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .delete(spins)
          .where(and(eq(spins.site, siteId), lt(spins.spunAt, before)))
          .returning({ campaign: spins.campaign })
        return rows.length
      }),
  }
}

const readSpinner = async (tx: SiteTransaction, siteId: string, phone: string) =>
  digestSpinner(await readSiteKey(tx, siteId), phone)

async function selectSpin(
  tx: SiteTransaction,
  siteId: string,
  spinner: string,
  campaign: string,
): Promise<Spin | null> {
  const [row] = await tx
    .select({ campaign: spins.campaign, prize: spins.prize, spunAt: spins.spunAt })
    .from(spins)
    .where(and(eq(spins.site, siteId), eq(spins.spinner, spinner), eq(spins.campaign, campaign)))
  return row ?? null
}
