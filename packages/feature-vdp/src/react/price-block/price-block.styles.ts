import { sva } from '@forecourt/styled-system/css'

export const priceBlockStyles = sva({
  slots: ['root', 'none', 'explanation', 'summary', 'text'],
  base: {
    root: { display: 'grid', gap: '1' },
    none: { textStyle: 'h3', fontFamily: 'heading', color: 'price', m: '0' },
    explanation: { textStyle: 'caption', color: 'fg.muted' },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '8',
      _touch: { minH: 'control.md' },
      cursor: 'pointer',
      listStyle: 'none',
      textDecoration: 'underline',
      textDecorationStyle: 'dotted',
      textUnderlineOffset: '4px',
      '&::-webkit-details-marker': { display: 'none' },
    },
    text: { m: '0', maxW: '[48ch]' },
  },
})
