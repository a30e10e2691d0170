import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { createFontFiles } from '../../scripts/cut-fonts.ts'
import { brandChoices } from './brand-choices.ts'
import { type FontFamily, fontFamilies, headingWeights } from './font-family.ts'
import { fontRanges, listCodePoints } from './font-ranges.ts'

const families = Object.values(fontFamilies)
const figures = '0123456789'
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
/** Signs no sentence has. */
const rare = '<>[\\]^`{}~'
const common = ascii.filter((sign) => !rare.includes(sign))
const pairs = common.flatMap((first) => common.map((second) => first + second)).join('')

const read = (module: string) => readFileSync(fileURLToPath(import.meta.resolve(module)))
const open = (module: string) => create(read(module)) as Font

/** ASCII of a font at one weight. */
async function openAscii(module: string, wght: number): Promise<Font> {
  const options = { targetFormat: 'truetype', variationAxes: { wght } } as const
  return create(await subsetFont(read(module), ascii.join(''), options)) as Font
}

const linesOf = ({ unitsPerEm, ascent, descent, lineGap }: Font) => ({
  unitsPerEm,
  ascent,
  descent,
  lineGap,
})

const advancesOf = (font: Font, text: string, features: string[] = []) =>
  font.layout(text, features).positions.map(({ xAdvance }) => xAdvance)

/** Units by which a width may differ: none, or two roundings (0.03 px of 16) where a file has fewer weights. */
function toleranceOf({ module, weights: [min, max] }: FontFamily): number {
  const { wght } = open(module).variationAxes
  return wght?.min === min && wght.max === max ? 0 : 2
}

function expectSameWidths(own: number[], whole: number[], tolerance: number): void {
  const differences = own.map((width, index) => Math.abs(width - (whole[index] ?? 0)))
  expect(own).toHaveLength(whole.length)
  expect(Math.max(...differences)).toBeLessThanOrEqual(tolerance)
}

describe('fontRanges', () => {
  const core = listCodePoints(fontRanges.core)
  const rest = listCodePoints(fontRanges.rest)

  it('share no sign, so that a browser has one file for each', () => {
    expect(new Set([...core, ...rest]).size).toBe(core.length + rest.length)
  })

  it('part English text from letters with accents', () => {
    const english = `${common.join('')}\u00A0\u00AD\u2009\u200B\u202F–—‘’“”•…€™−©®°·×`
    const accented = 'éèëÉöÖøüçñßœ½²„'
    const outside = (text: string, range: number[]) =>
      [...text].filter((sign) => !range.includes(sign.codePointAt(0) ?? 0))
    expect(outside(english, core)).toEqual([])
    expect(outside(accented + rare, rest)).toEqual([])
  })
})

describe('files of the families', () => {
  it('are those "npm run fonts" writes, with the licence of each family', {
    timeout: 120_000,
  }, async () => {
    const files = await createFontFiles()
    const folder = new URL('../fonts/', import.meta.url)
    expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted())
    const differ = [...files].filter(([file, bytes]) => {
      const written = readFileSync(new URL(file, folder))
      // Git may end the lines of a licence as the machine does.
      return file.endsWith('.woff2') && !written.equals(bytes)
    })
    expect(differ.map(([file]) => file)).toEqual([])
  })

  it.each(families)('hold every sign of $family, each in one', (family) => {
    const core = new Set(open(family.core.module).characterSet)
    const rest = new Set(open(family.rest.module).characterSet)
    const signs = open(family.module).characterSet
    for (const [part, own] of [['core', core] as const, ['rest', rest] as const]) {
      const range = new Set(listCodePoints(fontRanges[part]))
      expect(signs.filter((sign) => range.has(sign) && !own.has(sign))).toEqual([])
      expect([...own].filter((sign) => !range.has(sign) && sign !== 0xffff)).toEqual([])
    }
    expect(common.filter((sign) => !core.has(sign.charCodeAt(0)))).toEqual([])
  })

  it.each(families)('send an English page at most 70 % of $family', ({ module, core, rest }) => {
    const whole = read(module).length
    const first = read(core.module).length
    expect(first).toBeLessThan(22_000)
    expect(first / whole).toBeLessThan(0.7)
    expect((first + read(rest.module).length) / whole).toBeLessThan(1.1)
  })

  it('reach a phone in the first ten packets of a connection, headers and all', () => {
    const headers = 510
    const fits = ({ text }: FontFamily) => read(text.module).length + headers <= 10 * 1460
    const names = families.filter(fits).map(({ family }) => family)
    expect(names.toSorted()).toEqual([
      'Archivo Narrow',
      'Figtree',
      'Jost',
      'Manrope',
      'Public Sans',
    ])
  })

  it.each(families)('set English text as wide as the whole of $family', async (family) => {
    const tolerance = toleranceOf(family)
    for (const weight of [400, 600]) {
      const cut = await openAscii(family.core.module, weight)
      const whole = await openAscii(family.module, weight)
      expectSameWidths(advancesOf(cut, pairs), advancesOf(whole, pairs), tolerance)
      expect(linesOf(cut)).toEqual(linesOf(whole))
    }
  })

  it.each(families)('set headings and text as wide as the whole of $family', async (family) => {
    const { core, rest, text, headings, module } = family
    for (const weight of [400, 700]) {
      const whole = await openAscii(module, weight)
      const cut = await openAscii(text.module, weight)
      expectSameWidths(advancesOf(cut, pairs), advancesOf(whole, pairs), 2)
    }
    for (const { module: file, weights } of Object.values(headings)) {
      const cut = open(file)
      expect([cut.variationAxes, cut.characterSet]).toEqual([{}, open(core.module).characterSet])
      const whole = await openAscii(module, weights[0])
      const widths = advancesOf(cut, pairs)
      // A file of one weight is drawn anew on whole units.
      expectSameWidths(widths, advancesOf(whole, pairs), 2)
      expect(read(file).length).toBeLessThan(read(core.module).length * 0.65)
    }
    expect(read(text.module).length).toBeLessThanOrEqual(read(core.module).length)
    expect(rest.weights).toEqual(core.weights)
  })

  it('have one for each weight of headings a brand may choose', () => {
    expect([...headingWeights]).toEqual(brandChoices.headingWeight.toSorted())
    expect(fontFamilies['archivo-narrow'].headings[800].file).toBe('archivo-narrow-700.woff2')
    expect(fontFamilies['archivo-narrow'].text).toBe(fontFamilies['archivo-narrow'].core)
    expect(fontFamilies.manrope.headings[800].weights).toEqual([800, 800])
  })

  it.each(families)('keep the figures of $family that stand in columns', async (family) => {
    const cut = await openAscii(family.core.module, 400)
    const whole = await openAscii(family.module, 400)
    const widths = advancesOf(cut, figures, ['tnum'])
    expect(widths).toEqual(advancesOf(whole, figures, ['tnum']))
    expect(new Set(widths).size).toBe(1)
  })
})
