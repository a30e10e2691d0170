import { describePrice, findBodyDrawing, findPaint } from '@forecourt/stock/model'
import { IllustrationLabel } from '@forecourt/ui/picture'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import { formatCarTitle, listFactsBelowTheName, listGalleryPictures } from '../../model/index.ts'
import { imageSetOf, THUMBNAIL_WIDTHS } from '../gallery/image-set.ts'
import { BarLinks } from './bar-links.tsx'
import type { CarPageProps } from './car-page-props.ts'
import { slimHeaderStyles } from './slim-header.styles.ts'

export type SlimHeaderProps = Pick<
  CarPageProps,
  'car' | 'site' | 'barAction' | 'barLinks' | 'estimate' | 'imageSet'
>

/**
 * Content that stays in sight on wide screens after 500 px: picture, name, transmission and body, price with
 * its type, the weekly estimate and the buttons (VDP-021 to VDP-024). It follows the scroll without script, in browsers that know
 * scroll timelines; in others the price column beside the content does its work alone.
 */
export function SlimHeader({
  car,
  site,
  barAction,
  barLinks = [],
  estimate,
  imageSet,
}: SlimHeaderProps) {
  const classes = slimHeaderStyles()
  const [picture] = listGalleryPictures(car)
  const { src, srcSet, illustration } = imageSetOf(
    picture?.thumbUrl ?? '',
    imageSet,
    THUMBNAIL_WIDTHS,
  )
  const price = describePrice(car, site.search)
  const facts = listFactsBelowTheName(car)
  return (
    <div className={classes.root} data-slim-header="" data-car-state="slim-header">
      <div className={classes.content}>
        {src ? (
          <span className={classes.framed}>
            <img
              src={src}
              srcSet={srcSet}
              sizes="84px"
              alt=""
              width={84}
              height={56}
              loading="lazy"
              className={classes.picture}
            />
            {illustration && <IllustrationLabel />}
          </span>
        ) : (
          <VehiclePlaceholder
            drawing={findBodyDrawing(car.simple_body)}
            paint={findPaint(car.colour)}
            className={classes.picture}
          />
        )}
        <div className={classes.car}>
          <p className={classes.name}>{formatCarTitle(car)}</p>
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact.kind}>{fact.value}</li>
            ))}
          </ul>
        </div>
        <p className={classes.price}>
          <strong className={classes.now}>{price.text}</strong>
          {price.kind === 'price' && price.priceType && (
            <span className={classes.type}>{price.priceType}</span>
          )}
        </p>
        {estimate && <div className={classes.estimate}>{estimate}</div>}
        {barLinks.length > 0 && (
          <div className={classes.links}>
            <BarLinks links={barLinks} />
          </div>
        )}
        {barAction && <div className={classes.action}>{barAction}</div>}
      </div>
    </div>
  )
}
