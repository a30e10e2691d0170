import { css } from '@forecourt/styled-system/css'

export const locationPageStyles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '10', lg: '16' },
  }),
  top: css({
    display: 'grid',
    gap: 'gutter',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
  about: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' }),
  title: css({ textStyle: 'h1', m: '0' }),
  type: css({ m: '0', color: 'fg.muted' }),
  address: css({ fontStyle: 'normal', display: 'block', textWrap: 'pretty' }),
  picture: css({ overflow: 'clip', borderRadius: 'card' }),
  section: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    scrollMarginTop: '20',
  }),
  heading: css({ textStyle: 'h2', m: '0' }),
  hours: css({
    display: 'grid',
    gap: 'gutter',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  }),
  note: css({ m: '0', color: 'fg.muted' }),
}
