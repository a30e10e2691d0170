import { describe, expect, it } from 'vitest'
import type { Brand } from './brand.ts'
import { brandChoices } from './brand-choices.ts'
import { brandStyle } from './brand-style.ts'
import { harbourBrand, ridgelineBrand } from './reference-brands.ts'

/** Custom properties of one rule of a style block, in order. */
function listDeclarations(style: string, selector: string): [property: string, value: string][] {
  const start = style.indexOf(`${selector}{`) + selector.length + 1
  const body = style.slice(start, style.indexOf('}', start))
  return body.split(';').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1)]
  })
}

const light = ':root,[data-surface=light]'
const dark = '[data-surface=dark]'

/** What the root of a page has. */
const root = (brand: Brand) => {
  const style = brandStyle(brand)
  return new Map([...listDeclarations(style, ':root'), ...listDeclarations(style, light)])
}

describe('brandStyle', () => {
  it('changes the colours of a theme and no name of a custom property [UI-024]', () => {
    const blue = root({ color: '#0b4f6c' })
    const red = root({ color: '#b3261e' })
    expect([...blue.keys()]).toEqual([...red.keys()])
    expect(blue.get('--colors-action')).toBe('#0b4f6c')
    expect(red.get('--colors-action')).toBe('#b3261e')
  })

  it('tells the reference brands apart by more than colour', () => {
    const harbour = root(harbourBrand)
    const ridgeline = root(ridgelineBrand)
    const differing = [
      '--colors-action',
      '--colors-header-bg',
      '--colors-card-border',
      '--fonts-heading',
      '--fonts-body',
      '--heading-case',
      '--radii-card',
      '--radii-control',
      '--sizes-control-md',
      '--spacing-4',
      '--shadows-card',
      '--aspect-ratios-photo',
    ]
    for (const name of differing)
      expect([name, harbour.get(name)]).not.toEqual([name, ridgeline.get(name)])
  })

  it('sets the same purposes on light and on dark ground', () => {
    const style = brandStyle({ ...ridgelineBrand, header: 'brand' })
    const names = (selector: string) => listDeclarations(style, selector).map(([name]) => name)
    expect(names(light)).toContain('--colors-action')
    expect(names(dark)).toEqual(names(light))
  })

  it('lets the links and the focus ring follow the action colour', () => {
    const style = root({ color: '#ffd400', accentColor: '#123456', actionColor: 'accent' })
    expect(style.get('--colors-action')).toBe('#123456')
    expect(style.get('--colors-link')).toBe('var(--colors-accent-700)')
    expect(style.get('--colors-focus')).toBe('var(--colors-accent-600)')
  })

  it('keeps controls at 44 px under a finger', () => {
    const touch = '@media (pointer:coarse){:root{--sizes-control-md:44px}}'
    expect(brandStyle({ color: '#0b4f6c', density: 'compact' })).toContain(touch)
    expect(brandStyle({ color: '#0b4f6c' })).not.toContain('pointer:coarse')
    expect(brandStyle({ color: '#0b4f6c', density: 'roomy' })).not.toContain('pointer:coarse')
  })

  it('is at most 3 kB', () => {
    for (const brand of [harbourBrand, ridgelineBrand]) {
      expect(brandStyle(brand).length).toBeLessThan(3_072)
    }
  })

  it('holds nothing that could end a style element', () => {
    for (const choice of brandChoices.headingFont) {
      expect(brandStyle({ color: 'rgb(1 2 3)', headingFont: choice })).not.toMatch(/[<>\\]/)
    }
    expect(() => brandStyle({ color: 'red}</style><script>' })).toThrow(RangeError)
    const brand: Brand = JSON.parse('{"color":"red","headingFont":"</style>"}')
    expect(() => brandStyle(brand)).toThrow(RangeError)
  })

  it('declares no property twice in a rule', () => {
    for (const selector of [':root', light, dark]) {
      const names = listDeclarations(brandStyle(ridgelineBrand), selector).map(([name]) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
