import { sva } from '@forecourt/styled-system/css'

export const phoneRevealStyles = sva({
  slots: ['root', 'button', 'words', 'call', 'number', 'masked', 'whole', 'hint', 'note'],
  base: {
    root: { display: 'grid', gap: '1.5', minW: '0' },
    button: { px: '3', '--icon-size': '18px' },
    // The number stays on one line with its words where that is wide enough; what it does may stand below them.
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'center',
      columnGap: '2.5',
      rowGap: '1',
      minW: '0',
    },
    call: { minW: '0' },
    number: { ms: '1', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    masked: { letterSpacing: '[0.04em]', _noscript: { display: 'none' } },
    whole: { display: 'none', _noscript: { display: 'inline' } },
    hint: {
      textStyle: 'caption',
      textTransform: 'none',
      fontWeight: 'medium',
      color: 'link',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _noscript: { display: 'none' },
    },
    note: { m: '0', textStyle: 'caption', color: 'fg.muted', textAlign: 'center' },
  },
})
