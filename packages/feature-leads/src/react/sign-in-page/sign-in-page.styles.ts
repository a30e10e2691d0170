import { css } from '@forecourt/styled-system/css'

export const signInPageStyles = {
  page: css({
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 560px) minmax(0, 360px)' },
    justifyContent: { lg: 'space-between' },
    alignItems: 'start',
  }),
  main: css({ display: 'grid', gap: '6', minWidth: '0' }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', marginTop: '2', textStyle: 'body', color: 'fg.muted' }),
  form: css({ display: 'grid', gap: '5', width: 'full' }),
  note: css({ margin: '0', textStyle: 'bodySm', color: 'fg.muted' }),
  aside: css({
    display: 'grid',
    gap: '5',
    padding: { base: '5', lg: '6' },
    bg: 'surface.sunken',
    borderRadius: 'card',
  }),
  asideHeading: css({ margin: '0', textStyle: 'h3' }),
  facts: css({ display: 'grid', gap: '4', listStyle: 'none', margin: '0', padding: '0' }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    textStyle: 'body',
    '& svg': { width: '5', height: '5', color: 'success.fg', marginTop: '0.5' },
  }),
}
