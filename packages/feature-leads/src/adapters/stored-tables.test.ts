import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HeldCar } from '../model/reserve/reservation-store.ts'
import { expireLeads } from '../server/lead-expiry.ts'
import {
  aJourneyAnswers,
  aLeadEntry,
  aNewOnlinePayment,
  aNewReservation,
  createSilentLogger,
} from '../testing/index.ts'
import { createPostgresJourneyStore } from './journey/postgres-journey-store.ts'
import { createPostgresMailOutbox } from './mail/postgres-mail-outbox.ts'
import { createPostgresOnlinePaymentStore } from './payment/postgres-online-payment-store.ts'
import { createPostgresLeadStore } from './postgres-lead-store.ts'
import { createPostgresPersonEraser } from './postgres-person-eraser.ts'
import { createPostgresReservationStore } from './reserve/postgres-reservation-store.ts'
import { createPostgresSavedSearchStore } from './saved-searches/postgres-saved-search-store.ts'
import { createPostgresSignInStore } from './sign-in/postgres-sign-in-store.ts'
import { createPostgresSpinStore } from './spin/postgres-spin-store.ts'
import { createPostgresWatchlistStore } from './watchlist/postgres-watchlist-store.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const person = { email: 'ann.lee@example.com', phone: '0412345678' }
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

/** Tables that hold nobody: stock, counts of cars, keys. A new one stands here, or below with its end. */
const aboutNobody = [
  'car_slugs',
  'car_views',
  'cars',
  'demo_payments',
  'lead_digests',
  'phone_reveals',
  'sign_in_keys',
  'stock_state',
  'unsubscribe_keys',
]

/** Tables that hold people for as long as the site keeps leads, or shorter. */
const expiring = [
  'appointments',
  'contacts',
  'journeys',
  'lead_deliveries',
  'lead_delivery_attempts',
  'leads',
  'outgoing_mails',
  'payments',
  'reservations',
  'saved_searches',
  'sign_in_codes',
  'sign_in_limits',
  'sign_in_sessions',
  'spins',
  'verifications',
  'watchlist_cars',
]

/** Those of them that go with the account of who is signed in. */
const ofAccount = [
  'contacts',
  'journeys',
  'saved_searches',
  'sign_in_codes',
  'sign_in_sessions',
  'verifications',
  'watchlist_cars',
]

/**
 * Those that stay without it: records of the dealer, mails already on their way, counts of codes, and spins by a
 * digest of the phone.
 */
const ofDealer = [
  'appointments',
  'lead_deliveries',
  'lead_delivery_attempts',
  'leads',
  'outgoing_mails',
  'payments',
  'reservations',
  'sign_in_limits',
  'spins',
]

/** Tables whose rows name nobody but by chance, or have to stay: an unsubscription is respected further. */
const lasting = ['marketing_suppressions', 'site_events']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function fill() {
  await createPostgresLeadStore(database).accept('harbour', {
    ...aLeadEntry(['crm'], { payload: person, received_at: now.toISOString() }),
    appointment: { locationId: 7, startsAt: days(3).toISOString(), capacity: 1 },
  })
  await database.queryAsOwner(
    "insert into lead_delivery_attempts select 'harbour', id, 1, now(), 5, false, 500, 'answered 500' from lead_deliveries",
  )
  const { lead } = aLeadEntry([], { payload: person })
  const { reservation } = (await createPostgresReservationStore(database).hold(
    'harbour',
    aNewReservation({ lead, createdAt: now }),
    now,
  )) as HeldCar & { kind: 'held' }
  await createPostgresReservationStore(database).fail('harbour', reservation.id, 'declined', now)
  const store = createPostgresSignInStore(database)
  const { phone, email } = person
  const { id } = await store.putContact('harbour', { phone, name: 'A', last_name: 'B', email }, now)
  const payments = createPostgresOnlinePaymentStore(database)
  const paid = await payments.begin(
    'harbour',
    aNewOnlinePayment({ contactId: id, lead, createdAt: now }),
  )
  await payments.fail('harbour', paid.payment.id, 'declined', now)
  await createPostgresJourneyStore(database).save(
    'harbour',
    'owner',
    {
      id: crypto.randomUUID(),
      carId: 7,
      answers: aJourneyAnswers(person),
      expiresAt: days(7),
    },
    now,
  )
  await createPostgresMailOutbox(database).put('harbour', {
    id: crypto.randomUUID(),
    message: { to: person.email, subject: 'A link', text: 'https://a.example' },
    createdAt: now,
  })
  await store.putCode('harbour', { phone, nonce: 'n', digest: 'd', expiresAt: days(1) })
  const session = { digest: 'd', contactId: id, createdAt: now, expiresAt: days(30) }
  await store.putSession('harbour', { ...session, replaces: null })
  await createPostgresWatchlistStore(database).addWatched('harbour', id, [7], now)
  await createPostgresSavedSearchStore(database).saveSearch('harbour', id, {
    id: crypto.randomUUID(),
    title: 'Kia',
    address: '/search?make=Kia',
    consent: { value: true, wording_version: 'v1', page: '', at: now.toISOString() },
    seen: { 7: 20_000 },
    savedAt: now,
  })
  await createPostgresSpinStore(database).takeSpin(
    'harbour',
    phone,
    { campaign: 'summer', prize: { id: 'mats', label: 'Mats', text: '' }, spunAt: now },
    aLeadEntry([], { payload: person, received_at: now.toISOString() }),
  )
  const limit = { scope: 'codes', subject: phone, events: 3, durationSeconds: 600 }
  await store.countEvent('harbour', [limit], now)
  await store.addVerification('harbour', {
    website_slug: 'harbour',
    dealership_slug: 'd',
    verification_type: 'verify',
    user_id: id,
    at: now,
  })
}

/** Those of the tables that have a row. */
async function filled(tables: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables)
    if ((await database.queryAsOwner(`select from ${table} limit 1`)).length > 0) found.push(table)
  return found
}

/** Tables in which a text stands anywhere, in a row of a site. */
async function tablesNaming(text: string, site: string): Promise<string[]> {
  const found: string[] = []
  for (const table of expiring) {
    const rows = await database.queryAsOwner(
      `select from ${table} t where site = '${site}' and row_to_json(t)::text ilike '%${text}%' limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

describe('tables of the sites', () => {
  it('are all known, with what becomes of the people in them [PLUS-094]', async () => {
    const rows = await database.queryAsOwner(
      "select table_name from information_schema.columns where column_name = 'site' and table_schema = 'public'",
    )
    const names = rows.map(({ table_name: name }) => String(name)).toSorted()
    expect(names).toEqual([...aboutNobody, ...expiring, ...lasting].toSorted())
  })

  it('hold nobody once a person is erased [PLUS-094]', async () => {
    await fill()
    expect(await filled(expiring)).toEqual(expiring)
    await createPostgresPersonEraser(database).erase(person)
    expect(await filled(expiring)).toEqual([])
  })

  it('hold nothing of an account that is deleted, but what the dealer keeps, and all of any other', async () => {
    expect([...ofAccount, ...ofDealer].toSorted()).toEqual(expiring)
    await fill()
    await database.queryAsOwner(
      "insert into contacts (site, id, phone, name, last_name, email, created_at, signed_in_at) select 'ridgeline', id, phone, name, last_name, email, created_at, signed_in_at from contacts",
    )
    const store = createPostgresSignInStore(database)
    const bob = { phone: '0487654321', name: 'Bob', last_name: 'Ray', email: person.email }
    const { id: bobId } = await store.putContact('harbour', bob, now)
    await createPostgresWatchlistStore(database).addWatched('harbour', bobId, [7], now)
    const [{ id } = {}] = await database.queryAsOwner(
      `select id from contacts where site = 'harbour' and phone = '${person.phone}'`,
    )
    await createPostgresJourneyStore(database).removeJourneysOf('harbour', person.phone)
    expect(await store.removeContact('harbour', String(id))).toBe(true)
    expect(await filled(ofDealer)).toEqual(ofDealer)
    expect(await filled(ofAccount)).toEqual(['contacts', 'watchlist_cars'])
    expect(await store.findContact('harbour', bobId)).toEqual({ ...bob, id: bobId })
    expect(await store.findContact('ridgeline', String(id))).not.toBeNull()
    expect(await tablesNaming(String(id), 'harbour')).toEqual(['payments'])
    await createPostgresPersonEraser(database).erase(person)
  })

  it('that belong to a person are known', async () => {
    const rows = await database.queryAsOwner(
      "select table_name from information_schema.columns where column_name in ('contact_id', 'user_id') and table_schema = 'public'",
    )
    expect(rows.map(({ table_name: name }) => String(name)).toSorted()).toEqual([
      'payments',
      'saved_searches',
      'sign_in_sessions',
      'verifications',
      'watchlist_cars',
    ])
  })

  it('hold nobody once the site keeps their leads no longer [PLUS-094]', async () => {
    await fill()
    const expireAt = (date: Date) =>
      expireLeads({
        store: createPostgresLeadStore(database),
        signIns: createPostgresSignInStore(database),
        payments: [
          createPostgresReservationStore(database),
          createPostgresOnlinePaymentStore(database),
        ],
        spins: createPostgresSpinStore(database),
        journeys: createPostgresJourneyStore(database),
        mails: createPostgresMailOutbox(database),
        sites: () => [{ id: 'harbour', privacy: { keepLeadsDays: 60 } }],
        clock: () => date,
        logger: createSilentLogger(),
      })
    await expireAt(days(60))
    expect(await filled(expiring)).toEqual([
      'appointments',
      'contacts',
      'lead_deliveries',
      'lead_delivery_attempts',
      'leads',
      'payments',
      'reservations',
      'saved_searches',
      'spins',
      'verifications',
      'watchlist_cars',
    ])
    await expireAt(new Date(days(60).getTime() + 1))
    expect(await filled(expiring)).toEqual([])
  })
})
