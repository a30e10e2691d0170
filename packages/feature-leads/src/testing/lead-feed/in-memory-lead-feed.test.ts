import { leadFeedContract } from '../../adapters/lead-feed/lead-feed.contract.ts'
import { createInMemoryLeadStore } from '../in-memory-lead-store.ts'
import { createInMemoryLeadFeed } from './in-memory-lead-feed.ts'

leadFeedContract('createInMemoryLeadFeed', async () => {
  const store = createInMemoryLeadStore()
  return { feed: createInMemoryLeadFeed(store), store }
})
