import { defineSlotRecipe } from '@pandacss/dev'

/** A message across the page, above or below the header. */
export const bannerRecipe = defineSlotRecipe({
  className: 'fc-banner',
  description: 'Message across the page',
  slots: ['root', 'bar', 'icon', 'text', 'title', 'link', 'hide'],
  base: {
    root: {
      position: 'relative',
      textStyle: 'bodySm',
      '&:has(> details:not([open]))': { display: 'none' },
      _print: { display: 'none' },
      _forcedColors: { borderBlock: '1px solid CanvasText' },
    },
    bar: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      width: 'full',
      maxWidth: 'content',
      mx: 'auto',
      ps: { base: '4', md: '6' },
      pe: { base: '12', md: '16' },
      py: '3',
      overflowWrap: 'anywhere',
    },
    icon: { flexShrink: '0', width: 'icon.md', height: 'icon.md' },
    text: {
      flex: '1',
      minWidth: '0',
      margin: '0',
    },
    title: { fontWeight: 'bold' },
    link: {
      display: 'inline-block',
      color: 'inherit',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      borderRadius: 'control',
      _hover: { textDecorationThickness: '2px' },
      _touch: { py: '2', my: '-2' },
    },
    // The disclosure's own switch: open shows the message, closed takes the whole banner away.
    hide: {
      position: 'absolute',
      top: '0',
      insetInlineEnd: { base: '1', md: '3' },
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      listStyle: 'none',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'color-mix(in oklab, currentColor 14%, transparent)' },
    },
  },
  variants: {
    tone: {
      neutral: { root: { bg: 'surface.sunken', color: 'fg' } },
      promo: { root: { bg: 'action', color: 'fg.onAction' } },
      info: { root: { bg: 'info.subtle', color: 'fg' }, icon: { color: 'info.fg' } },
      warning: { root: { bg: 'warning.subtle', color: 'fg' }, icon: { color: 'warning.fg' } },
      danger: { root: { bg: 'danger', color: 'fg.onAction' } },
    },
    align: { start: {}, center: { bar: { justifyContent: 'center' }, text: { flex: '0 1 auto' } } },
  },
  defaultVariants: { tone: 'neutral', align: 'start' },
  staticCss: ['*'],
})
