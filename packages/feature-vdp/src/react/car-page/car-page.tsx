import type { Car } from '@forecourt/feature-search/model'
import { cardTag, isSold, priceDisplay } from '@forecourt/feature-search/model'
import type { BrowserSite } from '@forecourt/tenant-config/model'
import { Badge } from '@forecourt/ui/badge'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import type { ReactNode } from 'react'
import {
  breadcrumbs,
  dealerComments,
  featureLists,
  keyInformation,
  priceTypeExplanation,
  VEHICLE_DETAILS_TITLE,
  vehicleDetails,
} from '../../model/index.ts'
import { DealerComments } from '../dealer-comments/dealer-comments.tsx'
import { FeatureLists } from '../feature-lists/feature-lists.tsx'
import { KeyInformation } from '../key-information/key-information.tsx'
import { PriceBlock } from '../price-block/price-block.tsx'
import { Section } from '../section/section.tsx'
import { VehicleDetails } from '../vehicle-details/vehicle-details.tsx'
import { CarIcons } from './car-icons.tsx'
import { carPageStyles } from './car-page.styles.ts'

/** What of a site the vehicle page reads. */
export type CarPageSite = Pick<BrowserSite, 'kind' | 'routing' | 'search' | 'content' | 'features'>

export interface CarPageProps {
  car: Car
  site: CarPageSite
  /** Instant the page is for, in Unix milliseconds; decides about "New Arrival". */
  nowMs: number
  /** Whether the car model catalogue knows a model. */
  isKnownModel: (make: string, model: string) => boolean
  /** Pictures of the car. */
  gallery: ReactNode
  /** One primary button and quieter ones. */
  actions: ReactNode
  /** Stands in place of price and actions once the car is sold. */
  soldNotice: ReactNode
  /** Short facts that build trust: licence, warranty, promises. Default none. */
  trust?: ReactNode
  /** Where the car is. Default none. */
  location?: ReactNode
  /** Repayment, once finance is switched on. Default none. */
  finance?: ReactNode
  /** Similar cars. Default none. */
  similar?: ReactNode
  /** Main button of the bar that stays in sight on phones. Default none. */
  barAction?: ReactNode
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ')

function Heading({ car, site, nowMs }: Pick<CarPageProps, 'car' | 'site' | 'nowMs'>) {
  const classes = carPageStyles()
  const tag = cardTag(car, site.search, nowMs)
  const badgeLine = joined([car.badge, car.series])
  return (
    <div>
      {tag && (
        <p className={classes.tags}>
          <Badge tone={isSold(car) ? 'sold' : 'tag'}>{tag.text}</Badge>
        </p>
      )}
      <h1 className={classes.title}>
        {joined([car.year === null ? null : String(car.year), car.make, car.model])}
      </h1>
      {badgeLine && <p className={classes.badgeLine}>{badgeLine}</p>}
      {car.stocknum && <p className={classes.meta}>Stock no. {car.stocknum}</p>}
    </div>
  )
}

function Offer({
  car,
  site,
  soldNotice,
  finance,
  actions,
}: Pick<CarPageProps, 'car' | 'site' | 'soldNotice' | 'finance' | 'actions'>) {
  const classes = carPageStyles()
  if (isSold(car)) return soldNotice
  const price = priceDisplay(car, site.search)
  return (
    <>
      <PriceBlock
        price={price}
        state={car.state?.toUpperCase()}
        explanation={priceTypeExplanation(car.price_type)}
      />
      {finance}
      <CarIcons car={car} />
      <div className={classes.actions}>{actions}</div>
    </>
  )
}

/** The vehicle page. Everything but the slots comes from the car itself and works without script. */
export function CarPage(props: CarPageProps) {
  const { car, site, isKnownModel, gallery, trust, location, similar, barAction } = props
  const classes = carPageStyles()
  const features = featureLists(car.standardEquipment)
  const price = priceDisplay(car, site.search)
  return (
    <article className={classes.root}>
      <div className={classes.crumbs}>
        <Breadcrumb items={breadcrumbs(car, site, isKnownModel)} />
      </div>
      <div className={classes.grid}>
        <div className={classes.media}>{gallery}</div>
        <div className={classes.aside}>
          <div className={classes.panel}>
            <Heading {...props} />
            <Offer {...props} />
            {trust && <ul className={classes.trust}>{trust}</ul>}
          </div>
        </div>
        <div className={classes.body}>
          <Section id="key-information" title="Key information">
            <KeyInformation facts={keyInformation(car)} />
          </Section>
          <Section id="comments" title="Dealer comments">
            <DealerComments comments={dealerComments(car.dealercomments)} />
          </Section>
          {features.length > 0 && (
            <Section id="features" title="Features">
              <FeatureLists lists={features} />
            </Section>
          )}
          <Section id="details" title={VEHICLE_DETAILS_TITLE}>
            <VehicleDetails groups={vehicleDetails(car)} />
          </Section>
          {location && (
            <Section id="vehicle-map" title="Where it is">
              {location}
            </Section>
          )}
          {site.content.vehicleDisclaimer && (
            <p className={classes.disclaimer}>{site.content.vehicleDisclaimer}</p>
          )}
        </div>
      </div>
      {similar && <div className={classes.similar}>{similar}</div>}
      {barAction && !isSold(car) && (
        <div className={classes.bar}>
          <span className={classes.barPrice}>{price.text}</span>
          {barAction}
        </div>
      )}
    </article>
  )
}
