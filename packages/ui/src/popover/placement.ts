/** A box in the window, in pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Side of the opener and how the edges line up; `start` and `end` follow the direction of text. */
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'

export interface PlacementInput {
  /** Where the opener is. */
  anchor: Box
  /** How large the floating box is. */
  size: { width: number; height: number }
  /** How large the window is. */
  viewport: { width: number; height: number }
  /** Wanted place. */
  placement: Placement
  /** Distance to the opener in pixels. Default 8. */
  gapPx?: number
  /** Text runs from right to left. Default false. */
  rtl?: boolean
}

const edgePx = 8

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))

function lineUp({ anchor, size, placement, rtl = false }: PlacementInput): number {
  const [, edge = 'middle'] = placement.split('-')
  if (edge === 'middle') return anchor.left + (anchor.width - size.width) / 2
  const isLeft = (edge === 'start') !== rtl
  return isLeft ? anchor.left : anchor.left + anchor.width - size.width
}

/**
 * Where a floating box goes, for browsers that cannot anchor it themselves: on its side of the opener,
 * on the other one where it fits better, and always within the window.
 */
export function placeBeside(input: PlacementInput): { left: number; top: number } {
  const { anchor, size, viewport, placement, gapPx = 8 } = input
  const above = anchor.top - gapPx - size.height
  const below = anchor.top + anchor.height + gapPx
  const fitsAbove = above >= edgePx
  const fitsBelow = below + size.height <= viewport.height - edgePx
  const isAbove = placement.startsWith('top') ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow
  return {
    left: clamp(lineUp(input), edgePx, viewport.width - size.width - edgePx),
    top: clamp(isAbove ? above : below, edgePx, viewport.height - size.height - edgePx),
  }
}
