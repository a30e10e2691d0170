/** Time in milliseconds that a CSS time such as "0.3s" or "300ms" stands for; 0 for anything else. */
export function cssTimeMs(text: string): number {
  const [, number, unit] = /^([\d.]+)(ms|s)$/.exec(text.trim()) ?? []
  return unit ? Math.round(Number(number) * (unit === 's' ? 1000 : 1)) : 0
}

/** Longest time that still counts as at once, in milliseconds: what the base rules leave of a movement when less motion is asked for. */
const atOnceMs = 1

/**
 * How long a movement of this element may take, in milliseconds: its `transition-duration`, so that
 * tokens, brand and the visitor's choice of less motion decide; 0 when it has to be at once.
 */
export function motionDurationMs(element: Element): number {
  const [first = ''] = getComputedStyle(element).transitionDuration.split(',')
  const durationMs = cssTimeMs(first)
  return durationMs > atOnceMs ? durationMs : 0
}
