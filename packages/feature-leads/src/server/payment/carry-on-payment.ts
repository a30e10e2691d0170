import type { OnlinePayment } from '../../model/payment/online-payment.ts'
import type { OnlinePaymentPorts, PaymentJob } from './payment-ports.ts'
import { finishPayment, type SettledPayment, settlePayment } from './settle-payment.ts'

/**
 * Carries a payment on whose visitor is not there: as far as it goes, then what a change left. It may be called
 * again at any moment, by several at once and after a crash.
 * @returns where it is now; null for one that was at its end before
 * Source: `D-65`
 */
export async function carryOnPayment(
  ports: OnlinePaymentPorts,
  job: PaymentJob,
  payment: OnlinePayment,
): Promise<SettledPayment | null> {
  const { status } = payment
  if (status === 'begun' || status === 'paying') return settlePayment(ports, job, payment, null)
  await finishPayment(ports, job, payment)
  return null
}
