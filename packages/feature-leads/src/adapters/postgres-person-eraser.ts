import type { Database, SystemTransaction } from '@forecourt/database'
import { and, count, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { listTraces, type Person, type PersonEraser } from '../model/person.ts'
import { digestSuppressedEmail } from '../model/suppression-digest.ts'
import { siteEvents } from './events.tables.ts'
import { journeys } from './journey/journeys.tables.ts'
import { leadDeliveries, leads } from './leads.tables.ts'
import { outgoingMails } from './mail/mails.tables.ts'
import { isPayloadOf } from './payload-person.ts'
import { payments } from './payment/payments.tables.ts'
import { reservations } from './reserve/reservations.tables.ts'
import { contacts, signInCodes, signInKeys, signInLimits } from './sign-in/sign-in.tables.ts'
import { digestSpinner } from './spin/digest-spinner.ts'
import { spins } from './spin/spins.tables.ts'
import { marketingSuppressions } from './suppressions.tables.ts'

/**
 * Erases from PostgreSQL, in one transaction: leads with their deliveries and tries, reservations, payments, events whose page
 * names the person, and who signed in, with sessions, codes, spins of the prize wheel and what was counted of the phone. On the suppression list a digest takes the place of the address, because the
 * wish has to be respected further.
 */
export function createPostgresPersonEraser(database: Database): PersonEraser {
  return {
    erase: (person, siteId) =>
      database.system(async (tx) => ({
        ...(await eraseLeads(tx, person, siteId)),
        reservations: await eraseReservations(tx, person, siteId),
        payments: await erasePayments(tx, person, siteId),
        journeys: await eraseJourneys(tx, person, siteId),
        events: await eraseEvents(tx, person, siteId),
        ...(await eraseSignIns(tx, person, siteId)),
        suppressions: await digestSuppressions(tx, person, siteId),
      })),
    listBinding: (person, siteId) =>
      database.system((tx) =>
        tx
          .select({
            siteId: reservations.site,
            id: reservations.id,
            carId: reservations.carId,
            isUnderWay,
          })
          .from(reservations)
          .where(ofSite(reservations.site, siteId, and(isReservationOf(person), isBinding))),
      ),
  }
}

/** The amount is being set aside, taken or given up. */
const isUnderWay = sql<boolean>`(${reservations.status} = 'paying' or ${reservations.isToVoid} or (${reservations.status} = 'held' and ${reservations.payment} is not null))`

const isBinding = or(eq(reservations.status, 'reserved'), isUnderWay)

const isReservationOf = (person: Person) =>
  isPayloadOf(sql`(${reservations.lead} -> 'payload')`, person)

/** One whose payment is under way goes with the next request: its money has to arrive somewhere. */
async function eraseReservations(tx: SystemTransaction, person: Person, siteId?: string) {
  const isPerson = and(not(isUnderWay), isReservationOf(person))
  const rows = await tx
    .delete(reservations)
    .where(ofSite(reservations.site, siteId, isPerson))
    .returning({ id: reservations.id })
  return rows.length
}

/** As with reservations, one whose amount is being taken goes with the next request. */
async function erasePayments(tx: SystemTransaction, person: Person, siteId?: string) {
  const payload = sql`(${payments.lead} -> 'payload')`
  const isPerson = and(ne(payments.status, 'paying'), isPayloadOf(payload, person))
  const rows = await tx
    .delete(payments)
    .where(ofSite(payments.site, siteId, isPerson))
    .returning({ id: payments.id })
  return rows.length
}

/** Purchases that were begun, and mails that still wait. */
async function eraseJourneys(tx: SystemTransaction, person: Person, siteId?: string) {
  const isPerson = isPayloadOf(journeys.answers, person)
  const begun = await tx
    .delete(journeys)
    .where(ofSite(journeys.site, siteId, isPerson))
    .returning({ id: journeys.id })
  if (person.email === undefined) return begun.length
  const isTo = sql`lower(trim(${outgoingMails.message} ->> 'to')) = ${person.email}`
  await tx.delete(outgoingMails).where(ofSite(outgoingMails.site, siteId, isTo))
  return begun.length
}

async function eraseLeads(tx: SystemTransaction, person: Person, siteId?: string) {
  const isPerson = isPayloadOf(leads.payload, person)
  const rows = await tx
    .select({ site: leads.site, id: leads.id })
    .from(leads)
    .where(ofSite(leads.site, siteId, isPerson))
    .for('update')
  if (rows.length === 0) return { leads: 0, deliveries: 0 }
  const ids = rows.map(({ id }) => id)
  const owed = await tx
    .select({ count: count() })
    .from(leadDeliveries)
    .where(inArray(leadDeliveries.leadId, ids))
  await tx.delete(leads).where(inArray(leads.id, ids))
  return { leads: rows.length, deliveries: owed[0]?.count ?? 0 }
}

async function eraseEvents(tx: SystemTransaction, person: Person, siteId?: string) {
  const traces = listTraces(person).map(
    (trace) => sql`position(${trace} in lower(${siteEvents.url})) > 0`,
  )
  const rows = await tx
    .delete(siteEvents)
    .where(ofSite(siteEvents.site, siteId, or(...traces)))
    .returning({ id: siteEvents.id })
  return rows.length
}

async function eraseSignIns(tx: SystemTransaction, { email, phone }: Person, siteId?: string) {
  const isPerson = or(
    email === undefined ? undefined : sql`lower(trim(${contacts.email})) = ${email}`,
    phone === undefined ? undefined : eq(contacts.phone, phone),
  )
  const people = await tx
    .delete(contacts)
    .where(ofSite(contacts.site, siteId, isPerson))
    .returning({ phone: contacts.phone })
  const phones = [...new Set([...people.map((one) => one.phone), ...(phone ? [phone] : [])])]
  if (phones.length === 0) return { contacts: 0, codes: 0 }
  const codes = await tx
    .delete(signInCodes)
    .where(ofSite(signInCodes.site, siteId, inArray(signInCodes.phone, phones)))
    .returning({ site: signInCodes.site })
  await eraseSpins(tx, phones, siteId)
  // A count may be of a phone from one network: it begins with the phone.
  const isPhone = inArray(sql`split_part(${signInLimits.subject}, ' ', 1)`, phones)
  const counts = await tx
    .delete(signInLimits)
    .where(ofSite(signInLimits.site, siteId, isPhone))
    .returning({ site: signInLimits.site })
  return { contacts: people.length, codes: codes.length + counts.length }
}

/** Spins are known by the digest of a phone under the key of each site. */
async function eraseSpins(tx: SystemTransaction, phones: readonly string[], siteId?: string) {
  const keys = await tx
    .select()
    .from(signInKeys)
    .where(ofSite(signInKeys.site, siteId, undefined))
  for (const { site, key } of keys) {
    const spinners = await Promise.all(phones.map((phone) => digestSpinner(key, phone)))
    await tx.delete(spins).where(and(eq(spins.site, site), inArray(spins.spinner, spinners)))
  }
}

async function digestSuppressions(tx: SystemTransaction, { email }: Person, siteId?: string) {
  if (email === undefined) return 0
  const isAddress = ofSite(
    marketingSuppressions.site,
    siteId,
    eq(marketingSuppressions.email, email),
  )
  const listed = await tx.delete(marketingSuppressions).where(isAddress).returning()
  for (const row of listed) {
    const digest = await digestSuppressedEmail(row.site, email)
    await tx
      .insert(marketingSuppressions)
      .values({ ...row, email: digest })
      .onConflictDoNothing()
  }
  return listed.length
}

const ofSite = (
  column:
    | typeof leads.site
    | typeof journeys.site
    | typeof outgoingMails.site
    | typeof siteEvents.site
    | typeof reservations.site
    | typeof payments.site
    | typeof marketingSuppressions.site
    | typeof contacts.site
    | typeof signInCodes.site
    | typeof signInKeys.site
    | typeof signInLimits.site,
  siteId: string | undefined,
  which: SQL | undefined,
) => (siteId === undefined ? which : and(eq(column, siteId), which))
