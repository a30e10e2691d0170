import { css } from '@forecourt/styled-system/css'

export const garagePageStyles = {
  page: css({ display: 'grid', gap: '8', maxWidth: 'dialog' }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', marginTop: '2', textStyle: 'body', color: 'fg.muted' }),
  section: css({ display: 'grid', gap: '4' }),
  title: css({ margin: '0', textStyle: 'h3' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}
