import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { EventMessage } from '../../model/event-message.ts'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import type { ReservationStore } from '../../model/reserve/reservation-store.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import type { ReceiptPorts } from '../mail/create-receipt.ts'
import type { SettledReservation } from './settled-reservation.ts'

/** Parts that carry a reservation to its end. */
export interface ReservationPorts {
  reservations: ReservationStore
  /** The processor of a key; null for one this deployment does not have. */
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
  /** Records the event of a reservation no page with script tells of. Default: nothing is recorded. */
  recordEvent?: (siteId: string, event: EventMessage, receivedAt: Date) => Promise<void>
  /** Counts how a reservation went on. Default: nothing is counted. */
  onReservation?: (outcome: SettledReservation['kind']) => void
  /** How long a processor may take, in milliseconds. Default 10,000. */
  paymentTimeoutMs?: number
}

/** A reservation with the processor of its payment, at its site. */
export interface ReservationJob {
  site: Site
  processor: PaymentProcessor
}
