import { css } from '@forecourt/styled-system/css'

export const applicationFormStyles = {
  part: css({ display: 'grid', gap: '5', minW: '0' }),
  purpose: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '2',
    p: '4',
    bg: 'surface.sunken',
    borderRadius: 'card',
    textStyle: 'bodySm',
    overflowWrap: 'anywhere',
    '& p': { m: '0' },
  }),
  subject: css({ textStyle: 'body', fontWeight: 'semibold' }),
  verified: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    textStyle: 'body',
  }),
  tick: css({ color: 'success.fg', flexShrink: '0' }),
  phone: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  way: css({ m: '0', mt: '2' }),
}
