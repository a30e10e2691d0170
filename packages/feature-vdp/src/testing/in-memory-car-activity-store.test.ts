import { carActivityStoreContract } from '../adapters/car-activity-store.contract.ts'
import { createInMemoryCarActivityStore } from './in-memory-car-activity-store.ts'

carActivityStoreContract('createInMemoryCarActivityStore', async () => ({
  store: createInMemoryCarActivityStore(),
  close: async () => {},
}))
