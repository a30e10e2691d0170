import { randomUUID } from 'node:crypto'
import type { SavedSearchStore, SearchMatches } from '@forecourt/feature-leads/model'
import {
  type EnquiryPorts,
  type FindMatches,
  startSavedSearchSweep,
} from '@forecourt/feature-leads/server'
import type { Geocoder } from '@forecourt/feature-locations/model'
import type { SearchClient } from '@forecourt/feature-search/model'
import { loadMatchingCars, type StockIndex } from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { Logger } from '../process/logger.ts'
import { createPlaceFinder } from '../site/place-finder.ts'
import { createMailBrand } from './mail-brand.ts'
import type { SiteStores } from './site-stores.ts'

/** Parts that saved searches are looked at with. */
export interface SavedSearchOptions {
  stores: Pick<SiteStores, 'savedSearches' | 'suppressions'>
  searchClientFor: (site: Site, now: Date) => SearchClient
  stockIndex: Pick<StockIndex, 'generation'>
  geocoder: Geocoder
  findOffer: EnquiryPorts['findOffer']
  /** Wakes who sends mail; null where no mail is sent. */
  onMail: (() => void) | null
  /** Sites whose searches this process looks at. */
  ownSites: () => readonly Site[]
  clock: () => Date
  logger: Logger
}

/** Saved searches under way. */
export interface OpenedSavedSearches {
  store: SavedSearchStore
  findMatches: FindMatches
  /** True where news are mailed. */
  canMail: boolean
  close(): Promise<void>
}

/** Opens what saving searches needs, and tells people of news where mail can be sent. Source: `PLUS-107` */
export function openSavedSearches(options: SavedSearchOptions): OpenedSavedSearches {
  const { stores, searchClientFor, stockIndex, geocoder, findOffer, onMail, ownSites } = options
  const { clock, logger } = options
  const store = stores.savedSearches
  const findMatches: FindMatches = async (site, address) => {
    const now = clock()
    const ports = {
      searchClient: searchClientFor(site, now),
      locatePlace: createPlaceFinder(site, geocoder),
      onFailure: (error: unknown) => logger.error('search failed', { site: site.id, error }),
    }
    const found = await loadMatchingCars(ports, site, address, now.getTime())
    return typeof found === 'string' ? found : { ...found, cars: found.cars.map(toMatch(site)) }
  }
  const close = onMail
    ? startSavedSearchSweep({
        store,
        suppressions: stores.suppressions,
        findMatches,
        findOffer: async (site, carId) => (await findOffer?.(site, carId)) ?? null,
        brandOf: (site) => createMailBrand(site, { location_id: null }, clock()),
        onMail,
        newId: randomUUID,
        sites: () => ownSites().filter(({ features }) => features.savedSearches),
        stockVersion: stockIndex.generation,
        clock,
        logger,
      })
    : async () => {}
  return { store, findMatches, canMail: onMail !== null, close }
}

const toMatch =
  (site: Site) =>
  (car: {
    id: number
    name: string
    path: string
    price: number | null
    price_type: string | null
  }): SearchMatches['cars'][number] => ({
    id: car.id,
    name: car.name,
    price: car.price || null,
    priceType: car.price_type,
    url: new URL(car.path, site.url).href,
  })
