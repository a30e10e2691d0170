import { openDatabase } from '@forecourt/database'
import { createTestDatabase } from '@forecourt/database/testing'
import { describe, expect, it } from 'vitest'
import { createDigestPeriod } from '../../model/digest/digest-period.ts'
import { aNewReservation } from '../../testing/index.ts'
import { createPostgresMailOutbox } from '../mail/postgres-mail-outbox.ts'
import { createPostgresLeadStore } from '../postgres-lead-store.ts'
import { createPostgresReservationStore } from '../reserve/postgres-reservation-store.ts'
import { digestStoreContract } from './digest-store.contract.ts'
import { createPostgresDigestStore } from './postgres-digest-store.ts'

digestStoreContract('createPostgresDigestStore', async () => {
  const database = await createTestDatabase()
  const programs = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase({ url: database.url, maxConnections: 2 })),
  )
  return {
    workers: programs.map((program) => createPostgresDigestStore(program)),
    leads: createPostgresLeadStore(database),
    reservations: createPostgresReservationStore(database),
    mails: createPostgresMailOutbox(database),
    async close() {
      for (const program of programs) await program.close()
      await database.close()
    },
  }
})

describe('createPostgresDigestStore', () => {
  it('gives reservations that stand since the day before, and forgets days after a month', async () => {
    const database = await createTestDatabase()
    try {
      const store = createPostgresDigestStore(database)
      const period = createDigestPeriod('2026-11-20', 'Australia/Brisbane')
      const reservations = createPostgresReservationStore(database)
      const begin = async (carId: number, createdAt: Date) =>
        reservations.hold('harbour', aNewReservation({ carId, createdAt }), createdAt)
      await begin(1, new Date(period.from.getTime() - 1))
      await begin(2, period.from)
      await begin(3, new Date(period.end.getTime() - 1))
      await begin(4, period.end)
      await database.queryAsOwner("update reservations set status = 'reserved'")
      expect((await store.loadRecords('harbour', period)).reservations).toHaveLength(2)
      for (const day of ['2026-10-20', '2026-10-21', '2026-11-20'])
        await store.takeDay('harbour', day, [], period.end)
      const days = await database.queryAsOwner('select day::text from lead_digests order by day')
      expect(days).toEqual([{ day: '2026-10-21' }, { day: '2026-11-20' }])
    } finally {
      await database.close()
    }
  })
})
