import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLeadEntry } from '../../testing/leads.ts'
import { createPostgresLeadStore, insertLead } from '../postgres-lead-store.ts'
import { createPostgresPersonEraser } from '../postgres-person-eraser.ts'
import { leadFeedContract } from './lead-feed.contract.ts'
import { createPostgresLeadFeed } from './postgres-lead-feed.ts'

leadFeedContract('createPostgresLeadFeed', async () => {
  const database = await createTestDatabase()
  return {
    feed: createPostgresLeadFeed(database),
    store: createPostgresLeadStore(database),
    close: () => database.close(),
  }
})

describe('createPostgresLeadFeed', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  /** A lead whose transaction stays open until it is told to commit. */
  async function openLead(site: string, minute: number) {
    const entry = aLeadEntry([], {
      received_at: new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString(),
    })
    const gate = Promise.withResolvers<void>()
    const inserted = Promise.withResolvers<void>()
    const done = database.transaction(site, async (tx) => {
      await insertLead(tx, site, entry)
      inserted.resolve()
      await gate.promise
    })
    await inserted.promise
    return {
      lead: entry.lead,
      async commit() {
        gate.resolve()
        await done
      },
    }
  }

  it('misses no lead of transactions that overlap, in whatever order they end', async () => {
    const feed = createPostgresLeadFeed(database)
    const first = await openLead('overlap', 1)
    const second = await openLead('overlap', 2)
    const third = await openLead('overlap', 3)
    const seen: string[] = []
    let end = 0
    const readOn = async () => {
      const page = await feed.readAfter('overlap', end, 1)
      if (!page) throw new Error('no such place')
      seen.push(...page.leads.map(({ id }) => id))
      end = page.end
      return page
    }
    expect((await readOn()).leads).toEqual([])
    await third.commit()
    expect((await readOn()).leads).toEqual([third.lead])
    // Received before the one that has been read, and committed after it.
    await first.commit()
    expect((await readOn()).leads).toEqual([first.lead])
    await second.commit()
    expect((await readOn()).leads).toEqual([second.lead])
    expect((await readOn()).leads).toEqual([])
    expect(new Set(seen).size).toBe(3)
  })

  it('misses none while many are stored and several programs read', async () => {
    const store = createPostgresLeadStore(database)
    const feed = createPostgresLeadFeed(database)
    const ids = new Set<string>()
    let isOver = false
    const write = async () => {
      for (let each = 0; each < 25; each += 1) {
        const entry = aLeadEntry([])
        await store.accept('busy', entry)
        ids.add(entry.lead.id)
      }
    }
    const follow = async () => {
      const seen: string[] = []
      let end = 0
      for (;;) {
        const wasOver = isOver
        const page = await feed.readAfter('busy', end, 7)
        if (!page) throw new Error('no such place')
        seen.push(...page.leads.map(({ id }) => id))
        end = page.end
        if (wasOver && !page.hasMore) return seen
      }
    }
    const readers = [follow(), follow(), follow()]
    await Promise.all([write(), write(), write(), write()])
    isOver = true
    for (const seen of await Promise.all(readers)) {
      expect(seen).toHaveLength(ids.size)
      expect(new Set(seen)).toEqual(ids)
    }
  })

  it('passes over a lead that is being changed, and gives it afterwards', async () => {
    const feed = createPostgresLeadFeed(database)
    const entry = aLeadEntry([])
    await createPostgresLeadStore(database).accept('locked', entry)
    await database.transaction('locked', async (tx) => {
      await tx.$client.query("select from leads where site = 'locked' for update")
      expect((await feed.readAfter('locked', 0, 50))?.leads).toEqual([])
    })
    expect((await feed.readAfter('locked', 0, 50))?.leads).toEqual([entry.lead])
  })

  it('gives no lead of somebody who was erased [PLUS-094]', async () => {
    const feed = createPostgresLeadFeed(database)
    const store = createPostgresLeadStore(database)
    const email = 'erase.me@example.com'
    await store.accept('erased', aLeadEntry([], { payload: { email } }))
    const stays = aLeadEntry([], { payload: { email: 'bob@example.com' } })
    await store.accept('erased', stays)
    expect((await feed.readAfter('erased', 0, 50))?.leads).toHaveLength(2)
    await createPostgresPersonEraser(database).erase({ email }, 'erased')
    expect((await feed.readAfter('erased', 0, 50))?.leads).toEqual([stays.lead])
  })
})
