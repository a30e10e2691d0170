import { describePrice, findMarketIndicator, isSold } from '@forecourt/stock/model'
import { Breadcrumb } from '@forecourt/ui/breadcrumb'
import {
  createFeatureLists,
  explainPriceType,
  FINANCE_CALCULATOR_ID,
  FINANCE_DISCLAIMER_ID,
  findRegistration,
  listBreadcrumbs,
  listKeyInformation,
  listUsedCarChecks,
  listVehicleDetails,
  pickVehicleNoun,
  readDealerComments,
  VEHICLE_DETAILS_TITLE,
  withRegistration,
} from '../../model/index.ts'
import { DealerComments } from '../dealer-comments/dealer-comments.tsx'
import { FeatureLists } from '../feature-lists/feature-lists.tsx'
import { KeyInformation } from '../key-information/key-information.tsx'
import { MarketIndicator } from '../market-indicator/market-indicator.tsx'
import { PriceBlock } from '../price-block/price-block.tsx'
import { Section } from '../section/section.tsx'
import { UsedCarChecks } from '../used-car-checks/used-car-checks.tsx'
import { VehicleDetails } from '../vehicle-details/vehicle-details.tsx'
import { CarHeading } from './car-heading.tsx'
import { CarIcons } from './car-icons.tsx'
import { carPageStyles } from './car-page.styles.ts'
import { CarPageEnd } from './car-page-end.tsx'
import type { CarPageProps } from './car-page-props.ts'
import { FinanceLinks } from './finance-links.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SlimHeader } from './slim-header.tsx'
import { TrustList } from './trust-list.tsx'

function Offer(props: CarPageProps) {
  const { car, site } = props
  const classes = carPageStyles()
  if (isSold(car)) return props.soldNotice
  const price = describePrice(car, site.search)
  const market = site.features.marketPrice ? findMarketIndicator(car) : null
  return (
    <>
      <PriceBlock
        price={price}
        state={car.state?.toUpperCase()}
        explanation={explainPriceType(car.price_type)}
      />
      {market && <MarketIndicator text={market.text} />}
      {props.finance}
      <FinanceLinks
        hasCalculator={Boolean(props.financeCalculator)}
        hasDisclaimer={Boolean(props.financeDisclaimer)}
      />
      <CarIcons car={car} />
      <div className={classes.actions}>{props.actions}</div>
    </>
  )
}

function Facts(props: CarPageProps) {
  const { car, site, nowMs } = props
  const classes = carPageStyles()
  const now = new Date(nowMs)
  const facts = withRegistration(listKeyInformation(car), car, findRegistration(car, site, now))
  const features = createFeatureLists(car.standardEquipment)
  const details = listVehicleDetails(car)
  const checks = listUsedCarChecks(car, site, now)
  return (
    <div className={classes.body}>
      {facts.length > 0 && (
        <Section id="key-information" title="Key information">
          <KeyInformation facts={facts} />
        </Section>
      )}
      {props.priceComparison}
      <Section id="comments" title="Dealer comments">
        <DealerComments comments={readDealerComments(car.dealercomments)} />
      </Section>
      {features.length > 0 && (
        <Section id="features" title="Features">
          <FeatureLists lists={features} />
        </Section>
      )}
      {details.length > 0 && (
        <Section id="details" title={VEHICLE_DETAILS_TITLE}>
          <VehicleDetails groups={details} />
        </Section>
      )}
      {checks.length > 0 && (
        <Section id="used-car-checks" title={`Used ${pickVehicleNoun(car, site)} checks`}>
          <UsedCarChecks checks={checks} />
        </Section>
      )}
      <Costs {...props} />
      {site.content.vehicleDisclaimer && (
        <section aria-label="Disclaimer">
          <p className={classes.disclaimer}>{site.content.vehicleDisclaimer}</p>
        </section>
      )}
      {props.financeDisclaimer && !isSold(car) && (
        <section
          id={FINANCE_DISCLAIMER_ID}
          aria-label="Finance disclaimer"
          className={classes.disclaimer}
        >
          {props.financeDisclaimer}
        </section>
      )}
    </div>
  )
}

/** Cost to have it and to bring it home, where it is, and what to do now. */
function Costs(props: CarPageProps) {
  const { fuel, delivery, location, callsToAction } = props
  return (
    <>
      {!isSold(props.car) && <FinanceSection {...props} />}
      <Section id="fuel" title="Fuel cost">
        {fuel}
      </Section>
      <Section id="delivery" title="Delivery">
        {delivery}
      </Section>
      <Section id="vehicle-map" title="Where it is">
        {location}
      </Section>
      {callsToAction}
    </>
  )
}

/** The calculator with what to do next, or what to do alone; a sold car has no finance (D-08). */
function FinanceSection({ financeCalculator, financeCallToAction }: CarPageProps) {
  if (!financeCalculator) return financeCallToAction
  return (
    <Section id={FINANCE_CALCULATOR_ID} title="Finance calculator">
      {financeCalculator}
      {financeCallToAction}
    </Section>
  )
}

/** The vehicle page. Everything but the slots comes from the car itself and works without script. */
export function CarPage(props: CarPageProps) {
  const { car, site, knownNames, gallery, announcement, barAction } = props
  const classes = carPageStyles()
  const hasBars = Boolean(barAction) && !isSold(car)
  return (
    <article className={classes.root}>
      {announcement}
      <div className={classes.crumbs}>
        <Breadcrumb items={listBreadcrumbs(car, site, knownNames)} />
      </div>
      <div className={classes.grid}>
        <div className={classes.media}>{gallery}</div>
        <section className={classes.aside} aria-label="Price and enquiry" data-car-state="aside">
          <div className={classes.panel} data-sold={isSold(car) ? '' : undefined}>
            <CarHeading {...props} />
            <Offer {...props} />
            <TrustList {...props} />
          </div>
        </section>
        <Facts {...props} />
      </div>
      <CarPageEnd {...props} />
      {hasBars && <PhoneBar {...props} />}
      {hasBars && <SlimHeader {...props} />}
    </article>
  )
}
