/** Edge a panel goes back to. */
export type Side = 'start' | 'end' | 'bottom'

/** Way of a finger since it came down. */
export interface Way {
  /** To the right, in pixels. */
  x: number
  /** Downwards, in pixels. */
  y: number
}

/** A shorter way is a tap that trembled, in pixels. */
const slopPx = 8

/** Share of the panel past which it closes however slowly the finger went. */
const farShare = 0.4

/** Way and speed of a flick, which closes it from anywhere. */
const flick = { px: 40, pxPerMs: 0.5 }

/**
 * Distance a finger has gone towards the panel's edge.
 * @param isRtl text runs from right to left, so that `start` is on the right
 * @returns pixels, negative where it went the other way
 */
export function measureTowards(side: Side, { x, y }: Way, isRtl: boolean): number {
  if (side === 'bottom') return y
  return (side === 'end') === isRtl ? -x : x
}

/** Meaning of a finger's way: not clear `yet`, a `swipe` along the panel's axis, or something `else`. */
export function judgeWay(side: Side, { x, y }: Way): 'yet' | 'swipe' | 'else' {
  if (Math.hypot(x, y) < slopPx) return 'yet'
  return (side === 'bottom') === Math.abs(y) > Math.abs(x) ? 'swipe' : 'else'
}

/** True when a swipe closes the panel: it went far enough, or fast. */
export function isSwipedShut(towardsPx: number, panelPx: number, durationMs: number): boolean {
  if (towardsPx > panelPx * farShare) return true
  return towardsPx >= flick.px && towardsPx / Math.max(durationMs, 1) > flick.pxPerMs
}
