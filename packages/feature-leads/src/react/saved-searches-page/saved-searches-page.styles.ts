import { css } from '@forecourt/styled-system/css'

export const savedSearchesStyles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    pb: '12',
    maxWidth: 'dialog',
  }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  subheading: css({ margin: '0', textStyle: 'h3' }),
  text: css({ margin: '0', textStyle: 'body', color: 'fg.muted' }),
  draft: css({
    display: 'grid',
    gap: '5',
    padding: { base: '5', md: '6' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'surface',
  }),
  form: css({ display: 'grid', gap: '5' }),
  list: css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' }),
  item: css({
    display: 'grid',
    gap: '3',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  }),
  name: css({ textStyle: 'h4', color: 'fg', textDecoration: 'underline' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' }),
}
