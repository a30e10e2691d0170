import { cx } from '@forecourt/styled-system/css'
import { hiddenText, price } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { formatDollars } from './dollars.ts'

export interface PriceProps {
  /** Price in dollars; null shows `noPriceText`. */
  amountDollars: number | null
  /** Earlier price in dollars; shown, with the saving, only when it is above the price. Default none. */
  wasDollars?: number | null
  /** What the price includes, such as "Drive away". Default none. */
  type?: ReactNode
  /** Shown instead of a price. Default "Enquire for price". */
  noPriceText?: string
  /** `lg` once on a page. Default `md`. */
  size?: 'md' | 'lg'
  /** Further class names. Default none. */
  className?: string
}

/** A price with its type and, when it fell, the earlier price and the saving. */
export function Price({
  amountDollars,
  wasDollars = null,
  type,
  noPriceText = 'Enquire for price',
  size = 'md',
  className,
}: PriceProps) {
  const classes = price({ size })
  if (amountDollars === null) {
    return (
      <div className={cx(classes.root, className)}>
        <span className={classes.none}>{noPriceText}</span>
      </div>
    )
  }
  const savingDollars = wasDollars === null ? 0 : wasDollars - amountDollars
  return (
    <div className={cx(classes.root, className)}>
      <span className={classes.row}>
        <span className={hiddenText()}>Price </span>
        <strong className={classes.now}>{formatDollars(amountDollars)}</strong>
        {type && <span className={classes.type}>{type}</span>}
      </span>
      {wasDollars !== null && savingDollars > 0 && (
        <span className={classes.row}>
          <s className={classes.was}>
            <span className={hiddenText()}>Was </span>
            {formatDollars(wasDollars)}
          </s>
          <span className={classes.saving}>Save {formatDollars(savingDollars)}</span>
        </span>
      )}
    </div>
  )
}
