import { css } from '@forecourt/styled-system/css'

/* A word or two over a photo, as the label of an illustration. */
const overPhoto = {
  position: 'absolute',
  margin: '2',
  px: '1.5',
  py: '0.5',
  pointerEvents: 'none',
  borderRadius: 'min(var(--radii-control), 4px)',
  bg: 'surface',
  color: 'fg.muted',
  textStyle: 'caption',
  fontSize: '0.6875rem',
  lineHeight: 'snug',
  figures: 'tabular',
} as const

export const carCardStyles = {
  root: css({
    display: 'grid',
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '0',
    minWidth: '0',
    // What a card is shorter than its neighbour of a slider stands below its price, so that prices line up.
    // In one column no card shares its rows, which containment would forbid, and those out of sight cost
    // a phone nothing: neither at the start nor when a dialog makes the page behind it inert. Without script
    // there is no dialog, and a link to what stands below must find its place.
    '@media (scripting: enabled) and (width < 48rem)': {
      gridTemplateRows: 'auto auto 1fr auto auto',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 32rem',
    },
    overflow: 'hidden',
    position: 'relative',
    bg: 'card.bg',
    color: 'fg',
    borderWidth: 'card',
    borderStyle: 'solid',
    borderColor: 'card.border',
    borderRadius: 'card',
    boxShadow: 'card',
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: 'normal',
    _hover: { boxShadow: 'raised', borderColor: 'border.strong' },
    _motionReduce: { transition: 'none' },
    // The favourite button, which another feature brings, over the photo.
    '& > button': {
      position: 'absolute',
      top: '2',
      insetInlineEnd: '2',
      zIndex: 'raised',
      _print: { display: 'none' },
    },
  }),
  // A row of its own for the estimate, also on the card of a car that has none.
  withEstimate: css({
    gridRow: '[span 6]',
    '& > ul': { gridRow: '5' },
    '& > ul + div': { gridRow: '6' },
    '@media (scripting: enabled) and (width < 48rem)': {
      gridTemplateRows: 'auto auto auto 1fr auto auto',
    },
  }),
  photo: css({
    '[data-sold] &': { filter: 'grayscale(1)', opacity: '0.6' },
    // Once it is touched, the first of several beside each other.
    '&[data-swipe]': {
      display: 'flex',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '& > img, & > [data-frame]': {
        flex: 'none',
        position: 'relative',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
      },
      '& > [data-frame]': {
        display: 'grid',
        placeItems: 'center',
        width: 'full',
        color: 'fg',
        textStyle: 'label',
      },
      '& > [data-illustration]::after': {
        ...overPhoto,
        content: '"Illustration"',
        left: '0',
        bottom: '0',
      },
    },
  }),
  tag: css({
    position: 'absolute',
    top: '3',
    insetInlineStart: '3',
    // Space for the favourite in the other corner.
    maxWidth: 'calc(100% - {spacing.3} * 3 - {sizes.touch})',
    zIndex: 'raised',
    pointerEvents: 'none',
  }),
  head: css({
    position: 'relative',
    px: 'card',
    pt: 'card',
    // How many photos there are, over the lower corner of the one above.
    '&[data-photos]::after': {
      ...overPhoto,
      content: 'attr(data-photos)',
      zIndex: 'raised',
      insetInlineEnd: '0',
      bottom: '100%',
    },
  }),
  title: css({
    textStyle: 'h4',
    margin: '0',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  }),
  titleLink: css({
    color: 'inherit',
    textDecoration: 'none',
    _hover: { color: 'link.hover', textDecoration: 'underline' },
  }),
  badge: css({
    textStyle: 'bodySm',
    color: 'fg.muted',
    margin: '0',
    mt: '1',
    overflowWrap: 'anywhere',
    lineClamp: '1',
    minHeight: '5',
  }),
  price: css({ px: 'card', pt: '3' }),
  estimate: css({ px: 'card', pt: '1' }),
  specs: css({
    mx: 'card',
    '[data-columns="4"] &': { xl: { mx: '3' } },
    mt: '4',
    pt: '3',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'divider',
  }),
  besideCompare: css({ '&&, && + button': { gridColumn: 'auto', px: '3' } }),
  actions: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Buttons keep their height beside a card that has one more.
    alignContent: 'start',
    '& > *': { gridColumn: '1 / -1' },
    gap: '2',
    px: 'card',
    pt: '4',
    pb: 'card',
  }),
}
