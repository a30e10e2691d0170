import { createTestDatabase } from '@forecourt/database/testing'
import { createPostgresSignInStore } from './postgres-sign-in-store.ts'
import { signInStoreContract } from './sign-in-store.contract.ts'

signInStoreContract('createPostgresSignInStore', async () => {
  const database = await createTestDatabase()
  return { store: createPostgresSignInStore(database), close: () => database.close() }
})
