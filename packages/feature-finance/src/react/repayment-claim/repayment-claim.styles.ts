import { sva } from '@forecourt/styled-system/css'

/* Half the repayment or more (D-97), by whatever scale of type a brand has; a story measures it. */
const halfOrMore = '[max(0.5em, token(fontSizes.sm))]'

export const repaymentClaimStyles = sva({
  slots: ['root', 'payment', 'period', 'rates'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      rowGap: '0.5',
      minW: '0',
      m: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    payment: { color: 'fg' },
    period: { textStyle: 'caption', fontSize: halfOrMore, color: 'fg.muted' },
    rates: { textStyle: 'caption', fontSize: halfOrMore, color: 'fg.muted' },
  },
  variants: {
    size: {
      sm: { root: { textStyle: 'bodySm' }, payment: { fontWeight: 'semibold' } },
      md: { root: { textStyle: 'price' } },
      lg: { root: { textStyle: 'priceLg' } },
    },
  },
  defaultVariants: { size: 'md' },
})
