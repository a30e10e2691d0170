import type { OnlinePaymentStore } from '@forecourt/feature-leads/model'
import {
  type OnlinePaymentOptions,
  startPaymentSweep,
  type TakeReservationPorts,
} from '@forecourt/feature-leads/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import { measureOnlinePayments } from '../metrics/work-metrics.ts'

/** Payments under way. */
export interface OpenedOnlinePayments {
  ports: Omit<OnlinePaymentOptions, 'signIn' | 'clientAddress' | 'renderPayment'>
  close(): Promise<void>
}

/** Opens what payments need, and ends those whose time is over. Source: `D-65` */
export function openOnlinePayments({
  store,
  reservations,
  ownSites,
  metrics,
}: {
  store: OnlinePaymentStore
  /** Ports of reservations, whose processors, limits and receipts payments share. */
  reservations: Omit<TakeReservationPorts, 'clientAddress'>
  /** Sites whose payments this process carries on. */
  ownSites: () => readonly Site[]
  metrics: Pick<ServerMetrics, 'registry' | 'countOnlinePayment'>
}): OpenedOnlinePayments {
  const ports = { ...reservations, payments: store, onPayment: metrics.countOnlinePayment }
  measureOnlinePayments(metrics.registry, store)
  return { ports, close: startPaymentSweep({ ...ports, sites: ownSites }) }
}
