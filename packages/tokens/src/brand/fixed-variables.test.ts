import { describe, expect, it } from 'vitest'
import { brandChoices } from './brand-choices.ts'
import { formatBrandStyle } from './brand-style.ts'
import { listFixedVariables } from './fixed-variables.ts'
import { harbourBrand } from './reference-brands.ts'

describe('listFixedVariables', () => {
  const fixed = listFixedVariables()

  it('gives measures with their values', () => {
    expect(fixed.get('--spacing-0')).toBe('0rem')
    expect(fixed.get('--spacing-1\\.5')).toBe('0.375rem')
    expect(fixed.get('--z-index-toast')).toBe('500')
    expect(fixed.get('--line-heights-snug')).toBe('1.25')
  })

  it('gives colours of states, which are the same for every brand', () => {
    expect(fixed.get('--colors-red-600')).toMatch(/^#[0-9a-f]{6}$/)
    for (const name of ['--colors-brand-600', '--colors-neutral-50', '--colors-danger'])
      expect(fixed.has(name)).toBe(false)
  })

  it('leaves out what density, corners and type of a brand change, and aliases of it', () => {
    for (const name of ['--spacing-4', '--radii-card', '--letter-spacings-heading', '--fonts-body'])
      expect(fixed.has(name)).toBe(false)
  })

  it('has nothing that the style block of any choice sets', () => {
    const styles = Object.entries(brandChoices).flatMap(([name, choices]) =>
      choices.map((choice) => formatBrandStyle({ ...harbourBrand, [name]: choice })),
    )
    const set = new Set(styles.flatMap((style) => style.match(/--(?:[\w-]|\\.)+(?=:)/g) ?? []))
    expect(set.size).toBeGreaterThan(100)
    expect([...fixed.keys()].filter((name) => set.has(name))).toEqual([])
  })
})
