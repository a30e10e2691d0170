import { type Brand, resolveBrand } from './brand.ts'
import type { DeviceFont } from './device-fonts.ts'
import {
  type FontFamily,
  type FontFile,
  type FontId,
  type FontWeights,
  fontFamilies,
} from './font-family.ts'

const isShipped = (id: FontId): id is keyof typeof fontFamilies => id !== 'system'

/** A family whose core is a file of it, with the weights of that. */
const withCore = ({ rest, ...family }: FontFamily, core: FontFile): FontFamily => ({
  ...family,
  core,
  rest: { ...rest, weights: core.weights },
})

/**
 * The families of a brand, heading first, each once. A brand with system fonts has none. The core of each is the
 * smallest file with the weights the brand uses: of two families, one weight for headings and those of text.
 */
export function listFontFaces(brand: Brand): FontFamily[] {
  const { headingFont, bodyFont, headingWeight } = resolveBrand(brand)
  if (headingFont === bodyFont) return isShipped(bodyFont) ? [fontFamilies[bodyFont]] : []
  const heading = isShipped(headingFont) && fontFamilies[headingFont]
  const body = isShipped(bodyFont) && fontFamilies[bodyFont]
  return [
    heading && withCore(heading, heading.headings[headingWeight]),
    body && withCore(body, body.text),
  ].filter((family) => family !== false)
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** Weights the regular and the bold file of a device stand for. */
const deviceWeights = [
  [1, 549],
  [550, 1000],
] as const satisfies readonly FontWeights[]

/** Names of a family's fallbacks, in the order a page tries them. */
export const listFallbackNames = ({ family, fallbacks }: FontFamily): string[] =>
  fallbacks.map(({ name }) => `${family} ${name}`)

/** A device's font, regular or bold, at the size that breaks lines where the family does. */
function fallbackFace(
  { family, widths, ascent, descent }: FontFamily,
  device: DeviceFont,
  weight: 0 | 1,
): string {
  const sources = weight === 0 ? device.regular : device.bold
  const size = widths[weight] / device.widths[weight]
  return `@font-face{font-family:"${family} ${device.name}";src:${sources.map((name) => `local("${name}")`).join(',')};font-weight:${formatWeights(deviceWeights[weight])};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`
}

/** Faces for the weights the family's own file has. */
const fallbackFaces = (family: FontFamily) =>
  family.fallbacks.flatMap((device) =>
    ([0, 1] as const)
      .filter((weight) => overlaps(deviceWeights[weight], family.core.weights))
      .map((weight) => fallbackFace(family, device, weight)),
  )

const overlaps = ([least, greatest]: FontWeights, [from, to]: FontWeights) =>
  least <= to && from <= greatest

const formatWeights = ([least, greatest]: FontWeights) =>
  least === greatest ? String(least) : `${least} ${greatest}`

function webFace(
  { family }: FontFamily,
  { file, range, weights }: FontFile,
  { path, display }: { path: string; display: FontDisplay },
): string {
  return `@font-face{font-family:"${family}";src:url("${path}${file}") format("woff2");font-weight:${formatWeights(weights)};font-style:normal;font-display:${display};unicode-range:${range}}`
}

/**
 * Treatment of text that is shown before its font is there: `swap` sets it anew whenever the file
 * arrives, `optional` keeps what is shown until the next page, so that nothing ever moves.
 */
export type FontDisplay = 'swap' | 'optional'

/**
 * The `@font-face` rules of a brand: each family in two files by `unicode-range`, so that a page fetches
 * accented letters only where it has some, and fallbacks of nearly the same measure for the time before
 * a file is there.
 * @param path where the site serves the files, ending in a slash: `/fonts/`
 * @param display default `swap`; a line of the fallback may break elsewhere, so a page that must not
 *   move takes `optional` and preloads the files of the core
 */
export function formatFontFaceStyle(
  brand: Brand,
  path: string,
  display: FontDisplay = 'swap',
): string {
  return listFontFaces(brand)
    .flatMap((family) => [
      webFace(family, family.core, { path, display }),
      webFace(family, family.rest, { path, display }),
      ...fallbackFaces(family),
    ])
    .join('')
}
