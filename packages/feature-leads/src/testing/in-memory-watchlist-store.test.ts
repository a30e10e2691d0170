import { watchlistStoreContract } from '../adapters/watchlist/watchlist-store.contract.ts'
import { createInMemorySignInStore } from './in-memory-sign-in-store.ts'
import { createInMemoryWatchlistStore } from './in-memory-watchlist-store.ts'

watchlistStoreContract('createInMemoryWatchlistStore', async () => ({
  store: createInMemoryWatchlistStore(),
  contacts: createInMemorySignInStore(),
}))
