import { describe, expect, it } from 'vitest'
import { type Brand, resolveBrand } from './brand.ts'

describe('resolveBrand', () => {
  it('needs one colour and fills in the rest', () => {
    expect(resolveBrand({ color: '#0b4f6c' })).toEqual({
      color: '#0b4f6c',
      accentColor: '#0b4f6c',
      actionColor: 'brand',
      neutrals: 'cool',
      surface: 'light',
      header: 'surface',
      card: 'raised',
      corners: 'soft',
      density: 'regular',
      shadows: 'soft',
      photoRatio: '3:2',
      priceColor: 'text',
      headingFont: 'system',
      bodyFont: 'system',
      headingWeight: 700,
      headingCase: 'none',
    })
  })

  it('names the field and the choices when a value is none of them', () => {
    const brand: Brand = JSON.parse('{"color":"#000","corners":"pointy"}')
    expect(() => resolveBrand(brand)).toThrow(
      new RangeError(
        '[tokens] expected brand.corners to be one of soft, square, round, got "pointy"',
      ),
    )
  })
})
