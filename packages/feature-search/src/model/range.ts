import { ABOVE_RANGE, BELOW_RANGE } from './error-message.ts'
import { findRangeFacet, type SliderKey } from './facets.ts'

/** Ends of a chosen range; a missing end is open. */
export interface SearchRange {
  min?: number
  max?: number
}

/** Span of a slider. */
export interface SliderBounds {
  min: number
  max: number
  /** Smallest move of a handle. */
  step: number
  /** Values round to a multiple of this. */
  unit: number
}

/** Delay before a slider's value reaches the address, milliseconds (`SRCH-070`). */
export const SLIDER_DELAY_MS = 400

/** Delay before typed text is searched, milliseconds (`SRCH-071`). */
export const TYPING_DELAY_MS = 300

/**
 * Span of a slider: the stock's own minimum and maximum rounded outwards to the unit; without
 * them 0 to 100000, and for the year 1980 to next year. The step is a hundredth of the range,
 * rounded to the unit and at least one unit.
 * @param currentYear four digits
 * Source: `SRCH-072`, `SRCH-073`, `SRCH-078`, `SRCH-079`, `D-26`
 */
export function findSliderBounds(
  key: SliderKey,
  stats: { min: number; max: number } | null,
  currentYear: number,
): SliderBounds {
  const { step: unit = 1, span: spanOf = () => ({ min: 0, max: 100_000 }) } = findRangeFacet(key)
  const span = stats ?? spanOf(currentYear)
  const min = Math.floor(span.min / unit) * unit
  const max = Math.ceil(span.max / unit) * unit
  return { min, max, unit, step: Math.max(unit, roundTo((max - min) / 100, unit)) }
}

/**
 * Range a visitor set with handles, keys or numbers: rounded to the unit, kept inside the bounds, the
 * lower end never above the upper one. An end at its bound is open, so it leaves the filter.
 * Source: `SRCH-072` to `SRCH-075`, `D-26`
 */
export function clampRange(input: SearchRange, bounds: SliderBounds): SearchRange {
  const max = clamp(roundTo(input.max ?? bounds.max, bounds.unit), bounds)
  const min = Math.min(clamp(roundTo(input.min ?? bounds.min, bounds.unit), bounds), max)
  return openAtBounds({ min, max }, bounds)
}

/**
 * A range from an address or another program: an end beyond the bounds is ignored, with the
 * sentence for the console.
 * Source: `SRCH-076`, `SRCH-077`, `SRCH-080`, `D-26`
 */
export function acceptRange(
  input: SearchRange,
  bounds: SliderBounds,
): { range: SearchRange; warnings: string[] } {
  const warnings: string[] = []
  const accepted: SearchRange = { ...input }
  if (input.min !== undefined && input.min < bounds.min) {
    warnings.push(BELOW_RANGE)
    delete accepted.min
  }
  if (input.max !== undefined && input.max > bounds.max) {
    warnings.push(ABOVE_RANGE)
    delete accepted.max
  }
  return { range: openAtBounds(accepted, bounds), warnings }
}

/** A range that was typed: two ends the wrong way round are taken as they were meant. */
export function orderRange({
  min,
  max,
}: { [end in keyof SearchRange]: number | undefined }): SearchRange {
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function openAtBounds({ min, max }: SearchRange, bounds: SliderBounds): SearchRange {
  return {
    ...(min !== undefined && min !== bounds.min ? { min } : {}),
    ...(max !== undefined && max !== bounds.max ? { max } : {}),
  }
}

function clamp(value: number, { min, max }: SliderBounds): number {
  return Math.max(min, Math.min(max, value))
}

function roundTo(value: number, unit: number): number {
  return Math.round(value / unit) * unit
}
