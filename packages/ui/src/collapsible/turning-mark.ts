/** A mark that points down and turns over, without an element of its own. */
export const turningMark = {
  content: '""',
  flexShrink: '0',
  mb: '1',
  borderBottom: '2px solid',
  borderInlineEnd: '2px solid',
  borderColor: 'currentColor',
  rotate: '45deg',
  transitionProperty: 'rotate, translate',
  transitionDuration: 'accordion',
} as const
