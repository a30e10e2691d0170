import { css } from '@forecourt/styled-system/css'

/** Styles of the pages of an account: one narrow column, with a panel for what is decided there. */
export const accountPageStyles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    pb: '12',
    maxWidth: 'dialog',
  }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  title: css({ margin: '0', textStyle: 'h3' }),
  text: css({ margin: '0', textStyle: 'body', color: 'fg.muted' }),
  panel: css({
    display: 'grid',
    gap: '5',
    padding: { base: '5', md: '6' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'surface',
  }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' }),
}
