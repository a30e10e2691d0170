import { defineSlotRecipe } from '@pandacss/dev'
import { floatingPlaces } from '../popover/floating-styles.ts'

/** A few words beside what the pointer or the focus is on. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'fc-tooltip',
  description: 'A few words on hover and focus',
  slots: ['root', 'text'],
  base: {
    root: { display: 'inline-flex', maxWidth: 'full' },
    text: {
      position: 'fixed',
      margin: '0',
      inset: 'auto',
      width: 'max-content',
      maxWidth: 'min(16rem, calc(100vw - 2rem))',
      px: '3',
      py: '1.5',
      bg: 'surface.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      fontWeight: 'medium',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      overflow: 'visible',
      border: 'none',
      borderRadius: 'control',
      boxShadow: 'raised',
      opacity: '0',
      transitionProperty: 'opacity, overlay, display',
      transitionDuration: 'fast',
      transitionBehavior: 'allow-discrete',
      '&:popover-open': {
        opacity: '1',
        transitionProperty: 'opacity',
        '@starting-style': { opacity: '0' },
      },
      // The pointer may cross the gap to the text without losing it.
      _before: { content: '""', position: 'absolute', inset: '-8px', zIndex: '-1' },
      _forcedColors: { border: '1px solid CanvasText' },
      _print: { display: 'none' },
    },
  },
  variants: {
    placement: { top: { text: floatingPlaces.top }, bottom: { text: floatingPlaces.bottom } },
  },
  defaultVariants: { placement: 'top' },
  staticCss: ['*'],
})
