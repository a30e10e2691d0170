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
  /** Submissions with more than one lead, also under another key, and cars with more than one reservation. */
  doubled: number
  /** Promised leads, and leads of what is reserved or paid, whose webhook did not arrive in time. */
  undelivered: number
  /** Webhooks with a bad signature. */
  forged: number
  /** Leads without the delivery they are owed, and paid reservations and payments without their lead. */
  halfStored: number
  /** Reserved cars that the stock shows as free. */
  free: number
  /** Promised reservations and payments that were not charged, or are not noted. */
  unpaid: number
  /** Reservations and payments that were charged twice. */
  chargedTwice: number
  /** Charges for what is neither reserved nor paid. */
  chargedForNothing: number
  /** Charges of another amount than the one that is noted. */
  chargedOtherwise: number
  /** Amounts that are still set aside on a card. */
  setAside: number
  /** Amounts taken and not given back, all of them. */
  charges: number
}

/** Sums that have to be 0. */
export const countFaults = (audit: CrashAudit): number =>
  audit.lost +
  audit.doubled +
  audit.undelivered +
  audit.forged +
  audit.halfStored +
  audit.free +
  audit.unpaid +
  audit.chargedTwice +
  audit.chargedForNothing +
  audit.chargedOtherwise +
  audit.setAside

/** A hold whose server died is carried on a minute after it began, and a delivery after its lease of 20 s. */
const longestWaitMs = 150_000

interface Audited {
  database: Database
  promises: Promises
  receiver: Pick<WebhookReceiver, 'received' | 'forged'>
  stripe: Pick<LocalStripe, 'intents'>
  /** How long deliveries and payments may take, in milliseconds. Default 150,000. */
  patienceMs?: number
}

/** Compares what was promised with what is stored, delivered and charged; a server must be running. */
export async function auditCrashes(audited: Audited): Promise<CrashAudit> {
  const { database, patienceMs = longestWaitMs } = audited
  const deadline = Date.now() + patienceMs
  for (;;) {
    const isFinished = (await countUnfinished(database)) === 0
    const audit = await compare(audited)
    const isSettled = isFinished && audit.undelivered === 0 && audit.setAside === 0
    if (isSettled || Date.now() >= deadline) return audit
    await delay(250)
  }
}

async function query<Row extends Record<string, unknown>>(
  database: Database,
  text: string,
): Promise<Row[]> {
  return database.system(async (tx) => (await tx.$client.query<Row>(text)).rows)
}

async function countUnfinished(database: Database): Promise<number> {
  const rows = await query(
    database,
    `select 1 from reservations where status in ('held', 'paying') or to_void or to_show
     union all select 1 from payments where status = 'paying' or to_void
       or (status = 'begun' and payment is not null)`,
  )
  return rows.length
}

/** Somebody who pays may do so several times; of anything else each submission is of somebody else. */
const readLeads = (database: Database) =>
  query<{ key: string; id: string; submission: string; deliveries: number }>(
    database,
    `select l.idempotency_key as key, l.id::text as id, count(d.id)::int as deliveries,
       case when l.idempotency_key like 'payment-%' then l.idempotency_key
         else l.payload ->> 'email' end as submission
     from leads l left join lead_deliveries d on d.site = l.site and d.lead_id = l.id
     group by l.site, l.id`,
  )

/** Reservations and payments that were made. */
const readDone = (database: Database) =>
  query<{ key: string; id: string; lead: string; cents: number; car: string; shown: boolean }>(
    database,
    `select 'reservation-' || r.id as key, r.id::text as id, r.lead_id::text as lead,
       r.amount_cents as cents, r.site || '/' || r.car_id as car, c.reserved_at is not null as shown
     from reservations r left join cars c on c.site = r.site and c.id = r.car_id
     where r.status = 'reserved'
     union all select 'payment-' || id, id::text, lead_id::text, amount_cents, null, true
     from payments where status = 'paid'`,
  )

async function compare(audited: Audited): Promise<CrashAudit> {
  const { database, promises, receiver } = audited
  const leads = await readLeads(database)
  const done = await readDone(database)
  const idOf = new Map(leads.map(({ key, id }) => [key, id]))
  const owed = new Set([...promises.leads.values(), ...done.map(({ lead }) => lead)])
  const cars = done.map(({ car }) => car).filter((car) => car !== null)
  return {
    promised: {
      leads: promises.leads.size,
      reservations: promises.reservations.size,
      payments: promises.payments.size,
    },
    lost: [...promises.leads].filter(([key, id]) => idOf.get(key) !== id).length,
    doubled: countRepeats(leads.map(({ submission }) => submission)) + countRepeats(cars),
    undelivered: [...owed].filter((id) => !receiver.received.has(id)).length,
    forged: receiver.forged(),
    halfStored:
      leads.filter(({ deliveries }) => deliveries !== 1).length +
      done.filter(({ key, lead }) => idOf.get(key) !== lead).length,
    free: done.filter(({ shown }) => !shown).length,
    ...compareCharges(audited, new Map(done.map(({ id, cents }) => [id, cents]))),
  }
}

const countRepeats = (values: readonly string[]): number => values.length - new Set(values).size

type Charges = Pick<
  CrashAudit,
  'unpaid' | 'chargedTwice' | 'chargedForNothing' | 'chargedOtherwise' | 'setAside' | 'charges'
>

/** @param amountOf what was agreed on, by the id of what is reserved or paid, in cents */
function compareCharges(
  { stripe, promises }: Pick<Audited, 'stripe' | 'promises'>,
  amountOf: ReadonlyMap<string, number>,
): Charges {
  const intents = [...stripe.intents.values()]
  const charges = intents
    .filter(({ status, latest_charge }) => status === 'succeeded' && !latest_charge?.refunded)
    .map(({ amount, metadata }) => ({ id: metadata['reservation'] ?? '', amount }))
  const charged = new Set(charges.map(({ id }) => id))
  const promised = [...promises.reservations, ...promises.payments]
  return {
    unpaid: promised.filter((id) => !amountOf.has(id) || !charged.has(id)).length,
    chargedTwice: charges.length - charged.size,
    chargedForNothing: [...charged].filter((id) => !amountOf.has(id)).length,
    chargedOtherwise: charges.filter(({ id, amount }) => amount !== (amountOf.get(id) ?? amount))
      .length,
    setAside: intents.filter(({ status }) => status === 'requires_capture').length,
    charges: charges.length,
  }
}
