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

/** Places beside the opener, for browsers that anchor; the others stay in the middle until script places them. */
export const floatingPlaces = {
  'bottom-start': floatAt('block-end span-inline-end'),
  bottom: floatAt('block-end'),
  'bottom-end': floatAt('block-end span-inline-start'),
  'top-start': floatAt('block-start span-inline-end'),
  top: floatAt('block-start'),
  'top-end': floatAt('block-start span-inline-start'),
} as const

function floatAt(positionArea: string) {
  return {
    '@supports (position-area: block-end)': {
      inset: 'auto',
      marginBlock: '2',
      positionArea,
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    },
  }
}
