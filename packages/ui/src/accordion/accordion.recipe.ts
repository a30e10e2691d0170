import { defineSlotRecipe } from '@pandacss/dev'
import { turningMark } from '../collapsible/turning-mark.ts'

/** Native disclosures in a list; height and mark move for 300 ms. */
export const accordionRecipe = defineSlotRecipe({
  className: 'fc-accordion',
  description: 'List of native disclosures',
  slots: ['root', 'item', 'summary', 'title', 'trailing'],
  base: {
    root: { minWidth: '0' },
    item: {
      interpolateSize: 'allow-keywords',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'border',
      transitionProperty: 'padding-bottom',
      transitionDuration: 'accordion',
      transitionTimingFunction: 'standard',
      '&[open]': { pb: '5' },
      '&::details-content': {
        blockSize: '0',
        overflowY: 'clip',
        opacity: '0',
        transitionProperty: 'block-size, opacity, content-visibility',
        transitionDuration: 'accordion',
        transitionTimingFunction: 'standard',
        transitionBehavior: 'allow-discrete',
      },
      '&[open]::details-content': { blockSize: 'auto', opacity: '1', overflowY: 'visible' },
      // The base rules reach elements and what stands before and after them, but not this.
      _motionReduce: { '&::details-content': { transitionDuration: '0s' } },
      _print: {
        '&::details-content': { blockSize: 'auto', contentVisibility: 'visible', opacity: '1' },
      },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control.lg',
      py: '3',
      listStyle: 'none',
      borderRadius: 'control',
      transitionProperty: 'color',
      transitionDuration: 'fast',
      _hover: { color: 'action.fg' },
      _focusVisible: { outlineOffset: '-2px' },
      _after: { ...turningMark, width: '2', height: '2', mx: '1.5' },
      'details[open] > &': { _after: { rotate: '225deg', translate: '0 4px' } },
    },
    title: {
      flex: '1',
      minWidth: '0',
      margin: '0',
      textStyle: 'label',
      fontSize: 'lg',
      overflowWrap: 'anywhere',
    },
    trailing: { flexShrink: '0', textStyle: 'bodySm', color: 'fg.subtle' },
  },
  variants: {
    size: {
      md: {},
      sm: {
        item: { '&[open]': { pb: '4' } },
        summary: { minHeight: 'control.md', py: '2' },
        title: { fontSize: 'md' },
      },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
})
