/** Side of the opener and how the edges line up; `start` and `end` follow the direction of text. */
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'

export interface PlaceOptions {
  placement: Placement
  /** Distance to the anchor in pixels. Default 8. */
  gapPx?: number
}

/** Distance to the edges of the window, in pixels. */
const edgePx = 8

async function followAnchor(
  anchor: Element,
  floating: HTMLElement,
  { placement, gapPx = 8 }: PlaceOptions,
) {
  const { autoUpdate, computePosition, flip, offset, shift } = await import('@floating-ui/dom')
  const middleware = [offset(gapPx), flip({ padding: edgePx }), shift({ padding: edgePx })]
  return autoUpdate(anchor, floating, () => {
    void computePosition(anchor, floating, { strategy: 'fixed', placement, middleware }).then(
      ({ x, y }) =>
        Object.assign(floating.style, { inset: 'auto', margin: 0, left: `${x}px`, top: `${y}px` }),
    )
  })
}

/**
 * Keeps an open popup beside its anchor in a browser whose sheets cannot; the script that does so is
 * loaded only there.
 * @returns what stops it
 */
export function keepBeside(anchor: Element, floating: HTMLElement, options: PlaceOptions) {
  if (CSS.supports('position-area', 'block-end')) return () => {}
  const following = followAnchor(anchor, floating, options).catch(() => () => {})
  return () => void following.then((stop) => stop())
}
