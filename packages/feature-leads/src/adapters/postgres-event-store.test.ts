import { createTestDatabase } from '@forecourt/database/testing'
import { eventStoreContract } from './event-store.contract.ts'
import { createPostgresEventStore } from './postgres-event-store.ts'

eventStoreContract('createPostgresEventStore', async () => {
  const database = await createTestDatabase()
  return { store: createPostgresEventStore(database), close: () => database.close() }
})
