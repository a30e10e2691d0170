import { css } from '@forecourt/styled-system/css'

export const consentBannerStyles = {
  root: css({
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'toast',
    bg: 'surface.raised',
    color: 'fg',
    boxShadow: 'overlay',
    p: '5',
    pb: 'calc({spacing.5} + env(safe-area-inset-bottom))',
    '&[hidden]': { display: 'none' },
    _print: { display: 'none' },
  }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    maxW: 'content',
    mx: 'auto',
  }),
  text: css({ textStyle: 'body', m: '0', flex: '1 1 20rem' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}
