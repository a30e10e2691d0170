import type { Brand } from './brand.ts'

/** An established coastal group: deep sea colours, roomy, soft corners, light photographs. */
export const harbourBrand: Brand = {
  color: '#0b4f6c',
  accentColor: '#0a7a74',
  neutrals: 'cool',
  header: 'surface',
  card: 'raised',
  corners: 'soft',
  density: 'roomy',
  shadows: 'soft',
  photoRatio: '3:2',
  headingFont: 'manrope',
  bodyFont: 'figtree',
  headingWeight: 700,
}

/** A used-car yard in the country: warm and loud, square, close together, sturdy capitals. */
export const ridgelineBrand: Brand = {
  color: '#c8401b',
  accentColor: '#f2b01e',
  neutrals: 'warm',
  header: 'dark',
  card: 'outlined',
  corners: 'square',
  density: 'compact',
  shadows: 'crisp',
  photoRatio: '4:3',
  priceColor: 'brand',
  headingFont: 'archivo-narrow',
  bodyFont: 'public-sans',
  headingWeight: 700,
  headingCase: 'uppercase',
}
