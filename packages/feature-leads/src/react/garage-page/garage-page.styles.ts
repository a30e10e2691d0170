import { css } from '@forecourt/styled-system/css'

export const garagePageStyles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10',
    pb: '12',
  }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', marginTop: '2', textStyle: 'body', color: 'fg.muted' }),
  section: css({ display: 'grid', gap: '4', maxWidth: 'dialog' }),
  wideSection: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' }),
  title: css({ margin: '0', textStyle: 'h3' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}
