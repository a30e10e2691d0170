import type { DtcgColor } from '../color/ramp-group.ts'
import type { DtcgDimension, DtcgShadow, DtcgValue } from './token-tree.ts'

/** Writes a DTCG colour: hex, or `rgb(r g b / a)` when it is translucent. */
function cssColor({ hex, alpha, components }: DtcgColor): string {
  if (alpha === undefined || alpha === 1) return hex
  const channels = components.map((component) => Math.round(component * 255))
  return `rgb(${channels.join(' ')} / ${alpha})`
}

/** Writes a DTCG dimension or duration. Zero keeps its unit, so that it stays a length in `calc()`. */
function cssDimension({ value, unit }: DtcgDimension): string {
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

/** A list is a curve (numbers), a list of families (names) or a shadow (layers). */
function cssList(list: readonly (string | number | DtcgShadow)[]): string {
  const numbers = list.filter((item) => typeof item === 'number')
  if (numbers.length > 0) return `cubic-bezier(${numbers.join(', ')})`
  const names = list.filter((item) => typeof item === 'string')
  if (names.length > 0) return cssFontFamily(names)
  return list
    .filter((item) => typeof item === 'object')
    .map(cssShadow)
    .join(', ')
}

const isList = (value: DtcgValue): value is Extract<DtcgValue, readonly unknown[]> =>
  Array.isArray(value)

/**
 * Writes a DTCG value that is no alias as CSS.
 * @throws TypeError for typography, which is several properties
 */
export function cssValue(value: DtcgValue): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (isList(value)) return cssList(value)
  if ('colorSpace' in value) return cssColor(value)
  if ('unit' in value) return cssDimension(value)
  throw new TypeError('[tokens] typography has no single CSS value')
}
