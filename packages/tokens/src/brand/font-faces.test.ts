import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { formatBrandStyle } from './brand-style.ts'
import { sampleText } from './device-fonts.ts'
import { formatFontFaceStyle, listFallbackNames, listFontFaces } from './font-faces.ts'
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

  it('lists for each the smallest file with the weights the brand uses', () => {
    const [heading, body] = listFontFaces(ridgelineBrand)
    expect(heading?.core.file).toBe('archivo-narrow-700.woff2')
    expect(heading?.rest).toMatchObject({ file: 'archivo-narrow-rest.woff2', weights: [700, 700] })
    expect(body?.core.file).toBe('public-sans-text.woff2')
    expect(body?.rest.weights).toEqual([400, 700])
    const [serif] = listFontFaces({ color: '#000', headingFont: 'bodoni-moda', headingWeight: 500 })
    expect(serif?.core.file).toBe('bodoni-moda-500.woff2')
    const [, text] = listFontFaces({ color: '#000', headingFont: 'jost', bodyFont: 'figtree' })
    expect(text?.core.file).toBe('figtree-text.woff2')
  })

  it('lists a family once and the fonts of the device never', () => {
    expect(listFontFaces({ color: '#000', headingFont: 'figtree', bodyFont: 'figtree' })).toEqual([
      fontFamilies.figtree,
    ])
    expect(listFontFaces({ color: '#000' })).toEqual([])
  })
})

describe('measures of the families', () => {
  it.each(Object.values(fontFamilies))('are those of the file of $family', async (family) => {
    const file = readFileSync(fileURLToPath(import.meta.resolve(family.module)))
    for (const [index, wght] of [400, 700].entries()) {
      const options = { targetFormat: 'truetype', variationAxes: { wght } } as const
      const font = create(await subsetFont(file, sampleText, options)) as Font
      const { positions } = font.layout(sampleText)
      const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm
      expect(width).toBeCloseTo(family.widths[index] ?? 0, 1)
      expect([font.ascent, -font.descent].map((units) => units / font.unitsPerEm)).toEqual([
        family.ascent,
        family.descent,
      ])
    }
  })
})

describe('formatFontFaceStyle', () => {
  it('swaps each file in over the fonts of devices at the same measure', () => {
    const brand = { color: '#000', headingFont: 'archivo-narrow' } as const
    const style = formatFontFaceStyle(brand, '/fonts/')
    const one = formatFontFaceStyle({ ...brand, bodyFont: 'archivo-narrow' }, '/fonts/')
    const { core, rest, headings } = fontFamilies['archivo-narrow']
    const faceOf = (file: string, weights: string, range: string) =>
      `@font-face{font-family:"Archivo Narrow";src:url("/fonts/${file}") format("woff2");font-weight:${weights};font-style:normal;font-display:swap;unicode-range:${range}}`
    expect(style).toContain(faceOf(headings[700].file, '700', core.range))
    expect(style).toContain(faceOf(rest.file, '700', rest.range))
    expect(one).toContain(faceOf(core.file, '400 700', core.range))
    expect(one).toContain(faceOf(rest.file, '400 700', rest.range))
    for (const face of [
      '"Archivo Narrow Arial";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo");font-weight:1 549;size-adjust:82.44%;ascent-override:125.55%;descent-override:37.85%;line-gap-override:0%',
      '"Archivo Narrow Roboto";src:local("Roboto Bold"),local("Roboto-Bold");font-weight:550 1000;size-adjust:86.91%;ascent-override:119.09%;descent-override:35.9%;line-gap-override:0%',
    ]) {
      expect(one).toContain(`@font-face{font-family:${face}}`)
    }
  })

  it.each([
    { headingFont: 'bodoni-moda', faces: 1 },
    { headingFont: 'bodoni-moda', headingWeight: 500, faces: 1 },
    { headingFont: 'bodoni-moda', bodyFont: 'bodoni-moda', faces: 2 },
  ] as const)(
    'has a face of each fallback that the brand names for the weights the brand uses: %o',
    ({ faces, ...choices }) => {
      const brand = { color: '#000', ...choices }
      const style = formatFontFaceStyle(brand, '/fonts/')
      const names = listFallbackNames(fontFamilies['bodoni-moda'])
      expect(names).toEqual(['Bodoni Moda Times', 'Bodoni Moda Noto', 'Bodoni Moda DejaVu'])
      for (const name of names) {
        expect(style.split(`font-family:"${name}"`)).toHaveLength(faces + 1)
        expect(formatBrandStyle(brand)).toContain(name)
      }
    },
  )

  it('takes the regular font of a device for a light heading, and its bold one for a bold one', () => {
    const styleOf = (headingWeight: 500 | 700) =>
      formatFontFaceStyle({ color: '#000', headingFont: 'jost', headingWeight }, '/fonts/')
    expect(styleOf(500)).toContain('font-weight:1 549')
    expect(styleOf(500)).not.toContain('font-weight:550 1000')
    expect(styleOf(700)).toContain('font-weight:550 1000')
    expect(styleOf(700)).not.toContain('font-weight:1 549')
  })

  it('leaves text as it is shown where the page must not move', () => {
    const style = formatFontFaceStyle({ color: '#000', headingFont: 'jost' }, '/fonts/', 'optional')
    expect(style).toContain('font-display:optional')
    expect(style).not.toContain('swap')
  })
})
