import {
  findPaymentStart,
  type OnlinePayment,
  type OnlinePaymentStatus,
} from '../../model/payment/online-payment.ts'
import { createPaymentMail } from '../../model/payment/payment-mail.ts'
import { describeReason } from '../describe-reason.ts'
import { createReceipt } from '../mail/create-receipt.ts'
import { withTimeout } from '../with-timeout.ts'
import {
  carryPayment,
  type PaymentCourse,
  type PaymentStage,
  type PaymentStart,
} from './carry-payment.ts'
import type { OnlinePaymentPorts, PaymentJob } from './payment-ports.ts'
import { findPaymentTimeout } from './payment-timeout.ts'
import { reportSilence } from './report-silence.ts'
import type { SettledPayment } from './settled-payment.ts'

/**
 * Carries a payment on as far as it goes, and stores the lead and the receipt once it is made. It may be called
 * again at any moment, by several at once and after a crash.
 * @param start null where no visitor is there, so that no payment is begun at the processor
 * Source: `D-65`, `PLUS-106`
 */
export async function settlePayment(
  ports: OnlinePaymentPorts,
  job: PaymentJob,
  payment: OnlinePayment,
  start: PaymentStart | null,
): Promise<SettledPayment> {
  const carried = await carryPayment(createCourse(ports, job), payment, start)
  return carried.kind === 'unavailable' ? { kind: 'expired' } : carried
}

const stages = {
  begun: 'begun',
  paying: 'paying',
  paid: 'paid',
  failed: 'ended',
  expired: 'ended',
  refunded: 'ended',
} as const satisfies Readonly<Record<OnlinePaymentStatus, PaymentStage>>

function createCourse(ports: OnlinePaymentPorts, job: PaymentJob): PaymentCourse<OnlinePayment> {
  const { payments, clock } = ports
  const { site, processor } = job
  return {
    processor,
    timeoutMs: findPaymentTimeout(ports),
    stageOf({ status, createdAt }) {
      const isOver = status === 'begun' && createdAt < findPaymentStart(clock())
      return isOver ? 'over' : stages[status]
    },
    find: (id) => payments.find(site.id, id),
    setPayment: (id, reference) => payments.setPayment(site.id, id, reference),
    isToBeHad: async () => true,
    startPaying: (id) => payments.startPaying(site.id, id),
    fail: (id, reason) => payments.fail(site.id, id, reason, clock()),
    expire: () => payments.expireBegun(site.id, findPaymentStart(clock()), clock()),
    complete: (payment) => complete(ports, job, payment),
    finish: (payment) => finishPayment(ports, job, payment),
    report: ({ id }, error) => reportSilence(ports, job, { payment_id: id }, error),
  }
}

async function complete(
  ports: OnlinePaymentPorts,
  { site }: PaymentJob,
  payment: OnlinePayment,
): Promise<boolean> {
  const receipt = createReceipt(ports, site, payment.lead.payload, () =>
    createPaymentMail(payment, site),
  )
  const isNew = await ports.payments.complete(site.id, payment.id, ports.clock(), receipt)
  if (isNew) ports.onAccepted?.()
  if (isNew && receipt) ports.receipts?.onMail()
  return isNew
}

/** Gives up what was set aside on the card. Whatever fails stays noted, and the sweep tries it again. */
export async function finishPayment(
  ports: OnlinePaymentPorts,
  { site, processor }: PaymentJob,
  { id, payment, isToVoid }: Pick<OnlinePayment, 'id' | 'payment' | 'isToVoid'>,
): Promise<void> {
  if (!isToVoid || payment === null) return
  try {
    await withTimeout(processor.cancel(payment), findPaymentTimeout(ports))
    await ports.payments.finishVoid(site.id, id)
  } catch (error) {
    const reason = describeReason(error)
    const fields = { site: site.id, payment_id: id, reason }
    ports.logger.error('Giving a payment up failed; it is tried again', fields)
  }
}
