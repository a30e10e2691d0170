import { withTimeout } from '../with-timeout.ts'
import type { OnlinePaymentPorts, PaymentJob } from './payment-ports.ts'
import { findPaymentTimeout } from './payment-timeout.ts'

/** Outcome of giving a payment back. */
export type PaymentRefundOutcome = 'refunded' | 'unknown' | 'not-paid'

/**
 * Gives a payment back. A refund that was begun and not noted is the same one when it is asked for again.
 * @throws what the processor throws that did not give it back
 */
export async function refundPayment(
  ports: OnlinePaymentPorts,
  { site, processor }: PaymentJob,
  id: string,
): Promise<PaymentRefundOutcome> {
  const payment = await ports.payments.find(site.id, id)
  if (!payment) return 'unknown'
  if (payment.status !== 'paid' || payment.payment === null) return 'not-paid'
  await withTimeout(processor.refund(payment.payment), findPaymentTimeout(ports))
  await ports.payments.refund(site.id, id, ports.clock())
  return 'refunded'
}
