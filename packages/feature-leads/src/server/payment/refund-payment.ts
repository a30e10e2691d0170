import type { Site } from '@forecourt/tenant-config/model'
import type { OnlinePayment } from '../../model/payment/online-payment.ts'
import { createPaymentRefundMail } from '../../model/payment/payment-mail.ts'
import { createReceipt } from '../mail/create-receipt.ts'
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
  await noteRefundOfPayment(ports, site, payment)
  return 'refunded'
}

/** Notes that a payment was given back, and tells who made it by mail. */
export async function noteRefundOfPayment(
  ports: OnlinePaymentPorts,
  site: Site,
  payment: OnlinePayment,
): Promise<void> {
  const mail = createReceipt(ports, site, payment.lead.payload, () =>
    createPaymentRefundMail(payment, site),
  )
  const isNoted = await ports.payments.refund(site.id, payment.id, ports.clock(), mail)
  if (isNoted && mail) ports.receipts?.onMail()
}
