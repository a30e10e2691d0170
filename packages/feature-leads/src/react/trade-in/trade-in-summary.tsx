import { formatPrice } from '@forecourt/stock/model'
import { Link } from '@forecourt/ui/link'
import {
  describeTradeIn,
  describeTradeInOffer,
  findChangeOver,
  type LeadTradeIn,
} from '../../model/trade-in/lead-trade-in.ts'
import { tradeInStyles as styles } from './trade-in.styles.ts'

export interface TradeInSummaryProps {
  /** The visitor's trade-in (`findTradeIn`). */
  tradeIn: LeadTradeIn
  /** Price of the car it is towards; null without one. Default null. */
  priceDollars?: number | null
  /** Address of the trade-in pages. */
  href: string
}

/** The visitor's trade-in in short, beside a checkout or a finance form. */
export function TradeInSummary({ tradeIn, priceDollars = null, href }: TradeInSummaryProps) {
  const difference = findChangeOver(priceDollars, tradeIn.offer_price)
  return (
    <section className={styles.offer} aria-label="Your trade-in">
      <h2 className={styles.vehicleName}>Your trade-in</h2>
      <p className={styles.note}>{describeTradeIn(tradeIn)}</p>
      {tradeIn.offer_price !== null && (
        <dl className={styles.sum}>
          <div>
            <dt>Estimate</dt>
            <dd>{describeTradeInOffer(tradeIn)}</dd>
          </div>
          {difference !== null && (
            <div>
              <dt>{difference < 0 ? 'You get back' : 'Your change-over'}</dt>
              <dd>{formatPrice(Math.abs(difference))}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={styles.note}>
        <Link href={href}>Change your trade-in</Link>
      </p>
    </section>
  )
}
