import { describe, expect, it } from 'vitest'
import { type Brand, resolveBrand } from './brand.ts'
import { brandChoices } from './brand-choices.ts'
import { resolveColors } from './brand-colors.ts'
import { formatBrandStyle } from './brand-style.ts'
import { aureliaBrand, referenceBrands, ridgelineBrand } from './reference-brands.ts'

/** A brand that sets every colour, and of every choice the last. */
const everything: Brand = {
  ...Object.fromEntries(
    Object.entries(brandChoices).map(([name, choices]) => [name, choices.at(-1)]),
  ),
  color: '#0b4f6c',
  accentColor: '#0a7a74',
  tagColor: '#123456',
  saleColor: '#b5452c',
  linkColor: '#6a3fb5',
  focusColor: '#6a3fb5',
  headerColor: '#ffc400',
  dangerColor: '#a01020',
  successColor: '#206a30',
  warningColor: '#a05a00',
  infoColor: '#205a90',
}

/** Custom properties of one rule of a style block, in order; none where the rule is missing. */
function listDeclarations(style: string, selector: string): [property: string, value: string][] {
  const rule = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, name]) => name === selector)
  const lines = rule?.[2]?.split(';') ?? []
  return lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1)]
  })
}

const both = ':root,[data-surface]'
const light = ':root,[data-surface=light]'
const dark = '[data-surface=dark]'

/** Things the root of a page has. */
const root = (brand: Brand) => {
  const style = formatBrandStyle(brand)
  return new Map([':root', both, light].flatMap((selector) => listDeclarations(style, selector)))
}

describe('formatBrandStyle', () => {
  it('changes the colours of a theme and no name of a custom property [UI-024]', () => {
    const blue = root({ color: '#0b4f6c' })
    const red = root({ color: '#b3261e' })
    expect([...blue.keys()]).toEqual([...red.keys()])
    expect(blue.get('--colors-action')).toBe('#0b4f6c')
    expect(red.get('--colors-action')).toBe('#b3261e')
  })

  it('tells the reference brands apart by more than colour', () => {
    const sheets = Object.values(referenceBrands).map(root)
    const kinds = {
      type: ['--fonts-heading', '--fonts-body'],
      density: ['--sizes-control-md', '--spacing-section', '--spacing-4'],
      shape: ['--radii-control', '--radii-card', '--radii-input', '--radii-photo'],
      header: ['--colors-header-bg', '--sizes-header', '--border-widths-header'],
      card: ['--colors-card-bg', '--colors-card-border', '--border-widths-card', '--shadows-card'],
      photographs: ['--aspect-ratios-photo', '--photo-filter'],
      fields: ['--colors-field-bg', '--colors-field-border'],
    }
    for (const [kind, properties] of Object.entries(kinds)) {
      const looks = sheets.map((sheet) => properties.map((name) => sheet.get(name)).join(' '))
      const least = ['type', 'header', 'card'].includes(kind) ? sheets.length : 3
      expect([kind, new Set(looks).size >= least]).toEqual([kind, true])
    }
  })

  it('sets the same purposes on light and on dark ground', () => {
    const style = formatBrandStyle({ ...ridgelineBrand, header: 'brand' })
    const names = (selector: string) => listDeclarations(style, selector).map(([name]) => name)
    expect(names(light)).toContain('--colors-action')
    expect(names(both)).toContain('--colors-header-bg')
    expect(names(dark).toSorted()).toEqual(names(light).toSorted())
  })

  it('sets a well off from the canvas on light and on dark ground', () => {
    for (const brand of Object.values(referenceBrands))
      for (const surface of ['light', 'dark'] as const) {
        const colors = resolveColors(resolveBrand(brand), surface)
        expect(colors.get('surface.sunken')).not.toBe(colors.get('canvas'))
      }
  })

  it('prints a dark page in the colours of a light one', () => {
    expect(formatBrandStyle(aureliaBrand)).toContain(`@media not print{${dark}{`)
  })

  it('lets the links and the focus ring follow the action colour', () => {
    const style = root({ color: '#ffd400', accentColor: '#123456', actionColor: 'accent' })
    expect(style.get('--colors-action')).toBe('#123456')
    expect(style.get('--colors-link')).toBe('var(--colors-accent-700)')
    expect(style.get('--colors-focus')).toBe('var(--colors-accent-600)')
  })

  it('keeps controls at 44 px under a finger', () => {
    const touch = '@media (pointer:coarse){:root{--sizes-control-md:44px}}'
    expect(formatBrandStyle({ color: '#0b4f6c', density: 'compact' })).toContain(touch)
    expect(formatBrandStyle({ color: '#0b4f6c' })).not.toContain('pointer:coarse')
    expect(formatBrandStyle({ color: '#0b4f6c', density: 'roomy' })).not.toContain('pointer:coarse')
  })

  it('is under 4 kB for every reference brand and under 6 kB with everything set', () => {
    for (const brand of Object.values(referenceBrands)) {
      expect(formatBrandStyle(brand).length).toBeLessThan(4_096)
    }
    expect(formatBrandStyle({ color: '#0b4f6c' }).length).toBeLessThan(2_048)
    expect(formatBrandStyle(everything).length).toBeLessThan(6_144)
  })

  it('says nothing of a choice that is the default', () => {
    const defaults = Object.fromEntries(
      Object.entries(brandChoices).map(([name, [first]]) => [name, first]),
    )
    expect(formatBrandStyle({ color: '#0b4f6c', ...defaults })).toBe(
      formatBrandStyle({ color: '#0b4f6c' }),
    )
  })

  it.each(
    Object.entries(brandChoices).filter(
      ([name]) => name !== 'surface' && !name.endsWith('Corners'),
    ),
  )('draws every choice of %s differently', (name, choices) => {
    const base: Brand = {
      color: '#0b4f6c',
      accentColor: '#c8401b',
      card: 'outlined',
      headingFont: 'manrope',
    }
    const styles = choices.map((choice) => formatBrandStyle({ ...base, [name]: choice }))
    expect(new Set(styles).size).toBe(choices.length)
  })

  it.each([
    ['buttonCorners', '--radii-button', ['0px', '8px', '999px']],
    ['inputCorners', '--radii-input', ['0px', '8px', '24px']],
    ['cardCorners', '--radii-card', ['0px', '14px', '22px']],
    ['photoCorners', '--radii-photo', ['0px', '12px', '24px']],
    ['chipCorners', '--radii-pill', ['0px', '6px', '999px']],
  ])('lets %s round %s apart from the other corners', (field, property, radii) => {
    for (const corners of brandChoices.corners) {
      const drawn = ['square', 'soft', 'round'].map((choice) =>
        root({ color: '#0b4f6c', corners, [field]: choice }).get(property),
      )
      expect(drawn).toEqual(radii)
    }
  })

  it.each([
    ['tagColor', '--colors-tag-bg'],
    ['saleColor', '--colors-tag-sale-bg'],
    ['linkColor', '--colors-link'],
    ['focusColor', '--colors-focus'],
    ['dangerColor', '--colors-danger'],
    ['successColor', '--colors-success'],
    ['warningColor', '--colors-warning'],
    ['infoColor', '--colors-info'],
  ])('lets %s decide %s', (field, property) => {
    const violet = root({ color: '#0b4f6c', [field]: '#6a3fb5' }).get(property)
    expect(violet).toMatch(/^#[0-9a-f]{6}$/)
    expect(violet).not.toBe(root({ color: '#0b4f6c' }).get(property))
  })

  it('gives the ground of header, hero and footer in brand to headerColor', () => {
    const sheet = root({
      color: '#0b4f6c',
      headerColor: '#ffc400',
      header: 'brand',
      hero: 'brand',
      footer: 'brand',
    })
    for (const part of ['header', 'hero', 'footer']) {
      expect(sheet.get(`--colors-${part}-bg`)).toBe('#ffc400')
      expect(sheet.get(`--colors-${part}-fg`)).toBe('#16191d')
    }
  })

  it('holds nothing that could end a style element', () => {
    for (const choice of brandChoices.headingFont) {
      expect(formatBrandStyle({ color: 'rgb(1 2 3)', headingFont: choice })).not.toMatch(/[<>\\]/)
    }
    expect(() => formatBrandStyle({ color: 'red}</style><script>' })).toThrow(RangeError)
    const brand: Brand = JSON.parse('{"color":"red","headingFont":"</style>"}')
    expect(() => formatBrandStyle(brand)).toThrow(RangeError)
  })

  it('declares no property twice in a rule', () => {
    for (const selector of [':root', both, light, dark]) {
      const names = listDeclarations(formatBrandStyle(ridgelineBrand), selector).map(
        ([name]) => name,
      )
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
