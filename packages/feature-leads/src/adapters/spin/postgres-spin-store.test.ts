import { createTestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '../postgres-lead-store.ts'
import { createPostgresSignInStore } from '../sign-in/postgres-sign-in-store.ts'
import { createPostgresSpinStore } from './postgres-spin-store.ts'
import { spinStoreContract } from './spin-store.contract.ts'

spinStoreContract('createPostgresSpinStore', async () => {
  const database = await createTestDatabase()
  return {
    store: createPostgresSpinStore(database),
    contacts: createPostgresSignInStore(database),
    leads: createPostgresLeadStore(database),
    close: () => database.close(),
  }
})
