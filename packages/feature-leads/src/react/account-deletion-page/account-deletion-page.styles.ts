import { css } from '@forecourt/styled-system/css'

export const accountDeletionStyles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    pb: '12',
    maxWidth: 'dialog',
  }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', textStyle: 'body', color: 'fg.muted' }),
  withoutScript: css({
    margin: '0',
    textStyle: 'body',
    '@media (scripting: enabled)': { display: 'none' },
  }),
  section: css({ display: 'grid', gap: '3' }),
  title: css({ margin: '0', textStyle: 'h3' }),
  list: css({
    display: 'grid',
    gap: '2',
    margin: '0',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    textStyle: 'body',
    overflowWrap: 'anywhere',
  }),
  reason: css({ color: 'fg.muted' }),
  form: css({
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
