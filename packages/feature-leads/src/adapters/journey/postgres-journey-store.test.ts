import { createTestDatabase } from '@forecourt/database/testing'
import { journeyStoreContract } from './journey-store.contract.ts'
import { createPostgresJourneyStore } from './postgres-journey-store.ts'

journeyStoreContract('createPostgresJourneyStore', async () => {
  const database = await createTestDatabase()
  return { store: createPostgresJourneyStore(database), close: () => database.close() }
})
