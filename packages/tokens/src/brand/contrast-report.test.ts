import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Brand } from './brand.ts'
import { resolveBrand } from './brand.ts'
import { brandChoices } from './brand-choices.ts'
import { resolveColors } from './brand-colors.ts'
import { brandRamps } from './brand-ramps.ts'
import { createContrastReport, reportColors } from './contrast-report.ts'
import { harbourBrand, referenceBrands } from './reference-brands.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const choiceNames = Object.keys(brandChoices) as (keyof typeof brandChoices)[]

/** A brand with every choice made at random, and with or without each colour of its own. */
const anyBrand: fc.Arbitrary<Brand> = fc
  .tuple(
    fc.record(
      {
        color: anyColor,
        accentColor: anyColor,
        tagColor: anyColor,
        saleColor: anyColor,
        linkColor: anyColor,
        focusColor: anyColor,
        headerColor: anyColor,
        dangerColor: anyColor,
        successColor: anyColor,
        warningColor: anyColor,
        infoColor: anyColor,
      },
      { requiredKeys: ['color'] },
    ),
    fc.record(
      Object.fromEntries(
        choiceNames.map((name) => [name, fc.constantFrom<string | number>(...brandChoices[name])]),
      ),
    ),
  )
  .map(([colors, choices]) => ({ ...choices, ...colors }) as Brand)

const failures = (brand: Brand) =>
  createContrastReport(brand)
    .filter(({ passes }) => !passes)
    .map(({ surface, foreground, background, ratio }) =>
      [surface, foreground, 'on', background, ratio.toFixed(2)].join(' '),
    )

describe('createContrastReport', () => {
  it.each(Object.entries(referenceBrands))(
    'finds no pair of the %s brand below WCAG AA on light and dark ground [PLUS-065]',
    (_, brand) => {
      const report = createContrastReport(brand)
      for (const surface of ['light', 'dark']) {
        expect(report.filter((pair) => pair.surface === surface).length).toBeGreaterThan(120)
      }
      expect(failures(brand)).toEqual([])
    },
  )

  it('finds no pair below WCAG AA for any colours and choices', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(failures(brand)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it.each(['#000000', '#ffffff', '#777777', '#ffff00', '#0000ff', '#00ff00', '#ff0000'])(
    'finds no pair below WCAG AA for %s alone, whatever the header, hero and footer',
    (color) => {
      for (const ground of brandChoices.hero) {
        const brand = { color, header: ground, hero: ground, footer: ground } as const
        expect(failures(brand)).toEqual([])
      }
    },
  )

  it('measures text against 4.5 and controls against 3', () => {
    const minimums = new Set(
      createContrastReport(harbourBrand).map(({ kind, minimum }) => `${kind} ${minimum}`),
    )
    expect([...minimums].toSorted()).toEqual(['control 3', 'text 4.5'])
  })
})

describe('reportColors', () => {
  const resolved = resolveBrand(harbourBrand)
  const colors = resolveColors(resolved, 'light', brandRamps(resolved))

  const faultsWith = (name: string, color: string) =>
    reportColors(new Map([...colors, [name, color]]), 'light')
      .filter(({ passes }) => !passes)
      .map(({ foreground, background }) => `${foreground} on ${background}`)

  it.each([
    ['fg.subtle', '#9aa3ad', 'fg.subtle on canvas'],
    ['footer.bg', '#8a8f96', 'footer.fg on footer.bg'],
    ['tag.sale.bg', '#ffb3a7', 'tag.sale.fg on tag.sale.bg'],
    ['field.line', '#c8ccd2', 'field.line on field.bg'],
    ['focus', '#b7d4e0', 'focus on canvas'],
    ['chip.fg', '#a9b1bc', 'chip.fg on chip.bg'],
  ])('catches a planted fault in %s', (name, color, fault) => {
    expect(faultsWith(name, color)).toContain(fault)
  })

  it('takes 4.5 and refuses the shade just below', () => {
    const white = new Map([...colors, ['footer.bg', '#ffffff']])
    const passesAs = (color: string) =>
      reportColors(new Map([...white, ['footer.fg', color]]), 'light').find(
        ({ foreground }) => foreground === 'footer.fg',
      )?.passes
    expect(passesAs('#767676')).toBe(true)
    expect(passesAs('#777777')).toBe(false)
  })

  it('finds every colour by name, and says so when one is missing', () => {
    const without = new Map([...colors].filter(([name]) => name !== 'hero.muted'))
    expect(() => reportColors(without, 'light')).toThrow(
      new TypeError('[tokens] no colour is named hero.muted'),
    )
  })
})
