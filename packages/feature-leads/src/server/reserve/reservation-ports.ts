import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { MailBrand } from '../../model/mail/mail-content.ts'
import type { PaymentProcessor } from '../../model/reserve/payment-processor.ts'
import type { ReservationStore } from '../../model/reserve/reservation-store.ts'
import type { LeadsLogger } from '../leads-logger.ts'

/** Longest wait for a processor, in milliseconds. */
const longestPaymentMs = 10_000

/** Parts that carry a reservation to its end. */
export interface ReservationPorts {
  reservations: ReservationStore
  /** The processor of a key; null for one this deployment has not. */
  processorOf: (siteId: string, key: string) => PaymentProcessor | null
  /** The car as it is in the stock at this moment, from no memory; null when it left. */
  findCar: (siteId: string, carId: number) => Promise<Car | null>
  /** Shows everywhere that a car is reserved, or free again. */
  setReserved: (siteId: string, carId: number, at: Date | null) => Promise<void>
  clock: () => Date
  logger: LeadsLogger
  /** Called once a lead is stored, so that its deliveries begin at once. */
  onAccepted?: () => void
  /** Receipts by mail. Default: nobody gets one. */
  receipts?: ReceiptPorts
  /** How long a processor may take, in milliseconds. Default 10,000. */
  paymentTimeoutMs?: number
}

/** Needs of sending receipts. */
export interface ReceiptPorts {
  /** A fresh UUID. */
  newId: () => string
  /** Look of the mails of a site about a car. */
  mailBrandOf: (site: Site, car: { location_id: number | null }) => MailBrand
  /** Called once a receipt is put into the outbox, so that it is sent at once. */
  onMail: () => void
}

/** A reservation with the processor of its payment, at its site. */
export interface ReservationJob {
  site: Site
  processor: PaymentProcessor
}

/** How long a processor may take. */
export const findPaymentTimeout = ({ paymentTimeoutMs = longestPaymentMs }: ReservationPorts) =>
  paymentTimeoutMs
