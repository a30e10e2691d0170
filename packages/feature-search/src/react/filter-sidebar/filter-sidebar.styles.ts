import { css } from '@forecourt/styled-system/css'

export const filterStyles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  keyword: css({ position: 'relative' }),
  // In the sheet of a phone, groups below the window cost nothing when it opens, the closed ones included.
  groups: css({
    '& > details': {
      '@media (scripting: enabled) and (width < 64rem)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 3rem',
        overflowClipMargin: '0.5rem',
        '&[open]': { containIntrinsicBlockSize: 'auto 20rem' },
      },
    },
  }),
  heading: css({ textStyle: 'h4', margin: '0', display: { base: 'none', lg: 'block' } }),
  scriptless: css({
    display: 'none',
    '@media (scripting: none)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control.md',
      px: '4',
      mt: '2',
      bg: 'action',
      color: 'fg.onAction',
      textStyle: 'button',
      border: 'none',
      borderRadius: 'control',
    },
  }),
  near: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  // The ground of a pointed-at option reaches past its box.
  list: css({ listStyle: 'none', margin: '0', padding: '0', mx: '-2' }),
  subList: css({ listStyle: 'none', margin: '0', padding: '0', ps: '6', pb: '2' }),
  groupTitle: css({ textStyle: 'label', color: 'fg.muted', margin: '0', mb: '1', mt: '2' }),
  hint: css({ textStyle: 'bodySm', color: 'fg.muted', margin: '0', py: '1' }),
  chosen: css({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    px: '1.5',
    textStyle: 'caption',
    bg: 'action.subtle',
    color: 'action.fg',
    borderRadius: 'pill',
  }),
}
