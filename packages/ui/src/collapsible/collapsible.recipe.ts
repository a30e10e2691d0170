import { defineSlotRecipe } from '@pandacss/dev'
import { turningMark } from './turning-mark.ts'

/** The rest of a long list or text. The switch stands under what it opens. */
export const collapsibleRecipe = defineSlotRecipe({
  className: 'fc-collapsible',
  description: 'The rest of a long list',
  slots: ['root', 'details', 'summary', 'more', 'less'],
  base: {
    root: { minWidth: '0' },
    details: {
      display: 'flex',
      flexDirection: 'column',
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        order: '1',
        blockSize: '0',
        overflowY: 'clip',
        transitionProperty: 'block-size, content-visibility',
        transitionDuration: 'accordion',
        transitionTimingFunction: 'standard',
        transitionBehavior: 'allow-discrete',
      },
      '&[open]::details-content': { blockSize: 'auto', overflowY: 'visible' },
    },
    summary: {
      order: '2',
      alignSelf: 'flex-start',
      display: 'inline-flex',
      maxWidth: 'full',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.sm',
      padding: '0',
      bg: 'transparent',
      border: 'none',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'control',
      textStyle: 'label',
      color: 'action.fg',
      textUnderlineOffset: '0.2em',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _touch: { minHeight: 'touch' },
      '&[hidden]': { display: 'none' },
      _after: { ...turningMark, width: '1.5', height: '1.5' },
      'details[open] > summary&, &[aria-expanded=true]': {
        _after: { rotate: '225deg', translate: '0 3px' },
      },
    },
    more: {
      ':is(details[open] > summary, :is(a, button)[aria-expanded=true]) > &': { display: 'none' },
    },
    less: {
      ':is(details:not([open]) > summary, :is(a, button)[aria-expanded=false]) > &': {
        display: 'none',
      },
    },
  },
  staticCss: ['*'],
})
