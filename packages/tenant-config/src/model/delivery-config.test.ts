import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('delivery.digest', () => {
  it('goes to the mailboxes of email targets by default, to whom the file names, or to nobody', () => {
    const to = 'sales@harbour.example'
    expect(
      contradictions('delivery.digest.recipients', {
        fallback: null,
        accepts: [[], [{ to, dealership: null }], [{ to, dealership: 'harbour-toyota' }]],
        refuses: [to, [{ to: 'nobody' }], [{ dealership: 'harbour-toyota' }]],
      }),
    ).toEqual([])
  })

  it('is sent from an hour of the day, 7 by default', () => {
    expect(
      contradictions('delivery.digest.hour', {
        fallback: 7,
        accepts: [0, 23],
        refuses: [-1, 24, 7.5, '7'],
      }),
    ).toEqual([])
  })
})
