import { describe, expect, it } from 'vitest'
import { countFaults } from './crash-audit.ts'
import { type CrashPlan, runCrashJourney } from './crash-journey.ts'

describe('runCrashJourney', () => {
  it.each([
    ['the server and its database', { rounds: 3, what: 'in turn' }],
    ['a database elsewhere', { rounds: 2, what: 'database', isExternal: true }],
  ] as const satisfies readonly (readonly [string, CrashPlan])[])(
    'loses, doubles and overcharges nothing under kills of %s [PLUS-027] [PLUS-028] [PLUS-105] [PLUS-106]',
    async (_, plan) => {
      const { audit } = await runCrashJourney(plan)
      const { leads, reservations, payments } = audit.promised
      expect(Math.min(leads, reservations, payments)).toBeGreaterThan(0)
      expect({ ...audit, faults: countFaults(audit) }).toMatchObject({ faults: 0 })
    },
    300_000,
  )
})
