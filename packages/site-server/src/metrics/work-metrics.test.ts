import { describe, expect, it } from 'vitest'
import { createMetricsRegistry } from './registry.ts'
import { measureIndex, measureLeads } from './work-metrics.ts'

const now = new Date('2026-11-20T00:01:30.000Z')
const clock = () => now
const size = { pending: 7, dead: 2, oldestPendingSince: '2026-11-20T00:00:00.000Z' }

async function linesOf(measure: typeof size | Error) {
  const registry = createMetricsRegistry()
  measureLeads(registry, {
    queue: {
      measure: async () => {
        if (measure instanceof Error) throw measure
        return measure
      },
    },
    spool: { count: async () => 3 },
    worker: { pausedTargets: () => 1 },
    clock,
  })
  return (await registry.write()).split('\n').filter((line) => /^[^#]/.test(line))
}

describe('measureLeads', () => {
  it('tells queue, its age, dead deliveries, paused targets and the spool [PLUS-095]', async () => {
    expect(await linesOf(size)).toEqual([
      'forecourt_deliveries{status="pending"} 7',
      'forecourt_deliveries{status="dead"} 2',
      'forecourt_delivery_age_seconds 90',
      'forecourt_paused_targets 1',
      'forecourt_spooled_leads 3',
    ])
  })

  it('says 0 seconds when nothing waits', async () => {
    const lines = await linesOf({ ...size, pending: 0, oldestPendingSince: null as never })
    expect(lines).toContain('forecourt_delivery_age_seconds 0')
  })

  it('leaves out what a database that is away cannot say', async () => {
    expect(await linesOf(new Error('away'))).toEqual([
      'forecourt_paused_targets 1',
      'forecourt_spooled_leads 3',
    ])
  })
})

describe('measureIndex', () => {
  it.each([
    [null, 0],
    [new Date('2026-11-20T00:01:28.500Z'), 1.5],
  ])('tells of a change since %s as %s seconds [PLUS-095]', async (since, seconds) => {
    const registry = createMetricsRegistry()
    measureIndex(registry, { behindSince: () => since }, clock)
    expect(await registry.write()).toContain(`\nforecourt_index_lag_seconds ${seconds}\n`)
  })
})
