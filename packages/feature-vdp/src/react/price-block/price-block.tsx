import type { PriceDisplay } from '@forecourt/feature-search/model'
import { price as priceRecipe, visuallyHidden } from '@forecourt/styled-system/recipes'
import { priceBlockStyles } from './price-block.styles.ts'

export interface PriceBlockProps {
  /** The price, or the words in its place, as the model decided. */
  price: PriceDisplay
  /** State the price holds for, as visitors read it: "QLD". Default none. */
  state?: string | null
  /** What the price type means, in one sentence; shown on demand. Default none. */
  explanation?: string | null
}

type ShownPrice = Extract<PriceDisplay, { kind: 'price' }>

function Amounts({ price, state }: { price: ShownPrice; state: string | null }) {
  const classes = priceRecipe({ size: 'lg' })
  const type =
    price.priceType && [price.priceType, state && `in ${state}`].filter(Boolean).join(' ')
  return (
    <div className={classes.root}>
      <span className={classes.row}>
        <span className={visuallyHidden()}>Price </span>
        <strong className={classes.now}>{price.text}</strong>
        {type && <span className={classes.type}>{type}</span>}
      </span>
      {price.was && (
        <span className={classes.row}>
          <s className={classes.was}>
            <span className={visuallyHidden()}>Was </span>
            {price.was.text}
          </s>
          <span className={classes.saving}>{price.was.savingText}</span>
        </span>
      )}
    </div>
  )
}

/**
 * Now price, struck was-price and saving, price type explained on demand (D-98). Amounts are the
 * model's own texts, so cents that matter are shown (D-35).
 */
export function PriceBlock({ price, state = null, explanation = null }: PriceBlockProps) {
  const classes = priceBlockStyles()
  if (price.kind === 'none') return <p className={classes.none}>{price.text}</p>
  return (
    <div className={classes.root}>
      <Amounts price={price} state={state} />
      {price.priceType && explanation && (
        <details className={classes.explanation}>
          <summary className={classes.summary}>What “{price.priceType}” means</summary>
          <p className={classes.text}>{explanation}</p>
        </details>
      )}
    </div>
  )
}
