import { randomUUID } from 'node:crypto'
import {
  type EnquiryPorts,
  findTradeIn,
  startReservationSweep,
  type TakeReservationPorts,
} from '@forecourt/feature-leads/server'
import type { Geocoder } from '@forecourt/feature-locations/model'
import { loadDeliveryPrice } from '@forecourt/feature-vdp/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { measureReservations } from '../metrics/work-metrics.ts'
import type { Logger } from '../process/logger.ts'
import { type OpenedPayments, openPayments, type PaymentEnv } from './open-payments.ts'
import type { SiteStores } from './site-stores.ts'

/** Parts that reservations are taken with. */
export interface ReservationOptions {
  env: PaymentEnv
  stores: SiteStores
  /** Ports of leads, whose limits and offers reservations share. */
  enquiries: Omit<EnquiryPorts, 'clientAddress'>
  /** Sends receipts; null where no mail is sent. */
  receipts: TakeReservationPorts['receipts'] | null
  /** Finds the place a delivery goes to. */
  geocoder: Geocoder
  /** Sites whose reservations this process carries on. */
  ownSites: () => readonly Site[]
  clock: () => Date
  logger: Logger
  metrics: Pick<ServerMetrics, 'registry' | 'countReservation'>
}

/** Reservations under way. */
export interface OpenedReservations {
  ports: Omit<TakeReservationPorts, 'clientAddress'>
  payments: OpenedPayments
  close(): Promise<void>
}

/** Opens what reservations need, and ends holds whose time is over. Source: `D-13`, `D-121` */
export function openReservations(options: ReservationOptions): OpenedReservations {
  const { env, stores, enquiries, receipts, geocoder, ownSites, clock, logger, metrics } = options
  const payments = openPayments(env, stores.demoPayments)
  const { rateLimit, contactLimit, findOffer, onAccepted } = enquiries
  const ports: OpenedReservations['ports'] = {
    reservations: stores.reservations,
    processorOf: payments.processorOf,
    // From the database: what is remembered may be older than the last reservation.
    findCar: async (siteId, carId) =>
      (await stores.stock.loadCarsByIds(siteId, [carId]))[0] ?? null,
    setReserved: stores.stock.setReserved,
    clock,
    logger,
    newId: randomUUID,
    rateLimit,
    contactLimit,
    ...(findOffer && { findOffer }),
    findDeliveryDollars: async (site, postcode) => {
      const answer = await loadDeliveryPrice({ geocoder }, site, postcode)
      return answer.kind === 'price' ? answer.price : null
    },
    findTradeIn: (request, site) => findTradeIn({ store: stores.leads, logger }, request, site),
    recordEvent: stores.events.record,
    onReservation: metrics.countReservation,
    ...(onAccepted && { onAccepted }),
    ...(receipts && { receipts }),
  }
  measureReservations(metrics.registry, stores.reservations)
  const close = startReservationSweep({ ...ports, sites: ownSites })
  return { ports, payments, close }
}
