import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarActivityStore } from '../model/car-activity.ts'

/** A store under test and what ends it. */
export interface OpenedActivityStore {
  store: CarActivityStore
  close: () => Promise<void>
}

/** Contract of every store of views and reveals. */
export function carActivityStoreContract(
  name: string,
  open: () => Promise<OpenedActivityStore>,
): void {
  describe(`${name} as a CarActivityStore`, () => {
    let opened: OpenedActivityStore
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('counts the views of each car by itself', async () => {
      const { store } = opened
      expect(await store.readViews('harbour', 1)).toBe(0)
      expect(await store.countView('harbour', 1)).toBe(1)
      expect(await store.countView('harbour', 1)).toBe(2)
      expect(await store.countView('harbour', 2)).toBe(1)
      expect(await store.readViews('harbour', 1)).toBe(2)
    })

    it('loses no view of two that come together', async () => {
      const { store } = opened
      const counts = await Promise.all(
        Array.from({ length: 20 }, () => store.countView('harbour', 3)),
      )
      expect(counts.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      )
    })

    it('counts for one site and no other', async () => {
      const { store } = opened
      await store.countView('harbour', 4)
      expect(await store.readViews('ridgeline', 4)).toBe(0)
      expect(await store.countView('ridgeline', 4)).toBe(1)
    })

    it('keeps every reveal of a number, for its own site', async () => {
      const { store } = opened
      const reveal = { carId: 5, dealershipId: 1, at: new Date('2026-11-22T01:00:00Z') }
      expect(await store.countReveals('harbour', 5)).toBe(0)
      await store.recordReveal('harbour', reveal)
      await store.recordReveal('harbour', reveal)
      expect(await store.countReveals('harbour', 5)).toBe(2)
      expect(await store.countReveals('harbour', 6)).toBe(0)
      expect(await store.countReveals('ridgeline', 5)).toBe(0)
    })
  })
}
