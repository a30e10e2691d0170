import type { PriceDisplay } from '@forecourt/stock/model'
import { Price } from '@forecourt/ui/price'
import { priceBlockStyles } from './price-block.styles.ts'

export interface PriceBlockProps {
  /** The price, or the words in its place, as the model decided. */
  price: PriceDisplay
  /** State the price holds for, as visitors read it: "QLD". Default none. */
  state?: string | null
  /** Meaning of the price type, in one sentence; shown on demand. Default none. */
  explanation?: string | null
}

/**
 * Now price, struck was-price and saving, price type explained on demand (D-98).
 */
export function PriceBlock({ price, state = null, explanation = null }: PriceBlockProps) {
  const classes = priceBlockStyles()
  if (price.kind === 'none') return <p className={classes.none}>{price.text}</p>
  const type =
    price.priceType && [price.priceType, state && `in ${state}`].filter(Boolean).join(' ')
  return (
    <div className={classes.root}>
      <Price price={price} type={type} size="lg" />
      {price.priceType && explanation && (
        <details className={classes.explanation}>
          <summary className={classes.summary}>What “{price.priceType}” means</summary>
          <p className={classes.text}>{explanation}</p>
        </details>
      )}
    </div>
  )
}
