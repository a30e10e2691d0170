import { RepaymentLine } from '@forecourt/feature-finance'
import type { RateDays } from '@forecourt/feature-finance/model'
import {
  CompareButton,
  FavouriteButton,
  IslandCompareButton,
  IslandFavouriteButton,
  WatchButton,
} from '@forecourt/feature-leads'
import type { CarCardSlots } from '@forecourt/feature-search'
import { CARD_PHOTO_WIDTHS, type StockCard } from '@forecourt/feature-search/model'
import { formatReserveHref, isSold } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { carImageSet, type ImageSite } from './car-images.ts'
import { cardClaim } from './card-claim.ts'
import { cardEnquirePath } from './enquire-path.ts'

/** Part of a site that decides what stands on its cards. */
export type CardSlotsSite = ImageSite & {
  features: Pick<Site['features'], 'favourites' | 'compare'>
  /** Where cars are reserved, with `{slug}` and the like; null without a page for it. */
  reserveAddress: string | null
  /** Days of the rates of weekly payments; null where cards show none. */
  rateDays: RateDays | null
}

/** Parts that other features put on every card, on every page. */
export function cardSlots(site: CardSlotsSite): CarCardSlots {
  const { favourites, compare } = site.features
  const { reserveAddress, rateDays } = site
  return {
    imageSet: createCardImageSet(site),
    hrefFor: {
      enquiry: (car) => cardEnquirePath(car),
      ...(reserveAddress !== null && { reserve: (car) => formatReserveHref(reserveAddress, car) }),
    },
    ...(favourites && { favourite: (car) => <FavouriteButton car={car} /> }),
    ...(compare && { compare: (car) => <CompareButton car={car} /> }),
    ...(rateDays && {
      weeklyEstimate: (car, className) => cardRepayment(car, rateDays, className),
    }),
  }
}

function createCardImageSet(site: ImageSite) {
  const imageSet = carImageSet(site)
  return (url: string) => imageSet(url, CARD_PHOTO_WIDTHS)
}

function cardRepayment(car: StockCard, days: RateDays, className: string) {
  const claim = cardClaim(car, days)
  return claim && <RepaymentLine claim={claim} className={className} />
}

/** The same inside an island, where the buttons follow what is saved and compared anywhere on the page. */
export function islandCardSlots(site: CardSlotsSite & Pick<Site, 'id'>): CarCardSlots {
  const slots = cardSlots(site)
  return {
    ...slots,
    ...(slots.favourite && {
      favourite: (car) => <IslandFavouriteButton car={car} siteId={site.id} />,
    }),
    ...(slots.compare && { compare: (car) => <IslandCompareButton car={car} siteId={site.id} /> }),
  }
}

/** The same on the page of favourites, where it is known which cars are saved. */
export function favouriteSlots(site: CardSlotsSite, isSaved: boolean): CarCardSlots {
  return {
    ...cardSlots(site),
    favourite: (car) => <FavouriteButton car={car} isSaved={isSaved} />,
  }
}

/** The same on the watchlist: each can be taken off. */
export function watchlistSlots(site: CardSlotsSite): CarCardSlots {
  return {
    ...cardSlots(site),
    favourite: (car) => <WatchButton car={car} isSold={isSold(car)} isWatched on="photo" />,
  }
}
