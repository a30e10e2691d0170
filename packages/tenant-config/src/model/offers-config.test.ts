import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

const offer = { slug: 'an-offer', title: 'An offer', text: 'A thing for less.' }
const whole = {
  ...offer,
  terms: 'Once a person.',
  href: '/search?body=SUV',
  linkLabel: 'See the SUVs',
  from: '2026-11-01',
  until: '2026-11-30',
  picture: { url: '/images/a.jpg', alt: '' },
}

describe('offers', () => {
  it('say what a buyer gets, on which terms and from when to when [SITE-040]', () => {
    expect(
      contradictions('offers', {
        fallback: [],
        accepts: [
          [whole],
          [{ ...whole, until: '2026-11-01' }],
          [{ ...whole, until: '2026-11-30T17:00:00+10:00' }],
        ],
        refuses: [
          [{ ...whole, slug: 'An offer' }],
          [{ ...whole, title: ' ' }],
          [{ ...whole, from: '1 November' }],
          [{ ...whole, until: 'soon' }],
          [{ ...whole, until: '2026-10-31' }],
          [{ ...whole, href: 'javascript:alert(1)' }],
          [whole, whole],
        ],
      }),
    ).toEqual([])
  })
})
