import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatHeroHeading } from './hero-heading.ts'

describe('formatHeroHeading', () => {
  it('names what the site sells, unless the dealer has words of their own [SITE-004]', () => {
    const headings = (['car', 'caravan', 'truck', 'motorcycle', 'vehicle'] as const).map((kind) =>
      formatHeroHeading(aSite({ kind })),
    )
    expect(headings).toEqual([
      'Find your next car',
      'Find your next caravan',
      'Find your next truck',
      'Find your next motorcycle',
      'Find your next vehicle',
    ])
    const own = aSite({ kind: 'caravan', content: { hero: { heading: 'Out there' } } })
    expect(formatHeroHeading(own)).toBe('Out there')
  })
})
