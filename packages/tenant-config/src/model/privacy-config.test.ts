import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('privacy', () => {
  it('keeps leads for two years by default, and for 30 days to ten years [PLUS-094]', () => {
    expect(
      contradictions('privacy.keepLeadsDays', {
        fallback: 730,
        accepts: [30, 365, 3650],
        refuses: [29, 3651, 90.5, '90', null],
      }),
    ).toEqual([])
  })
})
