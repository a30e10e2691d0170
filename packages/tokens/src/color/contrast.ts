import { modeLrgb, modeRgb, useMode, wcagContrast, wcagLuminance } from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)

/**
 * WCAG 2 contrast ratio of two opaque CSS colours, 1 (equal) to 21 (black on white).
 * The order of the arguments does not matter.
 * Source: PLUS-065
 */
export function measureContrastRatio(first: string, second: string): number {
  return wcagContrast(first, second)
}

/** WCAG relative luminance of an opaque CSS colour, 0 (black) to 1 (white). */
export function measureLuminance(color: string): number {
  return wcagLuminance(color)
}

/** The candidate that stands out most against `background`; the first one wins a draw. */
export function mostReadable(
  background: string,
  candidates: readonly [string, ...string[]],
): string {
  return candidates.reduce((best, candidate) =>
    measureContrastRatio(candidate, background) > measureContrastRatio(best, background)
      ? candidate
      : best,
  )
}
