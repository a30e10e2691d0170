/** Values a thumb may stand on: from `min` in steps, and always also `max`. */
export interface SliderScale {
  /** Smallest value. */
  min: number
  /** Largest value; it can be reached even when no whole step leads to it. */
  max: number
  /** Distance between two values, above 0. */
  step: number
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/** Value of the nth step, without the dust of binary fractions (3 steps of 0.1 are 0.3). */
function stepValue(count: number, { min, max, step }: SliderScale): number {
  const decimals = Math.max(decimalsOf(min), decimalsOf(step))
  return Math.min(Number((min + count * step).toFixed(decimals)), max)
}

const stepCount = (value: number, { min, step }: SliderScale) =>
  Number(((value - min) / step).toFixed(6))

/** Nearest value a thumb may stand on; halfway goes up. */
export function snapToStep(value: number, scale: SliderScale): number {
  const within = Math.min(Math.max(value, scale.min), scale.max)
  const lower = Math.floor(stepCount(within, scale))
  const [below, above] = [stepValue(lower, scale), stepValue(lower + 1, scale)]
  return within - below < above - within ? below : above
}

/**
 * Value so many steps on. A value between two steps (a rate of 12.94) goes to the next step in that
 * direction first. Source: D-49
 */
export function stepFrom(value: number, steps: number, scale: SliderScale): number {
  const count = stepCount(value, scale)
  const from = steps > 0 ? Math.floor(count) : Math.ceil(count)
  return Math.max(stepValue(from + steps, scale), scale.min)
}

/** Steps of Page Up and Page Down: a tenth of the scale, at least one. */
export function pageSteps({ min, max, step }: SliderScale): number {
  return Math.max(1, Math.round((max - min) / step / 10))
}

/** Place of a value on the track, from 0 to 1. */
export function fractionOf(value: number, { min, max }: SliderScale): number {
  if (max <= min) return 0
  return Math.min(Math.max((value - min) / (max - min), 0), 1)
}

/** True when every value and the end of the scale lie on whole steps, so that a browser may step by itself. */
export function isOnSteps(values: readonly number[], scale: SliderScale): boolean {
  return [...values, scale.max].every((value) => Number.isInteger(stepCount(value, scale)))
}

/** Values after one thumb moved; thumbs stop at each other. */
export function moveThumb(values: readonly number[], index: number, next: number): number[] {
  const [low = next, high] = values
  if (high === undefined) return [next]
  return index === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)]
}

/**
 * Thumb that a press at `value` means: the nearer one; of two in one place the one that can go there.
 * @returns null while that is open, at exactly their place
 */
export function thumbFor(values: readonly number[], value: number): number | null {
  const [low = value, high = low] = values
  if (values.length < 2) return 0
  if (low === high) return value === low ? null : Number(value > low)
  return Number(Math.abs(value - high) < Math.abs(value - low))
}

const unitKeys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

const pageKeys: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 }

/**
 * Where a key takes a thumb: arrows a step, Page Up and Page Down or Shift with an arrow a tenth of the
 * scale, Home and End to the ends. `isRightToLeft` turns the sideways arrows round.
 * @returns null for any other key
 */
export function valueForKey(
  pressed: { key: string; shiftKey: boolean; isRightToLeft: boolean },
  value: number,
  scale: SliderScale,
): number | null {
  if (pressed.key === 'Home') return scale.min
  if (pressed.key === 'End') return scale.max
  const isSideways = pressed.key === 'ArrowLeft' || pressed.key === 'ArrowRight'
  const unit = (unitKeys[pressed.key] ?? 0) * (isSideways && pressed.isRightToLeft ? -1 : 1)
  const page = pageKeys[pressed.key] ?? (pressed.shiftKey ? unit : 0)
  const steps = page ? page * pageSteps(scale) : unit
  return steps === 0 ? null : stepFrom(value, steps, scale)
}
