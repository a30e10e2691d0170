import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SuppressionStore } from '../model/suppression-store.ts'

/** A store under test. */
export interface SuppressionStoreUnderTest {
  store: SuppressionStore
  close?: () => Promise<void>
}

const at = new Date('2026-11-22T01:02:03.004Z')
const ann = { email: 'ann.lee@example.com', source: 'link', at } as const

/** Contract of every suppression list. Sites are fresh in each test. */
export function suppressionStoreContract(
  name: string,
  create: () => Promise<SuppressionStoreUnderTest>,
): void {
  describe(`${name}: SuppressionStore`, () => {
    let store: SuppressionStore
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      ;({ store, close } = await create())
    })
    afterAll(() => close?.())

    it('has an address from when it was added, however often', async () => {
      expect(await store.has('added', ann.email)).toBe(false)
      await Promise.all([store.add('added', ann), store.add('added', { ...ann, source: 'page' })])
      await store.add('added', ann)
      expect(await store.has('added', ann.email)).toBe(true)
      expect(await store.has('added', 'bob@example.com')).toBe(false)
    })

    it('has no address of another site', async () => {
      await store.add('mine', ann)
      expect(await store.has('theirs', ann.email)).toBe(false)
    })

    it('has one key for the links of a site, unlike any other site’s, whoever asks first', async () => {
      const keys = await Promise.all([1, 2, 3, 4].map(() => store.linkKey('keyed')))
      expect(new Set([...keys, await store.linkKey('keyed')]).size).toBe(1)
      expect(keys[0]?.length).toBeGreaterThanOrEqual(64)
      expect(await store.linkKey('other')).not.toBe(keys[0])
    })
  })
}
