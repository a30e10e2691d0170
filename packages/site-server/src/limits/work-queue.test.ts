import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorkQueue, type Visitor } from './work-queue.ts'

const waitMs = 1500

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
    const queue = createWorkQueue({ atOnce: 2, waiting: 9, waitMs })
    const { work, endNext, seen } = someWork()
    const results = ['a', 'b', 'c', 'd', 'e'].map((key) => queue.run(key, work))
    for (let count = 0; count < 5; count += 1) await endNext()
    await Promise.all(results)
    expect(seen).toEqual({ running: 0, most: 2, begun: 5 })
  })

  it('gives way between two pieces of work, and loses no place by it [PLUS-088]', async () => {
    const ways: (() => void)[] = []
    const giveWay = () => new Promise<void>((resolve) => ways.push(resolve))
    const queue = createWorkQueue({ atOnce: 1, waiting: 9, waitMs, giveWay })
    const { work, endNext, seen } = someWork()
    const results = [queue.run('a', work), queue.run('b', work)]
    await endNext()
    expect(seen).toEqual({ running: 0, most: 1, begun: 1 })
    const late = queue.run('c', work)
    for (let piece = 0; piece < 2; piece += 1) {
      ways.shift()?.()
      await endNext()
    }
    expect(await Promise.all([...results, late])).toEqual([1, 2, 3])
    expect(ways).toEqual([])
  })

  it('does equal work once, and anew after it is done', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 9, waitMs })
    const { work, endNext, seen } = someWork()
    const both = [queue.run('a', work), queue.run('a', work)]
    await endNext()
    expect(await Promise.all(both)).toEqual([1, 1])
    const later = queue.run('a', work)
    await endNext()
    await later
    expect(seen.begun).toBe(2)
  })

  it('takes on no more than it may, and refuses the rest at once [PLUS-088]', async () => {
    let refused = 0
    const queue = createWorkQueue({ atOnce: 1, waiting: 1, waitMs, onRefused: () => refused++ })
    const { work, endNext } = someWork()
    const taken = [queue.run('a', work), queue.run('b', work)]
    expect(await queue.run('c', work)).toBeNull()
    expect(refused).toBe(1)
    const shared = queue.run('a', work)
    await endNext()
    await endNext()
    expect(await Promise.all([...taken, shared])).toEqual([1, 2, 1])
    const next = queue.run('c', work)
    await endNext()
    expect(await next).toBe(3)
  })

  it('goes on after work that failed', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 2, waitMs })
    const failed = queue.run('a', () => Promise.reject(new Error('no layer')))
    const next = queue.run('b', () => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('no layer')
    expect(await next).toBe('done')
  })

  /** A queue of one at a time, and the order in which work was begun. */
  function anOrder(waiting: number) {
    const begun: string[] = []
    const refused: string[] = []
    const ends: (() => void)[] = []
    const queue = createWorkQueue({ atOnce: 1, waiting, waitMs })
    const ask = (name: string, visitor: Visitor) => {
      const work = () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          ends.push(() => resolve(name))
        })
      return queue.run(name, work, visitor).then((answer) => {
        if (answer === null) refused.push(name)
        return answer
      })
    }
    const endAll = async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end()
        await new Promise(setImmediate)
      }
    }
    return { ask, begun, refused, endAll }
  }
  const at = (site: string, client: string): Visitor => ({ site, client })

  it('lets sites take turns, and the visitors of a site [PLUS-088]', async () => {
    const { ask, begun, endAll } = anOrder(9)
    const asked = [
      ask('first', at('harbour', 'x')),
      ...[1, 2, 3].map((n) => ask(`a${n}`, at('harbour', 'a'))),
      ask('b1', at('harbour', 'b')),
      ask('c1', at('ridgeline', 'a')),
      ask('c2', at('ridgeline', 'a')),
    ]
    await endAll()
    await Promise.all(asked)
    expect(begun).toEqual(['first', 'a1', 'c1', 'b1', 'c2', 'a2', 'a3'])
  })

  it('takes the latest of whoever has most waiting out for others [PLUS-088]', async () => {
    const { ask, begun, refused, endAll } = anOrder(4)
    const asked = [
      ask('first', at('harbour', 'x')),
      ...[1, 2, 3, 4].map((n) => ask(`a${n}`, at('harbour', 'a'))),
      ask('b1', at('harbour', 'b')),
      ask('c1', at('ridgeline', 'c')),
      ask('a5', at('harbour', 'a')),
      ask('c2', at('ridgeline', 'c')),
      ask('c3', at('ridgeline', 'c')),
    ]
    await new Promise(setImmediate)
    expect(refused.toSorted()).toEqual(['a2', 'a3', 'a4', 'a5', 'c3'])
    await endAll()
    await Promise.all(asked)
    expect(begun).toEqual(['first', 'a1', 'c1', 'b1', 'c2'])
  })

  it('says for whom it has room [PLUS-088]', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 2, waitMs })
    const { work, endNext } = someWork()
    const a = at('harbour', 'a')
    const asked = [queue.run('1', work, a)]
    expect(queue.hasRoomFor(a)).toBe(true)
    asked.push(queue.run('2', work, a), queue.run('3', work, a))
    expect(queue.hasRoomFor(a)).toBe(false)
    expect(queue.hasRoomFor(at('harbour', 'b'))).toBe(true)
    expect(queue.hasRoomFor(at('ridgeline', 'a'))).toBe(true)
    for (let count = 0; count < 3; count += 1) await endNext()
    await Promise.all(asked)
  })

  it('drops work that nobody waits for any more, and makes room of it [PLUS-088]', async () => {
    const { ask, begun, refused, endAll } = anOrder(2)
    const gone = { ...at('harbour', 'a'), isGone: () => true }
    const asked = [
      ask('first', at('harbour', 'x')),
      ask('left', gone),
      ask('shared', gone),
      ask('shared', at('harbour', 'b')),
      ask('last', at('harbour', 'b')),
    ]
    await new Promise(setImmediate)
    expect(refused).toEqual(['left'])
    await endAll()
    await Promise.all(asked)
    expect(begun).toEqual(['first', 'shared', 'last'])
  })

  it('drops work whose visitor leaves while it waits', async () => {
    const { ask, begun, endAll } = anOrder(9)
    const visitor = { isHere: true }
    const asked = [
      ask('first', at('harbour', 'x')),
      ask('left', { ...at('harbour', 'a'), isGone: () => !visitor.isHere }),
      ask('last', at('harbour', 'b')),
    ]
    visitor.isHere = false
    await endAll()
    expect(await Promise.all(asked)).toEqual(['first', null, 'last'])
    expect(begun).toEqual(['first', 'last'])
  })

  describe('with a clock', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it('refuses work whose turn does not come in time [PLUS-088]', async () => {
      const refusals: string[] = []
      const onRefused = () => void refusals.push('refused')
      const queue = createWorkQueue({ atOnce: 1, waiting: 9, waitMs, onRefused })
      let end = () => {}
      const first = queue.run(null, () => new Promise<void>((resolve) => (end = resolve)))
      const answers: unknown[] = []
      void queue.run(null, async () => 'late').then((answer) => answers.push(answer))
      await vi.advanceTimersByTimeAsync(1499)
      expect(answers).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect({ answers, refusals }).toEqual({ answers: [null], refusals: ['refused'] })
      end()
      await first
      expect(await queue.run(null, async () => 'next')).toBe('next')
    })

    it('lets work that was begun take its time', async () => {
      const queue = createWorkQueue({ atOnce: 1, waiting: 9, waitMs })
      const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 5000))
      const both = Promise.all([queue.run(null, slow), queue.run(null, async () => 'late')])
      await vi.advanceTimersByTimeAsync(5000)
      expect(await both).toEqual(['slow', null])
    })
  })
})
