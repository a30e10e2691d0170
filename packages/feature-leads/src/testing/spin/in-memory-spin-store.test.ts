import { spinStoreContract } from '../../adapters/spin/spin-store.contract.ts'
import { createInMemoryLeadStore } from '../in-memory-lead-store.ts'
import { createInMemorySignInStore } from '../in-memory-sign-in-store.ts'
import { createInMemorySpinStore } from './in-memory-spin-store.ts'

spinStoreContract('createInMemorySpinStore', async () => {
  const leads = createInMemoryLeadStore()
  return {
    store: createInMemorySpinStore(leads),
    contacts: createInMemorySignInStore(),
    leads,
  }
})
