import { describeRepayment, type RepaymentText } from '@forecourt/feature-finance/model/estimate'
import {
  createEstimateClaim,
  describeRepayments,
  findCarEstimate,
  findRateDays,
} from '@forecourt/feature-finance/model/stock'
import { findLocationById, listLicences, readWallClock } from '@forecourt/feature-locations/model'
import { type Car, findBasePath, type PathSite, type PriceDisplay } from '@forecourt/stock/model'
import {
  findPhone,
  isIllustration,
  isPictureShown,
  type Site,
} from '@forecourt/tenant-config/model'
import { type CarFact, listKeyInformation } from './car-fact.ts'
import { formatBadgeLine, formatCarTitle } from './car-title.ts'
import { createFeatureLists, type FeatureList } from './feature-list.ts'
import { listGalleryPictures } from './gallery.ts'
import { formatLongDay } from './long-day.ts'
import { stripComments } from './plain-comments.ts'
import { explainPriceType } from './price-type.ts'
import { type FactGroup, listVehicleDetails } from './vehicle-details.ts'
import { createVehicleOffer, type OfferSite } from './vehicle-offer.ts'

/** Part of a site that a print sheet says. */
export type PrintSite = OfferSite &
  Pick<Site, 'content' | 'features' | 'finance' | 'phones' | 'state' | 'timeZone' | 'vehiclePage'>

/** Everything a printed page or PDF of a car says, ready to set in type. */
export interface PrintSheet {
  /** Year, make and model. */
  title: string
  /** Badge and series; empty when the car has neither. */
  badge: string
  /** The car's whole name. */
  name: string
  stockNumber: string | null
  price: PriceDisplay
  /** "Drive Away in QLD"; null without a displayed price or its type. */
  priceType: string | null
  /** Content of the price, in one sentence; null when nobody said. */
  priceNote: string | null
  /** Weekly payment with its rates; null where none may be shown. */
  repayment: RepaymentText | null
  /** Words about the payment, the comparison-rate warning among them; empty without a payment (D-97). */
  repaymentNotes: string[]
  /** "Reserved" or "Coming soon"; null for a car that can be had now. */
  state: string | null
  facts: CarFact[]
  /** The specification without the facts above. */
  groups: FactGroup[]
  features: FeatureList[]
  /** The dealer's words without markup; null for none. */
  comments: string | null
  /** Addresses of the stills as the feed has them, the leading one first; at most four. */
  pictures: string[]
  /** Those of `pictures` that are not of this very car, labelled so (D-116). */
  illustrations: string[]
  dealer: PrintDealer
  /** Absolute address of the vehicle page, also in the QR code. */
  url: string
  disclaimer: string | null
  /** "22 November 2026", in the dealer's time zone. */
  printedOn: string
}

/** Address of the print sheet of a car, below the path of the site. Source: SITE-021, SITE-022 */
export const printPath = (slug: string, site: PathSite = {}): string =>
  `${findBasePath(site)}/print?car_id=${slug}`

/** Who sells the car, and where it can be seen. */
export interface PrintDealer {
  name: string
  /** Name of the location, when it is not the dealer's own name. */
  place: string | null
  address: string | null
  phone: string | null
  /** "DL# 4418206" and the repairer's number; empty when there is none (D-99). */
  licences: string[]
}

/** Pictures on a sheet: the leading one and three beside it. */
const mostPictures = 4

const states = { reserved: 'Reserved', 'coming-soon': 'Coming soon' } as const

/**
 * The print sheet of a car: price, availability and licence as its page has them.
 * @param now the day printed on the sheet
 * Source: D-43, D-99, D-104
 */
export function printSheet(car: Car, site: PrintSite, now: Date): PrintSheet {
  const { url, price, priceType, availability } = createVehicleOffer(car, site)
  const pictures = printPictures(car, site)
  return {
    title: formatCarTitle(car),
    badge: formatBadgeLine(car),
    name: car.name,
    stockNumber: car.stocknum,
    price,
    priceType,
    priceNote: price.kind === 'price' ? explainPriceType(price.priceType) : null,
    ...printRepayment(car, site, readWallClock(now, site.timeZone).date),
    state: availability in states ? states[availability as keyof typeof states] : null,
    facts: listKeyInformation(car).filter(({ kind }) => kind !== 'stockNumber'),
    groups: listVehicleDetails(car).filter(({ facts }) =>
      facts.some(({ kind }) => kind === 'variant'),
    ),
    features: createFeatureLists(car.standardEquipment),
    comments: stripComments(car.dealercomments) || null,
    pictures,
    illustrations: pictures.filter((picture) => isIllustration(picture, site.images)),
    dealer: printDealer(car, site),
    url,
    disclaimer: site.content.vehicleDisclaimer,
    printedOn: formatLongDay(new Date(readWallClock(now, site.timeZone).date)),
  }
}

function printRepayment(car: Car, site: PrintSite, today: string) {
  const estimate = findCarEstimate(car, site, today)
  const days = findRateDays(site, today)
  const claim = estimate && days && createEstimateClaim(estimate, days)
  const words = describeRepayments(site, today)
  if (!claim || !words) return { repayment: null, repaymentNotes: [] }
  const { note, disclaimer, warning, fees, creditProvider } = words
  const notes = [note, disclaimer, warning, fees, creditProvider].filter((text) => text !== null)
  return { repayment: describeRepayment(claim), repaymentNotes: notes }
}

function printPictures(car: Car, { images }: PrintSite): string[] {
  return listGalleryPictures(car)
    .map(({ url }) => url)
    .filter((url) => isPictureShown(url, images))
    .slice(0, mostPictures)
}

function printDealer(car: Car, site: PrintSite): PrintDealer {
  const { dealerName, place } = createVehicleOffer(car, site)
  const location = findLocationById(site, car.location_id)
  const dealership = site.dealerships.find(({ slug }) => slug === car.dealership_slug)
  const dealerPlace =
    location ?? site.locations.find((one) => one.dealership_slug === car.dealership_slug)
  const licensed = {
    address: { state: dealerPlace?.address.state ?? site.state },
    dealer_license_number:
      dealership?.dealerLicenceNumber || dealerPlace?.dealer_license_number || '',
    motor_vehicle_repairer:
      dealership?.motorVehicleRepairer || dealerPlace?.motor_vehicle_repairer || '',
  }
  return {
    name: dealerName,
    place: place && place.name !== dealerName ? place.name : null,
    address: place && `${place.street}, ${place.city} ${place.state} ${place.postcode}`,
    phone: findPhone(site, car),
    licences: listLicences(licensed),
  }
}
