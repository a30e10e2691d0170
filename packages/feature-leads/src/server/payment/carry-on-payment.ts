import type { OnlinePayment } from '../../model/payment/online-payment.ts'
import { isPaymentOutcome } from './payment-outcome.ts'
import type { OnlinePaymentPorts, PaymentJob } from './payment-ports.ts'
import { finishPayment, settlePayment } from './settle-payment.ts'

/**
 * Carries a payment on whose visitor is not there: as far as it goes, then what a change left. It may be called
 * again at any moment, by several at once and after a crash.
 * Source: `D-65`
 */
export async function carryOnPayment(
  ports: OnlinePaymentPorts,
  job: PaymentJob,
  payment: OnlinePayment,
): Promise<void> {
  const { status } = payment
  if (status !== 'begun' && status !== 'paying') {
    await finishPayment(ports, job, payment)
    return
  }
  const settled = await settlePayment(ports, job, payment, null)
  if (isPaymentOutcome(settled)) ports.onPayment?.(settled.kind)
}
