import { ViewedCarMarker } from '@forecourt/feature-leads'
import { findLocationById, formatDealershipLicence } from '@forecourt/feature-locations/model'
import { SimilarCars } from '@forecourt/feature-search'
import { formatStockPath } from '@forecourt/feature-search/model'
import {
  AnnouncementBar,
  CarPage,
  CarPageWays,
  opensForm,
  PriceComparisonPanel,
  TrustItem,
  VisitedCarMarker,
} from '@forecourt/feature-vdp'
import type { CarAction } from '@forecourt/feature-vdp/model'
import { Island } from '@forecourt/islands/server'
import { findBodyDrawing, findPaint, formatCarPath, isSold } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { VehiclePlaceholder } from '@forecourt/ui/vehicle-placeholder'
import { carActionsIsland } from '../../../../islands/car-actions.tsx'
import { barActionChoice, carActionChoice } from '../../../../islands/car-actions-props.ts'
import { deliveryCalculatorIsland } from '../../../../islands/delivery-calculator.tsx'
import { fuelCalculatorIsland } from '../../../../islands/fuel-calculator.tsx'
import { type GalleryIslandProps, galleryIsland } from '../../../../islands/gallery.tsx'
import { searchIslandSite } from '../../../../islands/search-island-site.ts'
import { createFinanceSlots } from '../../../../layout/car-finance.tsx'
import { carImageSet } from '../../../../layout/car-images.ts'
import { pageCardSlots } from '../../../../layout/page-cards.ts'
import { pageParts, partsNow } from '../../../../layout/page-parts.ts'
import { usePage } from '../../../../layout/page-request.ts'
import { RepaymentWords } from '../../../../layout/repayment-words.tsx'
import { VehicleCalls } from '../../../../layout/vehicle-calls.tsx'
import { VehiclePlace } from '../../../../layout/vehicle-place.tsx'
import type { Data } from './+data.ts'

const styles = {
  photo: css({ overflow: 'hidden', borderRadius: { base: 'none', lg: 'card' } }),
}

/** The main button once more; it opens the same form. */
function BarAction({ action: { kind, label, href } }: { action: CarAction }) {
  return (
    <ButtonLink href={href} {...(kind !== 'reserve' && opensForm)}>
      {label}
    </ButtonLink>
  )
}

/** Who sells the car; nothing without a licence number. */
function Seller({ car, site }: { car: Data['car']; site: Site }) {
  const licence = formatDealershipLicence(site, car.dealership_slug)
  return (
    licence && (
      <TrustItem icon="certified">
        Sold by {car.dealership_name ?? site.name}, {licence}
      </TrustItem>
    )
  )
}

/** True where the car turns before it is touched. */
const turns = ({ view, media }: GalleryIslandProps) => view === 'spinner' && media.frames.length > 0

interface SimilarSectionProps {
  car: Data['car']
  cars: Data['similar']
  late: Data['late']
  site: Site
  now: Date
}

/** Vehicles like this one; those the server did not get in time load when they come near. */
function SimilarSection({ car, cars, late, site, now }: SimilarSectionProps) {
  const { deps } = usePage()
  const words = { nowMs: now.getTime(), searchHref: formatStockPath(site) }
  if (cars)
    return (
      <SimilarCars {...words} cars={cars} site={site} slots={pageCardSlots(site, { deps, now })} />
    )
  const { id, item_type, make, model, simple_body, price, offer_price } = car
  const subject = { id, item_type, make, model, simple_body, price, offer_price }
  return (
    late && <late.LateSimilarCars {...words} car={subject} site={searchIslandSite(site, now)} />
  )
}

/** How the price compares; the page asks for what the server did not get in time. */
function HowItCompares({ car, priceComparison, late }: Data) {
  if (priceComparison.kind === 'shown')
    return <PriceComparisonPanel comparison={priceComparison.comparison} />
  if (priceComparison.kind === 'hidden' || !late) return null
  return <late.LatePriceComparison path={formatCarPath(car)} />
}

const viewedCar = (car: Data['car']) => ({ ...car, body: car.bodyconfiguration })

export function Page() {
  const pageContext = usePage<Data>()
  const { data, site, now } = pageContext
  const part = pageParts(pageContext)
  const { car, similar, gallery, actions, sold, late, delivery, fuel } = data
  const { announcement, views, phone } = data
  const place = car.location_id === null ? null : findLocationById(site, car.location_id)
  const nowMs = now.getTime()
  const imageSet = carImageSet(site)
  const { primary } = carActionChoice(car, site)
  return (
    <CarPage
      car={car}
      imageSet={imageSet}
      site={site}
      nowMs={nowMs}
      knownNames={data.knownNames}
      gallery={
        gallery ? (
          <Island
            island={data.openViewer ?? galleryIsland}
            props={gallery}
            starts={turns(gallery) ? 'view' : 'intent'}
          />
        ) : (
          <div className={styles.photo}>
            <VehiclePlaceholder
              drawing={findBodyDrawing(car.simple_body)}
              paint={findPaint(car.colour)}
            />
          </div>
        )
      }
      announcement={announcement && <AnnouncementBar locatedAt={announcement} />}
      views={views}
      priceComparison={<HowItCompares {...data} />}
      actions={actions && <Island island={carActionsIsland} props={actions} />}
      barAction={primary && <BarAction action={primary} />}
      barLinks={barActionChoice(car, site)}
      soldNotice={sold && <sold.SoldCar car={car} site={site} form={sold.form} />}
      trust={<Seller car={car} site={site} />}
      location={
        place &&
        site.vehiclePage.showMapSection &&
        part(`place.${place.id}`, <VehiclePlace location={place} now={partsNow(pageContext)} />)
      }
      delivery={delivery && <Island island={deliveryCalculatorIsland} props={delivery} />}
      fuel={fuel && <Island island={fuelCalculatorIsland} props={fuel} />}
      {...createFinanceSlots(car, site, data)}
      callsToAction={!isSold(car) && <VehicleCalls car={car} site={site} phone={phone} />}
      ways={part('ways', <CarPageWays site={site} imageSet={imageSet} />)}
      similar={
        <>
          <ViewedCarMarker car={viewedCar(car)} />
          <VisitedCarMarker car={car} siteId={site.id} />
          <SimilarSection car={car} cars={similar} late={late} site={site} now={now} />
          {data.showsRepayments && <RepaymentWords />}
        </>
      }
    />
  )
}
