import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeadStore } from '../../model/lead-store.ts'
import type { SpinStore } from '../../model/spin/spin-store.ts'
import { aLead } from '../../testing/index.ts'

/** A store under test, and the leads that tell of it. */
export interface SpinStoreUnderTest {
  store: SpinStore
  leads: Pick<LeadStore, 'list'>
  close?: () => Promise<void>
}

const ann = '0412345678'
const bob = '0487654321'
const now = new Date('2026-11-24T01:00:00.000Z')
const prize = (id: string) => ({ id, label: id, text: 'Show this page.' })
const spinOf = (id: string, campaign = 'summer') => ({ campaign, prize: prize(id), spunAt: now })
const aNotice = () => ({ lead: aLead(), targetIds: ['crm'] })

/** Contract of spins. Sites are fresh in each test. */
export function spinStoreContract(name: string, create: () => Promise<SpinStoreUnderTest>): void {
  describe(`${name}: SpinStore`, () => {
    let tested: SpinStoreUnderTest
    let store: SpinStore
    beforeAll(async () => {
      tested = await create()
      store = tested.store
    })
    afterAll(() => tested.close?.())

    it('keeps the first spin of a person in a campaign, with one lead [D-65]', async () => {
      expect(await store.findSpin('first', ann, 'summer')).toBeNull()
      const taken = await store.takeSpin('first', ann, spinOf('mats'), aNotice())
      expect(taken).toEqual({ spin: spinOf('mats'), isNew: true })
      const again = await store.takeSpin('first', ann, spinOf('service'), aNotice())
      expect(again).toEqual({ spin: spinOf('mats'), isNew: false })
      expect(await store.findSpin('first', ann, 'summer')).toEqual(spinOf('mats'))
      expect(await tested.leads.list('first')).toHaveLength(1)
    })

    it('lets one of many at once win [D-65]', async () => {
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          store.takeSpin('race', ann, spinOf(`prize-${index}`), aNotice()),
        ),
      )
      expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(taken.map(({ spin }) => spin.prize.id)).size).toBe(1)
      expect(await tested.leads.list('race')).toHaveLength(1)
    })

    it('keeps people, campaigns and sites apart', async () => {
      await store.takeSpin('apart', ann, spinOf('mats'), aNotice())
      expect(await store.findSpin('apart', bob, 'summer')).toBeNull()
      expect(await store.findSpin('apart', ann, 'winter')).toBeNull()
      expect(await store.findSpin('elsewhere', ann, 'summer')).toBeNull()
      const winter = await store.takeSpin('apart', ann, spinOf('mats', 'winter'), aNotice())
      expect(winter.isNew).toBe(true)
    })

    it('removes spins from before an instant, of one site', async () => {
      const earlier = new Date(now.getTime() - 1)
      await store.takeSpin('old', ann, { ...spinOf('mats'), spunAt: earlier }, aNotice())
      await store.takeSpin('old', bob, spinOf('mats'), aNotice())
      await store.takeSpin('other', ann, { ...spinOf('mats'), spunAt: earlier }, aNotice())
      expect(await store.removeBefore('old', now)).toBe(1)
      expect(await store.findSpin('old', ann, 'summer')).toBeNull()
      expect(await store.findSpin('old', bob, 'summer')).not.toBeNull()
      expect(await store.findSpin('other', ann, 'summer')).not.toBeNull()
    })
  })
}
