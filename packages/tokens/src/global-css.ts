import type { GlobalStyleObject } from '@pandacss/dev'

/** Custom properties that are no design tokens; a brand may set them. */
export const globalVars = {
  '--heading-case': 'none',
  '--button-case': 'none',
  '--link-style': 'solid',
  '--photo-fit': 'cover',
  '--photo-filter': 'none',
} as const

/** Base rules for every page, on top of Panda's reset. */
export const globalCss: GlobalStyleObject = {
  html: {
    colorScheme: 'light',
    // The reset sets the font by it, with a list of its own only where it is missing.
    '--global-font-body': 'fonts.body',
    lineHeight: 'normal',
    color: 'fg',
    bg: 'canvas',
    scrollPaddingBlockStart: '20',
    // A field that is entered is scrolled above what covers the foot of the window.
    scrollPaddingBlockEnd: 'var(--covered-bottom, 0px)',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    '--global-color-border': 'colors.border',
    '--global-color-placeholder': 'colors.fg.subtle',
    '--global-color-focus-ring': 'colors.focus',
  },
  '[data-surface]': {
    color: 'fg',
    bg: 'canvas',
    '--global-color-border': 'colors.border',
    '--global-color-placeholder': 'colors.fg.subtle',
    '--global-color-focus-ring': 'colors.focus',
  },
  '[data-surface=light]': { colorScheme: 'light' },
  '[data-surface=dark]': { '@media not print': { colorScheme: 'dark' } },
  body: { minHeight: '100dvh', overflowWrap: 'break-word' },
  'h1, h2, h3, h4, h5, h6': { fontFamily: 'heading', fontWeight: 'heading' },
  // No single word is left for the last line; where lines may not wrap, they still do not.
  'p, li, dd, label': { textWrapStyle: 'pretty' },
  'button, label, summary, [role=button]': { touchAction: 'manipulation' },
  'button, [role=button], summary, select': { cursor: 'pointer' },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  'summary::-webkit-details-marker': { display: 'none' },
  ':focus-visible': {
    outlineStyle: 'solid',
    outlineWidth: 'token(borderWidths.focus)',
    outlineColor: 'focus',
    outlineOffset: 'token(sizes.focusOffset)',
    boxShadow: '0 0 0 2px token(colors.canvas)',
    _forcedColors: { outlineColor: 'Highlight' },
  },
  ':is(main, h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  // Icons drawn with the usual line take the dealer's.
  'svg[viewBox="0 0 24 24"][stroke-width="2"]': { strokeWidth: 'token(sizes.icon.stroke)' },
  'table, time, data, output, input[type=number]': { fontVariantNumeric: 'tabular-nums' },
  'dialog::backdrop': { bg: 'overlay' },
  'html:has(dialog:modal[open])': {
    overflow: 'hidden',
    // The dialog's opener records it: the page stays where it was.
    paddingInlineEnd: 'var(--scrollbar-width, 0px)',
  },
  '::selection': { bg: 'action', color: 'fg.onAction' },
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after, ::backdrop': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any length would start a transition of every property of every element: what was laid out
      // before the sheet arrived would be seen for a frame, and the page would move.
      transitionDuration: '0s !important',
    },
  },
  // The browser leaves a drawing its own colour, which may be dark on a dark ground.
  '@media (forced-colors: active)': { svg: { color: 'inherit !important' } },
  '@media print': { 'html, body': { bg: 'white', color: 'black' } },
}
