import { describeReservationStore } from '../../adapters/reserve/reservation-store.contract.ts'
import { createInMemoryLeadStore } from '../in-memory-lead-store.ts'
import { createInMemoryReservationStore } from './in-memory-reservation-store.ts'

describeReservationStore('createInMemoryReservationStore', async () => {
  const leads = createInMemoryLeadStore()
  return { store: createInMemoryReservationStore(leads), leads }
})
