import { priceDisplay } from '@forecourt/feature-search/model'
import { carTitle, galleryPictures, keyInformation } from '../../model/index.ts'
import { imageSetOf, THUMBNAIL_WIDTHS } from '../gallery/image-set.ts'
import type { CarPageProps } from './car-page.tsx'
import { slimHeaderStyles } from './slim-header.styles.ts'

export type SlimHeaderProps = Pick<CarPageProps, 'car' | 'site' | 'barAction' | 'imageSet'>

/**
 * What stays in sight on wide screens after 500 px: picture, name, transmission and body, price and
 * the main button (VDP-021, VDP-022). It follows the scroll without script, in browsers that know
 * scroll timelines; in others the price column beside the content does its work alone.
 */
export function SlimHeader({ car, site, barAction, imageSet }: SlimHeaderProps) {
  const classes = slimHeaderStyles()
  const [picture] = galleryPictures(car)
  const { src, srcSet } = imageSetOf(picture?.thumbUrl ?? '', imageSet, THUMBNAIL_WIDTHS)
  const price = priceDisplay(car, site.search)
  const facts = keyInformation(car).filter(({ kind }) => kind === 'transmission' || kind === 'body')
  return (
    <div className={classes.root} data-slim-header="">
      <div className={classes.content}>
        {src && (
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
        )}
        <div className={classes.car}>
          <p className={classes.name}>{carTitle(car)}</p>
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
        {barAction}
      </div>
    </div>
  )
}
