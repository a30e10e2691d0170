import { css } from '@forecourt/styled-system/css'

export const enquiryPageStyles = {
  page: css({
    display: 'grid',
    gap: { base: '4', lg: '16' },
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 560px) minmax(0, 400px)' },
    justifyContent: { lg: 'space-between' },
    alignItems: 'start',
    marginTop: { base: '-3', lg: '0' },
  }),
  heading: css({ margin: '0', textStyle: { base: 'h2', lg: 'h1' } }),
  text: css({ margin: '0', marginTop: '2', textStyle: 'body', color: 'fg.muted' }),
  // On a phone below the form: the way to send is on the first screen (PLUS-085).
  intro: css({
    order: { base: '1', md: '0' },
    margin: '0',
    marginTop: { md: '-2', lg: '-4' },
    textStyle: 'body',
    color: 'fg.muted',
  }),
  main: css({
    display: 'grid',
    gap: { base: '4', lg: '6' },
    order: { base: '1', lg: '0' },
    minWidth: '0',
  }),
  aside: css({ display: 'grid', gap: '4', order: { base: '0', lg: '1' }, minWidth: '0' }),
}
