import type { Database } from '@forecourt/database'
import { and, count, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { mostSavedSearches, type SavedSearch } from '../../model/saved-searches/saved-search.ts'
import type { SavedSearchStore } from '../../model/saved-searches/saved-search-store.ts'
import { insertMail } from '../mail/postgres-mail-outbox.ts'
import { contacts } from '../sign-in/sign-in.tables.ts'
import { savedSearches } from './saved-searches.tables.ts'

const { site, id, contactId, title, address, consent, seen, revision, savedAt, mailedAt } =
  savedSearches

const columns = { id, title, address, consent, savedAt }

const ofPerson = (siteId: string, person: string, search?: string) =>
  and(eq(site, siteId), eq(contactId, person), search === undefined ? undefined : eq(id, search))

/** Saved searches in PostgreSQL, in site-scoped transactions. Passes `saved-search-store.contract.ts`. */
export function createPostgresSavedSearchStore(database: Database): SavedSearchStore {
  return {
    listSearches: (siteId, person): Promise<SavedSearch[]> =>
      database.transaction(siteId, (tx) =>
        tx
          .select(columns)
          .from(savedSearches)
          .where(ofPerson(siteId, person))
          .orderBy(desc(savedAt), desc(id)),
      ),
    saveSearch: (siteId, person, search) =>
      database.transaction(siteId, async (tx) => {
        // One at a time for each person, so that two windows do not save one more than may be.
        await tx
          .select({ id: contacts.id })
          .from(contacts)
          .where(and(eq(contacts.site, siteId), eq(contacts.id, person)))
          .for('update')
        const others = await tx
          .select({ rows: count() })
          .from(savedSearches)
          .where(and(ofPerson(siteId, person), ne(address, search.address)))
        if ((others[0]?.rows ?? 0) >= mostSavedSearches) return false
        await tx
          .insert(savedSearches)
          .values({ ...search, site: siteId, contactId: person })
          .onConflictDoUpdate({
            target: [site, contactId, address],
            set: { title: search.title, consent: search.consent, savedAt: search.savedAt },
          })
        return true
      }),
    setSearchConsent: (siteId, person, search, agreed) =>
      database.transaction(siteId, async (tx) => {
        await tx
          .update(savedSearches)
          .set({ consent: agreed })
          .where(ofPerson(siteId, person, search))
      }),
    removeSearch: (siteId, person, search) =>
      database.transaction(siteId, async (tx) => {
        await tx.delete(savedSearches).where(ofPerson(siteId, person, search))
      }),
    listDueSearches: (siteId, mailedBefore) =>
      database.transaction(siteId, async (tx) => {
        const isOwner = and(eq(contacts.site, site), eq(contacts.id, contactId))
        const rows = await tx
          .select({ ...columns, seen, revision, name: contacts.name, email: contacts.email })
          .from(savedSearches)
          .innerJoin(contacts, isOwner)
          .where(
            and(
              eq(site, siteId),
              sql`(${consent} ->> 'value')::boolean`,
              ne(contacts.email, ''),
              or(isNull(mailedAt), lt(mailedAt, mailedBefore)),
            ),
          )
          .orderBy(id)
        return rows.map(({ name, email, ...search }) => ({ ...search, contact: { name, email } }))
      }),
    noteLook: (siteId, look) =>
      database.transaction(siteId, async (tx) => {
        const noted = await tx
          .update(savedSearches)
          .set({
            seen: look.seen,
            revision: look.revision + 1,
            ...(look.mail && { mailedAt: look.at }),
          })
          .where(and(eq(site, siteId), eq(id, look.id), eq(revision, look.revision)))
          .returning({ id })
        if (noted.length === 0) return false
        if (look.mail) await insertMail(tx, siteId, look.mail)
        return true
      }),
  }
}
