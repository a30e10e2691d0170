import { describe, expect, it } from 'vitest'
import { type Brand, resolveBrand } from './brand.ts'

const everyColor: Brand = { color: '#0b4f6c', linkColor: '#123456', focusColor: '#654321' }

describe('resolveBrand', () => {
  it('needs one colour and fills in the rest', () => {
    expect(resolveBrand({ color: '#0b4f6c' })).toEqual({
      actionColor: 'brand',
      neutrals: 'cool',
      surface: 'light',
      surfaceTint: 'soft',
      header: 'surface',
      headerEdge: 'line',
      headerHeight: 'regular',
      hero: 'dark',
      footer: 'dark',
      card: 'raised',
      cardBorder: 'thin',
      cardCorners: 'match',
      corners: 'soft',
      density: 'regular',
      sectionSpacing: 'match',
      pageWidth: 'standard',
      shadows: 'soft',
      dividers: 'thin',
      photoRatio: '3:2',
      photoFit: 'cover',
      photoTone: 'plain',
      photoCorners: 'match',
      priceColor: 'text',
      priceFont: 'heading',
      headingFont: 'system',
      bodyFont: 'system',
      headingWeight: 700,
      headingCase: 'none',
      headingTracking: 'normal',
      headingScale: 'standard',
      bodySize: 16,
      linkUnderline: 'thin',
      buttonCorners: 'match',
      buttonCase: 'none',
      buttonWeight: 600,
      inputStyle: 'outlined',
      inputCorners: 'match',
      chipStyle: 'filled',
      chipCorners: 'match',
      tabStyle: 'underline',
      iconStroke: 2,
      motion: 'calm',
      color: '#0b4f6c',
      accentColor: '#0b4f6c',
      tagColor: '#0b4f6c',
      saleColor: '#b3261e',
      headerColor: '#0b4f6c',
      dangerColor: '#b3261e',
      successColor: '#0b7a43',
      warningColor: '#b45309',
      infoColor: '#0369a1',
    })
  })

  it('lets a dealer set more than thirty things, all but one with a default', () => {
    const settings = Object.keys(resolveBrand(everyColor))
    expect(settings.length).toBeGreaterThan(50)
    expect(Object.values(resolveBrand(everyColor)).filter((value) => value === undefined)).toEqual(
      [],
    )
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
