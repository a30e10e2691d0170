import { type DeviceFont, sansDeviceFonts, serifDeviceFonts } from './device-fonts.ts'
import { fontRanges } from './font-ranges.ts'

/** A file of a family, which a browser fetches for a page that has a sign of its range. */
export interface FontFile {
  /** Module path of the woff2 file. */
  module: string
  /** File name alone, as a site serves it. */
  file: string
  /** Signs it is for, as a `unicode-range` of CSS. */
  range: string
  /** Weights it covers, least and greatest. */
  weights: FontWeights
}

/** Weights of a font, least and greatest. */
export type FontWeights = readonly [number, number]

/** Weights a brand may set its headings in. */
export const headingWeights = [500, 600, 700, 800] as const

/** Weight of headings. */
export type HeadingWeight = (typeof headingWeights)[number]

/** Weights of running text: regular to bold. */
const textWeights: FontWeights = [400, 700]

/** A family that ships with the platform: a variable font of Latin glyphs, of which a page has one or two files. */
export interface FontFamily {
  /** Name in CSS. */
  family: string
  /** Module path of the woff2 file of all glyphs, which print cuts to its needs. */
  module: string
  /** Signs of every English page, ASCII and typography, in all weights. */
  core: FontFile
  /** The same signs in the weights of running text, for a brand with another family for headings. */
  text: FontFile
  /** The same signs in one weight, for a brand with another family for text. */
  headings: Readonly<Record<HeadingWeight, FontFile>>
  /** Letters with accents and rarer signs. */
  rest: FontFile
  /** Weights the files cover, least and greatest. */
  weights: FontWeights
  /** Ascent and descent, as shares of the size. */
  ascent: number
  descent: number
  /** Widths of {@link sampleText} at the weights 400 and 700, in sizes of the font. */
  widths: readonly [number, number]
  /** Fonts of devices that take its place until the file is there. */
  fallbacks: readonly DeviceFont[]
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

type Measures = Pick<FontFamily, 'weights' | 'ascent' | 'descent' | 'widths'>

function fontFile(name: string, part: keyof typeof fontRanges, weights: FontWeights): FontFile {
  const file = `${name}.woff2`
  return { module: `@forecourt/tokens/fonts/${file}`, file, range: fontRanges[part], weights }
}

/** Files of a family, by what they are for. */
function fontFiles(id: string, weights: FontWeights) {
  const [min, max] = weights
  const core = fontFile(`${id}-core`, 'core', weights)
  const some: FontWeights = [Math.max(min, textWeights[0]), Math.min(max, textWeights[1])]
  const isAll = some[0] === min && some[1] === max
  // A family without a weight has its nearest.
  const heading = (weight: HeadingWeight): FontFile => {
    const nearest = Math.min(weight, max)
    return fontFile(`${id}-${nearest}`, 'core', [nearest, nearest])
  }
  return {
    core,
    rest: fontFile(`${id}-rest`, 'rest', weights),
    text: isAll ? core : fontFile(`${id}-text`, 'core', some),
    headings: { 500: heading(500), 600: heading(600), 700: heading(700), 800: heading(800) },
  }
}

/** Every file of a family, each once. */
export function listFontFiles({ core, rest, text, headings }: FontFamily): FontFile[] {
  const files = [core, rest, text, ...Object.values(headings)]
  return files.filter(({ file }, at) => files.findIndex((each) => each.file === file) === at)
}

function fontFamily(
  id: string,
  family: string,
  measures: Measures,
  { fallbacks, generic }: { fallbacks: FontFamily['fallbacks']; generic: FontFamily['generic'] } = {
    fallbacks: sansDeviceFonts,
    generic: systemFonts,
  },
): FontFamily {
  const module = `@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`
  return { family, module, ...fontFiles(id, measures.weights), ...measures, fallbacks, generic }
}

/**
 * Families a brand may choose. All are under the SIL Open Font License and have tabular figures. Those
 * which weigh much less for it, Nunito and Jost, hold only the weights a page uses, 400 to 800.
 */
export const fontFamilies = {
  manrope: fontFamily('manrope', 'Manrope', {
    weights: [200, 800],
    ascent: 1.066,
    descent: 0.3,
    widths: [129.19, 136.13],
  }),
  figtree: fontFamily('figtree', 'Figtree', {
    weights: [300, 900],
    ascent: 0.95,
    descent: 0.25,
    widths: [127.65, 131.63],
  }),
  'archivo-narrow': fontFamily('archivo-narrow', 'Archivo Narrow', {
    weights: [400, 700],
    ascent: 1.035,
    descent: 0.312,
    widths: [104.86, 111.49],
  }),
  'public-sans': fontFamily('public-sans', 'Public Sans', {
    weights: [100, 900],
    ascent: 0.95,
    descent: 0.225,
    widths: [131.96, 135.46],
  }),
  nunito: fontFamily('nunito', 'Nunito', {
    weights: [400, 800],
    ascent: 1.011,
    descent: 0.353,
    widths: [129.24, 134],
  }),
  saira: fontFamily('saira', 'Saira', {
    weights: [100, 900],
    ascent: 1.135,
    descent: 0.439,
    widths: [131.68, 135.36],
  }),
  'bodoni-moda': fontFamily(
    'bodoni-moda',
    'Bodoni Moda',
    { weights: [400, 900], ascent: 1.125, descent: 0.4, widths: [131.45, 139.1] },
    { fallbacks: serifDeviceFonts, generic: serifFonts },
  ),
  jost: fontFamily('jost', 'Jost', {
    weights: [400, 800],
    ascent: 1.07,
    descent: 0.375,
    widths: [122.08, 135.34],
  }),
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
