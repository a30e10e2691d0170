import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createStripePaymentProcessor } from '@forecourt/feature-leads/adapters'
import {
  createPostgresLeadStore,
  createPostgresOnlinePaymentStore,
  createPostgresReservationStore,
} from '@forecourt/feature-leads/adapters/postgres'
import { signWebhook } from '@forecourt/feature-leads/model'
import { aLead, aNewOnlinePayment, aNewReservation } from '@forecourt/feature-leads/testing'
import {
  LOCAL_STRIPE_KEY,
  type LocalStripe,
  startLocalStripe,
} from '@forecourt/feature-leads/testing/services'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditCrashes, type CrashAudit, countFaults } from './crash-audit.ts'
import type { Promises } from './submission-stream.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const site = 'harbour'
const target = 'crm'
const carId = 7
const now = new Date('2026-11-23T01:00:00.000Z')

let database: TestDatabase
let receiver: WebhookReceiver
let stripe: LocalStripe
let promises: Promises
beforeAll(async () => {
  database = await createTestDatabase()
  // Without it a test can put two reservations of one car there.
  await database.queryAsOwner('drop index reservations_car')
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.queryAsOwner('truncate cars, leads, reservations, payments cascade')
  receiver = await startWebhookReceiver()
  stripe = await startLocalStripe()
  promises = { leads: new Map(), reservations: new Set(), payments: new Set() }
})
afterEach(() => Promise.all([receiver.close(), stripe.close()]))

const run = (sql: string) => database.queryAsOwner(sql)
const addCar = (id: number) =>
  run(`insert into cars (site, id, dealership_slug, stocknum, slug, data, fingerprint, created_at, updated_at,
       reserved_at, generation)
     overriding system value values ('${site}', ${id}, 'd', 'S${id}', 's${id}', '{}', '', now(), now(), now(), 1)`)

/** A lead with the address of its submission. */
const aLeadOf = (key: string) =>
  aLead({ idempotency_key: key, payload: { email: `${crypto.randomUUID()}@example.com` } })

async function deliver(id: string, secret = receiver.secret) {
  const body = JSON.stringify({ id })
  const atSeconds = Math.floor(Date.now() / 1000)
  const signature = await signWebhook({ secret, body, atSeconds })
  await fetch(receiver.url, {
    method: 'POST',
    headers: { 'x-forecourt-signature': signature },
    body,
  })
}

/** Takes an amount at the payment service. Returns the reference there. */
async function charge(id: string, amountCents: number, isCaptured = true): Promise<string> {
  const processor = createStripePaymentProcessor({
    secretKey: LOCAL_STRIPE_KEY,
    url: stripe.url,
    fetch,
  })
  const start = { token: 'pm_card_visa', returnUrl: 'http://harbour.localhost', description: '' }
  const payment = await processor.open({ id, amountCents, ...start })
  await processor.authorise(payment, start)
  if (isCaptured) await processor.capture(payment)
  return payment
}

async function makeEnquiry(): Promise<string> {
  const lead = aLeadOf(crypto.randomUUID())
  await createPostgresLeadStore(database).accept(site, { lead, targetIds: [target] })
  await deliver(lead.id)
  promises.leads.set(lead.idempotency_key, lead.id)
  return lead.id
}

async function makeReservation(): Promise<string> {
  const store = createPostgresReservationStore(database)
  const id = crypto.randomUUID()
  const lead = aLeadOf(`reservation-${id}`)
  const held = aNewReservation({ id, carId, lead, targetIds: [target], createdAt: now })
  await addCar(carId)
  await store.hold(site, held, now)
  await store.setPayment(site, id, await charge(id, held.amountCents))
  await store.startPaying(site, id, now)
  await store.complete(site, id, now)
  await store.finishShow(site, id)
  await deliver(lead.id)
  promises.leads.set(lead.idempotency_key, lead.id)
  promises.reservations.add(id)
  return id
}

async function makePayment(): Promise<{ id: string; leadId: string }> {
  const store = createPostgresOnlinePaymentStore(database)
  const id = crypto.randomUUID()
  const lead = aLeadOf(`payment-${id}`)
  const begun = aNewOnlinePayment({ id, lead, targetIds: [target] })
  await store.begin(site, begun)
  await store.setPayment(site, id, await charge(id, begun.amountCents))
  await store.startPaying(site, id)
  await store.complete(site, id, now)
  await deliver(lead.id)
  promises.payments.add(id)
  return { id, leadId: lead.id }
}

interface Run {
  enquiry: string
  reservation: string
  payment: string
  paymentLead: string
}

async function makeRun(): Promise<Run> {
  const { id: payment, leadId: paymentLead } = await makePayment()
  return {
    enquiry: await makeEnquiry(),
    reservation: await makeReservation(),
    payment,
    paymentLead,
  }
}

/** A second lead of the same visitor: sent once, stored twice. */
const copyLead = (id: string, key: string) =>
  run(`with copy as (insert into leads (site, id, idempotency_key, website_slug, received_at, status, payload, consent)
         select site, gen_random_uuid(), '${key}', website_slug, received_at, status, payload, consent
         from leads where id = '${id}' returning site, id)
       insert into lead_deliveries (site, id, lead_id, target_id, retry_since, due_at)
         select site, gen_random_uuid(), id, '${target}', now(), now() from copy`)

const findIntentOf = (id: string) => {
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['reservation'] === id)
  if (!intent) throw new Error(`nothing was charged for ${id}`)
  return intent
}

type Count = Exclude<keyof CrashAudit, 'promised' | 'charges'>

/** A fault, how it gets there, and the counts it shows in. */
const faults: [string, (made: Run) => unknown, Partial<Record<Count, number>>][] = [
  [
    'an acknowledged lead that is not stored',
    ({ enquiry }) => run(`delete from leads where id = '${enquiry}'`),
    { lost: 1 },
  ],
  [
    'a lead stored under another id than the one that was promised',
    () => promises.leads.set([...promises.leads.keys()][0] ?? '', crypto.randomUUID()),
    { lost: 1, undelivered: 1 },
  ],
  ['a lead stored twice', ({ enquiry }) => copyLead(enquiry, crypto.randomUUID()), { doubled: 1 }],
  [
    'the lead of a reservation stored twice',
    () => copyLead([...promises.leads.values()][1] ?? '', crypto.randomUUID()),
    { doubled: 1 },
  ],
  [
    'a delivery that never reached the receiver',
    ({ enquiry }) => receiver.received.delete(enquiry),
    { undelivered: 1 },
  ],
  [
    'a payment whose lead never reached the receiver',
    ({ paymentLead }) => receiver.received.delete(paymentLead),
    { undelivered: 1 },
  ],
  [
    'a delivery with a foreign signature',
    ({ enquiry }) => deliver(enquiry, 'guess'),
    { forged: 1 },
  ],
  [
    'a lead without its delivery',
    ({ enquiry }) => run(`delete from lead_deliveries where lead_id = '${enquiry}'`),
    { halfStored: 1 },
  ],
  [
    'a payment without its lead',
    ({ paymentLead }) => run(`delete from leads where id = '${paymentLead}'`),
    { halfStored: 1 },
  ],
  [
    'a promised reservation that has ended',
    () => run(`update reservations set status = 'expired'`),
    { unpaid: 1, chargedForNothing: 1 },
  ],
  [
    'a promised reservation whose car is free',
    () => run('update cars set reserved_at = null'),
    { free: 1 },
  ],
  [
    'a promised payment that is not charged',
    ({ payment }) => Object.assign(findIntentOf(payment), { status: 'canceled' }),
    { unpaid: 1 },
  ],
  [
    'a promised payment that was given back',
    ({ payment }) => stripe.giveBack(findIntentOf(payment).id),
    { unpaid: 1 },
  ],
  [
    'a promised payment that is only set aside',
    ({ payment }) => Object.assign(findIntentOf(payment), { status: 'requires_capture' }),
    { unpaid: 1, setAside: 1 },
  ],
  [
    'a promised payment that nobody noted',
    ({ payment }) => run(`delete from payments where id = '${payment}'`),
    { unpaid: 1, chargedForNothing: 1 },
  ],
  [
    'a car charged twice',
    ({ reservation }) => {
      const { amount, metadata, ...rest } = findIntentOf(reservation)
      ;(stripe.intents as Map<string, object>).set('pi_twice', { ...rest, amount, metadata })
    },
    { chargedTwice: 1 },
  ],
  [
    'a car reserved twice',
    async ({ reservation }) => {
      promises.reservations.delete(reservation)
      await run(`insert into reservations (site, id, car_id, status, idempotency_key, processor, amount_cents,
             lead_id, lead, target_ids, created_at, expires_at)
           select site, gen_random_uuid(), car_id, status, 'again', processor, amount_cents, lead_id, lead,
             target_ids, created_at, expires_at from reservations`)
    },
    // Nobody paid for the second one, and it has no lead.
    { doubled: 1, halfStored: 1 },
  ],
  [
    'a charge without reservation',
    () => charge(crypto.randomUUID(), 100),
    { chargedForNothing: 1 },
  ],
  [
    'an amount that stays set aside',
    () => charge(crypto.randomUUID(), 100, false),
    { setAside: 1 },
  ],
  [
    'more money than the deposit',
    ({ reservation }) => Object.assign(findIntentOf(reservation), { amount: 20_001 }),
    { chargedOtherwise: 1 },
  ],
  [
    'less money than the payment',
    ({ payment }) => Object.assign(findIntentOf(payment), { amount: 1 }),
    { chargedOtherwise: 1 },
  ],
]

const clean: Record<Count, number> = {
  lost: 0,
  doubled: 0,
  undelivered: 0,
  forged: 0,
  halfStored: 0,
  free: 0,
  unpaid: 0,
  chargedTwice: 0,
  chargedForNothing: 0,
  chargedOtherwise: 0,
  setAside: 0,
}

const audit = (patienceMs = 0) => auditCrashes({ database, promises, receiver, stripe, patienceMs })

describe('auditCrashes', () => {
  it('counts no fault of a clean run', async () => {
    await makeRun()
    const promised = { leads: 2, reservations: 1, payments: 1 }
    const found = await audit()
    expect(found).toEqual({ promised, ...clean, charges: 2 })
    expect(countFaults(found)).toBe(0)
  })

  it.each(faults)('counts %s', async (_, plant, expected) => {
    await plant(await makeRun())
    const found = await audit()
    expect(found).toMatchObject({ ...clean, ...expected })
    expect(countFaults(found)).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0))
  })

  it('waits for a delivery that comes late', async () => {
    const { enquiry } = await makeRun()
    receiver.received.delete(enquiry)
    setTimeout(() => void deliver(enquiry), 400)
    expect(countFaults(await audit(20_000))).toBe(0)
  })
})
