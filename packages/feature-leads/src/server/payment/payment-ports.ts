import type { Site } from '@forecourt/tenant-config/model'
import type { OnlinePaymentStore } from '../../model/payment/online-payment-store.ts'
import {
  normaliseProcessorKey,
  type PaymentProcessor,
} from '../../model/payment/payment-processor.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import type { ReceiptPorts } from '../mail/create-receipt.ts'
import type { SettledPayment } from './settled-payment.ts'

/** Parts that carry a payment to its end. */
export interface OnlinePaymentPorts {
  payments: OnlinePaymentStore
  /** The processor of a key; null for one this deployment does not have. */
  processorOf: (siteId: string, key: string) => PaymentProcessor | null
  clock: () => Date
  logger: LeadsLogger
  /** Called once a lead is stored, so that its deliveries begin at once. */
  onAccepted?: () => void
  /** Receipts by mail. Default: nobody gets one. */
  receipts?: ReceiptPorts
  /** Counts how a payment went on. Default: nothing is counted. */
  onPayment?: (outcome: SettledPayment['kind']) => void
  /** How long a processor may take, in milliseconds. Default 10,000. */
  paymentTimeoutMs?: number
}

/** A site with the processor of a payment. */
export interface PaymentJob {
  site: Site
  processor: PaymentProcessor
}

/** The first processor of a site that is there. */
export function findSiteProcessor(
  { processorOf }: Pick<OnlinePaymentPorts, 'processorOf'>,
  { id, reserve }: Pick<Site, 'id' | 'reserve'>,
): PaymentProcessor | null {
  for (const key of reserve.paymentProcessors) {
    const processor = processorOf(id, normaliseProcessorKey(key))
    if (processor) return processor
  }
  return null
}
