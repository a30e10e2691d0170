import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatDealerText, formatProtectionPlan } from './protection-plan.ts'

describe('formatProtectionPlan', () => {
  it('is of 3 years by default, and of 5 for some brands [CFG-093]', () => {
    expect(formatProtectionPlan(aSite().warranty)).toBe('3-year mechanical protection plan')
    const { warranty } = aSite({ warranty: { protectionPlanYears: 5 } })
    expect(formatDealerText('With our {protectionPlan}.', warranty)).toBe(
      'With our 5-year mechanical protection plan.',
    )
  })
})
