import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aLeadEntry, createInMemoryLeadStore, createSilentLogger } from '../testing/index.ts'
import { openLeadSpool, removePersonFromSpool } from './lead-spool.ts'
import { drainLeadSpool, startSpoolDrain } from './spool-drain.ts'

let directory: string
const logger = createSilentLogger()
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'forecourt-spool-')), 'leads')
})
afterEach(() => rm(dirname(directory), { recursive: true, force: true }))

describe('openLeadSpool', () => {
  it('gives a lead back whole, also to another process', async () => {
    const lead = { siteId: 'harbour', entry: aLeadEntry(['crm']) }
    const spool = await openLeadSpool(directory, logger)
    expect(await spool.put(lead)).toEqual({ leadId: lead.entry.lead.id, isNew: true })
    expect(await (await openLeadSpool(directory, logger)).list(10)).toEqual([lead])
    expect(await spool.count()).toBe(1)
    await spool.remove(lead)
    await spool.remove(lead)
    expect(await spool.count()).toBe(0)
    expect(await spool.list(10)).toEqual([])
  })

  it('keeps one lead for a key that comes twenty times at once [PLUS-028]', async () => {
    const spool = await openLeadSpool(directory, logger)
    const stored = await Promise.all(
      Array.from({ length: 20 }, () =>
        spool.put({ siteId: 'harbour', entry: aLeadEntry([], { idempotency_key: 'same-key' }) }),
      ),
    )
    expect(new Set(stored.map(({ leadId }) => leadId)).size).toBe(1)
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await readdir(directory)).toHaveLength(1)
  })

  it('says that a key is taken with other content, and keeps the first [PLUS-092]', async () => {
    const spool = await openLeadSpool(directory, logger)
    const key = { idempotency_key: 'same-key' }
    const first = { siteId: 'harbour', entry: aLeadEntry([], key) }
    await spool.put(first)
    const other = aLeadEntry([], { ...key, payload: { message: 'Another question' } })
    expect(await spool.put({ siteId: 'harbour', entry: other })).toEqual({
      leadId: first.entry.lead.id,
      isNew: false,
      isConflict: true,
    })
    expect(await spool.list(10)).toEqual([first])
  })

  it('keeps the same key of two sites apart', async () => {
    const spool = await openLeadSpool(directory, logger)
    for (const siteId of ['harbour', 'ridgeline']) {
      await spool.put({ siteId, entry: aLeadEntry([], { idempotency_key: 'same-key' }) })
    }
    expect(await spool.list(10)).toHaveLength(2)
  })

  it('is readable by its owner only', async () => {
    const spool = await openLeadSpool(directory, logger)
    await spool.put({ siteId: 'harbour', entry: aLeadEntry() })
    const [name = ''] = await readdir(directory)
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600)
  })

  it('sets an unreadable file aside, names it, and goes on', async () => {
    const spool = await openLeadSpool(directory, logger)
    await writeFile(join(directory, 'broken.lead.json'), '{"siteId":')
    const lead = { siteId: 'harbour', entry: aLeadEntry() }
    await spool.put(lead)
    expect(await spool.list(10)).toEqual([lead])
    expect(await readdir(directory)).toContain('broken.lead.json.unreadable')
    expect(logger.entries.at(-1)?.message).toContain('set aside')
  })
})

describe('removePersonFromSpool', () => {
  const ann = { email: 'ann.lee@example.com' }
  const bob = { payload: { email: 'bob@example.com', phone: '0498765432' } }

  it('removes a person’s leads and spoilt files that name them, and no others [PLUS-094]', async () => {
    const spool = await openLeadSpool(directory, logger)
    const kept = { siteId: 'harbour', entry: aLeadEntry([], bob) }
    for (const lead of [kept, { siteId: 'harbour', entry: aLeadEntry() }]) await spool.put(lead)
    await writeFile(join(directory, 'a.lead.json.unreadable'), '{"email":"ANN.LEE@example.com"')
    await writeFile(join(directory, 'b.lead.json.unreadable'), '{"email":"bob@example.com"')
    expect(await removePersonFromSpool(directory, ann)).toBe(2)
    expect(await spool.list(10)).toEqual([kept])
    expect(await readdir(directory)).toContain('b.lead.json.unreadable')
    expect(await removePersonFromSpool(directory, { phone: '0498765432' })).toBe(1)
    expect(await spool.list(10)).toEqual([])
  })

  it('removes a person at one site only when it is told to, and nothing where there is no spool', async () => {
    expect(await removePersonFromSpool(directory, ann)).toBe(0)
    const spool = await openLeadSpool(directory, logger)
    for (const siteId of ['harbour', 'ridgeline']) await spool.put({ siteId, entry: aLeadEntry() })
    expect(await removePersonFromSpool(directory, ann, 'harbour')).toBe(1)
    expect((await spool.list(10)).map(({ siteId }) => siteId)).toEqual(['ridgeline'])
  })
})

describe('drainLeadSpool', () => {
  it('moves leads into the store with their deliveries and drops those it has', async () => {
    const store = createInMemoryLeadStore()
    const spool = await openLeadSpool(directory, logger)
    const known = aLeadEntry(['crm'])
    const waiting = aLeadEntry(['crm'])
    await store.accept('harbour', known)
    for (const entry of [known, waiting]) await spool.put({ siteId: 'harbour', entry })
    expect(await drainLeadSpool({ spool, store, logger })).toBe(2)
    expect(await spool.list(10)).toEqual([])
    const records = await store.list('harbour')
    expect(records).toHaveLength(2)
    expect(records.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
  })

  it('stores one whose key the store has with other content as a lead of its own, once [PLUS-092]', async () => {
    const store = createInMemoryLeadStore()
    const spool = await openLeadSpool(directory, logger)
    const key = { idempotency_key: 'same-key' }
    await store.accept('harbour', aLeadEntry(['crm'], key))
    const other = aLeadEntry(['crm'], { ...key, payload: { message: 'Another question' } })
    for (let time = 0; time < 2; time += 1) {
      await spool.put({ siteId: 'harbour', entry: other })
      expect(await drainLeadSpool({ spool, store, logger })).toBe(1)
    }
    const records = await store.list('harbour')
    expect(records.map(({ lead }) => lead.payload.message).toSorted()).toEqual([
      'Another question',
      'Is it still available?',
    ])
    expect(records.every(({ deliveries }) => deliveries.length === 1)).toBe(true)
  })

  it('stores one whose time somebody else took meanwhile, without that time [PLUS-108]', async () => {
    const store = createInMemoryLeadStore()
    const spool = await openLeadSpool(directory, logger)
    const appointment = { locationId: 7, startsAt: '2026-11-24T00:00:00.000Z', capacity: 1 }
    for (const time of ['2026-11-24T00:00:00.000Z', '2026-11-24T01:00:00.000Z']) {
      const entry = { ...aLeadEntry(['crm']), appointment: { ...appointment, startsAt: time } }
      await spool.put({ siteId: 'harbour', entry })
    }
    await store.accept('harbour', { ...aLeadEntry([]), appointment })
    expect(await drainLeadSpool({ spool, store, logger })).toBe(2)
    expect(await store.list('harbour')).toHaveLength(3)
    const [from, to] = [new Date('2026-11-24T00:00:00Z'), new Date('2026-11-25T00:00:00Z')]
    expect((await store.listBooked('harbour', 7, from, to)).map(({ count }) => count)).toEqual([
      1, 1,
    ])
  })

  it('keeps what the store does not take', async () => {
    const spool = await openLeadSpool(directory, logger)
    await spool.put({ siteId: 'harbour', entry: aLeadEntry() })
    const store = { ...createInMemoryLeadStore(), accept: () => Promise.reject(new Error('away')) }
    expect(await drainLeadSpool({ spool, store, logger })).toBe(0)
    expect(await spool.list(10)).toHaveLength(1)
  })

  it('is not held up by a lead the store will never take', async () => {
    const taking = createInMemoryLeadStore()
    const poisoned = aLeadEntry()
    const store = {
      ...taking,
      accept: async (siteId: string, entry: typeof poisoned) => {
        if (entry.lead.id === poisoned.lead.id) throw new Error('value out of range')
        return taking.accept(siteId, entry)
      },
    }
    const waiting = [poisoned, aLeadEntry(), aLeadEntry()]
    const spool = {
      ...(await openLeadSpool(directory, logger)),
      list: async () => waiting.map((entry) => ({ siteId: 'harbour', entry })),
    }
    expect(await drainLeadSpool({ spool, store, logger })).toBe(2)
    expect(await taking.list('harbour')).toHaveLength(2)
  })

  it.each([
    [2, 3],
    [3, 0],
  ])('asks for others after %i refusals in a row: moves %i', async (refusals, moved) => {
    const taking = createInMemoryLeadStore()
    let asked = 0
    const store = {
      ...taking,
      accept: async (siteId: string, entry: ReturnType<typeof aLeadEntry>) => {
        asked += 1
        if (asked <= refusals) throw new Error('away')
        return taking.accept(siteId, entry)
      },
    }
    const waiting = Array.from({ length: refusals + 3 }, () => aLeadEntry())
    const spool = {
      ...(await openLeadSpool(directory, logger)),
      list: async () => waiting.map((entry) => ({ siteId: 'harbour', entry })),
    }
    expect(await drainLeadSpool({ spool, store, logger })).toBe(moved)
  })
})

describe('startSpoolDrain', () => {
  it('drains what a former process left and what comes later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const store = createInMemoryLeadStore()
    const spool = await openLeadSpool(directory, logger)
    await spool.put({ siteId: 'harbour', entry: aLeadEntry() })
    const stop = startSpoolDrain({ spool, store, logger, everyMs: 5000 })
    const count = async () => (await store.list('harbour')).length
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    expect(await count()).toBe(1)
    await spool.put({ siteId: 'harbour', entry: aLeadEntry() })
    vi.advanceTimersByTime(5000)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    expect(await count()).toBe(2)
    await stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
