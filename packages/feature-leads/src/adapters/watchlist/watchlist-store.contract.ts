import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactStore } from '../../model/sign-in/sign-in-store.ts'
import { mostWatched } from '../../model/watchlist/watchlist.ts'
import type { WatchlistStore } from '../../model/watchlist/watchlist-store.ts'

/** A store under test, and the people its lists belong to. */
export interface WatchlistStoreUnderTest {
  store: WatchlistStore
  contacts: Pick<ContactStore, 'putContact'>
  close?: () => Promise<void>
}

const now = new Date('2026-11-22T01:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Contract of watched vehicles. Sites are fresh in each test. */
export function watchlistStoreContract(
  name: string,
  create: () => Promise<WatchlistStoreUnderTest>,
): void {
  describe(`${name}: WatchlistStore`, () => {
    let store: WatchlistStore
    let contacts: WatchlistStoreUnderTest['contacts']
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      ;({ store, contacts, close } = await create())
    })
    afterAll(() => close?.())

    const aPerson = async (siteId: string, phone = '0412345678') =>
      (await contacts.putContact(siteId, { phone, name: '', last_name: '', email: '' }, now)).id

    it('lists what was saved, the newest first, each once [D-63]', async () => {
      const ann = await aPerson('listed')
      expect(await store.listWatched('listed', ann)).toEqual([])
      await store.addWatched('listed', ann, [7], now)
      await store.addWatched('listed', ann, [9, 8], later(1))
      await store.addWatched('listed', ann, [7, 8], later(2))
      expect(await store.listWatched('listed', ann)).toEqual([{ id: 9 }, { id: 8 }, { id: 7 }])
      await store.addWatched('listed', ann, [], later(3))
      expect(await store.listWatched('listed', ann)).toHaveLength(3)
    })

    it('removes a car, and takes the removing of another one', async () => {
      const ann = await aPerson('removed')
      await store.addWatched('removed', ann, [7, 8], now)
      await store.removeWatched('removed', ann, 7)
      await store.removeWatched('removed', ann, 99)
      expect(await store.listWatched('removed', ann)).toEqual([{ id: 8 }])
    })

    it('keeps people and sites apart', async () => {
      const ann = await aPerson('apart')
      const bob = await aPerson('apart', '0487654321')
      const elsewhere = await aPerson('another')
      await store.addWatched('apart', ann, [7], now)
      expect(await store.listWatched('apart', bob)).toEqual([])
      expect(await store.listWatched('another', elsewhere)).toEqual([])
      await store.removeWatched('apart', bob, 7)
      expect(await store.listWatched('apart', ann)).toEqual([{ id: 7 }])
    })

    it(`keeps the newest ${mostWatched} of a person`, async () => {
      const ann = await aPerson('many')
      await store.addWatched('many', ann, [1, 2], now)
      const ids = Array.from({ length: mostWatched - 1 }, (_, index) => 100 + index)
      await store.addWatched('many', ann, ids, later(60))
      const listed = (await store.listWatched('many', ann)).map(({ id }) => id)
      expect(listed).toEqual([...ids, 1])
    })
  })
}
