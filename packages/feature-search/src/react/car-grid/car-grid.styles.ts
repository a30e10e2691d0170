import { css } from '@forecourt/styled-system/css'

export const carGridStyles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    gap: { base: '4', xl: '5' },
    listStyle: 'none',
    margin: '0',
    padding: '0',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[data-columns="4"]': {
      xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
    // Where cards stand below each other, the first car comes before a tile that has the first place.
    '& > li:first-child:has(> [data-promo]) + li > article': { mdDown: { order: '-1' } },
    '&[aria-busy=true]': { opacity: '0.5', transitionDelay: '100ms' },
    _motionReduce: { transitionDuration: '0s' },
  }),
  estimates: css({ '--card-rows': '6' }),
  cell: css({ display: 'contents' }),
}
