import { css } from '@forecourt/styled-system/css'

/** A list of small tiles, each a link with its count. */
export const tileStyles = {
  list: css({
    display: 'grid',
    gap: { base: '2', lg: '3' },
    listStyle: 'none',
    m: '0',
    p: '0',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    // Three columns would leave the fourth tile, or the last two of eight, in a row of their own.
    '&:has(> :nth-child(4n):last-child)': {
      md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
  tile: css({
    display: 'flex',
    alignItems: 'center',
    // The narrowest phone has room for "Mitsubishi" beside its letters.
    gap: { base: '2', lg: '3' },
    minH: '16',
    px: { base: '2.5', lg: '4' },
    py: '2',
    bg: 'card.bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    textDecoration: 'none',
    _hover: { borderColor: 'action' },
  }),
  // In two lines the unit stays with its number.
  words: css({
    display: 'grid',
    minW: '0',
    overflowWrap: 'anywhere',
    textStyle: 'label',
    textWrap: 'balance',
  }),
  /** Words that push an arrow to the end. */
  wide: css({ flexGrow: '1' }),
  count: css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}
