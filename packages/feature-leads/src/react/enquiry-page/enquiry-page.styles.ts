import { css } from '@forecourt/styled-system/css'

export const enquiryPageStyles = {
  page: css({
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 62fr) minmax(0, 38fr)' },
    alignItems: 'start',
  }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', marginTop: '2', textStyle: 'body', color: 'fg.muted' }),
  main: css({ display: 'grid', gap: '6', order: { base: '1', lg: '0' }, minWidth: '0' }),
  aside: css({ display: 'grid', gap: '4', order: { base: '0', lg: '1' }, minWidth: '0' }),
}
