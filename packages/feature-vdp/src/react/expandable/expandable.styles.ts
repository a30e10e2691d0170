import { sva } from '@forecourt/styled-system/css'

export const expandableStyles = sva({
  slots: ['root', 'toggle', 'summary', 'more', 'less'],
  base: {
    root: {
      '&:not(:has(> details[open])) [data-rest]': { display: 'none' },
      '&:has(> details[open]) [data-until-open]': { display: 'none' },
    },
    // The space of the switch that a finger needs is not added to the space below.
    toggle: { mt: '2', mb: '-2.5' },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: 'control.md',
      color: 'link',
      textStyle: 'label',
      cursor: 'pointer',
      listStyle: 'none',
      textUnderlineOffset: '4px',
      _hover: { color: 'link.hover', textDecoration: 'underline' },
      '--icon-size': '18px',
      _after: { transitionProperty: 'rotate', transitionDuration: 'fast' },
      'details[open] > &': { _after: { rotate: '180deg' } },
      '&::-webkit-details-marker': { display: 'none' },
    },
    more: { 'details[open] > summary > &': { display: 'none' } },
    less: { 'details:not([open]) > summary > &': { display: 'none' } },
  },
})
