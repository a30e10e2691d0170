import { performance } from 'node:perf_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectGarbage, freeMemoryWhenQuiet } from './free-memory.ts'

const MB = 2 ** 20

/** A server whose memory and load a test sets; a collection leaves 200 MB. */
function aServer() {
  const server = { memory: 450 * MB, load: 0, collections: 0 }
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization: server.load,
  }))
  const end = freeMemoryWhenQuiet({
    onFailure: (error) => expect.unreachable(String(error)),
    residentBytes: () => server.memory,
    collect: async () => {
      server.collections += 1
      server.memory = 200 * MB
    },
  })
  return { server, end, quarterMinute: () => vi.advanceTimersByTimeAsync(15_000) }
}

describe('freeMemoryWhenQuiet', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('waits until the work of a peak is done', async () => {
    const { server, end, quarterMinute } = aServer()
    server.load = 0.11
    await quarterMinute()
    expect(server.collections).toBe(0)
    server.load = 0.1
    await quarterMinute()
    expect(server).toMatchObject({ collections: 1, memory: 200 * MB })
    end()
  })

  it('does it again once memory grew by 100 MB, not before', async () => {
    const { server, end, quarterMinute } = aServer()
    await quarterMinute()
    server.memory = 300 * MB - 1
    await quarterMinute()
    expect(server.collections).toBe(1)
    server.memory = 300 * MB
    await quarterMinute()
    expect(server.collections).toBe(2)
    end()
    server.memory = 900 * MB
    await quarterMinute()
    expect(server.collections).toBe(2)
  })

  it('tells once of a runtime that refuses, and lets the server go on', async () => {
    const onFailure = vi.fn<(error: unknown) => void>()
    const refusal = new ReferenceError('gc is not defined')
    const collect = vi.fn<() => Promise<void>>().mockRejectedValue(refusal)
    vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
      idle: 0,
      active: 0,
      utilization: 0,
    })
    freeMemoryWhenQuiet({ onFailure, collect, residentBytes: () => 450 * MB })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onFailure.mock.calls).toEqual([[refusal]])
    expect(collect).toHaveBeenCalledOnce()
  })
})

describe('collectGarbage', () => {
  it('gives back what nothing refers to any more', async () => {
    let garbage: object[] | undefined = Array.from({ length: 500_000 }, (_, id) => ({ id }))
    const { heapTotal } = process.memoryUsage()
    expect(garbage).toHaveLength(500_000)
    garbage = undefined
    await collectGarbage()
    expect(process.memoryUsage().heapTotal).toBeLessThan(heapTotal - 5 * MB)
    expect(globalThis).not.toHaveProperty('gc')
  })
})
