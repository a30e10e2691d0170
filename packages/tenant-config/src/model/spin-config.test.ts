import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { contradictions } from './setting.contract.ts'

const prize = { id: 'mats', label: 'Floor mats' }

describe('spinToWin', () => {
  it('has no prizes by default, and at most twelve [D-65]', () => {
    const many = Array.from({ length: 13 }, (_, index) => ({ ...prize, id: `mats-${index}` }))
    expect(
      contradictions('spinToWin.prizes', {
        fallback: [],
        accepts: [[{ ...prize, text: 'Show this page.', share: 3 }]],
        refuses: [
          many,
          [prize, prize],
          [{ ...prize, share: 0 }],
          [{ ...prize, share: 1.5 }],
          [{ id: 'mats' }],
        ],
      }),
    ).toEqual([])
    expect(aSite({ spinToWin: { prizes: many.slice(0, 12) } }).spinToWin.prizes).toHaveLength(12)
  })

  it('has a campaign and a heading of its own', () => {
    expect(
      contradictions('spinToWin.campaign', {
        fallback: 'welcome',
        accepts: ['summer-2026'],
        refuses: ['Summer 2026', ''],
      }),
    ).toEqual([])
    expect(
      contradictions('spinToWin.heading', {
        fallback: 'Spin to Win',
        accepts: ['Spin the wheel'],
        refuses: [''],
      }),
    ).toEqual([])
  })
})
