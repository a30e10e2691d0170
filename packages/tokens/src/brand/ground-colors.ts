import { measureContrastRatio, mostReadable } from '../color/contrast.ts'
import { toHex } from '../color/ramp.ts'
import type { ResolvedBrand } from './brand.ts'
import type { BrandRamps } from './brand-ramps.ts'

type ColorEntry = readonly [name: string, value: string]

/** Least contrast of text; a little above AA, for rounding. */
const textContrast = 4.6
/** Least contrast of a mark that carries meaning. */
const markContrast = 3.05

/** White or the darkest grey of the brand, or black where neither has enough contrast. */
export function readableOn(background: string, ink: string): string {
  const preferred = mostReadable(background, ['#ffffff', ink])
  return measureContrastRatio(preferred, background) >= 4.5
    ? preferred
    : mostReadable(background, ['#ffffff', '#000000'])
}

/** A grey for secondary text on a coloured ground, or the text colour where no grey is readable. */
function quietOn(background: string, text: string, { neutral }: BrandRamps): string {
  const grey = text === '#ffffff' ? neutral[200] : neutral[800]
  return measureContrastRatio(grey, background) >= textContrast ? grey : text
}

/** The accent where it stands out from the ground, else the text colour. */
function markOn(background: string, accent: string, text: string): string {
  return measureContrastRatio(accent, background) >= markContrast ? toHex(accent) : text
}

/** A line on a coloured ground, in the direction of its text. */
const lineOn = (text: string) =>
  text === '#ffffff' ? 'rgb(255 255 255 / 0.3)' : 'rgb(0 0 0 / 0.25)'

/** Ground, text and lines of a header, hero or footer in the brand's own colour. */
function brandGround(part: string, brand: ResolvedBrand, ramps: BrandRamps): ColorEntry[] {
  const ground = toHex(brand.headerColor)
  const text = readableOn(ground, ramps.neutral[950])
  return [
    [`${part}.bg`, ground],
    [`${part}.fg`, text],
    [`${part}.muted`, quietOn(ground, text, ramps)],
    ...(part === 'hero' ? [] : [[`${part}.border`, lineOn(text)] as const]),
    ...(part === 'header'
      ? [['header.accent', markOn(ground, brand.accentColor, text)] as const]
      : []),
  ]
}

/** Colours of the header, the hero and the footer that depend on the colours a brand brings. */
export function groundColors(brand: ResolvedBrand, ramps: BrandRamps): ColorEntry[] {
  const parts = (['header', 'hero', 'footer'] as const).filter((part) => brand[part] === 'brand')
  return [
    ...parts.flatMap((part) => brandGround(part, brand, ramps)),
    ...(brand.header === 'dark'
      ? [
          [
            'header.accent',
            markOn(ramps.neutral[950], brand.accentColor, ramps.accent[400]),
          ] as const,
        ]
      : []),
    ...(brand.headerEdge === 'accent' ? [['header.edge', toHex(brand.accentColor)] as const] : []),
  ]
}

/** A colour and the text on it, by the names of a tag. */
export function tagColors(name: string, color: string, { neutral }: BrandRamps): ColorEntry[] {
  const ground = toHex(color)
  return [
    [`${name}.bg`, ground],
    [`${name}.fg`, readableOn(ground, neutral[950])],
  ]
}
