import { createTestDatabase } from '@forecourt/database/testing'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aLeadEntry } from '../testing/leads.ts'
import { leadStoreContract } from './lead-store.contract.ts'
import { createPostgresDeliveryQueue } from './postgres-delivery-queue.ts'
import { createPostgresLeadStore } from './postgres-lead-store.ts'

leadStoreContract('createPostgresLeadStore', async () => {
  const database = await createTestDatabase()
  return {
    store: createPostgresLeadStore(database),
    queue: createPostgresDeliveryQueue(database),
    close: () => database.close(),
  }
})

describe('createPostgresLeadStore', () => {
  it('stores no lead when one of its deliveries cannot be stored [PLUS-027]', async () => {
    const database = await createTestDatabase()
    try {
      const store = createPostgresLeadStore(database)
      const entry = aLeadEntry(['crm', 'crm'])
      await expect(store.accept('harbour', entry)).rejects.toThrow(/lead_deliveries/)
      expect(await store.find('harbour', entry.lead.id)).toBeNull()
    } finally {
      await database.close()
    }
  })

  it('hides the rows of another site from every statement', async () => {
    const database = await createTestDatabase()
    try {
      await createPostgresLeadStore(database).accept('harbour', aLeadEntry(['crm']))
      for (const table of ['leads', 'lead_deliveries', 'lead_delivery_attempts']) {
        const { rows } = await database.transaction('ridgeline', (tx) =>
          tx.execute(sql.raw(`select count(*)::int as count from ${table}`)),
        )
        expect(rows).toEqual([{ count: 0 }])
      }
      const steal = database.transaction('ridgeline', (tx) =>
        tx.execute(sql`insert into lead_deliveries (site, id, lead_id, target_id, retry_since, due_at)
          select 'harbour', gen_random_uuid(), gen_random_uuid(), 'x', now(), now()`),
      )
      await expect(steal).rejects.toThrow(/lead_deliveries/)
    } finally {
      await database.close()
    }
  })
})
