import { sva } from '@forecourt/styled-system/css'

export const phoneBarStyles = sva({
  slots: ['root', 'opened', 'name', 'bar', 'price', 'now', 'none', 'type', 'action'],
  base: {
    root: {
      display: { base: 'block', lg: 'none' },
      position: 'sticky',
      bottom: '0',
      // Above the question about cookies; moved this way it shifts no layout.
      translate: '0 calc(-1 * var(--covered-bottom, 0px))',
      zIndex: 'sticky',
      mt: '8',
      _print: { display: 'none' },
      // What the focus reaches is scrolled clear of the bar and of what opens above it.
      lgDown: {
        'html:has(&), &': { scrollPaddingBlockEnd: '[calc(var(--covered-bottom, 0px) + 8rem)]' },
      },
    },
    // Above the bar, so that opening it moves nothing; behind it until then.
    opened: {
      display: 'none',
      position: 'absolute',
      insetInline: '0',
      bottom: '100%',
      alignItems: 'center',
      gap: '1',
      minH: 'control.md',
      py: '1',
      ps: '4',
      pe: '2',
      bg: 'surface.raised',
      borderTopWidth: '1px',
      borderColor: 'border',
      boxShadow: 'overlay',
      '@supports (animation-timeline: scroll())': {
        display: 'flex',
        animationName: 'slideInFromBottom',
        animationTimingFunction: 'step-end',
        animationFillMode: 'both',
        animationTimeline: 'scroll(root)',
        animationRange: '900px 901px',
        _focusWithin: { animationName: 'none' },
      },
    },
    name: {
      flex: '1',
      minW: '0',
      m: '0',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    bar: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '2',
      px: '4',
      pt: '2.5',
      paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
      bg: 'surface.raised',
      borderTopWidth: '1px',
      borderColor: 'border',
      boxShadow: 'overlay',
    },
    price: {
      display: 'grid',
      minW: 'min-content',
      m: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    now: { textStyle: 'price', color: 'price', lineHeight: 'tight' },
    none: { textStyle: 'label', color: 'price' },
    type: { textStyle: 'caption', color: 'fg.muted', lineHeight: 'snug' },
    // A long label takes two lines rather than the place of the price; large text has a row to itself.
    action: { flex: '[1 1 7rem]', minW: '0', textAlign: 'end' },
  },
})
