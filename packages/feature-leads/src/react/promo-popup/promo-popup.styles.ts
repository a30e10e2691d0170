import { css } from '@forecourt/styled-system/css'

export const promoPopupStyles = {
  // Without script it stands in the flow, above the footer, and covers nothing.
  root: css({
    w: 'full',
    maxW: 'popup',
    p: '0',
    bg: 'surface.raised',
    color: 'fg',
    borderWidth: '0',
    borderRadius: 'card',
    boxShadow: 'overlay',
    overflowX: 'hidden',
    '@media (scripting: none)': { display: 'block', position: 'static', mx: 'auto', mt: '12' },
    '&[open]': { m: { base: 'auto 0 0', md: 'auto' } },
    _backdrop: { bg: 'overlay' },
  }),
  body: css({
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    borderTopWidth: '4px',
    borderColor: 'action',
    p: { base: '5', md: '8' },
    pe: { base: '12', md: '14' },
  }),
  title: css({ textStyle: 'h3', m: '0', overflowWrap: 'anywhere' }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0' }),
  closer: css({
    position: 'absolute',
    top: '3',
    insetInlineEnd: '2',
    '@media (scripting: none)': { display: 'none' },
  }),
  close: css({
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    p: '0',
    borderWidth: '0',
    bg: 'transparent',
    color: 'fg.muted',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'surface.sunken', color: 'fg' },
  }),
}
