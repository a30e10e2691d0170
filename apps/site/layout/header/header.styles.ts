import { css } from '@forecourt/styled-system/css'

const inner = {
  maxW: 'content',
  mx: 'auto',
  px: { base: 'page', lg: '6' },
  w: 'full',
} as const

const bar = { ...inner, minH: 'header', display: 'grid', alignItems: 'center' } as const

const list = {
  display: { md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  listStyle: 'none',
  m: '0',
  p: '0',
} as const

/** A popover below the bar on a phone, a row of the header on a wide page: one menu, drawn twice by no page. */
const menu = {
  position: { base: 'absolute', md: 'static' },
  inset: 'token(sizes.header) 0 auto',
  w: 'auto',
  m: '0',
  px: { base: 'page', md: '0' },
  py: { base: '3', md: '0' },
  borderWidth: '0',
  bg: { base: 'surface.raised', md: 'transparent' },
  color: { base: 'fg', md: 'inherit' },
  boxShadow: { base: 'overlay', md: 'none' },
  // On a phone the menu scrolls by itself where it is longer than the screen.
  overflow: { base: 'auto', md: 'visible' },
  maxH: { base: '[calc(100dvh - token(sizes.header))]', md: 'none' },
} as const

/** Entries that stand closer on an upright tablet, so that eight of them are one row. */
const closeEntries = {
  '--menu-pad': { mdToLg: '{spacing.1.5}' },
  columnGap: { mdToLg: '0' },
} as const

/** A row of the header below logo and phone. */
const ownRow = {
  gridRow: '2',
  gridColumn: '1 / -1',
  borderTopWidth: '1px',
  borderColor: 'header.border',
} as const

/** A list that an entry opens: below it on a phone, over the page on a wide one. */
const panel = { listStyle: 'none', m: '0', p: '0' } as const

const raised = {
  position: 'absolute',
  top: '100%',
  bg: 'surface.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  boxShadow: 'overlay',
  zIndex: 'header',
} as const

/** The number of cars a link leads to, written by the sheet. */
const count = {
  '&[data-count]::after': {
    content: 'attr(data-count)',
    ms: '2',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
} as const

const logo = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'touch',
  color: 'inherit',
  textDecoration: 'none',
  textStyle: 'h4',
} as const

/** A picture made for the colour of the header, which it brings along where colours are forced. */
const logoImage = {
  w: 'auto',
  // With large text on a phone it keeps off the links beside it.
  maxW: '[min(56vw, 100%)]',
  objectFit: 'contain',
  _forcedColors: { forcedColorAdjust: 'none', bg: 'header.bg' },
} as const

const end = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { base: '0', md: '3' },
  minW: '0',
} as const

export const styles = {
  header: css({
    bg: 'header.bg',
    color: 'header.fg',
    borderBottomWidth: 'header',
    borderColor: 'header.edge',
    position: 'relative',
    zIndex: 'header',
  }),
  strip: css({
    display: { base: 'none', md: 'block' },
    borderBottomWidth: '1px',
    borderColor: 'header.border',
    textStyle: 'caption',
    color: 'header.muted',
  }),
  stripInner: css({
    ...inner,
    py: '2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
  }),
  stripItem: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '--icon-size': '16px',
  }),
  bar: css({
    ...bar,
    columnGap: { base: '2', md: '6' },
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  }),
  centredBar: css({
    ...bar,
    columnGap: '4',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
    pt: { md: '3' },
  }),
  logo: css({
    ...logo,
    minW: '0',
    justifySelf: 'start',
    '& img': {
      h: { base: '8', md: '10' },
      ...logoImage,
    },
  }),
  centredLogo: css({
    ...logo,
    minW: '0',
    justifyContent: 'center',
    '& img': {
      h: { base: '8', md: '12' },
      ...logoImage,
    },
  }),
  side: css({
    display: { base: 'none', md: 'block' },
    minW: '0',
    textStyle: 'caption',
    color: 'header.muted',
  }),
  end: css(end),
  barEnd: css({ ...end, gridColumn: '3', py: { mdToXl: '1' } }),
  nav: css({ ...menu, display: { md: 'block' }, justifySelf: { md: 'end' } }),
  // Too long to stand beside logo and phone on an upright tablet: it has a row to itself there.
  middleNav: css({
    ...menu,
    display: { md: 'block' },
    justifySelf: { lg: 'end' },
    mdToLg: ownRow,
  }),
  middleList: css({ ...list, mx: { mdToLg: '-3' } }),
  // Too long on a narrow desk as well.
  longNav: css({
    ...menu,
    display: { md: 'block' },
    justifySelf: { xl: 'end' },
    mdToXl: ownRow,
  }),
  longList: css({
    ...list,
    ...closeEntries,
    mx: { mdToXl: '[calc(-1 * var(--menu-pad, {spacing.3}))]' },
    columnGap: { mdToLg: '0', xl: '0' },
  }),
  navBand: css({ borderTopWidth: { md: '1px' }, borderColor: 'header.border' }),
  navInner: css({
    ...menu,
    display: { md: 'block' },
    maxW: { md: 'content' },
    mx: { md: 'auto' },
    px: { base: 'page', lg: '6' },
  }),
  centredNav: css({
    ...menu,
    display: { md: 'flex' },
    justifyContent: 'center',
    pb: { base: '3', md: '2' },
  }),
  list: css(list),
  bandList: css({
    ...list,
    ...closeEntries,
    mx: { md: '[calc(-1 * var(--menu-pad, {spacing.3}))]' },
  }),
  item: css({
    display: { base: 'flex', md: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1.5',
    minH: 'touch',
    px: { md: '[var(--menu-pad, {spacing.3})]' },
    color: 'inherit',
    borderBottomWidth: { base: '1px', md: '0' },
    borderColor: 'border',
    textDecoration: 'none',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    position: 'relative',
    '--icon-size': '16px',
    md: {
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '[var(--menu-pad, {spacing.3})]',
        bottom: '1.5',
        h: '0.5',
        bg: 'header.accent',
        scale: '0 1',
        transitionProperty: 'scale',
        transitionDuration: 'fast',
      },
      _hover: { _before: { scale: '1 1' } },
      _current: { _before: { scale: '1 1' } },
    },
    '&::-webkit-details-marker': { display: 'none' },
  }),
  drop: css({ position: 'relative' }),
  panel: css({
    ...panel,
    md: {
      ...raised,
      left: '0',
      minW: '[12rem]',
      borderRadius: 'card',
      py: '2',
      w: 'max-content',
      // The last ones open towards the middle of the page, where there is space.
      'li:nth-last-child(-n + 2) &': { left: 'auto', right: '0' },
    },
  }),
  widePanel: css({
    ...panel,
    md: {
      ...raised,
      insetInline: '0',
      borderInlineWidth: '0',
      // Few makes have the width of the page as many have.
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '2',
      alignItems: 'start',
      '& > :not(:first-child)': { flex: '1 0 11rem' },
      // The words of the links begin where the content of the page does.
      px: 'max({spacing.1}, calc((100% - {sizes.content}) / 2 + {spacing.1}))',
      py: '5',
    },
  }),
  whole: css({
    md: { flexBasis: 'full', borderBottomWidth: '1px', borderColor: 'border', pb: '2' },
  }),
  make: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& > :first-child': { w: 'full', fontWeight: 'semibold' },
    md: { display: 'grid' },
  }),
  panelLink: css({
    ...count,
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    px: '5',
    color: 'inherit',
    textDecoration: 'none',
    textStyle: 'body',
    _hover: { bg: 'surface.sunken' },
  }),
  model: css({
    ...count,
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'touch', md: '8' },
    ps: '5',
    color: 'fg.muted',
    textDecoration: 'none',
    textStyle: 'bodySm',
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
  phone: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'touch',
    // A phone shows the icon alone.
    minW: { base: 'touch', md: '0' },
    me: { base: '-2.5', md: '0' },
    color: 'inherit',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
  phoneText: css({ display: { base: 'none', md: 'inline' } }),
  phoneBig: css({ textStyle: 'h4', fontVariantNumeric: 'tabular-nums' }),
  phoneIcon: css({
    display: { base: 'inline-grid', md: 'none' },
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    color: 'inherit',
    '--icon-size': '24px',
  }),
  callBlock: css({ display: { base: 'none', md: 'grid' }, justifyItems: 'end' }),
  callNote: css({ textStyle: 'caption', color: 'header.muted' }),
  stackedTagline: css({
    display: { base: 'none', lg: 'block' },
    textStyle: 'bodySm',
    color: 'header.muted',
    borderInlineStartWidth: '1px',
    borderColor: 'header.border',
    ps: '6',
  }),
  menuButton: css({
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    ms: '-2.5',
    p: '0',
    borderWidth: '0',
    bg: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  }),
}
