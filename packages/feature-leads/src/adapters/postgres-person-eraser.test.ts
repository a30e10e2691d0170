import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aLead, aLeadEntry, aNewOnlinePayment, aNewReservation } from '../testing/index.ts'
import { createPostgresOnlinePaymentStore } from './payment/postgres-online-payment-store.ts'
import { createPostgresDeliveryQueue } from './postgres-delivery-queue.ts'
import { createPostgresEventStore } from './postgres-event-store.ts'
import { createPostgresLeadStore } from './postgres-lead-store.ts'
import { createPostgresPersonEraser } from './postgres-person-eraser.ts'
import { createPostgresSuppressionStore } from './postgres-suppression-store.ts'
import { createPostgresReservationStore } from './reserve/postgres-reservation-store.ts'
import { createPostgresSignInStore } from './sign-in/postgres-sign-in-store.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const ann = { email: 'ann.lee@example.com', phone: '0412345678' }
const bob = { email: 'bob@example.com', phone: '0498765432' }

describe('createPostgresPersonEraser', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  /** Tables, of all there are, in which a text stands anywhere. */
  async function tablesWith(...texts: string[]): Promise<string[]> {
    const tables = await database.queryAsOwner(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    expect(tables.length).toBeGreaterThan(8)
    const found: string[] = []
    for (const { tablename } of tables) {
      const conditions = texts.map((text) => `row_to_json(t)::text ilike '%${text}%'`)
      const rows = await database.queryAsOwner(
        `select from ${String(tablename)} t where ${conditions.join(' or ')}`,
      )
      if (rows.length > 0) found.push(String(tablename))
    }
    return found.toSorted()
  }

  /** Somebody with everything that signing in stores. */
  async function signIn({ email, phone }: typeof ann) {
    const store = createPostgresSignInStore(database)
    const { id } = await store.putContact(
      'harbour',
      { phone, name: 'A', last_name: 'B', email },
      now,
    )
    const expiresAt = new Date(now.getTime() + 1000)
    await store.putCode('harbour', { phone, nonce: phone, digest: 'd', expiresAt })
    const session = { digest: phone, contactId: id, createdAt: now, expiresAt, replaces: null }
    await store.putSession('harbour', session)
    const limit = { scope: 'codes', events: 3, durationSeconds: 600 }
    const subjects = [phone, `${phone} 203.0.113.7`]
    await store.countEvent(
      'harbour',
      subjects.map((subject) => ({ ...limit, subject })),
      now,
    )
    await store.addVerification('harbour', {
      website_slug: 'harbour',
      dealership_slug: 'harbour-toyota',
      verification_type: 'verify',
      user_id: id,
      at: now,
    })
  }

  beforeEach(async () => {
    await database.queryAsOwner(
      'truncate leads, reservations, payments, site_events, marketing_suppressions, contacts, sign_in_codes, sign_in_limits cascade',
    )
    const store = createPostgresLeadStore(database)
    const events = createPostgresEventStore(database)
    const suppressions = createPostgresSuppressionStore(database)
    const written = { ...ann, email: ' Ann.Lee@Example.com ', phone: '+61 412 345 678' }
    for (const site of ['harbour', 'ridgeline'])
      for (const payload of [ann, written, bob])
        await store.accept(site, aLeadEntry(['crm'], { payload }))
    const queue = createPostgresDeliveryQueue(database)
    for (const delivery of await queue.claim({ now, limit: 100, leaseMs: 1000 }))
      await queue.settle(delivery, {
        outcome: { isDelivered: true, statusCode: 200, error: null },
        at: now.toISOString(),
        durationMs: 1,
        nextTryAt: null,
      })
    const event = (url: string) => ({
      event_id: 49,
      website_id: 'harbour',
      url,
      at: now.toISOString(),
    })
    for (const url of [
      '/search?q=Ann.Lee%40Example.com',
      '/search?q=ann.lee@example.com',
      '/search?q=0412345678',
      '/search?q=bob',
    ])
      await events.record('harbour', event(url) as never, now)
    for (const { email } of [ann, bob])
      await suppressions.add('harbour', { email, source: 'page', at: now })
    for (const person of [ann, bob]) await signIn(person)
    const reservations = createPostgresReservationStore(database)
    for (const [carId, payload] of [ann, written, bob].entries())
      await reservations.hold('harbour', aNewReservation({ carId, lead: aLead({ payload }) }), now)
    const payments = createPostgresOnlinePaymentStore(database)
    for (const payload of [ann, written, bob])
      await payments.begin('harbour', aNewOnlinePayment({ lead: aLead({ payload }) }))
  })

  it('removes a person by email from every table, and nobody else [PLUS-094]', async () => {
    expect(await tablesWith('ann.lee')).toEqual([
      'contacts',
      'leads',
      'marketing_suppressions',
      'payments',
      'reservations',
      'site_events',
    ])
    expect(await createPostgresPersonEraser(database).erase({ email: ann.email })).toEqual({
      leads: 4,
      deliveries: 4,
      reservations: 2,
      payments: 2,
      journeys: 0,
      events: 2,
      contacts: 1,
      codes: 3,
      suppressions: 1,
    })
    expect(await tablesWith('ann.lee')).toEqual([])
    expect(await tablesWith(ann.phone)).toEqual(['site_events'])
    expect(await tablesWith('bob@example.com')).toEqual([
      'contacts',
      'leads',
      'marketing_suppressions',
      'payments',
      'reservations',
    ])
    for (const table of ['sign_in_sessions', 'verifications', 'sign_in_codes'])
      expect(await database.queryAsOwner(`select from ${table}`)).toHaveLength(1)
    for (const table of ['lead_deliveries', 'lead_delivery_attempts'])
      expect(await database.queryAsOwner(`select from ${table}`)).toHaveLength(2)
  })

  it('removes a person by phone, however it is written [PLUS-094]', async () => {
    const erased = await createPostgresPersonEraser(database).erase({ phone: ann.phone })
    expect(erased).toEqual({
      leads: 4,
      deliveries: 4,
      reservations: 2,
      payments: 2,
      journeys: 0,
      events: 1,
      contacts: 1,
      codes: 3,
      suppressions: 0,
    })
    expect(await tablesWith('0412345678', '412 345 678')).toEqual([])
  })

  it('still knows that an erased address wants no marketing [PLUS-094]', async () => {
    const eraser = createPostgresPersonEraser(database)
    await eraser.erase({ email: ann.email })
    const suppressions = createPostgresSuppressionStore(database)
    expect(await suppressions.has('harbour', ann.email)).toBe(true)
    expect(await suppressions.has('ridgeline', ann.email)).toBe(false)
    expect(await suppressions.has('harbour', 'other@example.com')).toBe(false)
    await suppressions.add('harbour', { email: ann.email, source: 'page', at: now })
    expect((await eraser.erase({ email: ann.email })).suppressions).toBe(1)
    expect(await tablesWith('ann.lee')).toEqual([])
    expect(await suppressions.has('harbour', ann.email)).toBe(true)
  })

  it('removes a person at one site only when it is told to', async () => {
    const eraser = createPostgresPersonEraser(database)
    expect(await eraser.erase(ann, 'ridgeline')).toMatchObject({ leads: 2, events: 0 })
    expect(await eraser.erase(ann)).toMatchObject({ leads: 2, events: 3 })
    expect(await eraser.erase(ann)).toEqual({
      leads: 0,
      deliveries: 0,
      events: 0,
      reservations: 0,
      payments: 0,
      journeys: 0,
      contacts: 0,
      codes: 0,
      suppressions: 0,
    })
  })
})
