import { css } from '@forecourt/styled-system/css'

export const financePageStyles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '8', lg: '12' },
  }),
  header: css({ maxW: '[68ch]' }),
  title: css({ textStyle: 'h1', m: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0', mt: '2' }),
  columns: css({
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    alignItems: 'start',
  }),
  form: css({
    gridColumn: { lg: 'span 8' },
    p: { base: '4', md: '6' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    scrollMarginTop: '24',
    minW: '0',
    '--enquiry-width': 'none',
    md: { '--enquiry-columns': 'repeat(2, minmax(0, 1fr))' },
  }),
  aside: css({
    gridColumn: { lg: 'span 4' },
    // On a phone the car comes first, and words about finance after the form.
    '&:not(:has(ol))': { order: { base: '-1', lg: '0' } },
    position: { lg: 'sticky' },
    top: { lg: '6' },
    minW: '0',
  }),
}

export const explainerStyles = {
  list: css({
    display: 'grid',
    gap: '4',
    m: '0',
    p: { base: '4', md: '6' },
    listStyle: 'none',
    counterReset: 'step',
    bg: 'surface.tinted',
    color: 'fg.onTinted',
    borderRadius: 'card',
  }),
  step: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    counterIncrement: 'step',
    _before: {
      content: 'counter(step)',
      gridRow: 'span 2',
      display: 'grid',
      placeItems: 'center',
      width: '8',
      height: '8',
      borderRadius: 'full',
      bg: 'action',
      color: 'fg.onAction',
      fontWeight: 'semibold',
    },
  }),
  title: css({ textStyle: 'h4', m: '0' }),
  text: css({ textStyle: 'bodySm', color: 'fg.onTintedMuted', m: '0' }),
}
