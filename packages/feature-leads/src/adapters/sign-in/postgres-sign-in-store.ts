import type { Database, SiteTransaction } from '@forecourt/database'
import { and, eq, exists, gt, isNull, lt, lte, not, sql } from 'drizzle-orm'
import type {
  CodeStore,
  Contact,
  ContactStore,
  SessionStore,
  SignInStore,
  VerificationStore,
} from '../../model/sign-in/sign-in-store.ts'
import { createPostgresSignInLimits } from './postgres-sign-in-limits.ts'
import {
  contacts,
  signInCodes,
  signInLimits,
  signInSessions,
  verifications,
} from './sign-in.tables.ts'
import { readSiteKey } from './site-key.ts'

/** Sign-in in PostgreSQL, in site-scoped transactions. Passes `sign-in-store.contract.ts`. */
export function createPostgresSignInStore(database: Database): SignInStore {
  return {
    ...createCodeStore(database),
    ...createContactStore(database),
    ...createSessionStore(database),
    ...createVerificationStore(database),
    ...createPostgresSignInLimits(database),
    removeEndedSignIns: (siteId, now, before) =>
      database.transaction(siteId, (tx) => removeEnded(tx, siteId, now, before)),
  }
}

function createCodeStore(database: Database): CodeStore {
  const ofPhone = (site: string, phone: string) =>
    and(eq(signInCodes.site, site), eq(signInCodes.phone, phone))
  return {
    codeKey: (siteId) => database.transaction(siteId, (tx) => readSiteKey(tx, siteId)),
    putCode: (siteId, code) =>
      database.transaction(siteId, async (tx) => {
        const fresh = { ...code, attempts: 0, usedAt: null }
        await tx
          .insert(signInCodes)
          .values({ site: siteId, ...fresh })
          .onConflictDoUpdate({ target: [signInCodes.site, signInCodes.phone], set: fresh })
      }),
    findNonce: (siteId, phone) =>
      database.transaction(siteId, async (tx) => {
        const [row] = await tx
          .select({ nonce: signInCodes.nonce })
          .from(signInCodes)
          .where(ofPhone(siteId, phone))
        return row?.nonce ?? null
      }),
    tryCode: (siteId, { phone, nonce, digest, attempts, now }) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .update(signInCodes)
          .set({
            attempts: sql`${signInCodes.attempts} + 1`,
            usedAt: sql`case when ${signInCodes.digest} = ${digest} then ${now.toISOString()}::timestamptz end`,
          })
          .where(
            and(
              ofPhone(siteId, phone),
              eq(signInCodes.nonce, nonce),
              isNull(signInCodes.usedAt),
              lt(signInCodes.attempts, attempts),
              gt(signInCodes.expiresAt, now),
            ),
          )
          .returning({ usedAt: signInCodes.usedAt })
        return rows[0]?.usedAt != null
      }),
  }
}

const contactColumns = {
  id: contacts.id,
  phone: contacts.phone,
  name: contacts.name,
  last_name: contacts.lastName,
  email: contacts.email,
}

function createContactStore(database: Database): ContactStore {
  return {
    putContact: (siteId, { phone, name, last_name: lastName, email }, now) =>
      database.transaction(siteId, async (tx) => {
        const values = { site: siteId, phone, name, lastName, email, signedInAt: now }
        const [contact] = await tx
          .insert(contacts)
          .values({ ...values, createdAt: now })
          .onConflictDoUpdate({
            target: [contacts.site, contacts.phone],
            set: {
              name: sql`coalesce(nullif(excluded.name, ''), ${contacts.name})`,
              lastName: sql`coalesce(nullif(excluded.last_name, ''), ${contacts.lastName})`,
              email: sql`coalesce(nullif(excluded.email, ''), ${contacts.email})`,
              signedInAt: now,
            },
          })
          .returning(contactColumns)
        if (!contact) throw new Error('[feature-leads] a contact was not stored')
        return contact
      }),
    hasContact: (siteId, phone) =>
      database.transaction(siteId, async (tx) => {
        const rows = await tx
          .select({ id: contacts.id })
          .from(contacts)
          .where(and(eq(contacts.site, siteId), eq(contacts.phone, phone)))
        return rows.length > 0
      }),
    findContact: (siteId, contactId) =>
      database.transaction(siteId, async (tx) => {
        const [contact] = await tx
          .select(contactColumns)
          .from(contacts)
          .where(and(eq(contacts.site, siteId), eq(contacts.id, contactId)))
        return contact ?? null
      }),
    removeContact: (siteId, contactId) =>
      database.transaction(siteId, async (tx) => {
        // Sessions, watched vehicles, saved searches and the record of codes go by their foreign keys.
        const [removed] = await tx
          .delete(contacts)
          .where(and(eq(contacts.site, siteId), eq(contacts.id, contactId)))
          .returning({ phone: contacts.phone })
        if (!removed) return false
        await tx
          .delete(signInCodes)
          .where(and(eq(signInCodes.site, siteId), eq(signInCodes.phone, removed.phone)))
        return true
      }),
  }
}

function createSessionStore(database: Database): SessionStore {
  const ofDigest = (site: string, digest: string) =>
    and(eq(signInSessions.site, site), eq(signInSessions.digest, digest))
  return {
    putSession: (siteId, { replaces, ...session }) =>
      database.transaction(siteId, async (tx) => {
        if (replaces !== null) await tx.delete(signInSessions).where(ofDigest(siteId, replaces))
        await tx.insert(signInSessions).values({ site: siteId, ...session })
      }),
    findSession: (siteId, digest, now): Promise<Contact | null> =>
      database.transaction(siteId, async (tx) => {
        const [contact] = await tx
          .select(contactColumns)
          .from(signInSessions)
          .innerJoin(
            contacts,
            and(eq(contacts.site, signInSessions.site), eq(contacts.id, signInSessions.contactId)),
          )
          .where(and(ofDigest(siteId, digest), gt(signInSessions.expiresAt, now)))
        return contact ?? null
      }),
    removeSession: (siteId, digest) =>
      database.transaction(siteId, async (tx) => {
        await tx.delete(signInSessions).where(ofDigest(siteId, digest))
      }),
    removeSessionsOf: (siteId, contactId) =>
      database.transaction(siteId, async (tx) => {
        await tx
          .delete(signInSessions)
          .where(and(eq(signInSessions.site, siteId), eq(signInSessions.contactId, contactId)))
      }),
  }
}

function createVerificationStore(database: Database): VerificationStore {
  return {
    addVerification: (siteId, { website_slug, dealership_slug, verification_type, user_id, at }) =>
      database.transaction(siteId, async (tx) => {
        await tx.insert(verifications).values({
          site: siteId,
          websiteSlug: website_slug,
          dealershipSlug: dealership_slug,
          verificationType: verification_type,
          userId: user_id,
          at,
        })
      }),
  }
}

async function removeEnded(tx: SiteTransaction, site: string, now: Date, before: Date) {
  for (const table of [signInCodes, signInSessions, signInLimits])
    await tx.delete(table).where(and(eq(table.site, site), lte(table.expiresAt, now)))
  await tx
    .delete(verifications)
    .where(and(eq(verifications.site, site), lt(verifications.at, before)))
  const sessions = tx
    .select({ digest: signInSessions.digest })
    .from(signInSessions)
    .where(and(eq(signInSessions.site, contacts.site), eq(signInSessions.contactId, contacts.id)))
  const removed = await tx
    .delete(contacts)
    .where(and(eq(contacts.site, site), lt(contacts.signedInAt, before), not(exists(sessions))))
    .returning({ id: contacts.id })
  return removed.length
}
