import type { Car } from '@forecourt/stock/model'
import type { BrowserSite } from '@forecourt/tenant-config/model'
import type { ReactNode } from 'react'
import type { CarAction, KnownNames } from '../../model/index.ts'
import type { GalleryImageSet } from '../gallery/image-set.ts'

/** Part of a site that the vehicle page reads. */
export type CarPageSite = Pick<
  BrowserSite,
  | 'kind'
  | 'routing'
  | 'search'
  | 'content'
  | 'features'
  | 'plugins'
  | 'vehiclePage'
  | 'blog'
  | 'timeZone'
  | 'warranty'
>

export interface CarPageProps {
  /** Vehicle the page is about. */
  car: Car
  /** Settings of the dealer that the page shows. */
  site: CarPageSite
  /** Instant the page is for, in Unix milliseconds; decides about "New Arrival". */
  nowMs: number
  /** Names of the car of which stock is shown, so that their breadcrumbs lead somewhere. */
  knownNames: KnownNames
  /** Pictures of the car. */
  gallery: ReactNode
  /** Widths a picture is available in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** One primary button and quieter ones. */
  actions: ReactNode
  /** Stands in place of price and actions once the car is sold. */
  soldNotice: ReactNode
  /** `TrustItem`s before the promises of `site.vehiclePage.trustLines`: who sells it, by which licence. Default none. */
  trust?: ReactNode
  /** Where the car is. Default none. */
  location?: ReactNode
  /** Repayment, once finance is switched on. Default none. */
  finance?: ReactNode
  /** Cost of delivery: `DeliveryCalculator`. Default none. */
  delivery?: ReactNode
  /** Cost of fuel: `FuelCalculator`. Default none. */
  fuel?: ReactNode
  /** The calculator of the repayment, below the facts. Default none. */
  financeCalculator?: ReactNode
  /** Actions about finance, below its calculator. Default none. */
  financeCallToAction?: ReactNode
  /** The disclaimer of every repayment on the page, at `#financeDisclaimer`. Default none. */
  financeDisclaimer?: ReactNode
  /** A last invitation below the facts: `CallsToAction`. Default none. */
  callsToAction?: ReactNode
  /** Similar cars. Default none. */
  similar?: ReactNode
  /** Reasons, ways on and news below the similar ones. Default `CarPageWays` of the site. */
  ways?: ReactNode
  /** How often the page was opened; null and 0 leave space for the first count. Default: no views. */
  views?: number | null
  /** 'Located at …' above the page, where the car stands elsewhere. Default none. */
  announcement?: ReactNode
  /** Section about how the price compares with the market, `PriceComparisonView`. Default none. */
  priceComparison?: ReactNode
  /** Weekly estimate of the slim header, once finance is switched on. Default none. */
  estimate?: ReactNode
  /** Get Finance and Trade-In of the bars that stay in sight (`listBarActions`). Default none. */
  barLinks?: readonly CarAction[]
  /** Main button of the bars that stay in sight: below on phones, above on wide screens. Default none, no bars. */
  barAction?: ReactNode
}
