import { eventStoreContract } from '../adapters/event-store.contract.ts'
import { createInMemoryEventStore } from './in-memory-event-store.ts'

eventStoreContract('createInMemoryEventStore', async () => ({ store: createInMemoryEventStore() }))
