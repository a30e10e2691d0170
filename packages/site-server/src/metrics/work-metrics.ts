import type {
  DeliveryQueue,
  LeadSpool,
  MailOutbox,
  OnlinePaymentStore,
  ReservationStore,
} from '@forecourt/feature-leads/model'
import type { MetricsRegistry } from './registry.ts'

/** Parts of the work on leads that are measured. */
export interface LeadWork {
  queue: Pick<DeliveryQueue, 'measure'>
  spool: Pick<LeadSpool, 'count'>
  worker: { pausedTargets(): number }
  clock: () => Date
}

const secondsSince = (since: Date | null, now: Date) =>
  since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000)

/**
 * Measures what waits for delivery, what is dead, and what waits in the spool. What the database says is
 * left out while it does not answer.
 * Source: `PLUS-095`
 */
export function measureLeads(
  registry: MetricsRegistry,
  { queue, spool, worker, clock }: LeadWork,
): void {
  registry.gauge<'status'>({
    name: 'forecourt_deliveries',
    help: 'Deliveries of all sites that wait or are dead, by status.',
    read: async () => {
      const { pending, dead } = await queue.measure()
      return [
        { labels: { status: 'pending' }, value: pending },
        { labels: { status: 'dead' }, value: dead },
      ]
    },
  })
  registry.gauge({
    name: 'forecourt_delivery_age_seconds',
    help: 'How long the oldest waiting delivery has been owed.',
    read: async () => {
      const { oldestPendingSince } = await queue.measure()
      const since = oldestPendingSince === null ? null : new Date(oldestPendingSince)
      return [{ labels: {}, value: secondsSince(since, clock()) }]
    },
  })
  registry.gauge({
    name: 'forecourt_paused_targets',
    help: 'Targets of leads that are paused now.',
    read: () => [{ labels: {}, value: worker.pausedTargets() }],
  })
  registry.gauge({
    name: 'forecourt_spooled_leads',
    help: 'Leads that wait on the disk for the database.',
    read: async () => [{ labels: {}, value: await spool.count() }],
  })
}

/**
 * Measures reservations: those under way, those that stand, and payments whose void is due.
 * Source: `PLUS-095`, `PLUS-105`
 */
export function measureReservations(
  registry: MetricsRegistry,
  store: Pick<ReservationStore, 'measure'>,
): void {
  registry.gauge<'status'>({
    name: 'forecourt_reservations',
    help: 'Reservations of all sites, by status: held, paying, reserved, or with a payment to void.',
    read: async () => {
      const { held, paying, reserved, toVoid } = await store.measure()
      return [
        { labels: { status: 'held' }, value: held },
        { labels: { status: 'paying' }, value: paying },
        { labels: { status: 'reserved' }, value: reserved },
        { labels: { status: 'to_void' }, value: toVoid },
      ]
    },
  })
}

/** Measures payments under way, and those whose void is due. Source: `PLUS-095`, `D-65` */
export function measureOnlinePayments(
  registry: MetricsRegistry,
  store: Pick<OnlinePaymentStore, 'measure'>,
): void {
  registry.gauge<'status'>({
    name: 'forecourt_online_payments',
    help: 'Payments of all sites under way, by status: begun, paying, or to be voided.',
    read: async () => {
      const { begun, paying, toVoid } = await store.measure()
      return [
        { labels: { status: 'begun' }, value: begun },
        { labels: { status: 'paying' }, value: paying },
        { labels: { status: 'to_void' }, value: toVoid },
      ]
    },
  })
}

/** Measures how far searches are behind the database. Source: `PLUS-095` */
export function measureIndex(
  registry: MetricsRegistry,
  stockIndex: { behindSince(): Date | null },
  clock: () => Date,
): void {
  registry.gauge({
    name: 'forecourt_index_lag_seconds',
    help: 'How long the oldest change of stock has waited to be seen by searches.',
    read: () => [{ labels: {}, value: secondsSince(stockIndex.behindSince(), clock()) }],
  })
}

/** Measures the mails visitors asked for that wait for the mail server. Source: `PLUS-095`, `PLUS-109` */
export function measureMails(registry: MetricsRegistry, outbox: Pick<MailOutbox, 'count'>): void {
  registry.gauge({
    name: 'forecourt_waiting_mails',
    help: 'Mails visitors asked for that wait for the mail server.',
    read: async () => [{ labels: {}, value: await outbox.count() }],
  })
}
