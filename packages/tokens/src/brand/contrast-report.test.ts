import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Brand } from './brand.ts'
import { brandChoices } from './brand-choices.ts'
import { contrastReport } from './contrast-report.ts'
import { harbourBrand, ridgelineBrand } from './reference-brands.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const anyBrand: fc.Arbitrary<Brand> = fc.record({
  color: anyColor,
  accentColor: anyColor,
  actionColor: fc.constantFrom(...brandChoices.actionColor),
  neutrals: fc.constantFrom(...brandChoices.neutrals),
  header: fc.constantFrom(...brandChoices.header),
  card: fc.constantFrom(...brandChoices.card),
  priceColor: fc.constantFrom(...brandChoices.priceColor),
})

const failures = (brand: Brand) =>
  contrastReport(brand)
    .filter(({ passes }) => !passes)
    .map(({ surface, foreground, background, ratio }) =>
      [surface, foreground, 'on', background, ratio.toFixed(2)].join(' '),
    )

describe('contrastReport', () => {
  it.each([
    ['harbour', harbourBrand],
    ['ridgeline', ridgelineBrand],
  ])(
    'finds no pair of the %s brand below WCAG AA on light and dark ground [PLUS-065]',
    (_, brand) => {
      expect(contrastReport(brand).length).toBeGreaterThan(150)
      expect(failures(brand)).toEqual([])
    },
  )

  it('finds no pair below WCAG AA for any colours and choices', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(failures(brand)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it.each(['#000000', '#ffffff', '#777777', '#ffff00', '#0000ff', '#00ff00', '#ff0000'])(
    'finds no pair below WCAG AA for %s alone',
    (color) => {
      for (const header of brandChoices.header) expect(failures({ color, header })).toEqual([])
    },
  )

  it('measures text against 4.5 and controls against 3', () => {
    const minimums = new Set(
      contrastReport(harbourBrand).map(({ kind, minimum }) => `${kind} ${minimum}`),
    )
    expect([...minimums].toSorted()).toEqual(['control 3', 'text 4.5'])
  })
})
