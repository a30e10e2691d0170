import { createTestDatabase } from '@forecourt/database/testing'
import { carActivityStoreContract } from './car-activity-store.contract.ts'
import { createPostgresCarActivityStore } from './postgres-car-activity-store.ts'

carActivityStoreContract('createPostgresCarActivityStore', async () => {
  const database = await createTestDatabase()
  return {
    store: createPostgresCarActivityStore(database),
    close: () => database.close(),
  }
})
