import { defineSlotRecipe } from '@pandacss/dev'

/** The way back up. On phones it stays on one line and the current page is shortened. */
export const breadcrumbRecipe = defineSlotRecipe({
  className: 'fc-breadcrumb',
  description: 'The way back up',
  slots: ['root', 'list', 'item', 'link', 'current'],
  base: {
    root: { textStyle: 'bodySm', minWidth: '0' },
    list: {
      display: 'flex',
      flexWrap: { base: 'nowrap', md: 'wrap' },
      alignItems: 'center',
      margin: '0',
      padding: '0',
      listStyle: 'none',
      // A long way is scrolled sideways instead of widening the page.
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      flexShrink: '1',
      '&:last-child': { minWidth: { base: '24', md: '0' } },
      '&:not(:last-child)': {
        flexShrink: '0',
        maxWidth: { base: '40%', md: 'none' },
        _after: {
          content: '""',
          flexShrink: '0',
          width: '1.5',
          height: '1.5',
          ms: '1.5',
          me: '2.5',
          borderTop: '1.5px solid',
          borderInlineEnd: '1.5px solid',
          borderColor: 'fg.subtle',
          rotate: '45deg',
        },
      },
    },
    link: {
      display: 'inline-block',
      py: '1',
      color: 'fg.muted',
      textDecoration: 'none',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderRadius: 'control',
      textUnderlineOffset: '0.2em',
      _hover: { color: 'link.hover', textDecoration: 'underline' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      _touch: { py: '3' },
    },
    current: {
      color: 'fg',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: { base: 'nowrap', md: 'normal' },
      overflowWrap: 'anywhere',
    },
  },
  staticCss: ['*'],
})
