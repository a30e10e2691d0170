import { findLocationById } from '@forecourt/feature-locations/model'
import {
  type Car,
  describePrice,
  findPriceBasis,
  formatCarPath,
  isPurchasable,
  isSold,
  type PathSite,
  type PriceBasis,
  type PriceDisplay,
} from '@forecourt/stock/model'
import { isIllustration, isPictureShown, type Site } from '@forecourt/tenant-config/model'
import { listGalleryPictures } from './gallery.ts'

/** Part of a site that an offer says. */
export type OfferSite = Pick<
  Site,
  | 'dealerships'
  | 'images'
  | 'kind'
  | 'locationPages'
  | 'locations'
  | 'name'
  | 'search'
  | 'specialHours'
  | 'url'
> &
  PathSite

/** Availability of a car; every output says it in its own words. */
export type OfferAvailability = 'available' | 'coming-soon' | 'reserved' | 'sold'

/** Where a car stands. */
export interface OfferPlace {
  /** Number of the location in the stock feeds. */
  id: number
  name: string
  street: string
  city: string
  /** Abbreviation in capitals, "QLD". */
  state: string
  postcode: string
  /** Degrees, WGS 84; null when unknown. */
  latitude: number | null
  longitude: number | null
  phone: string | null
}

/** A car as it is offered: what page, structured data, feeds and print say alike. */
export interface VehicleOffer {
  car: Car
  /** Absolute address of the vehicle page. */
  url: string
  availability: OfferAvailability
  /** The price, or the words in its place, as on the page. */
  price: PriceDisplay
  /** Dollars, above 10; null without a displayable price. */
  priceDollars: number | null
  /** Content the price holds and where, "Drive Away in QLD"; null without a price or when nobody said. */
  priceType: string | null
  /** Null when the feed does not say what the price holds. */
  priceBasis: PriceBasis | null
  /** Absolute addresses of the stills that may be shown, in order. */
  pictures: string[]
  /** Those of `pictures` that are of this very car, not illustrations (D-116). */
  photographs: string[]
  /** Name of the dealership that sells it. */
  dealerName: string
  /** Null when the site does not know the car's location. */
  place: OfferPlace | null
}

/**
 * The one mapping of a car to everything that leaves the vehicle page: JSON-LD, shared links,
 * sitemap, advertising feeds, print and leads.
 * Source: D-104
 */
export function createVehicleOffer(car: Car, site: OfferSite): VehicleOffer {
  const price = describePrice(car, site.search)
  const pictures = shownPictures(car, site)
  const absolute = (url: string) => new URL(url, site.url).href
  return {
    car,
    url: new URL(formatCarPath(car, site), site.url).href,
    availability: describeOfferAvailability(car),
    price,
    priceDollars: price.kind === 'price' ? price.dollars : null,
    priceType: price.kind === 'price' ? placedType(price.priceType, car.state) : null,
    priceBasis: price.kind === 'price' ? findPriceBasis(price.priceType) : null,
    pictures: pictures.map(absolute),
    photographs: pictures.filter((url) => !isIllustration(url, site.images)).map(absolute),
    dealerName: car.dealership_name ?? site.name,
    place: offerPlace(car, site),
  }
}

/**
 * Availability of a car; a sold one is sold whatever its status says.
 * Source: D-08
 */
export function describeOfferAvailability(
  car: Pick<Car, 'status' | 'sold' | 'tag' | 'reserved'>,
): OfferAvailability {
  if (isSold(car)) return 'sold'
  if (!isPurchasable(car)) return 'reserved'
  return car.status === 'coming_soon' ? 'coming-soon' : 'available'
}

function placedType(priceType: string | null, state: string | null): string | null {
  if (!priceType) return null
  return state ? `${priceType} in ${state.toUpperCase()}` : priceType
}

/** Photos of other hosts than the dealer's are not shown, so they are not published either (D-78). */
const shownPictures = (car: Car, { images }: OfferSite): string[] =>
  listGalleryPictures(car)
    .map(({ url }) => url)
    .filter((url) => isPictureShown(url, images))

function offerPlace(car: Car, site: OfferSite): OfferPlace | null {
  const location = findLocationById(site, car.location_id)
  if (!location) return null
  const { address, contact_detail } = location
  return {
    id: location.id,
    name: location.name,
    street: address.street,
    city: address.city,
    state: address.state.toUpperCase(),
    postcode: address.postcode,
    latitude: address.lat,
    longitude: address.long,
    phone: contact_detail.phone || contact_detail.landline_phone || null,
  }
}
