import { cx } from '@forecourt/styled-system/css'
import { hiddenText, price as priceRecipe } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'

/** Words of a price. The part has none of its own. */
export type PriceWords =
  | {
      kind: 'price'
      /** Read aloud before the amount: "Price". */
      label: string
      /** "$51,990" */
      text: string
      /** Earlier, higher price; `label` is read aloud before it; null without one. */
      was: { label: string; text: string; savingText: string } | null
    }
  | {
      kind: 'none'
      /** Words in place of a price. */
      text: string
    }

export interface PriceProps {
  /** The words, made by whoever knows what is sold. */
  price: PriceWords
  /** Content of the price, such as "Drive away". Default none. */
  type?: ReactNode
  /** `lg` once on a page. Default `md`. */
  size?: 'md' | 'lg'
  /** Further class names. Default none. */
  className?: string
}

/** A price with its type and, when it fell, the earlier price and the saving. */
export function Price({ price, type, size = 'md', className }: PriceProps) {
  const classes = priceRecipe({ size })
  if (price.kind === 'none') {
    return (
      <div className={cx(classes.root, className)}>
        <span className={classes.none}>{price.text}</span>
      </div>
    )
  }
  const now = (
    <>
      <strong className={classes.now} data-said={price.label}>
        {price.text}
      </strong>
      {type}
    </>
  )
  if (price.was === null) return <div className={cx(classes.line, className)}>{now}</div>
  return (
    <div className={cx(classes.root, className)}>
      <span className={classes.row}>{now}</span>
      <span className={classes.row}>
        <s className={classes.was}>
          <span className={hiddenText()}>{`${price.was.label} `}</span>
          {price.was.text}
        </s>
        <span className={classes.saving}>{price.was.savingText}</span>
      </span>
    </div>
  )
}
