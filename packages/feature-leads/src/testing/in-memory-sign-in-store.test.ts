import { signInStoreContract } from '../adapters/sign-in/sign-in-store.contract.ts'
import { createInMemorySignInStore } from './in-memory-sign-in-store.ts'

signInStoreContract('createInMemorySignInStore', async () => ({
  store: createInMemorySignInStore(),
}))
