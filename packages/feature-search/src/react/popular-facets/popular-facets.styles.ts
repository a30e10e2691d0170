import { css } from '@forecourt/styled-system/css'

const tile = {
  display: 'grid',
  height: 'full',
  minHeight: 'touch',
  bg: 'card.bg',
  color: 'fg',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'min({radii.card}, 12px)',
  overflow: 'hidden',
  textDecoration: 'none',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _hover: { borderColor: 'action' },
  '&[aria-current]': {
    borderColor: 'action',
    boxShadow: 'inset 0 0 0 1px {colors.action}',
    _forcedColors: { outline: '2px solid Highlight' },
  },
  '&[aria-disabled]': {
    color: 'fg.muted',
    borderStyle: 'dashed',
    _hover: { borderColor: 'border' },
  },
  '&[aria-disabled] img': { opacity: '0.5' },
} as const

const list = {
  display: { base: 'flex', lg: 'grid' },
  flex: 'none',
  gap: '2',
  listStyle: 'none',
  margin: '0',
  padding: '0',
} as const

/* Covers what a browser draws of a picture that it could not load. */
const coveredWhenBroken = {
  position: 'relative',
  _after: { content: '""', position: 'absolute', inset: '0', bg: 'placeholder.bg' },
} as const

/* The name; its count below is smaller. */
const words = { textStyle: 'label', overflowWrap: 'anywhere' } as const

/* Beside the filters of a narrow page there is room for fewer makes. */
const narrow = '@container (width < 52rem)'

export const popularStyles = {
  frame: css({ containerType: 'inline-size' }),
  // One row that scrolls by itself on small screens, so that the first cars stay in sight.
  root: css({
    // Holds what only screen readers see, which would widen the page otherwise.
    position: 'relative',
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [narrow]: { '&&': { lg: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } },
    gap: { base: '2', lg: '4' },
    mb: { base: '1', lg: '4' },
    mx: { base: 'calc(-1 * {spacing.page})', lg: '0' },
    px: { base: 'page', lg: '0' },
    pb: { base: '2', lg: '0' },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    scrollPaddingInline: 'page',
    '&:has(> :only-child)': { lg: { gridTemplateColumns: 'minmax(0, 1fr) !important' } },
  }),
  bodies: css({ ...list, gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' } }),
  makes: css({
    ...list,
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: {
      '&&': { lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      '& > :nth-child(n + 5)': { lg: { display: 'none' } },
    },
  }),
  item: css({ flex: 'none', width: { base: '[7rem]', lg: 'auto' } }),
  // Pictures end on one line; a name that needs two grows downwards.
  body: css({ ...tile, gridTemplateRows: 'auto 1fr', justifyItems: 'center' }),
  make: css({
    ...tile,
    gridTemplateColumns: { base: '1fr', lg: 'auto minmax(0, 1fr)' },
    alignItems: 'center',
    alignContent: 'center',
    justifyItems: { base: 'center', lg: 'start' },
    gap: '2',
    px: '2',
    py: '1.5',
  }),
  words: css({
    ...words,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    width: 'full',
    minWidth: '0',
    px: '2',
    py: '1.5',
  }),
  makeWords: css({
    ...words,
    display: 'grid',
    justifyItems: { base: 'center', lg: 'start' },
    textAlign: { base: 'center', lg: 'start' },
    width: 'full',
    minWidth: '0',
  }),
  count: css({
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    // Words heard before the number.
    _before: {
      content: 'attr(data-said)',
      position: 'absolute',
      width: '[1px]',
      height: '[1px]',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  }),
  photo: css({
    ...coveredWhenBroken,
    display: 'block',
    objectFit: 'cover',
    flexShrink: '0',
    '&[data-size=tile]': {
      width: 'full',
      height: 'auto',
      aspectRatio: '3 / 2',
      maxHeight: '[6rem]',
      objectPosition: '50% 65%',
    },
    // Lines of the list follow each other without a gap.
    '&[data-size=line]': {
      width: '12',
      height: 'min({sizes.8}, calc({sizes.control.sm} - {spacing.1}))',
      borderRadius: 'min({radii.control}, 6px)',
    },
  }),
  logo: css({
    ...coveredWhenBroken,
    width: '8',
    height: '8',
    objectFit: 'contain',
    flexShrink: '0',
  }),
  outline: css({ flexShrink: '0', color: 'fg.muted', alignSelf: 'center' }),
  // As high as the pictures beside it.
  outlineTile: css({
    width: 'full',
    height: 'auto',
    aspectRatio: '3 / 2',
    maxHeight: '[6rem]',
    padding: '3',
    color: 'fg.muted',
  }),
}
