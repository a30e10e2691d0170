import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { formatFontFaceStyle, listFontFaces } from './font-faces.ts'
import { fontFamilies } from './font-family.ts'
import { harbourBrand, ridgelineBrand } from './reference-brands.ts'

describe('listFontFaces', () => {
  it('lists what a brand uses, heading first', () => {
    expect(listFontFaces(harbourBrand).map(({ family }) => family)).toEqual(['Manrope', 'Figtree'])
    expect(listFontFaces(ridgelineBrand).map(({ family }) => family)).toEqual([
      'Archivo Narrow',
      'Public Sans',
    ])
  })

  it('lists a family once and the fonts of the device never', () => {
    expect(listFontFaces({ color: '#000', headingFont: 'figtree', bodyFont: 'figtree' })).toEqual([
      fontFamilies.figtree,
    ])
    expect(listFontFaces({ color: '#000' })).toEqual([])
  })

  it.each(Object.values(fontFamilies))(
    'finds the file of $family, a woff2 under 40 kB',
    ({ module }) => {
      const file = fileURLToPath(import.meta.resolve(module))
      expect(existsSync(file)).toBe(true)
      const bytes = readFileSync(file)
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2')
      expect(bytes.length).toBeLessThan(40_000)
    },
  )
})

describe('formatFontFaceStyle', () => {
  it('swaps each file in over a fallback of the same measure', () => {
    const style = formatFontFaceStyle({ color: '#000', headingFont: 'archivo-narrow' }, '/fonts/')
    expect(style).toContain('url("/fonts/archivo-narrow-latin-wght-normal.woff2") format("woff2")')
    expect(style).toContain('font-display:swap')
    expect(style).toContain('font-weight:400 700')
    expect(style).toContain('font-family:"Archivo Narrow Fallback"')
    expect(style).toContain('size-adjust:82%;ascent-override:126.22%;descent-override:38.05%')
  })
  it('leaves text as it is shown where the page must not move', () => {
    const style = formatFontFaceStyle({ color: '#000', headingFont: 'jost' }, '/fonts/', 'optional')
    expect(style).toContain('font-display:optional')
    expect(style).not.toContain('swap')
  })
})
