import type { Database } from '@forecourt/database'
import { and, eq, inArray } from 'drizzle-orm'
import { digestSuppressedEmail } from '../model/suppression-digest.ts'
import type { SuppressionStore } from '../model/suppression-store.ts'
import { marketingSuppressions, unsubscribeKeys } from './suppressions.tables.ts'

/** The suppression list in PostgreSQL, in site-scoped transactions. Passes `suppression-store.contract.ts`. */
export function createPostgresSuppressionStore(database: Database): SuppressionStore {
  return {
    add: (siteId, suppression) =>
      database.transaction(siteId, async (tx) => {
        await tx
          .insert(marketingSuppressions)
          .values({ site: siteId, ...suppression })
          .onConflictDoNothing()
      }),
    has: async (siteId, email) => {
      const digest = await digestSuppressedEmail(siteId, email)
      return database.transaction(siteId, async (tx) => {
        const rows = await tx
          .select({ site: marketingSuppressions.site })
          .from(marketingSuppressions)
          .where(
            and(
              eq(marketingSuppressions.site, siteId),
              inArray(marketingSuppressions.email, [email, digest]),
            ),
          )
        return rows.length > 0
      })
    },
    linkKey: (siteId) => database.transaction(siteId, (tx) => readLinkKey(tx, siteId)),
  }
}

type Transaction = Parameters<Parameters<Database['transaction']>[1]>[0]

async function readLinkKey(tx: Transaction, site: string): Promise<string> {
  const own = eq(unsubscribeKeys.site, site)
  const select = () => tx.select({ key: unsubscribeKeys.key }).from(unsubscribeKeys).where(own)
  const [known] = await select()
  if (known) return known.key
  // Of several processes that make one at the same moment, the first wins for all.
  await tx.insert(unsubscribeKeys).values({ site, key: randomKey() }).onConflictDoNothing()
  const [made] = await select()
  if (!made) throw new Error(`[feature-leads] no key for the unsubscribing links of ${site}`)
  return made.key
}

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
