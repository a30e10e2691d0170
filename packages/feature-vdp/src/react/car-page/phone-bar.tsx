import { describePrice } from '@forecourt/stock/model'
import { formatCarTitle } from '../../model/index.ts'
import { BarLinks } from './bar-links.tsx'
import type { CarPageProps } from './car-page-props.ts'
import { phoneBarStyles } from './phone-bar.styles.ts'

export type PhoneBarProps = Pick<CarPageProps, 'car' | 'site' | 'barAction' | 'barLinks'>

/**
 * Price and main button at the foot of a phone's screen; comes to rest at the end of the page. From
 * 900 px of scroll on it opens: the car's name and the quieter buttons stand above (VDP-072). It
 * follows the scroll without script, in browsers that know scroll timelines.
 */
export function PhoneBar({ car, site, barAction, barLinks = [] }: PhoneBarProps) {
  const classes = phoneBarStyles()
  const price = describePrice(car, site.search)
  return (
    <div className={classes.root} data-phone-bar="" data-car-state="phone-bar">
      <div className={classes.opened} data-phone-bar-opened="">
        <p className={classes.name}>{formatCarTitle(car)}</p>
        <BarLinks links={barLinks} size="sm" />
      </div>
      <div className={classes.bar}>
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
    </div>
  )
}
