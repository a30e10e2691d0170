import { priceDisplay } from '@forecourt/feature-search/model'
import type { CarPageProps } from './car-page.tsx'
import { phoneBarStyles } from './phone-bar.styles.ts'

export type PhoneBarProps = Pick<CarPageProps, 'car' | 'site' | 'barAction'>

/** Price and main button at the foot of a phone's screen; comes to rest at the end of the page. */
export function PhoneBar({ car, site, barAction }: PhoneBarProps) {
  const classes = phoneBarStyles()
  const price = priceDisplay(car, site.search)
  return (
    <div className={classes.root} data-phone-bar="">
      <p className={classes.price}>
        {price.kind === 'price' ? (
          <strong className={classes.now}>{price.text}</strong>
        ) : (
          <span className={classes.none}>{price.text}</span>
        )}
        {price.kind === 'price' && price.priceType && (
          <span className={classes.type}>{price.priceType}</span>
        )}
      </p>
      <div className={classes.action}>{barAction}</div>
    </div>
  )
}
