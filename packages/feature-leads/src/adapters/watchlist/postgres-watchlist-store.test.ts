import { createTestDatabase } from '@forecourt/database/testing'
import { createPostgresSignInStore } from '../sign-in/postgres-sign-in-store.ts'
import { createPostgresWatchlistStore } from './postgres-watchlist-store.ts'
import { watchlistStoreContract } from './watchlist-store.contract.ts'

watchlistStoreContract('createPostgresWatchlistStore', async () => {
  const database = await createTestDatabase()
  return {
    store: createPostgresWatchlistStore(database),
    contacts: createPostgresSignInStore(database),
    close: () => database.close(),
  }
})
