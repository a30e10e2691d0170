/** A family that ships with the platform: one variable file of Latin glyphs. */
export interface FontFamily {
  /** Name in CSS. */
  family: string
  /** Module path of the woff2 file. */
  module: string
  /** File name alone, as a site serves it. */
  file: string
  /** Weights the file covers, least and greatest. */
  weights: readonly [number, number]
  /** Installed fonts of similar shape that stand in until the file is there. */
  fallbacks: readonly string[]
  /**
   * Share of the fallback's size at which a line of English is as long as in this family, and the
   * family's own ascent and descent at that size. With them, text does not move when the file
   * arrives.
   */
  fallbackMetrics: { sizeAdjust: number; ascent: number; descent: number }
  /** Last resort after the fallback, in order. */
  generic: readonly string[]
}

/** Last resort of every list of families without serifs. */
export const systemFonts = [
  'ui-sans-serif',
  'system-ui',
  '-apple-system',
  'Segoe UI',
  'Roboto',
  'Helvetica Neue',
  'Arial',
  'sans-serif',
] as const

/** Last resort of a family with serifs. */
const serifFonts = ['ui-serif', 'Georgia', 'Times New Roman', 'serif'] as const

function fontFamily(
  id: string,
  family: string,
  weights: FontFamily['weights'],
  fallbacks: FontFamily['fallbacks'],
  [sizeAdjust, ascent, descent]: readonly [number, number, number],
  generic: FontFamily['generic'] = systemFonts,
): FontFamily {
  const file = `${id}-latin-wght-normal.woff2`
  return {
    family,
    module: `@fontsource-variable/${id}/files/${file}`,
    file,
    weights,
    fallbacks,
    fallbackMetrics: { sizeAdjust, ascent, descent },
    generic,
  }
}

const regular = ['Arial', 'Liberation Sans', 'Arimo']
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']
const roman = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos']

/** Families a brand may choose. All are under the SIL Open Font License and have tabular figures. */
export const fontFamilies = {
  manrope: fontFamily('manrope', 'Manrope', [200, 800], bold, [1.008, 1.0575, 0.2976]),
  figtree: fontFamily('figtree', 'Figtree', [300, 900], regular, [1.0115, 0.9392, 0.2472]),
  'archivo-narrow': fontFamily(
    'archivo-narrow',
    'Archivo Narrow',
    [400, 700],
    bold,
    [0.82, 1.2622, 0.3805],
  ),
  'public-sans': fontFamily(
    'public-sans',
    'Public Sans',
    [100, 900],
    regular,
    [1.0518, 0.9032, 0.2139],
  ),
  nunito: fontFamily('nunito', 'Nunito', [200, 1000], regular, [1.018, 0.9931, 0.3468]),
  saira: fontFamily('saira', 'Saira', [100, 900], regular, [1.0405, 1.0908, 0.4219]),
  'bodoni-moda': fontFamily(
    'bodoni-moda',
    'Bodoni Moda',
    [400, 900],
    roman,
    [1.15, 0.9783, 0.3478],
    serifFonts,
  ),
  jost: fontFamily('jost', 'Jost', [100, 900], regular, [0.9635, 1.1105, 0.3892]),
} as const satisfies Record<string, FontFamily>

/** Names of the shipped families, and `system` for the fonts of the visitor's device. */
export const fontIds = [
  'system',
  'manrope',
  'figtree',
  'archivo-narrow',
  'public-sans',
  'nunito',
  'saira',
  'bodoni-moda',
  'jost',
] as const

/** Name of a shipped family, or `system`. */
export type FontId = (typeof fontIds)[number]
