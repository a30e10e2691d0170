import { journeyStoreContract } from '../../adapters/journey/journey-store.contract.ts'
import { mailOutboxContract } from '../../adapters/mail/mail-outbox.contract.ts'
import { createInMemoryJourneyStore } from './in-memory-journey-store.ts'
import { createInMemoryMailOutbox } from './in-memory-mail-outbox.ts'

journeyStoreContract('createInMemoryJourneyStore', async () => ({
  store: createInMemoryJourneyStore(),
}))

mailOutboxContract('createInMemoryMailOutbox', async () => ({
  outbox: createInMemoryMailOutbox(),
}))
