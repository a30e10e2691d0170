import type { DtcgValue } from '../dtcg/token-tree.ts'
import type { ResolvedBrand } from './brand.ts'
import { listFallbackNames } from './font-faces.ts'
import { type FontId, fontFamilies, systemFonts } from './font-family.ts'

/** Tracking of headings in px, in capitals and otherwise. */
const headingTracking: Readonly<
  Record<ResolvedBrand['headingTracking'], Readonly<Record<ResolvedBrand['headingCase'], number>>>
> = {
  normal: { uppercase: 0.2, none: -0.3 },
  tight: { uppercase: -0.2, none: -0.6 },
  wide: { uppercase: 1.2, none: 0.4 },
}

/** Names of a family: itself, its metric-matched fallbacks, then the fonts of the device. */
function familyNames(id: FontId): readonly string[] {
  if (id === 'system') return systemFonts
  const family = fontFamilies[id]
  return [family.family, ...listFallbackNames(family), ...family.generic]
}

/** Type tokens that follow from a brand's families, weight, case and tracking, by path. */
export function brandType(brand: ResolvedBrand): ReadonlyMap<string, DtcgValue> {
  const tracking = headingTracking[brand.headingTracking][brand.headingCase]
  return new Map<string, DtcgValue>([
    ['font.heading', familyNames(brand.headingFont)],
    [
      'font.body',
      brand.bodyFont === brand.headingFont ? '{font.heading}' : familyNames(brand.bodyFont),
    ],
    ['fontWeight.heading', brand.headingWeight],
    ['letterSpacing.heading', { value: tracking, unit: 'px' }],
  ])
}
