import { defineSlotRecipe } from '@pandacss/dev'
import { heardOnly } from '../visually-hidden/heard-only.ts'

/** Box and tick are drawn by the link itself: a list of filters has hundreds, and each is one element less. */
export const optionLinkRecipe = defineSlotRecipe({
  className: 'fc-option-link',
  description: 'Choice of a list that is a link',
  slots: ['root', 'count'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control.sm',
      px: '2',
      color: 'fg',
      textStyle: 'body',
      textDecoration: 'none',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      _touch: { minHeight: 'touch' },
      _hover: { bg: 'surface.sunken' },
      _before: {
        content: '""',
        flexShrink: '0',
        width: '5',
        height: '5',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border.control',
        borderRadius: 'min({radii.control}, 6px)',
        bg: 'surface',
      },
      '&[aria-disabled]': {
        color: 'fg.muted',
        _hover: { bg: 'transparent' },
        _before: { borderStyle: 'dashed', borderColor: 'border' },
      },
      '&[aria-current]': {
        fontWeight: 'semibold',
        _before: { bg: 'action', borderColor: 'action' },
        _after: {
          content: '""',
          position: 'absolute',
          insetInlineStart: 'calc({spacing.2} + {sizes.5} / 2 - {sizes.1.5} / 2)',
          top: 'calc(50% - {sizes.2.5} / 2 - {spacing.0.5} / 2)',
          width: '1.5',
          height: '2.5',
          borderColor: 'fg.onAction',
          borderStyle: 'solid',
          borderWidth: '0 2px 2px 0',
          rotate: '45deg',
        },
      },
    },
    // Wide enough for every count, so that a change of it moves nothing.
    count: {
      ms: 'auto',
      minWidth: '5ch',
      textAlign: 'end',
      color: 'fg.muted',
      textStyle: 'bodySm',
      fontVariantNumeric: 'tabular-nums',
      // Words heard between choice and number; an element for each would be one more of hundreds.
      _before: { ...heardOnly, content: 'attr(data-said)' },
    },
  },
  staticCss: ['*'],
})
