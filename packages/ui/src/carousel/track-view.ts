/** Left and right edge in pixels, as `getBoundingClientRect` tells them. */
export interface Span {
  left: number
  right: number
}

/** Slides of a row that are in sight; places count from 0. */
export interface TrackView {
  /** First slide that shows by half or more. */
  first: number
  /** Last slide that shows by half or more. */
  last: number
  /** The first slide shows in full. */
  atStart: boolean
  /** The last slide shows in full. */
  atEnd: boolean
}

/** Edges may miss each other by this much through rounding, in pixels. */
const tolerancePx = 1.5

const isHalfIn = (window: Span, { left, right }: Span) => {
  const shown = Math.min(right, window.right) - Math.max(left, window.left)
  return shown * 2 >= right - left - tolerancePx
}

const isWhollyIn = (window: Span, { left, right }: Span) =>
  left >= window.left - tolerancePx && right <= window.right + tolerancePx

/** Slides that show through the window of their row, in either direction of text. */
export function trackView(window: Span, slides: readonly Span[]): TrackView {
  const halfIn = slides.flatMap((slide, index) => (isHalfIn(window, slide) ? [index] : []))
  const [start, end] = [slides.at(0), slides.at(-1)]
  return {
    first: halfIn.at(0) ?? 0,
    last: halfIn.at(-1) ?? 0,
    atStart: !start || isWhollyIn(window, start),
    atEnd: !end || isWhollyIn(window, end),
  }
}

/** The view that begins at a slide, as wide as this one; the last slides share the last view. */
export function viewFrom({ first, last }: TrackView, index: number, count: number): TrackView {
  const shown = last - first + 1
  const start = Math.max(0, Math.min(index, count - shown))
  return {
    first: start,
    last: start + shown - 1,
    atStart: start === 0,
    atEnd: start + shown >= count,
  }
}

/** Where a press on previous or next leads: a whole view on, round the ends only when asked. */
export function stepFrom(
  { first, last, atStart, atEnd }: TrackView,
  direction: 'previous' | 'next',
  { count, wraps }: { count: number; wraps: boolean },
): number {
  if (direction === 'next') {
    if (atEnd) return wraps ? 0 : first
    return Math.min(count - 1, last + 1)
  }
  if (atStart) return wraps ? count - 1 : first
  return Math.max(0, first - (last - first + 1))
}

/** "2/9", or "1–3/9" when several slides show. */
export function formatCounter({ first, last }: TrackView, count: number): string {
  return first === last ? `${first + 1}/${count}` : `${first + 1}–${last + 1}/${count}`
}

/** The same in words, to be read out. */
export function positionText({ first, last }: TrackView, count: number): string {
  return first === last
    ? `Slide ${first + 1} of ${count}`
    : `Slides ${first + 1} to ${last + 1} of ${count}`
}
