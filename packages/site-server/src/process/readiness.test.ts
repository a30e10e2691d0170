import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReadiness, type ReadinessPorts } from './readiness.ts'

function aServer(state: Partial<ReadinessPorts> = {}) {
  const ports: ReadinessPorts = {
    hasIndex: () => true,
    hasSites: () => true,
    isStoreReady: async () => true,
    freeDisk: async () => 100,
    leastFreeDiskBytes: 100,
    ...state,
  }
  return { ports, read: createReadiness(ports) }
}

describe('createReadiness', () => {
  it('is ready with stores, search, sites and room on the disk [PLUS-059]', async () => {
    expect(await aServer().read()).toBe('ready')
  })

  it.each<[string, Partial<ReadinessPorts>]>([
    ['search', { hasIndex: () => false }],
    ['sites', { hasSites: () => false }],
    ['room', { freeDisk: async () => 99 }],
    ['a disk that can be read', { freeDisk: () => Promise.reject(new Error('EIO')) }],
    ['stores at the start', { isStoreReady: async () => false }],
  ])('is not ready without %s [PLUS-059]', async (_, state) => {
    expect(await aServer(state).read()).toBe('not ready')
  })

  it('needs no room for a database elsewhere, but for leads while it is away [PLUS-059]', async () => {
    const { ports, read } = aServer({ isStoreElsewhere: true, freeDisk: async () => 99 })
    expect(await read()).toBe('ready')
    ports.isStoreReady = async () => false
    expect(await read()).toBe('not ready')
  })

  it('is degraded while the stores are away that were there, and ready again [PLUS-059]', async () => {
    const { ports, read } = aServer()
    await read()
    ports.isStoreReady = () => Promise.reject(new Error('away'))
    expect(await read()).toBe('degraded')
    ports.freeDisk = async () => 99
    expect(await read()).toBe('not ready')
    Object.assign(ports, { freeDisk: async () => 100, isStoreReady: async () => true })
    expect(await read()).toBe('ready')
  })

  describe('with a clock', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('does not wait for a database that hangs [PLUS-059]', async () => {
      const { ports, read } = aServer()
      await read()
      ports.isStoreReady = () => new Promise(() => {})
      const verdict = read()
      await vi.advanceTimersByTimeAsync(600)
      expect(await verdict).toBe('degraded')
    })
  })
})
