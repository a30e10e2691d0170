import { aSite } from '@forecourt/tenant-config/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pickSeenCars, type SearchMatches } from '../../model/saved-searches/saved-search.ts'
import {
  aLeadOffer,
  aMailBrand,
  createInMemoryMailOutbox,
  createInMemorySavedSearchStore,
  createInMemorySuppressionStore,
  createSilentLogger,
} from '../../testing/index.ts'
import type { FindMatches } from './saved-search-ports.ts'
import { startSavedSearchSweep, sweepSavedSearches } from './sweep-saved-searches.ts'

const start = Date.parse('2026-11-24T01:00:00Z')
const site = aSite({ id: 'harbour', url: 'https://harbour.example' })
const email = 'ann.lee@example.com'

const aMatch = (id: number, price = 20_000) => ({
  id,
  name: `2021 Kia Cerato ${id}`,
  price,
  url: `https://harbour.example/cars/${id}`,
})

async function tested({ value = true } = {}) {
  const outbox = createInMemoryMailOutbox()
  const store = createInMemorySavedSearchStore(() => ({ name: 'Ann', email }), outbox.put)
  const suppressions = createInMemorySuppressionStore()
  const state = {
    nowMs: start,
    found: { title: 'Kia', address: '/search?make=Kia', count: 1, cars: [aMatch(7)] } as
      | Awaited<ReturnType<FindMatches>>
      | Error,
  }
  const find = (...cars: SearchMatches['cars']) => {
    state.found = { title: 'Kia', address: '/search?make=Kia', count: cars.length, cars }
  }
  const save = (address = '/search?make=Kia') =>
    store.saveSearch('harbour', 'ann', {
      id: crypto.randomUUID(),
      title: 'Kia',
      address,
      consent: { value, wording_version: 'v1', page: '', at: '' },
      seen: pickSeenCars([aMatch(7)]),
      savedAt: new Date(start),
    })
  await save()
  const ports = {
    store,
    suppressions,
    findMatches: vi.fn<FindMatches>(async () => {
      if (state.found instanceof Error) throw state.found
      return state.found
    }),
    findOffer: async (_site: unknown, id: number) => aLeadOffer({ name: `Offer ${id}` }),
    brandOf: () => aMailBrand(),
    onMail: vi.fn<() => void>(),
    newId: () => crypto.randomUUID(),
    clock: () => new Date(state.nowMs),
    logger: createSilentLogger(),
  }
  return {
    ports,
    state,
    find,
    save,
    suppressions,
    mails: () => outbox.waiting().map(({ message }) => message),
    sweep: () => sweepSavedSearches(ports, site),
    wait: (hours: number) => {
      state.nowMs += hours * 3_600_000
    },
  }
}

describe('sweepSavedSearches', () => {
  it('mails a new match and a price drop once, with a way to unsubscribe [PLUS-107]', async () => {
    const { ports, find, mails, sweep, wait } = await tested()
    expect(await sweep()).toBe(0)
    find(aMatch(9), aMatch(7, 19_500))
    expect(await sweep()).toBe(1)
    expect(ports.onMail).toHaveBeenCalledTimes(1)
    const [mail] = mails()
    expect(mail).toMatchObject({
      to: email,
      subject: '1 new match and 1 price drop for “Kia”',
      text: expect.stringContaining('Offer 9'),
      unsubscribeUrl: expect.stringMatching(
        /^https:\/\/harbour\.example\/pages\/unsubscribe\?token=/,
      ),
    })
    expect(mail?.text).toContain('$19,500, was $20,000')
    expect(mail?.text).toContain(mail?.unsubscribeUrl)
    wait(25)
    expect(await sweep()).toBe(0)
    expect(mails()).toHaveLength(1)
  })

  it('tells of a day in one mail', async () => {
    const { find, mails, sweep, wait } = await tested()
    find(aMatch(7), aMatch(8))
    await sweep()
    wait(19)
    find(aMatch(7), aMatch(8), aMatch(9))
    expect(await sweep()).toBe(0)
    wait(2)
    find(aMatch(7), aMatch(8), aMatch(9), aMatch(10))
    expect(await sweep()).toBe(1)
    expect(mails().at(-1)?.subject).toBe('2 new matches for “Kia”')
  })

  it('mails nobody who did not agree or has unsubscribed [PLUS-107]', async () => {
    const refused = await tested({ value: false })
    refused.find(aMatch(9))
    expect(await refused.sweep()).toBe(0)
    const left = await tested()
    await left.suppressions.add('harbour', { email, source: 'page', at: new Date(start) })
    left.find(aMatch(9))
    expect(await left.sweep()).toBe(0)
    expect([...refused.mails(), ...left.mails()]).toEqual([])
  })

  it('waits while the search does not answer, and lets one search hold up no other', async () => {
    const { ports, state, find, mails, save, sweep } = await tested()
    state.found = 'failed'
    expect(await sweep()).toBe(0)
    state.found = new Error('the search is down')
    expect(await sweep()).toBe(0)
    await save('/search?make=Kia&body=SUV')
    find(aMatch(9))
    ports.findMatches.mockRejectedValueOnce(new Error('the search is down'))
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(1)
    expect(mails()).toHaveLength(2)
  })

  it('mails nothing of a search that finds more than 1,000, and does not tell of it later', async () => {
    const { state, sweep, find } = await tested()
    state.found = { title: '', address: '/search', count: 1001, cars: [aMatch(9)] }
    expect(await sweep()).toBe(0)
    state.found = { title: '', address: '/search', count: 1000, cars: [aMatch(9)] }
    expect(await sweep()).toBe(0)
    find(aMatch(9), aMatch(10))
    expect(await sweep()).toBe(1)
  })
})

describe('startSavedSearchSweep', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('looks at the start and whenever the stock has changed, and no more once it is stopped', async () => {
    vi.useFakeTimers({ now: start })
    const { ports, find, mails } = await tested()
    let version = 1
    const stop = startSavedSearchSweep({
      ...ports,
      clock: () => new Date(),
      sites: () => [site],
      stockVersion: () => version,
      everyMs: 1000,
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(ports.findMatches).toHaveBeenCalledTimes(1)
    find(aMatch(9))
    version = 2
    await vi.advanceTimersByTimeAsync(1000)
    // Its signature is not made by the clock of the test.
    await vi.waitFor(() => expect(mails()).toHaveLength(1))
    expect(ports.findMatches).toHaveBeenCalledTimes(2)
    await stop()
    version = 3
    await vi.advanceTimersByTimeAsync(90_000_000)
    expect(ports.findMatches).toHaveBeenCalledTimes(2)
  })
})
