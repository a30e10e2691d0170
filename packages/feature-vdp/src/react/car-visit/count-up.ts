/** Ports of the count. */
export interface CountFrames {
  now: () => number
  nextFrame: (run: () => void) => void
}

const browserFrames: CountFrames = {
  now: () => performance.now(),
  nextFrame: (run) => void requestAnimationFrame(run),
}

/** Fast at first, gentle at the end. */
const easeOut = (share: number) => 1 - (1 - share) ** 3

/**
 * Counts from 0 to a whole number: `draw` gets each place on the way and the number itself after
 * exactly `durationMs`.
 */
export function countUp(
  to: number,
  durationMs: number,
  draw: (place: number) => void,
  { now, nextFrame }: CountFrames = browserFrames,
): void {
  const startMs = now()
  const step = () => {
    const share = Math.min(1, (now() - startMs) / durationMs)
    draw(share < 1 ? Math.round(to * easeOut(share)) : to)
    if (share < 1) nextFrame(step)
  }
  step()
}
