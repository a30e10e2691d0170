import type { DtcgColor } from '../color/ramp-group.ts'
import type { DtcgDimension, DtcgShadow, DtcgValue } from './token-tree.ts'

/** Writes a DTCG colour: hex, or `rgb(r g b / a)` when it is translucent. */
export function cssColor({ hex, alpha, components }: DtcgColor): string {
  if (alpha === undefined || alpha === 1) return hex
  const channels = components.map((component) => Math.round(component * 255))
  return `rgb(${channels.join(' ')} / ${alpha})`
}

/** Writes a DTCG dimension or duration. Zero keeps its unit, so that it stays a length in `calc()`. */
export function cssDimension({ value, unit }: DtcgDimension): string {
  return `${value}${unit}`
}

/** Writes a list of families, quoting names with spaces. */
export function cssFontFamily(families: readonly string[]): string {
  return families.map((family) => (/\s/.test(family) ? `"${family}"` : family)).join(', ')
}

function cssShadow({ color, offsetX, offsetY, blur, spread }: DtcgShadow): string {
  const lengths = [offsetX, offsetY, blur, spread].map(cssDimension)
  return `${lengths.join(' ')} ${cssColor(color)}`
}

/**
 * Writes a DTCG value that is no alias as CSS.
 * @throws TypeError for a type the platform has no use for
 */
export function cssValue(type: string, value: DtcgValue): string {
  switch (type) {
    case 'color':
      return cssColor(value as DtcgColor)
    case 'dimension':
    case 'duration':
      return cssDimension(value as DtcgDimension)
    case 'number':
    case 'fontWeight':
      return String(value)
    case 'fontFamily':
      return cssFontFamily(value as readonly string[])
    case 'cubicBezier':
      return `cubic-bezier(${(value as readonly number[]).join(', ')})`
    case 'shadow':
      return (value as readonly DtcgShadow[]).map(cssShadow).join(', ')
    default:
      throw new TypeError(`[tokens] no CSS is known for a token of type ${type}`)
  }
}
