import { css } from '@forecourt/styled-system/css'

export const quickQuoteStyles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' }),
  title: css({ textStyle: 'h3', m: '0' }),
  fields: css({
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  }),
  term: css({ display: 'grid', gap: '1' }),
  label: css({ display: 'flex', justifyContent: 'space-between', textStyle: 'label' }),
  years: css({ fontVariantNumeric: 'tabular-nums' }),
  range: css({ width: 'full', height: 'touch', m: '0', accentColor: 'action', cursor: 'pointer' }),
  history: css({ gridColumn: '1 / -1', '& label': { px: '1' } }),
  // As high as its longest words, so that no answer moves the page.
  answer: css({
    minHeight: { base: '[7rem]', md: '[5.25rem]' },
    p: '4',
    bg: 'surface.sunken',
    borderRadius: 'card',
  }),
  words: css({ textStyle: 'body', color: 'fg.muted' }),
}
