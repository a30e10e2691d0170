import { suppressionStoreContract } from '../adapters/suppression-store.contract.ts'
import { createInMemorySuppressionStore } from './in-memory-suppression-store.ts'

suppressionStoreContract('createInMemorySuppressionStore', async () => ({
  store: createInMemorySuppressionStore(),
}))
