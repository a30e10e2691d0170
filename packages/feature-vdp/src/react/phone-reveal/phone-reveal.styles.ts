import { sva } from '@forecourt/styled-system/css'

export const phoneRevealStyles = sva({
  slots: ['root', 'number', 'masked', 'whole', 'hint', 'note'],
  base: {
    root: { display: 'grid', gap: '1.5', minW: '0' },
    number: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    masked: { letterSpacing: '[0.04em]', _noscript: { display: 'none' } },
    whole: { display: 'none', _noscript: { display: 'inline' } },
    hint: {
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'link',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _noscript: { display: 'none' },
    },
    note: { m: '0', textStyle: 'caption', color: 'fg.muted', textAlign: 'center' },
  },
})
