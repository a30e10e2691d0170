import { aSite } from '@forecourt/tenant-config/testing'
import { measureContrastRatio } from '@forecourt/tokens'
import { describe, expect, it } from 'vitest'
import { createMailBrand } from './mail-brand.ts'

const now = new Date('2026-11-23T01:00:00.000Z')
const brandOf = (changes: Parameters<typeof aSite>[0] = {}) =>
  createMailBrand(aSite(changes), { location_id: null }, now)

describe('createMailBrand', () => {
  it.each(['#0b4f6c', '#ffe14d', '#ffffff', '#000000', '#e4002b'])(
    'keeps the contrast of its words with the brand colour %s, on dark sites too',
    (color) => {
      for (const surface of ['light', 'dark'] as const) {
        const { colors } = brandOf({ brand: { color, surface } })
        for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/i)
        expect(measureContrastRatio(colors.onAction, colors.action)).toBeGreaterThanOrEqual(4.5)
        expect(measureContrastRatio(colors.text, colors.surface)).toBeGreaterThanOrEqual(4.5)
        expect(measureContrastRatio(colors.muted, colors.surface)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('names a logo only where the dealer has one', () => {
    expect(brandOf().logoUrl).toBeNull()
    const { logoUrl } = brandOf({
      logo: { url: '/tenant-assets/a.svg', alt: 'A', width: 100, height: 20 },
    })
    expect(logoUrl).toMatch(/^http.*\/mail-logo\.png$/)
  })
})
