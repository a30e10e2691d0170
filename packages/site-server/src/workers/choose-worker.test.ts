import { describe, expect, it } from 'vitest'
import { chooseWorker } from './choose-worker.ts'

const ids = Array.from({ length: 500 }, (_, at) => `dealer-${at}`)

describe('chooseWorker', () => {
  it.each([1, 2, 3, 4, 8, 16])('spreads 500 dealers over %i workers [PLUS-097]', (workers) => {
    const counts = new Map<number, number>()
    for (const id of ids) {
      const worker = chooseWorker(id, workers)
      counts.set(worker, (counts.get(worker) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: workers }, (_, at) => at + 1),
    )
    const fair = ids.length / workers
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(fair / 2)
      expect(count).toBeLessThan(fair * 1.6)
    }
  })

  it('gives a dealer the same worker whoever else there is [PLUS-097]', () => {
    expect(['harbour', 'ridgeline', 'harbour'].map((id) => chooseWorker(id, 4))).toEqual([
      chooseWorker('harbour', 4),
      chooseWorker('ridgeline', 4),
      chooseWorker('harbour', 4),
    ])
    expect(ids.every((id) => chooseWorker(id, 1) === 1)).toBe(true)
  })
})
