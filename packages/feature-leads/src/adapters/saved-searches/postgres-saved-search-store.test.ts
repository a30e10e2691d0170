import { createTestDatabase } from '@forecourt/database/testing'
import { createPostgresMailOutbox } from '../mail/postgres-mail-outbox.ts'
import { createPostgresSignInStore } from '../sign-in/postgres-sign-in-store.ts'
import { createPostgresSavedSearchStore } from './postgres-saved-search-store.ts'
import { savedSearchStoreContract } from './saved-search-store.contract.ts'

savedSearchStoreContract('createPostgresSavedSearchStore', async () => {
  const database = await createTestDatabase()
  return {
    store: createPostgresSavedSearchStore(database),
    contacts: createPostgresSignInStore(database),
    countMails: createPostgresMailOutbox(database).count,
    close: () => database.close(),
  }
})
