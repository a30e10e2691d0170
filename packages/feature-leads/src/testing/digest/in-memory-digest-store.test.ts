import { digestStoreContract } from '../../adapters/digest/digest-store.contract.ts'
import { createInMemoryLeadStore } from '../in-memory-lead-store.ts'
import { createInMemoryMailOutbox } from '../journey/in-memory-mail-outbox.ts'
import { createInMemoryReservationStore } from '../reserve/in-memory-reservation-store.ts'
import { createInMemoryDigestStore } from './in-memory-digest-store.ts'

digestStoreContract('createInMemoryDigestStore', async () => {
  const leads = createInMemoryLeadStore()
  const mails = createInMemoryMailOutbox()
  const reservations = createInMemoryReservationStore(leads)
  const store = createInMemoryDigestStore({ leads, reservations, mails })
  return { workers: Array.from({ length: 5 }, () => store), leads, reservations, mails }
})
