import { defineSlotRecipe } from '@pandacss/dev'
import { floatingCard, floatingPlaces } from '../popover/floating-styles.ts'

/** Actions and links in a card at their button. */
export const menuRecipe = defineSlotRecipe({
  className: 'fc-menu',
  description: 'Actions and links at their button',
  slots: ['list', 'item', 'text', 'hint', 'chevron'],
  base: {
    list: {
      ...floatingCard,
      inset: '0',
      margin: 'auto',
      minWidth: '12rem',
      width: 'max-content',
      maxWidth: 'min(20rem, calc(100vw - 2rem))',
      maxHeight: 'calc(100dvh - 2rem)',
      padding: '1.5',
      overflowY: 'auto',
      _focusVisible: { outline: 'none', boxShadow: 'overlay' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '10',
      px: '3',
      py: '2',
      bg: 'transparent',
      color: 'fg',
      textAlign: 'start',
      textStyle: 'body',
      lineHeight: 'snug',
      textDecoration: 'none',
      border: 'none',
      borderRadius: 'control',
      cursor: 'pointer',
      _touch: { minHeight: 'touch' },
      _hover: { bg: 'surface.sunken' },
      _focusVisible: {
        bg: 'surface.sunken',
        outlineOffset: '-2px',
        boxShadow: 'none',
      },
      // The list has the focus while the machine marks the entry.
      '&[data-highlighted]': { bg: 'surface.sunken' },
      ':focus-visible > &[data-highlighted]': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '-2px',
      },
      '& svg': { flexShrink: '0', color: 'fg.muted' },
      '&[data-tone=danger]': { color: 'danger.fg', '& svg': { color: 'danger.fg' } },
      '&[aria-disabled=true]': { color: 'fg.subtle', opacity: '0.6', bg: 'transparent' },
      // What only a script can do is no offer without one.
      '&:is(button)': { _noscript: { display: 'none' } },
    },
    text: { display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    chevron: {
      transitionProperty: 'rotate',
      transitionDuration: 'fast',
      'button:has(+ :popover-open) > &': { rotate: '180deg' },
    },
  },
  variants: {
    placement: {
      'bottom-start': { list: floatingPlaces['bottom-start'] },
      'bottom-end': { list: floatingPlaces['bottom-end'] },
    },
  },
  defaultVariants: { placement: 'bottom-start' },
  staticCss: ['*'],
})
