import { describeOnlinePaymentStore } from '../../adapters/payment/online-payment-store.contract.ts'
import { createInMemoryLeadStore } from '../in-memory-lead-store.ts'
import { createInMemoryOnlinePaymentStore } from './in-memory-online-payment-store.ts'

describeOnlinePaymentStore('createInMemoryOnlinePaymentStore', async () => {
  const leads = createInMemoryLeadStore()
  return { store: createInMemoryOnlinePaymentStore(leads), leads }
})
