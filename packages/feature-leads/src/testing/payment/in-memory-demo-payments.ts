import type {
  DemoPayment,
  DemoPaymentStore,
} from '../../adapters/payment/demo-payment-processor.ts'

/** Payments in memory, with every movement of money that was made. */
export function createInMemoryDemoPayments(): DemoPaymentStore & {
  payments: ReadonlyMap<string, DemoPayment>
  /** References of payments that were captured, as often as they were. */
  charges: string[]
} {
  const payments = new Map<string, DemoPayment>()
  const charges: string[] = []
  return {
    payments,
    charges,
    async add(payment) {
      if (!payments.has(payment.id)) payments.set(payment.id, payment)
    },
    find: async (id) => payments.get(id) ?? null,
    async move(id, from, to) {
      const payment = payments.get(id)
      if (!payment || !from.includes(payment.status)) return false
      payments.set(id, { ...payment, status: to })
      if (to === 'captured') charges.push(id)
      return true
    },
  }
}
