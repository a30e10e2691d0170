import { measureContrastRatio } from '../color/contrast.ts'
import { parseColor, solveContrast, toHex } from '../color/ramp.ts'

/** Fill of the main button at rest, under a pointer and while pressed. */
export interface ActionColors {
  rest: string
  hover: string
  active: string
}

/** Least contrast of white text on an action; a little above AA, for rounding. */
const whiteTextContrast = 4.6
/** Greatest contrast against white an action on a dark ground has; dark text reads well on it. */
const darkGroundContrast = 3

const whiteContrastOf = (color: string) => measureContrastRatio(color, '#fff')

const between = (least: number, value: number, greatest: number) =>
  Math.min(greatest, Math.max(least, value))

/**
 * Action fills for white text. The colour itself is kept when white is readable on it, else the
 * nearest darker shade is taken. Hover and press go darker, or lighter from an almost black.
 */
export function actionOnLight(color: string): ActionColors {
  const source = parseColor(color)
  const own = whiteContrastOf(color)
  const contrast = Math.max(own, whiteTextContrast)
  const step = contrast > 12 ? 0.78 : 1.25
  const shade = (steps: number) =>
    solveContrast(source, between(whiteTextContrast, contrast * step ** steps, 19))
  return {
    rest: own >= 4.5 ? toHex(color) : solveContrast(source, contrast),
    hover: shade(1),
    active: shade(2),
  }
}

/**
 * Action fills for dark text on a dark ground. The colour itself is kept when it is light enough,
 * else `fallback` is taken. Hover and press go lighter, or darker from an almost white.
 */
export function actionOnDark(color: string, fallback: string): ActionColors {
  const rest = whiteContrastOf(color) <= darkGroundContrast ? toHex(color) : fallback
  const contrast = whiteContrastOf(rest)
  const step = contrast < 1.5 ? 1.2 : 0.82
  const shade = (steps: number) =>
    solveContrast(parseColor(rest), between(1.04, contrast * step ** steps, darkGroundContrast))
  return { rest, hover: shade(1), active: shade(2) }
}
