import { describe, expect, it } from 'vitest'
import { runKillJourney } from './kill-journey.ts'

describe('runKillJourney', () => {
  it('loses and doubles no lead in three kills, and delivers each [PLUS-027] [PLUS-028]', async () => {
    const audit = await runKillJourney(3)
    expect(audit.promised).toBeGreaterThanOrEqual(60)
    expect(audit).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, forged: 0 })
  }, 120_000)
})
