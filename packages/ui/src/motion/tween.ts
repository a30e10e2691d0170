/** Ports of a tween. */
export interface Frames {
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Calls back before the next picture is drawn; returns what cancels it. */
  nextFrame: (run: () => void) => () => void
}

const browserFrames: Frames = {
  now: () => performance.now(),
  nextFrame: (run) => {
    const frame = requestAnimationFrame(run)
    return () => cancelAnimationFrame(frame)
  },
}

/** Fast at first, gentle at the end; 0 to 1 for 0 to 1. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3

/**
 * Moves a number for an exact time: `onMove` gets the place at each frame and `to` itself at the
 * first frame that is `durationMs` or more after the start; a duration of 0 arrives at once.
 * @returns what stops it where it is
 */
export function tween(
  { from, to, durationMs }: { from: number; to: number; durationMs: number },
  { onMove, onArrive }: { onMove: (place: number) => void; onArrive?: () => void },
  { now, nextFrame }: Frames = browserFrames,
): () => void {
  const startMs = now()
  let cancel = () => {}
  const step = () => {
    const share = durationMs > 0 ? Math.min(1, (now() - startMs) / durationMs) : 1
    onMove(share < 1 ? from + (to - from) * easeOut(share) : to)
    if (share < 1) cancel = nextFrame(step)
    else onArrive?.()
  }
  step()
  return () => cancel()
}
