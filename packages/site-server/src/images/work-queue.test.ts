import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** Work that ends when it is asked to, and counts what is under way. */
function someWork() {
  const ends: (() => void)[] = []
  const seen = { running: 0, most: 0, begun: 0 }
  const work = async () => {
    seen.begun += 1
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.running -= 1
    return seen.begun
  }
  const endNext = async () => {
    await new Promise(setImmediate)
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { work, endNext, seen }
}

describe('createWorkQueue', () => {
  it('does a little at a time, in order, and all of it', async () => {
    const queue = createWorkQueue({ atOnce: 2, atMost: 9 })
    const { work, endNext, seen } = someWork()
    const results = ['a', 'b', 'c', 'd', 'e'].map((key) => queue.run(key, work))
    for (let count = 0; count < 5; count += 1) await endNext()
    await Promise.all(results)
    expect(seen).toEqual({ running: 0, most: 2, begun: 5 })
  })

  it('does equal work once, and anew after it is done', async () => {
    const queue = createWorkQueue({ atOnce: 1, atMost: 9 })
    const { work, endNext, seen } = someWork()
    const both = [queue.run('a', work), queue.run('a', work)]
    await endNext()
    expect(await Promise.all(both)).toEqual([1, 1])
    const later = queue.run('a', work)
    await endNext()
    await later
    expect(seen.begun).toBe(2)
  })

  it('takes on no more than it may', async () => {
    const queue = createWorkQueue({ atOnce: 1, atMost: 2 })
    const { work, endNext } = someWork()
    const taken = [queue.run('a', work), queue.run('b', work)]
    expect(await queue.run('c', work)).toBeNull()
    const shared = queue.run('a', work)
    await endNext()
    await endNext()
    expect(await Promise.all([...taken, shared])).toEqual([1, 2, 1])
    const next = queue.run('c', work)
    await endNext()
    expect(await next).toBe(3)
  })

  it('goes on after work that failed', async () => {
    const queue = createWorkQueue({ atOnce: 1, atMost: 2 })
    const failed = queue.run('a', () => Promise.reject(new Error('no layer')))
    const next = queue.run('b', () => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('no layer')
    expect(await next).toBe('done')
  })
})
