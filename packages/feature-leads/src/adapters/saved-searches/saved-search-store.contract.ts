import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import { mostSavedSearches } from '../../model/saved-searches/saved-search.ts'
import type { SavedSearchStore } from '../../model/saved-searches/saved-search-store.ts'
import type { ContactStore } from '../../model/sign-in/sign-in-store.ts'

/** A store under test, the people its searches belong to, and the mails it put. */
export interface SavedSearchStoreUnderTest {
  store: SavedSearchStore
  contacts: Pick<ContactStore, 'putContact'>
  countMails: () => Promise<number>
  close?: () => Promise<void>
}

const now = new Date('2026-11-24T01:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const consent = (value: boolean) => ({
  value,
  wording_version: 'v1',
  page: 'https://harbour.example/saved-searches',
  at: now.toISOString(),
})

const aSearch = (address: string, differences: object = {}) => ({
  id: crypto.randomUUID(),
  title: 'Kia',
  address,
  consent: consent(true),
  seen: { 7: 20_000 },
  savedAt: now,
  ...differences,
})

const aMail = (): OwedMail => ({
  id: crypto.randomUUID(),
  message: { to: 'ann@example.com', subject: 'News', text: 'News' },
  createdAt: now,
})

/** Contract of saved searches. Sites are fresh in each test. */
export function savedSearchStoreContract(
  name: string,
  create: () => Promise<SavedSearchStoreUnderTest>,
): void {
  describe(`${name}: SavedSearchStore`, () => {
    let tested: SavedSearchStoreUnderTest
    let store: SavedSearchStore
    beforeAll(async () => {
      tested = await create()
      store = tested.store
    })
    afterAll(() => tested.close?.())

    const aPerson = async (siteId: string, email = 'ann@example.com', phone = '0412345678') => {
      const contact = { phone, name: 'Ann', last_name: '', email }
      return (await tested.contacts.putContact(siteId, contact, now)).id
    }

    it('lists the searches of a person and a site, the newest first, one for an address', async () => {
      const ann = await aPerson('listed')
      const bob = await aPerson('listed', 'bob@example.com', '0498765432')
      const kia = aSearch('/search?make=Kia')
      expect(await store.saveSearch('listed', ann, kia)).toBe(true)
      expect(await store.saveSearch('listed', ann, aSearch('/search', { savedAt: later(1) }))).toBe(
        true,
      )
      await store.saveSearch(
        'listed',
        ann,
        aSearch(kia.address, { title: 'Kias', consent: consent(false), savedAt: later(2) }),
      )
      expect(await store.listSearches('listed', ann)).toMatchObject([
        { id: kia.id, title: 'Kias', address: kia.address, consent: { value: false } },
        { address: '/search' },
      ])
      expect(await store.listSearches('listed', bob)).toEqual([])
      expect(await store.listSearches('elsewhere', ann)).toEqual([])
    })

    it('saves so many of one person, also at the same moment', async () => {
      const ann = await aPerson('many')
      const saved = await Promise.all(
        Array.from({ length: mostSavedSearches + 3 }, (_, index) =>
          store.saveSearch('many', ann, aSearch(`/search?page=${index}`)),
        ),
      )
      expect(saved.filter(Boolean)).toHaveLength(mostSavedSearches)
      const [{ address } = { address: '' }] = await store.listSearches('many', ann)
      expect(await store.saveSearch('many', ann, aSearch(address))).toBe(true)
    })

    it('changes and removes what is one’s own', async () => {
      const ann = await aPerson('own')
      const bob = await aPerson('own', 'bob@example.com', '0498765432')
      const kia = aSearch('/search?make=Kia')
      await store.saveSearch('own', ann, kia)
      await store.setSearchConsent('own', bob, kia.id, consent(false))
      await store.removeSearch('own', bob, kia.id)
      expect(await store.listSearches('own', ann)).toMatchObject([{ consent: { value: true } }])
      await store.setSearchConsent('own', ann, kia.id, consent(false))
      expect(await store.listSearches('own', ann)).toMatchObject([{ consent: { value: false } }])
      await store.removeSearch('own', ann, kia.id)
      expect(await store.listSearches('own', ann)).toEqual([])
    })

    it('gives those who agreed, have an address, and had no mail since [PLUS-107]', async () => {
      const ann = await aPerson('due')
      const nobody = await aPerson('due', '', '0498765432')
      const kia = aSearch('/search?make=Kia')
      await store.saveSearch('due', ann, kia)
      await store.saveSearch('due', ann, aSearch('/search', { consent: consent(false) }))
      await store.saveSearch('due', nobody, aSearch('/search?make=Kia'))
      const due = await store.listDueSearches('due', now)
      expect(due).toMatchObject([
        {
          id: kia.id,
          revision: 0,
          seen: { 7: 20_000 },
          contact: { name: 'Ann', email: 'ann@example.com' },
        },
      ])
      const look = { id: kia.id, revision: 0, seen: { 7: 1 }, at: later(10), mail: aMail() }
      expect(await store.noteLook('due', look)).toBe(true)
      expect(await store.listDueSearches('due', later(10))).toEqual([])
      expect(await store.listDueSearches('due', later(11))).toMatchObject([
        { revision: 1, seen: { 7: 1 } },
      ])
    })

    it('lets one worker of several tell of a look, and keeps its mail with it [PLUS-107]', async () => {
      const ann = await aPerson('one')
      const kia = aSearch('/search?make=Kia')
      await store.saveSearch('one', ann, kia)
      const before = await tested.countMails()
      const noted = await Promise.all(
        Array.from({ length: 5 }, () =>
          store.noteLook('one', { id: kia.id, revision: 0, seen: {}, at: now, mail: aMail() }),
        ),
      )
      expect(noted.filter(Boolean)).toHaveLength(1)
      expect(await tested.countMails()).toBe(before + 1)
      const next = { id: kia.id, revision: 1, seen: { 8: 2 }, at: later(9), mail: null }
      expect(await store.noteLook('elsewhere', next)).toBe(false)
      expect(await store.noteLook('one', next)).toBe(true)
      expect(await tested.countMails()).toBe(before + 1)
      // A look without a mail is no mail.
      expect(await store.listDueSearches('one', later(1))).toHaveLength(1)
    })
  })
}
