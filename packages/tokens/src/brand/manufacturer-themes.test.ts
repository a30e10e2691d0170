import { describe, expect, it } from 'vitest'
import { formatBrandStyle } from './brand-style.ts'
import { createContrastReport } from './contrast-report.ts'
import { layManufacturerTheme, manufacturerThemes } from './manufacturer-themes.ts'
import { referenceBrands } from './reference-brands.ts'

/** Names and values of a style block, in order. */
const declarations = (style: string) =>
  [...style.matchAll(/(--[\w-]+(?:\\\.\d+)?):([^;}]+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )

const dealers = Object.entries(referenceBrands)
const themes = [...manufacturerThemes]

describe('manufacturerThemes', () => {
  it('come from the token set of the makes', () => {
    expect(themes.length).toBeGreaterThanOrEqual(8)
    expect(manufacturerThemes.get('toyota')).toEqual({ color: '#b8121b', accentColor: '#1d1d1f' })
  })

  it('are all different', () => {
    expect(new Set(themes.map(([, theme]) => JSON.stringify(theme))).size).toBe(themes.length)
  })
})

describe('layManufacturerTheme', () => {
  it.each(dealers)(
    'gives %s other colours for every make, and nothing else [UI-024]',
    (_, brand) => {
      const own = declarations(formatBrandStyle(brand))
      for (const [, theme] of themes) {
        const laid = declarations(formatBrandStyle(layManufacturerTheme(brand, theme)))
        expect(laid.filter(([name]) => !name.startsWith('--colors-'))).toEqual(
          own.filter(([name]) => !name.startsWith('--colors-')),
        )
        expect(new Map(laid).get('--colors-brand-600')).not.toBe(
          new Map(own).get('--colors-brand-600'),
        )
      }
    },
  )

  it('takes the place of colours the dealer chose for tags, links, focus and header', () => {
    const brand = { color: '#000', tagColor: '#111', linkColor: '#222', headerColor: '#333' }
    const theme = { color: '#00095b', accentColor: '#1351d8' }
    expect(layManufacturerTheme({ ...brand, corners: 'round', saleColor: '#444' }, theme)).toEqual({
      ...theme,
      corners: 'round',
      saleColor: '#444',
    })
  })

  it('keeps every pair readable, for every dealer and make', () => {
    for (const [, brand] of dealers) {
      for (const [make, theme] of themes) {
        const faults = createContrastReport(layManufacturerTheme(brand, theme)).filter(
          ({ passes }) => !passes,
        )
        expect([make, faults]).toEqual([make, []])
      }
    }
  })
})
