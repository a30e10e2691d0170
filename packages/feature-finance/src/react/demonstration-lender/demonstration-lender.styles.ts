import { css } from '@forecourt/styled-system/css'

export const demonstrationLenderStyles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', md: '8' },
    maxW: '[68ch]',
  }),
  title: css({ textStyle: 'h1', m: '0' }),
  text: css({ textStyle: 'body', m: '0', mt: '3', color: 'fg.muted' }),
  section: css({
    display: 'grid',
    gap: '4',
    p: { base: '4', md: '6' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    minW: '0',
  }),
  heading: css({ textStyle: 'h4', m: '0' }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}
