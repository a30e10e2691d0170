import { sva } from '@forecourt/styled-system/css'

export const expandableStyles = sva({
  slots: ['root', 'toggle', 'summary', 'more', 'less'],
  base: {
    root: {
      '&:not(:has(> details[open])) [data-rest]': { display: 'none' },
      '&:has(> details[open]) [data-until-open]': { display: 'none' },
    },
    toggle: { mt: '2' },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control.md',
      color: 'link',
      textStyle: 'label',
      cursor: 'pointer',
      listStyle: 'none',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      _hover: { color: 'link.hover' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    more: { 'details[open] > summary > &': { display: 'none' } },
    less: { 'details:not([open]) > summary > &': { display: 'none' } },
  },
})
