import { leadStoreContract } from '../adapters/lead-store.contract.ts'
import { createInMemoryLeadStore } from './in-memory-lead-store.ts'

leadStoreContract('createInMemoryLeadStore', async () => {
  const store = createInMemoryLeadStore()
  return { store, queue: store }
})
