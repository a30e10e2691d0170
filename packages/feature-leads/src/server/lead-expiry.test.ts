import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  aLeadEntry,
  createInMemoryLeadStore,
  createInMemorySignInStore,
  createSilentLogger,
} from '../testing/index.ts'
import { expireLeads, startLeadExpiry } from './lead-expiry.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const dayMs = 24 * 60 * 60 * 1000
const aged = (ms: number) =>
  aLeadEntry(['crm'], { received_at: new Date(now.getTime() - ms).toISOString() })
const site = (id: string, keepLeadsDays: number) => ({ id, privacy: { keepLeadsDays } })

const payments = [{ removeBefore: async () => 0 }]
const rest = {
  spins: { removeBefore: async () => 0 },
  journeys: { removeEnded: async () => 0 },
  mails: { removeBefore: async () => 0 },
}

describe('expireLeads', () => {
  it('removes what is older than the period of its site, to the millisecond [PLUS-094]', async () => {
    const store = createInMemoryLeadStore()
    const logger = createSilentLogger()
    for (const id of ['short', 'long'])
      for (const age of [30 * dayMs, 30 * dayMs + 1, 730 * dayMs, 730 * dayMs + 1])
        await store.accept(id, aged(age))
    const sites = () => [site('short', 30), site('long', 730)]
    await expireLeads({
      store,
      signIns: createInMemorySignInStore(),
      payments,
      ...rest,
      sites,
      clock: () => now,
      logger,
    })
    const ages = async (id: string) =>
      (await store.list(id)).map(({ lead }) => now.getTime() - Date.parse(lead.received_at))
    expect(await ages('short')).toEqual([30 * dayMs])
    expect(await ages('long')).toEqual([30 * dayMs, 30 * dayMs + 1, 730 * dayMs])
    expect(logger.entries.map(({ fields }) => fields)).toEqual([
      { site: 'short', leads: 3 },
      { site: 'long', leads: 1 },
    ])
  })

  it('removes who has not signed in for the period of the site, and what has ended [PLUS-094]', async () => {
    const signIns = createInMemorySignInStore()
    const logger = createSilentLogger()
    const signIn = (phone: string, ageMs: number) =>
      signIns.putContact(
        'short',
        { phone, name: 'Ann', last_name: 'Lee', email: 'ann.lee@example.com' },
        new Date(now.getTime() - ageMs),
      )
    await signIn('0412345678', 30 * dayMs + 1)
    await signIn('0498765432', 30 * dayMs)
    const code = { phone: '0412345678', nonce: 'n', digest: 'd', expiresAt: now }
    await signIns.putCode('short', code)
    const sites = () => [site('short', 30)]
    const store = createInMemoryLeadStore()
    await expireLeads({ store, signIns, payments, ...rest, sites, clock: () => now, logger })
    expect(await signIns.hasContact('short', '0412345678')).toBe(false)
    expect(await signIns.hasContact('short', '0498765432')).toBe(true)
    expect(await signIns.findNonce('short', '0412345678')).toBeNull()
    expect(logger.entries.map(({ fields }) => fields)).toEqual([{ site: 'short', people: 1 }])
  })

  it('goes on with the other sites when one fails, and says why without a person', async () => {
    const store = createInMemoryLeadStore()
    const logger = createSilentLogger()
    await store.accept('long', aged(731 * dayMs))
    const removeBefore = vi
      .fn<typeof store.removeBefore>(store.removeBefore)
      .mockRejectedValueOnce(new Error('failed, params: ann.lee@example.com'))
    const sites = () => [site('short', 30), site('long', 730)]
    const signIns = createInMemorySignInStore()
    await expireLeads({
      store: { removeBefore },
      signIns,
      payments,
      ...rest,
      sites,
      clock: () => now,
      logger,
    })
    expect(await store.list('long')).toEqual([])
    expect(logger.entries[0]?.level).toBe('error')
    expect(JSON.stringify(logger.entries)).not.toContain('ann')
  })
})

describe('startLeadExpiry', () => {
  it('looks at its start and every hour, with the sites of that moment', async () => {
    vi.useFakeTimers({ now })
    onTestFinished(() => void vi.useRealTimers())
    const store = createInMemoryLeadStore()
    let days = 730
    await store.accept('harbour', aged(100 * dayMs))
    const stop = startLeadExpiry({
      store,
      signIns: createInMemorySignInStore(),
      payments,
      ...rest,
      sites: () => [site('harbour', days)],
      clock: () => new Date(),
      logger: createSilentLogger(),
    })
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000 - 1)
    days = 99
    expect(await store.list('harbour')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await store.list('harbour')).toEqual([])
    await stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
