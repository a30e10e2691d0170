import { describe, expect, it, vi } from 'vitest'
import { createMetricsRegistry } from './registry.ts'

describe('createMetricsRegistry', () => {
  it('writes counters by label, and escapes what labels hold', async () => {
    const registry = createMetricsRegistry()
    const counter = registry.counter<'kind'>({ name: 'answers_total', help: 'Answers.' })
    counter.add({ kind: 'page' })
    counter.add({ kind: 'page' }, 2)
    counter.add({ kind: 'a "b" \\ c\nd' })
    expect(await registry.write()).toBe(
      [
        '# HELP answers_total Answers.',
        '# TYPE answers_total counter',
        'answers_total{kind="page"} 3',
        String.raw`answers_total{kind="a \"b\" \\ c\nd"} 1`,
        '',
      ].join('\n'),
    )
  })

  it('counts a time in its own bucket and in every larger one', async () => {
    const registry = createMetricsRegistry()
    const times = registry.histogram({ name: 'work_seconds', help: 'Work.', buckets: [0.1, 1] })
    for (const seconds of [0.1, 0.25, 1, 2]) times.observe({}, seconds)
    expect((await registry.write()).split('\n').slice(2)).toEqual([
      'work_seconds_bucket{le="0.1"} 1',
      'work_seconds_bucket{le="1"} 3',
      'work_seconds_bucket{le="+Inf"} 4',
      'work_seconds_sum 3.35',
      'work_seconds_count 4',
      '',
    ])
  })

  it('reads a gauge when it is asked, and leaves out one that cannot be read', async () => {
    const registry = createMetricsRegistry()
    let depth = 1
    registry.gauge({ name: 'depth', help: 'D.', read: () => [{ labels: {}, value: depth }] })
    registry.gauge({ name: 'away', help: 'A.', read: () => Promise.reject(new Error('away')) })
    depth = 7
    const text = await registry.write()
    expect(text).toContain('\ndepth 7\n')
    expect(text).not.toContain('away')
  })

  it('leaves out a gauge that hangs, before whoever asks gives up', async () => {
    const registry = createMetricsRegistry()
    registry.gauge({ name: 'depth', help: 'D.', read: () => [{ labels: {}, value: 7 }] })
    registry.gauge({ name: 'frozen', help: 'F.', read: () => new Promise<never>(() => {}) })
    vi.useFakeTimers()
    const writing = registry.write()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    const text = await writing
    expect(text).toContain('\ndepth 7\n')
    expect(text).not.toContain('frozen')
  })

  it('leaves out a gauge whose reading throws at once', async () => {
    const registry = createMetricsRegistry()
    const read = () => {
      throw new Error('away')
    }
    registry.gauge({ name: 'away', help: 'A.', read })
    expect(await registry.write()).toBe('\n')
  })

  it('knows each name once', () => {
    const registry = createMetricsRegistry()
    registry.counter({ name: 'one_total', help: '' })
    expect(() => registry.counter({ name: 'one_total', help: '' })).toThrow('one_total')
  })
})
