import { defineSlotRecipe } from '@pandacss/dev'
import { floatingCard, floatingPlaces } from './floating-styles.ts'

/** A card beside the button that opened it. */
export const popoverRecipe = defineSlotRecipe({
  className: 'fc-popover',
  description: 'Card beside the button that opened it',
  slots: ['root', 'header', 'title', 'close', 'body'],
  base: {
    root: {
      ...floatingCard,
      inset: '0',
      margin: 'auto',
      width: 'max-content',
      maxWidth: 'min(22rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100dvh - 2rem)',
      padding: '0',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
      textStyle: 'bodySm',
      _focusVisible: { outline: 'none' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '2',
      ps: '4',
      pe: '1',
      pt: '1',
    },
    title: { textStyle: 'label', fontSize: 'md', margin: '0', minWidth: '0', pt: '2.5' },
    close: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      padding: '0',
      bg: 'transparent',
      color: 'fg.muted',
      borderRadius: 'full',
      _hover: { bg: 'surface.sunken', color: 'fg' },
      _focusVisible: { outlineOffset: '-4px', boxShadow: 'none' },
    },
    body: { px: '4', pb: '4', pt: '1', '& > :last-child': { mb: '0' } },
  },
  variants: {
    placement: {
      'bottom-start': { root: floatingPlaces['bottom-start'] },
      bottom: { root: floatingPlaces.bottom },
      'bottom-end': { root: floatingPlaces['bottom-end'] },
      'top-start': { root: floatingPlaces['top-start'] },
      top: { root: floatingPlaces.top },
      'top-end': { root: floatingPlaces['top-end'] },
    },
  },
  defaultVariants: { placement: 'bottom-start' },
  staticCss: ['*'],
})
