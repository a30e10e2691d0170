import { describe, expect, it } from 'vitest'
import { createSearchCache } from './search-cache.ts'

function cacheAt(start = 0) {
  const clock = { nowMs: start }
  const cache = createSearchCache(() => clock.nowMs)
  const loaded: string[] = []
  const read = (key: string) =>
    cache.get(
      key,
      async () => {
        loaded.push(key)
        return key.toUpperCase()
      },
      { miss: async (answer: unknown) => void (await cache.set(key, answer)) },
    )
  return { clock, cache, loaded, read }
}

describe('createSearchCache', () => {
  it('keeps 20 answers and drops the least recently used [SRCH-067]', async () => {
    const { loaded, read } = cacheAt()
    const keys = Array.from({ length: 20 }, (_, index) => `k${index}`)
    for (const key of keys) expect(await read(key)).toBe(key.toUpperCase())
    await read('k0')
    expect(loaded).toHaveLength(20)
    await read('k20')
    expect(loaded).toHaveLength(21)
    await read('k0')
    expect(loaded).toHaveLength(21)
    await read('k1')
    expect(loaded).toHaveLength(22)
  })

  it('keeps an answer for five minutes and no longer [D-24]', async () => {
    const { clock, loaded, read } = cacheAt(1000)
    await read('a')
    clock.nowMs += 5 * 60_000 - 1
    await read('a')
    expect(loaded).toHaveLength(1)
    clock.nowMs += 1
    await read('a')
    expect(loaded).toHaveLength(2)
  })

  it('keeps no failure', async () => {
    const { cache, read } = cacheAt()
    const failed = cache.get('a', () => Promise.reject(new Error('down')))
    await expect(failed).rejects.toThrow('down')
    expect(await read('a')).toBe('A')
  })

  it('gives each reader a copy, and forgets on request', async () => {
    const { cache, loaded, read } = cacheAt()
    await cache.set('list', [1])
    const first = await cache.get<number[]>('list', async () => [])
    first.push(2)
    expect(await cache.get('list', async () => [])).toEqual([1])
    await cache.delete('list')
    expect(await cache.get('list', async () => 'gone')).toBe('gone')
    await read('a')
    await cache.clear()
    await read('a')
    expect(loaded).toHaveLength(2)
  })
})
