import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import { type DueSearch, mostSavedSearches } from '../../model/saved-searches/saved-search.ts'
import type { SavedSearchStore } from '../../model/saved-searches/saved-search-store.ts'

/** People whose searches are stored. */
type FindPerson = (contactId: string) => DueSearch['contact']

interface Row extends Omit<DueSearch, 'contact'> {
  siteId: string
  contactId: string
  mailedAt: Date | null
}

const nobody: FindPerson = () => ({ name: '', email: '' })

/** Saved searches in memory, for tests. Passes `saved-search-store.contract.ts`. */
export function createInMemorySavedSearchStore(
  findPerson: FindPerson = nobody,
  putMail: (siteId: string, mail: OwedMail) => Promise<void> = async () => {},
): SavedSearchStore {
  let rows: Row[] = []
  const isOf = (siteId: string, person: string) => (row: Row) =>
    row.siteId === siteId && row.contactId === person
  return {
    async listSearches(siteId, person) {
      return rows
        .filter(isOf(siteId, person))
        .toSorted((one, two) => two.savedAt.getTime() - one.savedAt.getTime())
        .map(({ id, title, address, consent, savedAt }) => ({
          id,
          title,
          address,
          consent,
          savedAt,
        }))
    },
    async saveSearch(siteId, person, search) {
      const own = rows.filter(isOf(siteId, person))
      const same = own.find(({ address }) => address === search.address)
      if (same) {
        const { title, consent, savedAt } = search
        Object.assign(same, { title, consent, savedAt })
        return true
      }
      if (own.length >= mostSavedSearches) return false
      rows.push({ ...search, siteId, contactId: person, revision: 0, mailedAt: null })
      return true
    },
    async setSearchConsent(siteId, person, id, consent) {
      for (const row of rows.filter(isOf(siteId, person))) if (row.id === id) row.consent = consent
    },
    async removeSearch(siteId, person, id) {
      const isOwn = isOf(siteId, person)
      rows = rows.filter((row) => !isOwn(row) || row.id !== id)
    },
    async listDueSearches(siteId, mailedBefore) {
      return rows
        .filter((row) => row.siteId === siteId && row.consent.value)
        .filter(({ mailedAt }) => mailedAt === null || mailedAt < mailedBefore)
        .map(({ siteId: _site, contactId, mailedAt: _at, ...search }) => ({
          ...search,
          contact: findPerson(contactId),
        }))
        .filter(({ contact }) => contact.email !== '')
    },
    async noteLook(siteId, { id, revision, seen, at, mail }) {
      const row = rows.find((one) => one.siteId === siteId && one.id === id)
      if (row?.revision !== revision) return false
      Object.assign(row, { seen, revision: revision + 1, ...(mail && { mailedAt: at }) })
      if (mail) await putMail(siteId, mail)
      return true
    },
  }
}
