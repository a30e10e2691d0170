import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeadFeed } from '../../model/lead-feed/lead-feed.ts'
import type { LeadStore } from '../../model/lead-store.ts'
import { aLeadEntry } from '../../testing/leads.ts'

/** A feed under test, and the store of its leads. */
export interface LeadFeedUnderTest {
  feed: LeadFeed
  store: Pick<LeadStore, 'accept' | 'removeBefore'>
  close?: () => Promise<void>
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString()

/** Contract of reading leads in order. Sites are fresh in each test. */
export function leadFeedContract(name: string, create: () => Promise<LeadFeedUnderTest>): void {
  describe(`${name}: LeadFeed`, () => {
    let tested: LeadFeedUnderTest
    let feed: LeadFeed
    beforeAll(async () => {
      tested = await create()
      feed = tested.feed
    })
    afterAll(() => tested.close?.())

    const take = async (site: string, minute: number, rest: object = {}) => {
      const entry = aLeadEntry(['crm'], { received_at: at(minute), ...rest })
      await tested.store.accept(site, entry)
      return entry.lead
    }
    const read = async (site: string, after = 0, limit = 50) => {
      const page = await feed.readAfter(site, after, limit)
      if (!page) throw new Error('no such place')
      return page
    }

    it('gives each lead once, whole and in an order that stays', async () => {
      const taken = [await take('order', 1), await take('order', 2), await take('order', 3)]
      const whole = await read('order')
      expect(whole.leads).toEqual(taken)
      expect(whole.hasMore).toBe(false)
      expect(await read('order')).toEqual(whole)
      expect(await read('order', whole.end)).toEqual({ leads: [], end: whole.end, hasMore: false })
    })

    it('cuts pages at any limit without losing or repeating one', async () => {
      const taken = []
      for (let minute = 0; minute < 7; minute += 1) taken.push(await take('pages', minute))
      for (const limit of [1, 2, 3, 7, 8]) {
        const found = []
        let page = await read('pages', 0, limit)
        found.push(...page.leads)
        while (page.hasMore) {
          expect(page.leads).toHaveLength(limit)
          page = await read('pages', page.end, limit)
          found.push(...page.leads)
        }
        expect(found).toEqual(taken)
      }
    })

    it('gives what was received earlier but stored later after what was read', async () => {
      await take('spool', 5)
      const { end } = await read('spool')
      const late = await take('spool', 1)
      expect((await read('spool', end)).leads).toEqual([late])
    })

    it('leaves suspected spam and other sites out', async () => {
      const lead = await take('clean', 1)
      await take('clean', 2, { status: 'suspected_spam' })
      await take('other', 1)
      expect((await read('clean')).leads).toEqual([lead])
    })

    it('gives no removed lead, and its place to nobody', async () => {
      await take('gone', 1)
      const { end } = await read('gone')
      await tested.store.removeBefore('gone', new Date(at(2)))
      expect(await read('gone')).toEqual({ leads: [], end: 0, hasMore: false })
      const next = await take('gone', 3)
      expect((await read('gone', end)).leads).toEqual([next])
    })

    it('knows no place that no lead has had', async () => {
      await take('future', 1)
      const { end } = await read('future')
      expect(await feed.readAfter('future', end + 1_000_000, 50)).toBeNull()
      expect(await feed.readAfter('empty-site', 0, 50)).toEqual({
        leads: [],
        end: 0,
        hasMore: false,
      })
    })

    it('gives readers at the same moment the same order, and all of it', async () => {
      for (let minute = 0; minute < 20; minute += 1) await take('race', minute)
      const pages = await Promise.all(Array.from({ length: 5 }, () => read('race', 0, 50)))
      expect(pages.every(({ leads }) => leads.length === 20)).toBe(true)
      for (const page of pages) expect(page).toEqual(pages[0])
    })
  })
}
