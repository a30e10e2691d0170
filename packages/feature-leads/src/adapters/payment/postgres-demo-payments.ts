import type { Database } from '@forecourt/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { DemoPaymentStore } from './demo-payment-processor.ts'
import { demoPayments } from './payments.tables.ts'

/** Payments of the demo processor at one site, in PostgreSQL: they outlive the process, as those of a bank do. */
export function createPostgresDemoPayments(
  database: Database,
  siteId: string,
  clock: () => Date,
): DemoPaymentStore {
  const isOf = (id: string) => and(eq(demoPayments.site, siteId), eq(demoPayments.id, id))
  return {
    add: (payment) =>
      database.transaction(siteId, async (tx) => {
        await tx
          .insert(demoPayments)
          .values({ site: siteId, createdAt: clock(), ...payment })
          .onConflictDoNothing()
      }),
    find: (id) =>
      database.transaction(siteId, async (tx) => {
        const [row] = await tx.select().from(demoPayments).where(isOf(id))
        return row ?? null
      }),
    move: (id, from, to) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .update(demoPayments)
          .set({ status: to })
          .where(and(isOf(id), inArray(demoPayments.status, [...from])))
          .returning({ id: demoPayments.id })
        return rows.length > 0
      }),
  }
}
