import { createRamp, type Oklch, parseColor, type Ramp } from '../color/ramp.ts'
import type { ResolvedBrand } from './brand.ts'

const neutralHues: Readonly<Record<ResolvedBrand['neutrals'], Omit<Oklch, 'lightness'>>> = {
  cool: { chroma: 0.02, hueDegrees: 255 },
  plain: { chroma: 0, hueDegrees: 0 },
  warm: { chroma: 0.022, hueDegrees: 70 },
  brand: { chroma: 0.024, hueDegrees: 0 },
}

/** The ramps that belong to the brand. */
export type BrandRamps = Readonly<Record<'brand' | 'accent' | 'neutral', Ramp>>

/** Makes the three ramps of a brand. */
export function brandRamps({
  color,
  accentColor,
  neutrals,
}: Pick<ResolvedBrand, 'color' | 'accentColor' | 'neutrals'>): BrandRamps {
  const brand = parseColor(color)
  const hue = neutralHues[neutrals]
  const hueDegrees = neutrals === 'brand' ? brand.hueDegrees : hue.hueDegrees
  return {
    brand: createRamp(brand),
    accent: createRamp(parseColor(accentColor)),
    neutral: createRamp({ lightness: 0.5, chroma: hue.chroma, hueDegrees }),
  }
}
