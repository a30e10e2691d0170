/** Common part of every floating box: a card in the top layer that comes and goes softly. */
export const floatingCard = {
  position: 'fixed',
  margin: '0',
  bg: 'surface.raised',
  color: 'fg',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'overlay',
  opacity: '0',
  transitionProperty: 'opacity, overlay, display',
  transitionDuration: 'fast',
  transitionBehavior: 'allow-discrete',
  // Of a box that opens again as it fades, `overlay` would stay none a moment, and no focus could enter it.
  '&:popover-open': {
    opacity: '1',
    transitionProperty: 'opacity',
    '@starting-style': { opacity: '0' },
  },
  _forcedColors: { borderColor: 'CanvasText' },
  _print: { display: 'none' },
} as const

interface Edges {
  marginInlineStart: '0' | '2'
  marginInlineEnd: '0' | '2'
}

const startAligned: Edges = { marginInlineStart: '0', marginInlineEnd: '2' }
const endAligned: Edges = { marginInlineStart: '2', marginInlineEnd: '0' }
const centred: Edges = { marginInlineStart: '2', marginInlineEnd: '2' }

/** Places beside the opener, for browsers that anchor; the others stay in the middle until script places them. */
export const floatingPlaces = {
  'bottom-start': floatAt('block-end span-inline-end', startAligned),
  bottom: floatAt('block-end', centred),
  'bottom-end': floatAt('block-end span-inline-start', endAligned),
  'top-start': floatAt('block-start span-inline-end', startAligned),
  top: floatAt('block-start', centred),
  'top-end': floatAt('block-start span-inline-start', endAligned),
} as const

/** @param edges space to the edges of the window, on the sides that do not line up with the opener */
function floatAt(positionArea: string, edges: Edges) {
  return {
    '@supports (position-area: block-end)': {
      inset: 'auto',
      marginBlock: '2',
      ...edges,
      positionArea,
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    },
  }
}
