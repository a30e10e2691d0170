/** Where the focus is among its neighbours, and what was pressed. */
export interface RovingKey {
  /** `key` of the keyboard event. */
  key: string
  /** Place of the focus, from 0; -1 when nothing has it. */
  index: number
  /** Number of places. */
  count: number
  /** Arrows that move: left and right, or up and down. */
  axis: 'horizontal' | 'vertical'
  /** Text runs from right to left, which turns left and right round. Default false. */
  rtl?: boolean
}

const arrows = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const

/**
 * Where a key moves the focus in a row or column that is one stop for Tab: arrows go round, Home
 * and End go to the ends.
 * @returns the new place, or null when the key does not move
 */
export function nextIndex({ key, index, count, axis, rtl = false }: RovingKey): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const steps: Readonly<Record<string, number>> = arrows[axis]
  const step = steps[key]
  if (step === undefined) return null
  const turned = axis === 'horizontal' && rtl ? -step : step
  if (index < 0) return turned > 0 ? 0 : count - 1
  return (index + turned + count) % count
}

/** True when text runs from right to left in this element. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
