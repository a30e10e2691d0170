/** Pixels of drag that turn the car by one frame (VDP-017, D-84). */
export const SPIN_PIXELS_PER_FRAME = 20

/** Milliseconds a frame stays while the car turns by itself (VDP-018). */
export const SPIN_INTERVAL_MS = 100

/** Frames a press on one of the arrows turns by: 30 degrees of a turn of 36. */
export const SPIN_ARROW_FRAMES = 3

/** Frame `steps` on, wrapping at both ends; 0 where there are none (D-84). */
export function moveFrame(frame: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((frame + steps) % count) + count) % count
}

/**
 * Frame after a drag that began on `start` and went `pixels` to the right (negative: to the left,
 * which advances). Every full 20 px are one frame (VDP-015, VDP-017).
 */
export function findFrameAfterDrag(start: number, pixels: number, count: number): number {
  return moveFrame(start, -Math.trunc(pixels / SPIN_PIXELS_PER_FRAME), count)
}

/** Frame a key leads to; null for a key that turns nothing. The right arrow advances (VDP-016). */
export function findFrameForKey(key: string, frame: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return Math.max(count - 1, 0)
  const quarter = Math.max(Math.round(count / 4), 1)
  const steps = { ArrowRight: 1, ArrowLeft: -1, PageUp: quarter, PageDown: -quarter }[key]
  return steps === undefined ? null : moveFrame(frame, steps, count)
}

/** Frames in the order they are fetched: nearest to `frame` first, the one ahead before the one behind. */
export function sortFramesByDistance(frame: number, count: number): number[] {
  const order = new Set<number>()
  for (let distance = 0; order.size < count; distance += 1) {
    order.add(moveFrame(frame, distance, count))
    order.add(moveFrame(frame, -distance, count))
  }
  return [...order]
}

/** Words of the slider: "View 7 of 36". */
export const formatFrame = (frame: number, count: number) => `View ${frame + 1} of ${count}`

/** Frame a `?frame=` parameter asks for (from 1); anything else is the first. Source: D-102 */
export function parseFrameParameter(parameter: string | null, count: number): number {
  const number = /^\d{1,4}$/.test(parameter ?? '') ? Number(parameter) : 1
  return number >= 1 && number <= count ? number - 1 : 0
}
