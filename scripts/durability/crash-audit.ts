import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@forecourt/database'
import type { LocalStripe } from '@forecourt/feature-leads/testing/services'
import type { Promises } from './submission-stream.ts'
import type { WebhookReceiver } from './webhook-receiver.ts'

/** Outcome of the promises a server made about leads, reservations and payments. */
export interface CrashAudit {
  /** Leads, reservations and payments that were acknowledged. */
  promised: { leads: number; reservations: number; payments: number }
  /** Promised leads that are not stored under their key and id. */
  lost: number
  /** Keys with more than one lead, and cars with more than one reservation. */
  doubled: number
  /** Promised leads whose webhook did not arrive in time. */
  undelivered: number
  /** Webhooks with a bad signature. */
  forged: number
  /** Leads without the delivery they are owed, and paid reservations and payments without their lead. */
  halfStored: number
  /** Promised reservations and payments that were not charged, or are not noted. */
  unpaid: number
  /** Reservations and payments that were charged twice. */
  chargedTwice: number
  /** Charges for what is neither reserved nor paid. */
  chargedForNothing: number
  /** Amounts that are still set aside on a card. */
  setAside: number
  /** Amounts taken, all of them. */
  charges: number
}

/** Sums that have to be 0. */
export const countFaults = (audit: CrashAudit): number =>
  audit.lost +
  audit.doubled +
  audit.undelivered +
  audit.forged +
  audit.halfStored +
  audit.unpaid +
  audit.chargedTwice +
  audit.chargedForNothing +
  audit.setAside

/** A hold whose server died is carried on a minute after it began, and a delivery after its lease of 20 s. */
const patienceMs = 150_000

interface Audited {
  database: Database
  promises: Promises
  receiver: WebhookReceiver
  stripe: LocalStripe
}

/** Compares what was promised with what is stored, delivered and charged; a server must be running. */
export async function auditCrashes(audited: Audited): Promise<CrashAudit> {
  const { promises, receiver, stripe, database } = audited
  const deadline = Date.now() + patienceMs
  const ids = [...promises.leads.values()]
  const isSettled = async () =>
    ids.every((id) => receiver.received.has(id)) &&
    countIntents(stripe, 'requires_capture') === 0 &&
    (await countUnfinished(database)) === 0
  while (Date.now() < deadline && !(await isSettled())) await delay(250)
  return compare(audited)
}

const countIntents = (stripe: LocalStripe, status: string): number =>
  [...stripe.intents.values()].filter((intent) => intent.status === status).length

type Row = Record<string, unknown>

const query = (database: Database, text: string): Promise<Row[]> =>
  database.system(async (tx) => (await tx.$client.query<Row>(text)).rows)

async function countUnfinished(database: Database): Promise<number> {
  const rows = await query(
    database,
    `select 1 from reservations where status in ('held', 'paying') or to_void or to_show
     union all select 1 from payments where status = 'paying' or to_void
       or (status = 'begun' and payment is not null)`,
  )
  return rows.length
}

async function compare({ database, promises, receiver, stripe }: Audited): Promise<CrashAudit> {
  const leads = await query(
    database,
    `select l.idempotency_key as key, l.id::text as id, count(d.id)::int as deliveries
     from leads l left join lead_deliveries d on d.site = l.site and d.lead_id = l.id
     group by l.site, l.id, l.idempotency_key`,
  )
  const things = await query(
    database,
    `select 'reservation-' || id as key, id::text, status, car_id::text as car from reservations
     union all select 'payment-' || id, id::text, status, null from payments`,
  )
  const idOf = new Map(leads.map(({ key, id }) => [String(key), String(id)]))
  const done = things.filter(({ status }) => status === 'reserved' || status === 'paid')
  const doneIds = new Set(done.map(({ id }) => String(id)))
  const charges = [...stripe.intents.values()]
    .filter(({ status }) => status === 'succeeded')
    .map(({ metadata }) => metadata['reservation'] ?? '')
  const charged = new Set(charges)
  const promisedIds = [...promises.reservations, ...promises.payments]
  const cars = done.map(({ car }) => car).filter((car) => car !== null)
  return {
    promised: {
      leads: promises.leads.size,
      reservations: promises.reservations.size,
      payments: promises.payments.size,
    },
    lost: [...promises.leads].filter(([key, id]) => idOf.get(key) !== id).length,
    doubled: leads.length - idOf.size + (cars.length - new Set(cars).size),
    undelivered: [...promises.leads.values()].filter((id) => !receiver.received.has(id)).length,
    forged: receiver.forged(),
    halfStored:
      leads.filter(({ deliveries }) => deliveries !== 1).length +
      done.filter(({ key }) => !idOf.has(String(key))).length,
    unpaid: promisedIds.filter((id) => !doneIds.has(id) || !charged.has(id)).length,
    chargedTwice: charges.length - charged.size,
    chargedForNothing: [...charged].filter((id) => !doneIds.has(id)).length,
    setAside: countIntents(stripe, 'requires_capture'),
    charges: charges.length,
  }
}
