import { createTestDatabase } from '@forecourt/database/testing'
import { createPostgresSuppressionStore } from './postgres-suppression-store.ts'
import { suppressionStoreContract } from './suppression-store.contract.ts'

suppressionStoreContract('createPostgresSuppressionStore', async () => {
  const database = await createTestDatabase()
  return { store: createPostgresSuppressionStore(database), close: () => database.close() }
})
